// Where the things of the board are marked: whole cards, the workers in a gap, an event's options.
import { spotAround, type Spot } from "../../map/MarksLayer.svelte";
import { optionBoxes, type BoardIndex, type Gap, type Place } from "./board-index";
import type { View } from "./types";

export function spotOf(boardIndex: BoardIndex, options: number, view: View, id: string): Spot | null {
  const slot = boardIndex.slots.get(id);
  if (slot) return { ...spotAround(slot.box), lamp: lampBeside(boardIndex, slot), outlined: true };
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
  const [width, height] = gap.upright ? [side, long] : [long, side];
  // In the gap itself: cards have their names above and their points below.
  const lamp = gap.upright
    ? { x: gap.x, y: Math.min(gap.y + height / 2 + LAMP.height / 2, gap.box.y + gap.box.height - LAMP.height / 2) }
    : { x: gap.x + width / 2 + LAMP.width / 2 + 2, y: gap.y };
  return { x: gap.x, y: gap.y, width, height, turn: 0, lamp };
}

const LAMP = { width: 32, height: 22 } as const;

/** Beside the top of a card, in the gap to its right; of the last column, to its left. */
function lampBeside({ gaps }: BoardIndex, { id, box }: Place): Spot["lamp"] {
  const gap = [...gaps.values()].find(({ upright, slots }) => upright && slots[0] === id);
  const before = [...gaps.values()].find(({ upright, slots }) => upright && slots[1] === id);
  return { x: (gap ?? before)?.x ?? box.x, y: box.y + LAMP.height / 2 };
}
