// The points of a chart.
import { expect, test } from "vitest";
import { frameOf, heightOf, plyAt, sampleAt, sampledPlies, stepPath } from "./chart";

const samples = [
  { ply: 0, values: [0, 4] },
  { ply: 5, values: [-2, 4] },
  { ply: 10, values: [8, 4] },
];
const frame = frameOf(samples, 10, 100, 50);

test("a short game is read whole, a long one in steps, both with their ends", () => {
  expect(sampledPlies(3)).toEqual([0, 1, 2, 3]);
  expect(sampledPlies(10, 4)).toEqual([0, 3, 6, 9, 10]);
  expect(sampledPlies(0)).toEqual([0]);
  expect(sampledPlies(1000).length).toBeLessThanOrEqual(122);
});

test("the frame holds all values and zero, and is never flat", () => {
  expect([frame.least, frame.most]).toEqual([-2, 8]);
  expect(heightOf(frame, 8)).toBe(0);
  expect(heightOf(frame, -2)).toBe(50);
  expect(frameOf([{ ply: 0, values: [0, 0] }], 0, 100, 50).most).toBe(1);
});

test("a line keeps its height until the value changes", () => {
  expect(stepPath(samples, 0, frame)).toBe("M0 40H50V50H100V0");
  expect(stepPath(samples, 1, frame)).toBe("M0 20H50V20H100V20");
});

test("between two samples the earlier one holds", () => {
  expect(sampleAt(samples, 7)?.ply).toBe(5);
  expect(sampleAt(samples, 10)?.ply).toBe(10);
});

test("a place across the chart leads to the nearest move", () => {
  const frame = frameOf([], 40, 280, 96);
  expect([-9, 0, 139, 280, 400].map((across) => plyAt(frame, across))).toEqual([0, 0, 20, 40, 40]);
});
