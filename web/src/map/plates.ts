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
export function townPlate(text: string, label: TownLabel): Box {
  const { centres, size, between = ANYWHERE } = label;
  const frame = boxAround(centres, size, 4);
  const { width: least, height } = townLetters(text, label);
  const width = Math.max(least, frame.width);
  return { x: kept(frame.x + frame.width / 2, width, between) - width / 2, y: frame.y + frame.height - 1, width, height };
}

/** How far a plate slides along its frame, in parts of the way on which it still holds to half of it. */
const SLIDES = [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1].flatMap((part) => (part === 0 ? [0] : [part, -part]));

/** Where else the name of a town may stand: along the lower side of its frame, along the upper one, or beside
 *  its lowest row. */
export function townPlates(text: string, label: TownLabel): Box[] {
  const { centres, size, between = ANYWHERE } = label;
  const plate = townLetters(text, label);
  const along = (row: readonly Point[], yOf: (side: Box) => number): Box[] => {
    const side = boxAround(row, size, 4);
    const reach = plate.width / 2 + side.width / 2 - Math.min(plate.width, side.width) / 2;
    return SLIDES.map((slide) => {
      const x = kept(side.x + side.width / 2 + slide * reach, plate.width, between);
      return { ...plate, x: x - plate.width / 2, y: yOf(side) };
    });
  };
  const beside = (row: readonly Point[]): Box[] => {
    const side = boxAround(row, size, 4);
    const [left, right] = [side.x + 1 - plate.width, side.x + side.width - 1];
    const ys = [0.5, 0.75, 0.25, 1, 0].map((part) => side.y + part * (side.height - plate.height));
    return ys.flatMap((y) => [right, left].map((x) => ({ ...plate, x, y })));
  };
  return [
    ...along(lowest(centres), (side) => side.y + side.height - 1),
    ...along(highest(centres), (side) => side.y + 1 - plate.height),
    ...beside(lowest(centres)),
  ].filter(({ x, width }) => x >= between[0] && x + width <= between[1]);
}

const highest = (centres: readonly Point[]): Point[] => centres.filter(({ y }) => y === Math.min(...centres.map((point) => point.y)));
const lowest = (centres: readonly Point[]): Point[] => centres.filter(({ y }) => y === Math.max(...centres.map((point) => point.y)));

function townLetters(text: string, { fontSize, signed, low }: TownLabel): { width: number; height: number } {
  const { lines, width } = linesOf(text, fontSize);
  const height = Math.max(20, fontSize * (low ? 1.15 : 1.38)) + (lines.length - 1) * fontSize;
  return { width: width + (signed ? fontSize * 1.05 : 0) + 14, height };
}

/** The lines of a text and how wide the widest is. */
export function linesOf(text: string, fontSize: number): { lines: string[]; width: number } {
  const lines = text.split("\n");
  return { lines, width: Math.max(...lines.map((line) => textWidth(line, fontSize, "display"))) };
}

/** The black name of a place at the border. */
export function namePill(text: string, at: Point, fontSize: number, between: Between = ANYWHERE): Box {
  const { lines, width: letters } = linesOf(text, fontSize);
  const size = { width: letters + 20, height: Math.max(22, fontSize * 1.5) + (lines.length - 1) * fontSize };
  return boxAt({ x: kept(at.x, size.width, between), y: at.y }, size);
}
