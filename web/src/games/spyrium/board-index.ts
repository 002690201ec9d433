// Where things stand on the board: events and phases on top, the market of nine cards with its gaps
// below. The board takes the shape of the frame it is seen in, so that its texts keep their size.
import type { Box, Point } from "../../map/geometry";

export interface Place extends Point {
  id: string;
  box: Box;
}

export interface Gap extends Place {
  /** The two places beside it. */
  slots: readonly [string, string];
  /** Between two cards of a row; else between two rows. */
  upright: boolean;
}

export interface BoardIndex {
  crop: Box;
  narrow: boolean;
  slots: ReadonlyMap<string, Place>;
  gaps: ReadonlyMap<string, Gap>;
  /** The letters of the rows and the numbers of the columns. */
  letters: readonly (Point & { text: string })[];
  event: Box;
  next: Box;
  phases: Box;
}

const ROWS = ["a", "b", "c"] as const;
const COLUMNS = [1, 2, 3] as const;

interface Measures {
  /** Widths between which the board is drawn; beyond them it is scaled. */
  width: readonly [number, number];
  /** The heights a card may have. */
  card: readonly [number, number];
  gap: { across: number; down: number };
  margin: { x: number; y: number };
  header: number;
  /** Room above the cards for the numbers of the columns. */
  numbers: number;
}

const WIDE: Measures = {
  width: [640, 1020],
  card: [122, 178],
  gap: { across: 52, down: 52 },
  margin: { x: 21, y: 10 },
  header: 66,
  numbers: 8,
};
const NARROW: Measures = {
  width: [372, 470],
  card: [82, 128],
  gap: { across: 30, down: 30 },
  margin: { x: 13, y: 5 },
  header: 46,
  numbers: 8,
};

/** Below this many pixels of width the board is drawn narrow. */
export const NARROW_BELOW = 560;

const clamp = (value: number, [least, most]: readonly [number, number]): number => Math.min(most, Math.max(least, value));

export function boardIndexFor(frame: { width: number; height: number }): BoardIndex {
  const narrow = frame.width < NARROW_BELOW;
  const measures = narrow ? NARROW : WIDE;
  const { gap, margin, header, numbers } = measures;
  const width = clamp(frame.width, measures.width);
  /** As high as the frame is, in units of the board. */
  const wanted = (frame.height / Math.max(1, frame.width)) * width;
  const around = header + numbers + 3 * margin.y + 2 * gap.down;
  const height = clamp((wanted - around) / ROWS.length, measures.card);
  const card = { width: (width - 2 * margin.x - 2 * gap.across) / COLUMNS.length, height };
  const top = header + numbers + 2 * margin.y;
  const slots = new Map(
    ROWS.flatMap((row, r) =>
      COLUMNS.map((column, c) => {
        const box = { x: margin.x + c * (card.width + gap.across), y: top + r * (card.height + gap.down), ...card };
        return [`${row}${column}`, placed(`${row}${column}`, box)] as const;
      }),
    ),
  );
  const crop = { x: 0, y: 0, width, height: around + ROWS.length * height };
  return { crop, narrow, slots, gaps: gapsOf(slots), letters: lettersOf(slots), ...headerOf(width, margin, header, narrow) };
}

const placed = (id: string, box: Box): Place => ({ id, box, x: box.x + box.width / 2, y: box.y + box.height / 2 });

function lettersOf(slots: ReadonlyMap<string, Place>): BoardIndex["letters"] {
  const rows = ROWS.map((row) => slots.get(`${row}1`)!).map(({ id, box, y }) => ({ text: id[0]!, x: box.x / 2 + 1, y: y + 4 }));
  const columns = COLUMNS.map((column) => slots.get(`a${column}`)!).map(({ id, box, x }) => ({ text: id[1]!, x, y: box.y - 4.5 }));
  return [...rows, ...columns];
}

function gapsOf(slots: ReadonlyMap<string, Place>): ReadonlyMap<string, Gap> {
  const gaps = new Map<string, Gap>();
  for (const [r, row] of ROWS.entries()) {
    for (const column of COLUMNS) {
      const from = slots.get(`${row}${column}`)!;
      const right = slots.get(`${row}${column + 1}`);
      const below = slots.get(`${ROWS[r + 1] ?? ""}${column}`);
      if (right) add(gaps, from, right, true);
      if (below) add(gaps, from, below, false);
    }
  }
  return gaps;
}

function add(gaps: Map<string, Gap>, from: Place, to: Place, upright: boolean): void {
  const id = `${from.id}-${to.id}`;
  const { x, y, width, height } = from.box;
  const box = upright
    ? { x: x + width, y, width: to.box.x - x - width, height }
    : { x, y: y + height, width, height: to.box.y - y - height };
  gaps.set(id, { ...placed(id, box), slots: [from.id, to.id], upright });
}

function headerOf(
  width: number,
  { x, y }: { x: number; y: number },
  height: number,
  narrow: boolean,
): Pick<BoardIndex, "event" | "next" | "phases"> {
  const [edge, between] = narrow ? [7, 5] : [x - 8, 9];
  const room = width - 2 * edge - 2 * between;
  const [first, second] = narrow ? [0.47, 0.29] : [0.45, 0.31];
  const box = (from: number, share: number): Box => ({ x: from, y, width: room * share, height });
  const event = box(edge, first);
  const next = box(event.x + event.width + between, second);
  return { event, next, phases: box(next.x + next.width + between, 1 - first - second) };
}

/** The slots beside a gap. */
export const slotsBeside = (gap: string): readonly [string, string] => {
  const [first = "", second = ""] = gap.split("-");
  return [first, second];
};

/** The gaps beside a slot, among those that are known. */
export const gapsBeside = (boardIndex: BoardIndex, slot: string): readonly Gap[] =>
  [...boardIndex.gaps.values()].filter((gap) => gap.slots.includes(slot));

/** The parts of the event card, one for each of its options. */
export function optionBoxes({ event, narrow }: BoardIndex, options: number): readonly Box[] {
  const label = narrow ? 26 : 44;
  const width = (event.width - label - 6) / Math.max(1, options);
  const top = narrow ? 4 : 23;
  return Array.from({ length: options }, (_, at) => ({
    x: event.x + label + at * width,
    y: event.y + top,
    width: width - 4,
    height: event.height - top - 4,
  }));
}
