import { expect, it } from "vitest";
import { shortNames } from "./lettering";

it("shortens names to three letters, or to as many as tell them apart", () => {
  const short = shortNames(["Stoke-on-Trent", "Stone", "Stafford", "Leek"]);
  expect([...short.values()]).toEqual(["Stok", "Ston", "Sta", "Lee"]);
});

it("tells names apart by more than an accent", () => {
  expect([...shortNames(["Brême", "Breslau"]).values()]).toEqual(["Brêm", "Bres"]);
});

it("does not end between two words", () => {
  expect([...shortNames(["New York", "New York Bay"]).values()]).toEqual(["New York", "New York B"]);
});
