// The picture of a rating's history: which games are in it, and where its points lie.
import { expect, test } from "vitest";
import { kindsOf, plotOf, type Step } from "./rating-plot";

const step = (at: number, mu: number, game = "spyrium", seats = 2): Step => ({
  game,
  seats,
  table: null,
  place: 1,
  score: 40,
  rating: mu - 12,
  mu,
  low: mu - 8,
  high: mu + 8,
  at,
});

test("histories are told apart by game and number of players, the oldest game first", () => {
  const kinds = kindsOf([step(4, 27), step(3, 25, "spyrium", 3), step(2, 26), step(1, 25)]);
  expect(kinds.map(({ seats, steps }) => [seats, steps.map(({ at }) => at)])).toEqual([
    [2, [1, 2, 4]],
    [3, [3]],
  ]);
});

test("all of it lies within the frame, and higher ratings higher", () => {
  const plot = plotOf([step(1, 25), step(2, 28), step(3, 22)], 300, 100);
  expect(plot.points.map(({ x }) => x)).toEqual([0, 150, 300]);
  expect(plot.points[1]!.y).toBeLessThan(plot.points[0]!.y);
  const numbers = [...plot.band.matchAll(/ (-?[\d.]+)/g)].map((found) => Number(found[1]));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
  expect(plot.marks[0]!.y).toBe(100);
  expect(plot.marks.at(-1)!.y).toBe(0);
});

test("one game is a point in the middle", () => {
  expect(plotOf([step(1, 25)], 300, 100).points).toEqual([{ x: 150, y: 50 }]);
});
