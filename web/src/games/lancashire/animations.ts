// What the events of a move look like on the board of Lancashire: cotton on its way to a port or to
// the distant market, beside what every Brass has.
import type { GameEvent } from "../../api/types";
import type { Animation } from "../../map/stage.svelte";
import * as brass from "../brass/animations";
import { idOf } from "../notation";
import type { BoardIndex } from "./board-index";
import type { View } from "./types";
import { CubeRoutes } from "./cube-routes";

export const animationsOf = (boardIndex: BoardIndex, view: View, events: readonly GameEvent[]): Animation<View>[] =>
  brass.animationsOf(boardIndex, view, events, (links) => new CubeRoutes(boardIndex, links, view.tiles), cottonAnimation);

function cottonAnimation(event: GameEvent, { cubeRoutes, goal }: brass.AnimationContext<View>): Animation<View> | null {
  const slot = idOf(event.args["slot"]);
  switch (event.key) {
    case "event-port": {
      // The slot is the port's; the mill is what the action is about.
      const route = goal && cubeRoutes.from(goal.id, { id: slot, link: false }, true);
      return { motion: brass.travel("cotton", route), touched: [slot], change: (now) => now };
    }
    case "event-distant":
      return { motion: brass.travel("cotton", cubeRoutes.toMarket(slot)), touched: [slot], change: (now) => drawn(now, event) };
    default:
      return null;
  }
}

/** A tile of the pile is drawn and the marker moves. */
function drawn(view: View, { args }: GameEvent): View {
  const { drawn: before, pile_size } = view.distant_market;
  const after = { marker: Number(args["place"]) - 1, drawn: [...before, Number(args["steps"])], pile_size: pile_size - 1 };
  return { ...view, distant_market: after };
}
