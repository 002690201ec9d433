// Where the things of the board are marked: whole cards, the workers in a gap, an event's options.
import { spotAround, type Spot } from "../../map/MarksLayer.svelte";
import { optionBoxes, type BoardIndex, type Gap } from "./board-index";
import type { View } from "./types";

export function spotOf(boardIndex: BoardIndex, options: number, view: View, id: string): Spot | null {
  const slot = boardIndex.slots.get(id);
  if (slot) return { ...spotAround(slot.box), outlined: true };
  const gap = boardIndex.gaps.get(id);
  if (gap) return { ...gapSpot(gap, view.workers.filter((standing) => standing.gap === id).length, boardIndex.narrow), outlined: true };
  if (id === "next") return { ...spotAround(boardIndex.next), outlined: true };
  if (id === "event") return { ...spotAround(boardIndex.event), outlined: true };
  const box = optionBoxes(boardIndex, options)[Number(id.match(/^event-(\d)$/)?.[1] ?? 0) - 1];
  return box ? { ...spotAround(box), outlined: true } : null;
}

/** Around the workers, or around the empty middle. */
function gapSpot(gap: Gap, workers: number, narrow: boolean): Spot {
  const side = narrow ? 31 : 46;
  const long = Math.max(side, Math.min(gap.upright ? gap.box.height : gap.box.width, workers * side * 0.9));
  return { x: gap.x, y: gap.y, width: gap.upright ? side : long, height: gap.upright ? long : side, turn: 0 };
}
