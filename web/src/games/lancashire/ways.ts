// The ways of Lancashire's cubes and cotton: the market is reached at the borders that bear its
// icon and in every town with a port.
import * as brass from "../brass/ways";
import type { Atlas } from "./atlas";
import type { BuiltTile } from "./types";

export type { Goal, Way } from "../brass/ways";

export class Ways extends brass.Ways {
  constructor(atlas: Atlas, built: Iterable<string>, tiles: readonly BuiltTile[]) {
    const ports = tiles.filter((tile) => atlas.industries.get(tile.industry)?.role === "port");
    const towns = new Set(ports.map((tile) => atlas.around.get(tile.slot)));
    super(atlas, built, (place) => towns.has(place) || (atlas.locations.get(place)?.market ?? false));
  }
}
