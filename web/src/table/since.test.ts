// What counts as having happened since the viewer's last turn.
import { expect, it } from "vitest";
import type { EntryShown } from "../api/types";
import { sinceOwn } from "./since";

const entry = (number: number, seat: number, kind: EntryShown["kind"] = "move", events: object[] = [{}]): EntryShown =>
  ({ number, seat, kind, text: "", at: 0, events, sealed: false }) as unknown as EntryShown;

it("is what others did after the last own move", () => {
  const entries = [entry(0, 1), entry(1, 0), entry(2, 1), entry(3, 2)];
  expect(sinceOwn(entries, 0).map((known) => known.number)).toEqual([2, 3]);
  expect(sinceOwn(entries, 3).map((known) => known.number)).toEqual([0, 1, 2, 3]);
});

it("leaves out what is no move, and what is still sealed", () => {
  const entries = [entry(0, 0), entry(1, 1, "takeover"), entry(2, 1, "move", []), entry(3, 1)];
  expect(sinceOwn(entries, 0).map((known) => known.number)).toEqual([3]);
});

it("is nothing for who has no seat", () => {
  expect(sinceOwn([entry(0, 1)], null)).toEqual([]);
});

it("forgets what was taken back", () => {
  const undo = { ...entry(4, 0, "undo"), text: "2" };
  const entries = [entry(0, 0), entry(1, 1), entry(2, 0), entry(3, 1), undo];
  expect(sinceOwn(entries, 0).map((known) => known.number)).toEqual([1]);
});

it("counts actions: the cards that pay for one belong to it", () => {
  const moved = (number: number, seat: number, text: string): EntryShown => ({ ...entry(number, seat), text });
  const entries = [
    moved(0, 0, "pass"),
    moved(1, 1, "scout"),
    moved(2, 1, "card a"),
    moved(3, 1, "card b"),
    moved(4, 1, "loan"),
    moved(5, 2, "card c"),
  ];
  const found = sinceOwn(entries, 0, (move) => !move.startsWith("card"));
  expect(found.map(({ number, events }) => [number, events.length])).toEqual([
    [3, 3],
    [4, 1],
    [5, 1],
  ]);
});
