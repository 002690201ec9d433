// Zoom and pan as plain arithmetic: a viewport says how many pixels a board unit has and where
// the board's corner lies in the frame. Pure, so that wheel, fingers and keys share it.
import type { Box, Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

/** A point p of the board is seen at `x + (p.x - crop.x) * scale`. */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

export const LARGEST_SCALE = 3.2;

export const fitScale = (crop: Box, frame: Size): number => Math.min(frame.width / crop.width, frame.height / crop.height);

export const wholeBoard = (crop: Box, frame: Size): Viewport => settle({ scale: fitScale(crop, frame), x: 0, y: 0 }, crop, frame);

/** Keeps the scale in its limits and the board in the frame: centred along a side where it is
 * smaller than the frame, without a gap where it is larger. */
export function settle(viewport: Viewport, crop: Box, frame: Size): Viewport {
  const scale = clamp(viewport.scale, fitScale(crop, frame), LARGEST_SCALE);
  return {
    scale,
    x: settleSide(viewport.x, crop.width * scale, frame.width),
    y: settleSide(viewport.y, crop.height * scale, frame.height),
  };
}

function settleSide(offset: number, board: number, frame: number): number {
  if (board <= frame) return (frame - board) / 2;
  return clamp(offset, frame - board, 0);
}

/** Zooms so that the point of the board under `at` (in the frame) stays where it is. */
export function zoomAt(viewport: Viewport, at: Point, factor: number, crop: Box, frame: Size): Viewport {
  const scale = clamp(viewport.scale * factor, fitScale(crop, frame), LARGEST_SCALE);
  const grown = scale / viewport.scale;
  const x = at.x - (at.x - viewport.x) * grown;
  const y = at.y - (at.y - viewport.y) * grown;
  return settle({ scale, x, y }, crop, frame);
}

export const pan = (viewport: Viewport, dx: number, dy: number, crop: Box, frame: Size): Viewport =>
  settle({ ...viewport, x: viewport.x + dx, y: viewport.y + dy }, crop, frame);

/** Puts a point of the board into the middle of the frame. */
export function centreOn(point: Point, scale: number, crop: Box, frame: Size): Viewport {
  const x = frame.width / 2 - (point.x - crop.x) * scale;
  const y = frame.height / 2 - (point.y - crop.y) * scale;
  return settle({ scale, x, y }, crop, frame);
}

export const toFrame = (point: Point, viewport: Viewport, crop: Box): Point => ({
  x: viewport.x + (point.x - crop.x) * viewport.scale,
  y: viewport.y + (point.y - crop.y) * viewport.scale,
});

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));
