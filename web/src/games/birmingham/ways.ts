// The ways of Birmingham's cubes: the market is reached at the merchants' places.
import * as brass from "../brass/ways";
import type { BoardIndex } from "./board-index";

export type { Goal, Way } from "../brass/ways";

export class Ways extends brass.Ways {
  constructor(boardIndex: BoardIndex, built: Iterable<string>) {
    super(boardIndex, built, (place) => boardIndex.locations.get(place)?.kind === "merchant");
  }
}
