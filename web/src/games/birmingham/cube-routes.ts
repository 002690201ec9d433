// The routes of Birmingham's cubes: the market is reached at the merchants' places.
import * as brass from "../brass/cube-routes";
import type { BoardIndex } from "./board-index";

export type { Goal, CubeRoute } from "../brass/cube-routes";

export class CubeRoutes extends brass.CubeRoutes {
  constructor(boardIndex: BoardIndex, built: Iterable<string>) {
    super(boardIndex, built, (place) => boardIndex.locations.get(place)?.kind === "merchant");
  }
}
