// Who has chosen when several choose at once.
import { expect, it } from "vitest";
import { decidersNow } from "./deciders";

it("lists those who choose and those who have, by seat", () => {
  expect(decidersNow([2, 0], [1])).toEqual([
    { seat: 0, chosen: false },
    { seat: 1, chosen: true },
    { seat: 2, chosen: false },
  ]);
});

it("counts who is asked for a second sealed choice as choosing", () => {
  expect(decidersNow([0], [0, 1])).toEqual([
    { seat: 0, chosen: false },
    { seat: 1, chosen: true },
  ]);
});
