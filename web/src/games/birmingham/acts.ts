// What the events of a move look like on the board: tiles placed and turned, links built, cubes
// and barrels on their way. Each act carries the view one small change further; the rules were
// applied by the server long ago.
import type { GameEvent } from "../../api/types";
import type { Act, Motion } from "../../map/stage.svelte";
import { cubesOf, levelOf, type Atlas } from "./atlas";
import { idOf } from "./costs";
import type { BuiltTile, View } from "./forms";
import { Ways, type Goal, type Way } from "./ways";

type BoardAct = Act<View>;

const COLOURS = { coal: "var(--flow)", iron: "var(--iron)", beer: "var(--beer)" } as const;
type Resource = keyof typeof COLOURS;

export function actsOf(atlas: Atlas, view: View, events: readonly GameEvent[]): BoardAct[] {
  const goal = goalOf(events) ?? pendingGoal(atlas, view);
  const built = events.flatMap((event) => (event.key.startsWith("event-link-") ? [idOf(event.args["link"])] : []));
  const ways = new Ways(atlas, [...view.links.map((link) => link.link), ...built]);
  return inOrder(events).flatMap((event) => actOf(event, { atlas, view, ways, goal }) ?? []);
}

interface Telling {
  atlas: Atlas;
  view: View;
  ways: Ways;
  goal: Goal | null;
}

/** A mine that is emptied at once is written down as flipped before its cubes are sold: on the
 * board the cubes leave first. */
function inOrder(events: readonly GameEvent[]): GameEvent[] {
  const order = [...events];
  for (let i = 1; i < order.length; i++) {
    const [flip, sale] = [order[i - 1]!, order[i]!];
    if (flip.key === "event-flip" && sale.key.endsWith("-marketed")) [order[i - 1], order[i]] = [sale, flip];
  }
  return order;
}

/** Where the cubes of a move are used. */
function goalOf(events: readonly GameEvent[]): Goal | null {
  for (const { key, args } of events) {
    if (key === "event-build" || key === "event-sell") return { id: idOf(args["slot"]), link: false };
    if (key.startsWith("event-link-")) return { id: idOf(args["link"]), link: true };
  }
  return null;
}

/** A source chosen in the middle of an action: what it is for was chosen before. */
function pendingGoal(atlas: Atlas, { pending }: View): Goal | null {
  const target = pending?.target ?? null;
  return target === null ? null : { id: target, link: atlas.routes.has(target) };
}

function actOf(event: GameEvent, telling: Telling): BoardAct | null {
  const { atlas, view, ways, goal } = telling;
  const slot = idOf(event.args["slot"]);
  const [, what = "", how = ""] = event.key.split("-");
  switch (event.key) {
    case "event-build":
      return { motion: { kind: "place", id: slot }, touched: [slot], change: (now) => withTile(now, newTile(atlas, view, event)) };
    case "event-replace":
    case "event-remove":
      return { motion: null, touched: [slot], change: (now) => withoutTile(now, slot) };
    case "event-flip":
      return { motion: { kind: "turn", id: slot }, touched: [slot], change: (now) => changed(now, slot, () => ({ flipped: true, resources: 0 })) };
    case "event-link-canal":
    case "event-link-rail":
      return link(event);
    case "event-coal":
    case "event-iron":
    case "event-beer": {
      const own = what === "beer" && event.args["owner"] === `seat-${event.seat}`;
      const way = goal && ways.from(slot, goal, what !== "iron" && !own);
      return { motion: travel(what as Resource, way), touched: [slot], change: (now) => changed(now, slot, fewer(1)) };
    }
    case "event-barrel": {
      const space = idOf(event.args["space"]);
      return { motion: travel("beer", goal && ways.from(space, goal, true)), touched: [space], change: (now) => withoutBarrel(now, space) };
    }
    case "event-coal-bought":
      return { motion: travel("coal", goal && ways.fromMarket(goal)), touched: [], change: (now) => now };
    case "event-coal-marketed":
    case "event-iron-marketed":
      return goal && how === "marketed" ? marketed(what as Resource, Number(event.args["cubes"]), goal, ways) : null;
    default:
      return null;
  }
}

function link(event: GameEvent): BoardAct {
  const id = idOf(event.args["link"]);
  const change = (now: View): View => ({ ...now, links: [...now.links, { link: id, owner: event.seat }] });
  return { motion: { kind: "draw", id }, touched: [id], change };
}

/** Coal goes out by the merchant; iron needs no way. */
function marketed(what: Resource, cubes: number, goal: Goal, ways: Ways): BoardAct {
  const way = what === "coal" ? ways.toMarket(goal.id) : null;
  return { motion: travel(what, way, cubes), touched: [goal.id], change: (now) => changed(now, goal.id, fewer(cubes)) };
}

const travel = (resource: Resource, way: Way | null, count = 1): Motion | null =>
  way && { kind: "travel", icon: resource, colour: COLOURS[resource], count, way: way.curves };

function newTile(atlas: Atlas, view: View, { args, seat }: GameEvent): BuiltTile {
  const [industry, level] = [idOf(args["industry"]), Number(args["level"])];
  const resources = cubesOf(levelOf(atlas.components, industry, level), view.era);
  return { slot: idOf(args["slot"]), owner: seat, industry, level, flipped: false, resources };
}

// Small changes of a view --------------------------------------------------------------------

const withoutTile = (view: View, slot: string): View => ({ ...view, tiles: view.tiles.filter((tile) => tile.slot !== slot) });

const withTile = (view: View, tile: BuiltTile): View => ({ ...view, tiles: [...withoutTile(view, tile.slot).tiles, tile] });

const changed = (view: View, slot: string, how: (tile: BuiltTile) => Partial<BuiltTile>): View => ({
  ...view,
  tiles: view.tiles.map((tile) => (tile.slot === slot ? { ...tile, ...how(tile) } : tile)),
});

const fewer =
  (cubes: number) =>
  ({ resources }: BuiltTile): Partial<BuiltTile> => ({ resources: Math.max(0, resources - cubes) });

const withoutBarrel = (view: View, space: string): View => ({
  ...view,
  merchants: view.merchants.map((merchant) => (merchant.space === space ? { ...merchant, barrel: false } : merchant)),
});
