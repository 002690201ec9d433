// What the events of a move look like on the board of Birmingham: beer and merchants' barrels
// beside what every Brass has.
import type { GameEvent } from "../../api/types";
import type { Animation } from "../../map/stage.svelte";
import * as brass from "../brass/animations";
import { idOf } from "../notation";
import type { BoardIndex } from "./board-index";
import type { View } from "./types";
import { CubeRoutes } from "./cube-routes";

export const animationsOf = (boardIndex: BoardIndex, view: View, events: readonly GameEvent[]): Animation<View>[] =>
  brass.animationsOf(boardIndex, view, events, (links) => new CubeRoutes(boardIndex, links), beerAnimation);

function beerAnimation(event: GameEvent, { cubeRoutes, goal }: brass.AnimationContext<View>): Animation<View> | null {
  switch (event.key) {
    case "event-beer": {
      // One's own beer needs no connection.
      const own = event.args["owner"] === `seat-${event.seat}`;
      const slot = idOf(event.args["slot"]);
      return brass.taken("beer", slot, goal && cubeRoutes.from(slot, goal, !own));
    }
    case "event-barrel": {
      const space = idOf(event.args["space"]);
      const route = goal && cubeRoutes.from(space, goal, true);
      return { motion: brass.travel("beer", route), touched: [space], change: (now) => withoutBarrel(now, space) };
    }
    default:
      return null;
  }
}

const withoutBarrel = (view: View, space: string): View => ({
  ...view,
  merchants: view.merchants.map((merchant) => (merchant.space === space ? { ...merchant, barrel: false } : merchant)),
});
