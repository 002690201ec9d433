// Every move of a replay is told, also one that has no consequences yet.
import { expect, test } from "vitest";
import type { EntryShown } from "../api/types";
import { Words } from "../words/words";
import { sentencesOf } from "./sentences";

const words = new Words("en", ["event-loan = { $seat } takes a loan\nmove-card = Discard { $card }\ncard-leek = Leek\n"]);
const names = { "seat-0": "Nora" };
const entry: EntryShown = { number: 0, kind: "move", seat: 0, text: "card leek", at: 0, events: [], sealed: false };

test("what happened is told", () => {
  const events = [{ seat: 0, key: "event-loan", args: { seat: "seat-0" } }];
  expect(sentencesOf({ ...entry, events }, "brass-birmingham", words, names)).toEqual(["Nora takes a loan"]);
});

test("where nothing has happened yet, the choice is told", () => {
  const [said, ...more] = sentencesOf(entry, "brass-birmingham", words, names);
  expect(said?.replace(/[\u2068\u2069]/g, "")).toBe("Nora: Discard Leek");
  expect(more).toEqual([]);
});
