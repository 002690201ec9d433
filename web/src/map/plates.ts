// How large the plates of names are, for those who draw them and for those who look for room.
import { boxAround, boxAt, type Box, type Point } from "./geometry";
import { textWidth } from "./lettering";

/** The room a name has, from left to right. */
export type Between = readonly [number, number];

const ANYWHERE: Between = [-Infinity, Infinity];

const kept = (x: number, width: number, [left, right]: Between): number => Math.max(left + width / 2, Math.min(x, right - width / 2));

export interface TownLabel {
  centres: readonly Point[];
  size: number;
  fontSize: number;
  /** A glyph stands before the name. */
  signed: boolean;
  /** The plate is low, where the map is small. */
  low: boolean;
  between?: Between;
}

/** The name-plate under the frame of a town. */
export function townPlate(text: string, { centres, size, fontSize, signed, low, between = ANYWHERE }: TownLabel): Box {
  const frame = boxAround(centres, size, 4);
  const sign = signed ? fontSize * 1.05 : 0;
  const width = Math.max(textWidth(text, fontSize, "display") + sign + 14, frame.width);
  const height = Math.max(20, fontSize * (low ? 1.15 : 1.38));
  return { x: kept(frame.x + frame.width / 2, width, between) - width / 2, y: frame.y + frame.height - 1, width, height };
}

/** The black name of a place at the border. */
export function namePill(text: string, at: Point, fontSize: number, between: Between = ANYWHERE): Box {
  const width = textWidth(text, fontSize, "display") + 20;
  return boxAt({ x: kept(at.x, width, between), y: at.y }, { width, height: Math.max(22, fontSize * 1.5) });
}
