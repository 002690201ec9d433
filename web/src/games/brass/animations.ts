// What the events of a move look like on the board: tiles placed and turned, links built, cubes on
// their way. Each animation carries the view one small change further; the rules were applied by the
// server long ago. What only one game has, its own animations.ts adds.
import type { GameEvent } from "../../api/types";
import type { Flow } from "../../map/marks";
import type { Animation, Motion } from "../../map/stage.svelte";
import { idOf } from "../notation";
import { cubesOf, levelOf, type BoardIndex } from "./board-index";
import { COLOURS, ICONS } from "./flows";
import type { BuiltTile, View } from "./types";
import type { Goal, CubeRoute, CubeRoutes } from "./cube-routes";

export type Resource = Flow["resource"];

export interface AnimationContext<V extends View> {
  boardIndex: BoardIndex;
  view: V;
  cubeRoutes: CubeRoutes;
  goal: Goal | null;
}

/** The animation of an event that only one game has; null: none. */
export type OwnAnimation<V extends View> = (event: GameEvent, context: AnimationContext<V>) => Animation<V> | null;

export function animationsOf<V extends View>(
  boardIndex: BoardIndex,
  view: V,
  events: readonly GameEvent[],
  routesOver: (links: readonly string[]) => CubeRoutes,
  own: OwnAnimation<V>,
): Animation<V>[] {
  const goal = goalOf(events) ?? pendingGoal(boardIndex, view);
  const built = events.flatMap((event) => (event.key.startsWith("event-link-") ? [idOf(event.args["link"])] : []));
  const cubeRoutes = routesOver([...view.links.map((link) => link.link), ...built]);
  const context = { boardIndex, view, cubeRoutes, goal };
  return inOrder(events).flatMap((event) => animationOf(event, context) ?? own(event, context) ?? []);
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
    if (["event-build", "event-double", "event-sell"].includes(key)) return { id: idOf(args["slot"]), link: false };
    if (key.startsWith("event-link-")) return { id: idOf(args["link"]), link: true };
  }
  return null;
}

/** A source chosen in the middle of an action: what it is for was chosen before. */
function pendingGoal(boardIndex: BoardIndex, { pending }: View): Goal | null {
  const target = pending?.target ?? null;
  return target === null ? null : { id: target, link: boardIndex.routes.has(target) };
}

function animationOf<V extends View>(event: GameEvent, { boardIndex, view, cubeRoutes, goal }: AnimationContext<V>): Animation<V> | null {
  const slot = idOf(event.args["slot"]);
  switch (event.key) {
    case "event-build":
    case "event-double":
      return { motion: { kind: "place", id: slot }, touched: [slot], change: (now) => withTile(now, newTile(boardIndex, view, event)) };
    case "event-replace":
    case "event-remove":
      return { motion: null, touched: [slot], change: (now) => withoutTile(now, slot) };
    case "event-flip":
      return {
        motion: { kind: "turn", id: slot },
        touched: [slot],
        change: (now) => changed(now, slot, () => ({ flipped: true, resources: 0 })),
      };
    case "event-link-canal":
    case "event-link-rail":
      return link(event);
    case "event-coal":
      return taken("coal", slot, goal && cubeRoutes.from(slot, goal, true));
    case "event-iron":
      return taken("iron", slot, goal && cubeRoutes.from(slot, goal, false));
    case "event-coal-bought":
      return { motion: travel("coal", goal && cubeRoutes.fromMarket(goal)), touched: [], change: (now) => now };
    case "event-coal-marketed":
      return goal && marketed("coal", event, goal, cubeRoutes.toMarket(goal.id));
    case "event-iron-marketed":
      return goal && marketed("iron", event, goal, null);
    default:
      return null;
  }
}

function link<V extends View>(event: GameEvent): Animation<V> {
  const id = idOf(event.args["link"]);
  const change = (now: V): V => ({ ...now, links: [...now.links, { link: id, owner: event.seat }] });
  return { motion: { kind: "draw", id }, touched: [id], change };
}

/** A cube leaves its tile. */
export function taken<V extends View>(resource: Resource, slot: string, route: CubeRoute | null): Animation<V> {
  return { motion: travel(resource, route), touched: [slot], change: (now) => changed(now, slot, fewer(1)) };
}

/** Coal goes out by a place with a market; iron needs no route. */
function marketed<V extends View>(what: Resource, event: GameEvent, goal: Goal, route: CubeRoute | null): Animation<V> {
  const cubes = Number(event.args["cubes"]);
  return { motion: travel(what, route, cubes), touched: [goal.id], change: (now) => changed(now, goal.id, fewer(cubes)) };
}

export const travel = (resource: Resource, route: CubeRoute | null, count = 1): Motion | null =>
  route && { kind: "travel", icon: ICONS[resource], colour: COLOURS[resource], count, route: route.curves };

function newTile(boardIndex: BoardIndex, view: View, { args, seat }: GameEvent): BuiltTile {
  const [industry, level] = [idOf(args["industry"]), Number(args["level"])];
  const resources = cubesOf(levelOf(boardIndex.components, industry, level), view.era);
  return { slot: idOf(args["slot"]), owner: seat, industry, level, flipped: false, resources };
}

// Small changes of a view --------------------------------------------------------------------

const withoutTile = <V extends View>(view: V, slot: string): V => ({ ...view, tiles: view.tiles.filter((tile) => tile.slot !== slot) });

const withTile = <V extends View>(view: V, tile: BuiltTile): V => ({ ...view, tiles: [...withoutTile(view, tile.slot).tiles, tile] });

const changed = <V extends View>(view: V, slot: string, how: (tile: BuiltTile) => Partial<BuiltTile>): V => ({
  ...view,
  tiles: view.tiles.map((tile) => (tile.slot === slot ? { ...tile, ...how(tile) } : tile)),
});

const fewer =
  (cubes: number) =>
  ({ resources }: BuiltTile): Partial<BuiltTile> => ({ resources: Math.max(0, resources - cubes) });
