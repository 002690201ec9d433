// The ways of Birmingham's cubes: the market is reached at the merchants' places.
import * as brass from "../brass/ways";
import type { Atlas } from "./atlas";

export type { Goal, Way } from "../brass/ways";

export class Ways extends brass.Ways {
  constructor(atlas: Atlas, built: Iterable<string>) {
    super(atlas, built, (place) => atlas.locations.get(place)?.kind === "merchant");
  }
}
