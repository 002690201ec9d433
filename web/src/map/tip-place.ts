// Where a tip stands: right of what it is about, else left, else below or above; always inside the
// window and, where there is room at all, never over what it is about.
import type { Box, Point } from "./geometry";

export interface Extent {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

export function placeTip(about: Box, tip: Extent, window: Extent): Point {
  const level = between(about.y + about.height / 2 - tip.height / 2, window.height - tip.height);
  const right = about.x + about.width + GAP;
  if (right + tip.width + EDGE <= window.width) return { x: right, y: level };
  const left = about.x - GAP - tip.width;
  if (left >= EDGE) return { x: left, y: level };
  const x = between(about.x + about.width / 2 - tip.width / 2, window.width - tip.width);
  const below = about.y + about.height + GAP;
  if (below + tip.height + EDGE <= window.height) return { x, y: below };
  return { x, y: between(about.y - GAP - tip.height, window.height - tip.height) };
}

const between = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
