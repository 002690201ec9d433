// The ways of Lancashire's cubes and cotton: the market is reached at the borders that bear its
// icon and in every town with a port.
import * as brass from "../brass/ways";
import type { BoardIndex } from "./board-index";
import type { BuiltTile } from "./types";

export type { Goal, Way } from "../brass/ways";

export class Ways extends brass.Ways {
  constructor(boardIndex: BoardIndex, built: Iterable<string>, tiles: readonly BuiltTile[]) {
    const ports = tiles.filter((tile) => boardIndex.industries.get(tile.industry)?.role === "port");
    const towns = new Set(ports.map((tile) => boardIndex.around.get(tile.slot)));
    super(boardIndex, built, (place) => towns.has(place) || (boardIndex.locations.get(place)?.market ?? false));
  }
}
