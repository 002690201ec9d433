// Where the workers of a gap stand: one below the other between two cards of a row, side by side
// between two rows. More than two in an upright gap stand in two columns, so that each is seen whole.
import type { Point } from "../../map/geometry";
import type { Gap } from "./board-index";
import type { Standing } from "./types";

export interface Posted extends Standing, Point {
  /** Its height. */
  size: number;
  /** Would come. */
  coming: boolean;
}

/** `coming`: who would come. */
export function posted(gap: Gap, standing: readonly Standing[], narrow: boolean, coming: number | null = null): readonly Posted[] {
  const all = [
    ...standing.filter((one) => one.gap === gap.id).map((one) => ({ ...one, coming: false })),
    ...(coming === null ? [] : [{ gap: gap.id, owner: coming, count: 1, coming: true }]),
  ];
  if (gap.upright && all.length > MOST_STACKED) return inColumns(gap, all, narrow);
  const size = sizeOf(gap, all.length, narrow);
  const step = gap.upright ? size * 1.04 : Math.min(size * 0.92, gap.box.width / Math.max(1, all.length));
  return all.map((one, at) => {
    const off = (at - (all.length - 1) / 2) * step;
    return { ...one, size, ...(gap.upright ? { x: gap.x, y: gap.y + off } : { x: gap.x + off, y: gap.y }) };
  });
}

const MOST_STACKED = 2;
/** The width of a worker with the number at its cap, by its height. */
const BREADTH = 0.78;

function inColumns<One>({ x, y, box }: Gap, all: readonly One[], narrow: boolean): readonly (One & Point & { size: number })[] {
  const rows = Math.ceil(all.length / 2);
  const size = Math.min(narrow ? 24 : 34, (box.height - 4) / (rows * 1.1), (box.width + 8) / 2 / BREADTH);
  return all.map((one, at) => ({
    ...one,
    size,
    x: x + (at % 2 === 0 ? -0.5 : 0.5) * size * BREADTH,
    y: y + (Math.floor(at / 2) - (rows - 1) / 2) * size * 1.1,
  }));
}

function sizeOf(gap: Gap, workers: number, narrow: boolean): number {
  const [largest, count] = [narrow ? 30 : 42, Math.max(1, workers)];
  if (gap.upright) return Math.min(largest, (gap.box.height - 4) / count, gap.box.width * 1.2);
  return Math.min(largest, gap.box.height - (narrow ? 0 : 6), (gap.box.width / count) * 1.5);
}
