// Zoom and pan as plain arithmetic: a viewport says how many pixels a board unit has and where
// the board's corner lies in the frame. Pure, so that wheel, fingers and keys share it.
import type { Box, Point } from "./geometry";

export interface Size {
  width: number;
  height: number;
}

/** What the board is seen through. */
export interface Frame extends Size {
  /** Pixels by which the board may be moved beyond the edges: what lies there can be brought out from
   *  under the buttons of the map. */
  slack?: Point;
}

/** A point p of the board is seen at `x + (p.x - crop.x) * scale`. */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

export const LARGEST_SCALE = 3.2;

export const fitScale = (crop: Box, frame: Size): number => Math.min(frame.width / crop.width, frame.height / crop.height);

export const wholeBoard = (crop: Box, { width, height }: Size): Viewport => settle({ scale: 0, x: 0, y: 0 }, crop, { width, height });

/** Keeps the scale in its limits and the board in the frame: centred along a side where it is
 * smaller than the frame, without a gap where it is larger, but for the slack. */
export function settle(viewport: Viewport, crop: Box, frame: Frame): Viewport {
  const scale = clamp(viewport.scale, fitScale(crop, frame), LARGEST_SCALE);
  return {
    scale,
    x: settleSide(viewport.x, crop.width * scale, frame.width, frame.slack?.x ?? 0),
    y: settleSide(viewport.y, crop.height * scale, frame.height, frame.slack?.y ?? 0),
  };
}

function settleSide(offset: number, board: number, frame: number, slack: number): number {
  const [least, most] = board <= frame ? [(frame - board) / 2, (frame - board) / 2] : [frame - board, 0];
  return clamp(offset, Math.min(least, frame - board - slack), Math.max(most, slack));
}

/** Zooms so that the point of the board under `at` (in the frame) stays where it is. */
export function zoomAt(viewport: Viewport, at: Point, factor: number, crop: Box, frame: Frame): Viewport {
  const scale = clamp(viewport.scale * factor, fitScale(crop, frame), LARGEST_SCALE);
  if (scale === fitScale(crop, frame)) return wholeBoard(crop, frame);
  const grown = scale / viewport.scale;
  const x = at.x - (at.x - viewport.x) * grown;
  const y = at.y - (at.y - viewport.y) * grown;
  return settle({ scale, x, y }, crop, frame);
}

export const pan = (viewport: Viewport, dx: number, dy: number, crop: Box, frame: Frame): Viewport =>
  settle({ ...viewport, x: viewport.x + dx, y: viewport.y + dy }, crop, frame);

/** Puts a point of the board into the middle of the frame. */
export function centreOn(point: Point, scale: number, crop: Box, frame: Frame): Viewport {
  const x = frame.width / 2 - (point.x - crop.x) * scale;
  const y = frame.height / 2 - (point.y - crop.y) * scale;
  return settle({ scale, x, y }, crop, frame);
}

export const toFrame = (point: Point, viewport: Viewport, crop: Box): Point => ({
  x: viewport.x + (point.x - crop.x) * viewport.scale,
  y: viewport.y + (point.y - crop.y) * viewport.scale,
});

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));

/** Where the box of the map's buttons lies, from its own corner of the frame: as far along that side, or
 * else along the other, as it takes to cover none of the points and to be no nearer to one than this. */
export function asideOf(points: readonly Point[], box: Size, corner: Point, frame: Size, apart: number): Point {
  const [right, bottom] = [frame.width - box.width, frame.height - box.height];
  const steps = Math.max(0, Math.floor(bottom / STEP));
  const places = [corner.x, 1 - corner.x].flatMap((side) =>
    Array.from({ length: steps + 1 }, (_, step) => ({ x: side * right, y: corner.y ? bottom - step * STEP : step * STEP })),
  );
  const inside = points.filter(({ x, y }) => x > 0 && y > 0 && x < frame.width && y < frame.height);
  const free = (place: Point, away: number): boolean =>
    !inside.some(
      ({ x, y }) => away > Math.max(place.x - x, x - place.x - box.width) && away > Math.max(place.y - y, y - place.y - box.height),
    );
  const home = { x: corner.x * right, y: corner.y * bottom };
  return places.find((place) => free(place, apart)) ?? places.find((place) => free(place, 0)) ?? home;
}

const STEP = 12;
