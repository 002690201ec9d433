// What the texts of a page are given.
import { expect, test } from "vitest";
import { spoken } from "./spoken";

test("ids of the game become its words, the rest stands as it is", () => {
  const said = spoken({ industry: "industry-coal_mine", kind: "coal_mine", at: "dudley_1", money: 5 }, (key) => `<${key}>`);
  expect(said).toEqual({ industry: "<industry-coal_mine>", kind: "coal_mine", at: "dudley_1", money: 5 });
});

test("a number below zero has a true minus sign", () => {
  expect(spoken({ income: -3, level: 0 }, (key) => key)).toEqual({ income: "−3", level: 0 });
});
