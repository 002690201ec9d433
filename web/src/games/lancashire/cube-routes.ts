// The routes of Lancashire's cubes and cotton: the market is reached at the borders that bear its
// icon and in every town with a port.
import * as brass from "../brass/cube-routes";
import type { BoardIndex } from "./board-index";
import type { BuiltTile } from "./types";

export type { Goal, CubeRoute } from "../brass/cube-routes";

export class CubeRoutes extends brass.CubeRoutes {
  constructor(boardIndex: BoardIndex, built: Iterable<string>, tiles: readonly BuiltTile[]) {
    const ports = tiles.filter((tile) => boardIndex.industries.get(tile.industry)?.role === "port");
    const towns = new Set(ports.map((tile) => boardIndex.around.get(tile.slot)));
    super(boardIndex, built, (place) => towns.has(place) || (boardIndex.locations.get(place)?.market ?? false));
  }
}
