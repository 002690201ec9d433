// What the keyboard reaches on the map, in reading order: towns, connections, and in a full town
// the industries of which one has to leave.
import type { MapTarget } from "../../map/MapSurface.svelte";
import { readingOrder } from "../../map/roving";
import { segmentsOf, type BoardIndex } from "./board-index";
import { pieceId, standingIn } from "./pieces";
import type { View } from "./types";

export function focusTargets(boardIndex: BoardIndex, view: View): readonly MapTarget[] {
  const towns = [...boardIndex.towns.values()].map(({ id, x, y }): MapTarget => ({ kind: "town", id, x, y }));
  const lines = [...boardIndex.routes.values()].map(({ line, at }): MapTarget => ({ kind: "link", id: line.id, x: at.x, y: at.y }));
  return readingOrder([...towns, ...lines, ...pieceTargets(boardIndex, view)]);
}

/** The industries of the full town, one for each colour. */
export function pieceTargets(boardIndex: BoardIndex, view: View): MapTarget[] {
  const { phase, town: id } = view.pending;
  const town = boardIndex.towns.get(id ?? "");
  if (phase !== "remove" || !town) return [];
  const standing = standingIn(view, town.id);
  const segments = segmentsOf(town);
  return standing.flatMap((colour, index): MapTarget[] => {
    const segment = segments[index];
    if (!segment || standing.indexOf(colour) !== index) return [];
    return [{ kind: "slot", id: pieceId(town.id, colour), ...segment.at }];
  });
}
