// A view looked up by slot and link.
import { isTile, type Marks } from "../../map/marks";
import type { BuiltTile, View } from "./types";

export interface Position {
  tiles: ReadonlyMap<string, BuiltTile>;
  links: ReadonlyMap<string, number>;
}

export const positionOf = (view: View): Position => ({
  tiles: new Map(view.tiles.map((tile) => [tile.slot, tile])),
  links: new Map(view.links.map((built) => [built.link, built.owner])),
});

/** Who built a link, or would with the choice now made. */
export function linkOwner(position: Position, marks: Marks, id: string): number | undefined {
  const mark = marks[id];
  const coming = (mark?.chosen || mark?.ghost) && mark.coming && !isTile(mark.coming) ? mark.coming.owner : undefined;
  return position.links.get(id) ?? coming;
}
