// Where it stands why something is not possible: left of what was pointed at, else right of it. What
// was pointed at in a column beside the map leaves the whole column free.
import type { Box, Point } from "../map/geometry";
import type { Extent } from "../map/tip-place";

/** On the map the place pointed at and its neighbours stay in sight. */
const FROM_PLACE = 58;
const FROM_COLUMN = 14;
const EDGE = 8;
const UNDER_BAR = 60;

export function placeWhy(thing: Box, column: Box | null, size: Extent, window: Extent): Point {
  const last = window.width - size.width - EDGE;
  const free = column && beside(column, FROM_COLUMN, size.width, last);
  const x = free ?? beside(thing, FROM_PLACE, size.width, last) ?? last;
  const level = thing.y + thing.height / 2 - size.height / 2;
  return { x, y: Math.max(UNDER_BAR, Math.min(level, window.height - size.height - 12)) };
}

function beside(box: Box, gap: number, width: number, last: number): number | null {
  const [left, right] = [box.x - width - gap, box.x + box.width + gap];
  if (left >= EDGE) return left;
  return right <= last ? right : null;
}
