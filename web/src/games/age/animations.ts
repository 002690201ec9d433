// What the events of a move look like on the board of Age of Industry: goods on their way to ports
// and markets, coal that ships bring, iron that needs a route here, beside what every Brass has.
import type { GameEvent } from "../../api/types";
import type { Animation } from "../../map/stage.svelte";
import * as brass from "../brass/animations";
import { idOf } from "../notation";
import type { BoardIndex, Table } from "./board-index";
import { CubeRoutes } from "./cube-routes";

/** Events that look as those of every Brass do, and those that only have the same name. */
const NAMES: Readonly<Record<string, string>> = {
  "event-combine": "event-build",
  "event-link": "event-link-rail",
  "event-iron": "iron",
  "event-coal-marketed": "coal-marketed",
  "event-iron-marketed": "iron-marketed",
};

export function animationsOf(boardIndex: BoardIndex, view: Table, events: readonly GameEvent[]): Animation<Table>[] {
  const named = events.map((event) => ({ ...event, key: NAMES[event.key] ?? event.key }));
  const resource = goodsOf(boardIndex, view, events);
  return brass.animationsOf(
    boardIndex,
    view,
    named,
    (links) => new CubeRoutes(boardIndex, links, view),
    (event, context) => ownAnimation(event, context, boardIndex, resource),
  );
}

/** Whose goods are sold: those of the mill or the factory that the action is about. */
function goodsOf({ industries }: BoardIndex, view: Table, events: readonly GameEvent[]): brass.Resource {
  const sold = events.find((event) => event.key === "event-sell");
  const industry = sold ? idOf(sold.args["industry"]) : view.tiles.find((tile) => tile.slot === view.pending.target)?.industry;
  return industries.get(industry ?? "")?.role === "factory" ? "goods" : "cotton";
}

function ownAnimation(
  event: GameEvent,
  { cubeRoutes, goal }: brass.AnimationContext<Table>,
  boardIndex: BoardIndex,
  goods: brass.Resource,
): Animation<Table> | null {
  const slot = idOf(event.args["slot"]);
  const cubes = Number(event.args["cubes"] ?? 1);
  switch (event.key) {
    case "iron":
      return brass.taken("iron", slot, goal && cubeRoutes.from(slot, goal, true));
    case "event-iron-bought":
      return { motion: brass.travel("iron", goal && cubeRoutes.fromMarket(goal), cubes), touched: [], change: (now) => now };
    case "event-coal-import": {
      const id = idOf(event.args["import"]);
      return {
        motion: brass.travel("coal", goal && cubeRoutes.from(id, goal, true)),
        touched: [id],
        change: (now) => imported(now, id, -1),
      };
    }
    case "event-imports": {
      const id = boardIndex.locations.get(idOf(event.args["location"]))?.coal_import?.id ?? "";
      return { motion: null, touched: [id], change: (now) => imported(now, id, cubes) };
    }
    case "coal-marketed":
    case "iron-marketed":
      return goal && marketed(event.key === "iron-marketed" ? "iron" : "coal", cubes, goal.id, boardIndex, cubeRoutes);
    case "event-port": {
      // The slot is the port's; the tile that sells is what the action is about.
      const route = goal && cubeRoutes.from(goal.id, { id: slot, link: false }, true);
      return { motion: brass.travel(goods, route), touched: [slot], change: (now) => now };
    }
    case "event-market": {
      const id = idOf(event.args["market"]);
      const route = goal && cubeRoutes.from(goal.id, { id, link: false }, true);
      return { motion: brass.travel(goods, route), touched: [id], change: (now) => turned(now, id) };
    }
    default:
      return null;
  }
}

/** Cubes fill the demand track: those of a new tile, or those that a new ship brought. */
function marketed(
  what: "coal" | "iron",
  cubes: number,
  slot: string,
  boardIndex: BoardIndex,
  cubeRoutes: brass.AnimationContext<Table>["cubeRoutes"],
): Animation<Table> {
  const id = boardIndex.locations.get(boardIndex.around.get(slot) ?? "")?.coal_import?.id;
  const change = (now: Table): Table => ({
    ...(id === undefined ? fewer(now, slot, cubes) : imported(now, id, -cubes)),
    markets: { ...now.markets, [what]: now.markets[what] + cubes },
  });
  return { motion: brass.travel(what, cubeRoutes.toMarket(slot), cubes), touched: [slot], change };
}

// Small changes of a view --------------------------------------------------------------------

const imported = (view: Table, id: string, cubes: number): Table => ({
  ...view,
  imports: view.imports.map((laid) => (laid.import === id ? { ...laid, cubes: Math.max(0, laid.cubes + cubes) } : laid)),
});

const turned = (view: Table, space: string): Table => ({
  ...view,
  market_tiles: view.market_tiles.map((market) => (market.space === space ? { ...market, used: true } : market)),
});

const fewer = (view: Table, slot: string, cubes: number): Table => ({
  ...view,
  tiles: view.tiles.map((tile) => (tile.slot === slot ? { ...tile, resources: Math.max(0, tile.resources - cubes) } : tile)),
});
