// Keyboard focus on a map: one stop for Tab, then arrows to the nearest thing in a direction.
// The order of Home, End and of first focus is that of reading: north-west to south-east.
import type { Point } from "./geometry";

export interface FocusTarget extends Point {
  id: string;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const HEADING: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const ROW = 60;

export const isArrow = (key: string): key is Arrow => key in HEADING;

/** North-west to south-east, in rows that a reader would see as one line. */
export const readingOrder = <S extends FocusTarget>(targets: readonly S[]): S[] =>
  [...targets].sort((a, b) => Math.floor(a.y / ROW) - Math.floor(b.y / ROW) || a.x - b.x || a.y - b.y);

/** The nearest target within 60 degrees of the arrow; what lies aside counts as farther away. */
export function nearest<S extends FocusTarget>(from: Point, arrow: Arrow, targets: readonly S[]): S | null {
  const heading = HEADING[arrow];
  let best: S | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [dx, dy] = [target.x - from.x, target.y - from.y];
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
    if (ahead <= 0 || aside > ahead * 1.75) continue;
    const way = ahead + 2 * aside;
    if (way < least) [best, least] = [target, way];
  }
  return best;
}
