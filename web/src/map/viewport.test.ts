import { expect, it } from "vitest";
import { LARGEST_SCALE, centreOn, pan, toFrame, wholeBoard, zoomAt } from "./viewport";

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
