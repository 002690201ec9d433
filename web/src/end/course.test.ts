// The course of a game: where rounds begin, when the lead changes, and whose round was the best.
import { expect, it } from "vitest";
import { momentsOf, stepPlies, type Step } from "./course";

const steps = (...points: readonly (readonly number[])[]): readonly Step[] =>
  points.map((values, at) => ({ ply: at * 10, round: `round ${at + 1}`, points: values }));

it("looks at the beginning of each round once, and at both ends", () => {
  expect(stepPlies([{ ply: 12 }, { ply: 12 }, { ply: 30 }], 41)).toEqual([0, 12, 30, 41]);
  expect(stepPlies([{ ply: 41 }], 41)).toEqual([0, 41]);
});

it("finds the last changes of the lead and the best round, in order", () => {
  const found = momentsOf(steps([0, 0], [5, 3], [6, 9], [30, 11], [31, 40]));
  expect(found.map(({ kind, seat, round }) => [kind, seat, round])).toEqual([
    ["lead", 0, "round 3"],
    ["lead", 1, "round 4"],
    ["gain", 1, "round 4"],
  ]);
  expect(found.at(-1)).toMatchObject({ gain: 28, ply: 30 });
});

it("takes a tie for no lead, and a small gain for no moment", () => {
  expect(momentsOf(steps([0, 0], [2, 1], [3, 3], [4, 3]))).toEqual([]);
});

it("has nothing to say of a game without rounds", () => {
  expect(momentsOf([])).toEqual([]);
});
