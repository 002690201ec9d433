import { expect, it } from "vitest";
import { shortNames } from "./lettering";

it("shortens names to three letters, or to as many as tell them apart", () => {
  const short = shortNames(["Stoke-on-Trent", "Stone", "Stafford", "Leek"]);
  expect([...short.values()]).toEqual(["Stok", "Ston", "Sta", "Lee"]);
});
