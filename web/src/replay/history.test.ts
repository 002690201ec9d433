// The moves that stand, counted, and the places of the timeline where something begins.
import { expect, test } from "vitest";
import type { EntryShown } from "../api/types";
import { landmarksOf, linesOf, movesOf, neighbour } from "./history";

function entry(number: number, more: Partial<EntryShown> = {}): EntryShown {
  return { number, kind: "move", seat: 0, text: "pass", at: 0, events: [], sealed: false, ...more };
}

const counted = (entries: EntryShown[]) => linesOf(entries).map((line) => [line.entry.number, line.ply]);

test("moves are counted, what else happened is not", () => {
  expect(counted([entry(0), entry(1, { kind: "resign", text: "" }), entry(2)])).toEqual([
    [0, 1],
    [1, null],
    [2, 2],
  ]);
});

test("what was taken back is left out, and the next move takes its place", () => {
  const entries = [entry(0), entry(1), entry(2), entry(3, { kind: "undo", text: "1" }), entry(4)];
  expect(counted(entries)).toEqual([
    [0, 1],
    [4, 2],
  ]);
  expect(movesOf(linesOf(entries)).map((move) => move.number)).toEqual([0, 4]);
});

test("a resignation between moves that are taken back stays", () => {
  const entries = [entry(0), entry(1, { kind: "resign", text: "" }), entry(2, { kind: "undo", text: "0" })];
  expect(counted(entries)).toEqual([[1, null]]);
});

const round = { seat: -1, key: "event-round", args: { round: 2 } };
const begun = landmarksOf([entry(0), entry(1, { events: [round] }), entry(2), entry(3, { events: [round] })], (event) =>
  event.key === "event-round" ? { text: "round", great: false } : null,
);

test("a landmark lies after the move that brought it", () => {
  expect(begun.map((mark) => mark.ply)).toEqual([2, 4]);
});

test("one goes from landmark to landmark, and past the last ones to the ends", () => {
  expect(neighbour(begun, 2, 1, 9)).toBe(4);
  expect(neighbour(begun, 4, 1, 9)).toBe(9);
  expect(neighbour(begun, 4, -1, 9)).toBe(2);
  expect(neighbour(begun, 2, -1, 9)).toBe(0);
});
