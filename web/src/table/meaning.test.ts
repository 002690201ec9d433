// What a question means is said once.
import { expect, test } from "vitest";
import { Words } from "../words/words";
import { meaningOf, meet, NOTHING_MET } from "./meaning";

const words = new Words("en", ["meaning-ask-demand = Demand pays.\nmeaning-ask-bid = All pay.\n"]);
const said = (key: string, round: number, met = NOTHING_MET): string => meaningOf({ key, args: {} }, round, met, words);

test("in the first round, where the game has a text for it", () => {
  expect(said("ask-demand", 0)).toBe("Demand pays.");
  expect(said("ask-demand", 1)).toBe("Demand pays.");
  expect(said("ask-demand", 2)).toBe("");
  expect(said("ask-link", 1)).toBe("");
});

test("until it was answered; each question for itself", () => {
  const asked = meet(NOTHING_MET, "ask-demand", 0);
  expect(said("ask-demand", 1, asked)).toBe("Demand pays.");
  const answered = meet(asked, "ask-bid", 1);
  expect(said("ask-bid", 1, answered)).toBe("All pay.");
  expect(said("ask-demand", 1, meet(answered, "ask-demand", 2))).toBe("");
});

test("moves of others, and what is taken back, answer nothing", () => {
  const asked = meet(NOTHING_MET, "ask-demand", 0);
  expect(meet(asked, "ask-demand", 0)).toBe(asked);
  const answered = meet(asked, "ask-bid", 1);
  expect(meet(answered, "ask-demand", 0).keys).toEqual(["ask-demand"]);
});
