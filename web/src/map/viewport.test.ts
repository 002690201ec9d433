import { expect, it } from "vitest";
import { LARGEST_SCALE, asideOf, centreOn, pan, toFrame, wholeBoard, zoomAt } from "./viewport";

const CROP = { x: 20, y: 30, width: 1000, height: 1000 };
const FRAME = { width: 800, height: 500 };

it("shows the whole board in the middle of the frame", () => {
  expect(wholeBoard(CROP, FRAME)).toEqual({ scale: 0.5, x: 150, y: 0 });
});

it("zooms around the pointer: what lies under it stays there", () => {
  const before = centreOn({ x: 520, y: 530 }, 1, CROP, FRAME);
  const at = { x: 300, y: 200 };
  const board = { x: CROP.x + (at.x - before.x) / before.scale, y: CROP.y + (at.y - before.y) / before.scale };
  const after = zoomAt(before, at, 1.5, CROP, FRAME);
  const seen = toFrame(board, after, CROP);
  expect(seen.x).toBeCloseTo(at.x);
  expect(seen.y).toBeCloseTo(at.y);
});

it("keeps to its limits and leaves no gap at the edges", () => {
  const whole = wholeBoard(CROP, FRAME);
  expect(zoomAt(whole, { x: 0, y: 0 }, 100, CROP, FRAME).scale).toBe(LARGEST_SCALE);
  expect(zoomAt(whole, { x: 0, y: 0 }, 0.01, CROP, FRAME).scale).toBe(0.5);
  const close = centreOn({ x: 520, y: 530 }, 1, CROP, FRAME);
  expect(pan(close, 5000, 5000, CROP, FRAME)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(pan(close, -5000, -5000, CROP, FRAME)).toEqual({ scale: 1, x: -200, y: -500 });
});

it("moves beyond an edge by the slack, and is in the middle again when the whole board is wanted", () => {
  const frame = { ...FRAME, slack: { x: 0, y: 80 } };
  const close = centreOn({ x: 520, y: 530 }, 1, CROP, frame);
  expect(pan(close, 5000, 5000, CROP, frame)).toEqual({ scale: 1, x: 0, y: 80 });
  expect(pan(close, -5000, -5000, CROP, frame)).toEqual({ scale: 1, x: -200, y: -580 });
  const whole = wholeBoard(CROP, frame);
  expect(whole).toEqual({ scale: 0.5, x: 150, y: 0 });
  expect(pan(whole, 100, 100, CROP, frame)).toEqual({ scale: 0.5, x: 150, y: 80 });
  expect(zoomAt(pan(whole, 0, -100, CROP, frame), { x: 0, y: 0 }, 0.9, CROP, frame)).toEqual(whole);
  // Where there is as much room beside the board, nothing moves.
  expect(pan(whole, 100, 0, CROP, { ...FRAME, slack: { x: 80, y: 0 } })).toEqual(whole);
});

it("puts buttons where nothing that may be chosen is under them or near", () => {
  const box = { width: 150, height: 60 };
  const aside = (...points: { x: number; y: number }[]) => asideOf(points, box, { x: 1, y: 1 }, FRAME, 16);
  const home = { x: 650, y: 440 };
  expect(aside()).toEqual(home);
  // Beside them, or outside the frame.
  expect(aside({ x: 630, y: 470 }, { x: 820, y: 470 })).toEqual(home);
  expect(aside({ x: 640, y: 470 })).toEqual({ x: 650, y: 392 });
  // All along the right side, then nearly everywhere, then everywhere.
  const along = (x: number, from: number, apart: number) => Array.from({ length: 30 }, (_, at) => ({ x, y: from + at * apart }));
  expect(aside(...along(700, 4, 40))).toEqual({ x: 0, y: 440 });
  expect(aside(...along(700, 4, 40), ...along(100, 34, 70))).toEqual({ x: 0, y: 392 });
  expect(aside(...along(700, 4, 40), ...along(100, 4, 40))).toEqual(home);
});
