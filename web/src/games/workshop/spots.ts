// Where the things of the map are marked: rings of towns, the link spaces of a connection, the
// industries of a full town.
import type { Spot } from "../../map/MarksLayer.svelte";
import { RING, type BoardIndex } from "./board-index";
import type { View } from "./types";
import { pieceTargets } from "./focus-targets";

const RING_ROUND = 2 * RING.outer + 5;

export function spotOf(boardIndex: BoardIndex, view: View, id: string): Spot | null {
  const town = boardIndex.towns.get(id);
  if (town) {
    // Names stand around the rings: a lamp stays on its own.
    const lamp = { x: town.x, y: town.y + RING.outer - 10 };
    return { x: town.x, y: town.y, width: RING_ROUND, height: RING_ROUND, turn: 0, round: true, lamp, outlined: true };
  }
  const [first, ...others] = boardIndex.routes.get(id)?.line.slots ?? [];
  const turned = ({ x, y, angle }: { x: number; y: number; angle: number }) => ({ x, y, turn: angle });
  if (first) return { ...turned(first), width: 31, height: 19, also: others.map(turned), outlined: true };
  const piece = pieceTargets(boardIndex, view).find((target) => target.id === id);
  return piece ? { x: piece.x, y: piece.y, width: 15, height: 15, turn: 0, round: true, outlined: true } : null;
}
