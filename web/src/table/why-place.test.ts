// Why something is not possible stands beside it, and beside the column it was chosen in.
import { expect, test } from "vitest";
import { placeWhy } from "./why-place";

const size = { width: 268, height: 120 };
const window = { width: 1440, height: 900 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test("left of a place on the map, else right of it, level with it", () => {
  expect(placeWhy(box(700, 400, 40, 40), null, size, window)).toEqual({ x: 700 - 268 - 58, y: 360 });
  expect(placeWhy(box(250, 400, 40, 40), null, size, window)).toEqual({ x: 290 + 58, y: 360 });
});

test("a column is left free, and the thing in it is kept clear where there is no room beside it", () => {
  const action = box(1334, 108, 80, 52);
  expect(placeWhy(action, box(1062, 60, 368, 304), size, window)).toEqual({ x: 1062 - 268 - 14, y: 74 });
  expect(placeWhy(action, box(10, 60, 1420, 304), size, window)).toEqual({ x: 1334 - 268 - 58, y: 74 });
});

test("it stays in the window and under the bar", () => {
  expect(placeWhy(box(700, 0, 40, 40), null, size, window).y).toBe(60);
  expect(placeWhy(box(700, 880, 40, 40), null, size, window).y).toBe(900 - 120 - 12);
  expect(placeWhy(box(100, 400, 1200, 40), null, size, window).x).toBe(1440 - 268 - 8);
});
