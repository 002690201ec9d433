// What the keyboard reaches on the board, in reading order: the event's options, the next event,
// then cards and gaps, row by row.
import type { MapTarget } from "../../map/MapSurface.svelte";
import { optionBoxes, type BoardIndex } from "./board-index";

export function focusTargets(boardIndex: BoardIndex, options: number): readonly MapTarget[] {
  const { next } = boardIndex;
  const events: MapTarget[] = optionBoxes(boardIndex, options).map((box, at) => ({
    kind: "event",
    id: `event-${at + 1}`,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  }));
  const later: MapTarget = { kind: "event", id: "next", x: next.x + next.width / 2, y: next.y + next.height / 2 };
  const cards = [...boardIndex.slots.values()].map(({ id, x, y }): MapTarget => ({ kind: "slot", id, x, y }));
  const gaps = [...boardIndex.gaps.values()].map(({ id, x, y }): MapTarget => ({ kind: "gap", id, x, y }));
  return [...events, later, ...[...cards, ...gaps].sort((a, b) => a.y - b.y || a.x - b.x)];
}
