// What the events of a move look like on the board: workers come and go, cards leave the market,
// what is gained flies to its player. Each act carries the view one small change further; the
// rules were applied by the server long ago.
import type { GameEvent } from "../../api/types";
import type { Curve, Point } from "../../map/geometry";
import type { Act, Motion } from "../../map/stage.svelte";
import { idOf } from "../notation";
import type { Atlas } from "./atlas";
import type { Player, View } from "./forms";

interface Telling {
  atlas: Atlas;
  view: View;
  /** Where what is gained comes from. */
  source: Point;
  /** The place whose card is being used. */
  slot: string | null;
}

export function actsOf(atlas: Atlas, view: View, events: readonly GameEvent[]): Act<View>[] {
  const telling: Telling = { atlas, view, source: middleOf(atlas, view.pending.slot), slot: view.pending.slot };
  return events.flatMap((event) => {
    const acts = actOf(event, telling);
    if (event.args["slot"] !== undefined) {
      telling.slot = idOf(event.args["slot"]);
      telling.source = middleOf(atlas, telling.slot);
    } else if (event.key === "event-use") telling.source = eventPoint(atlas);
    return acts;
  });
}

const middleOf = (atlas: Atlas, slot: string | null): Point =>
  atlas.slots.get(slot ?? "") ?? { x: atlas.crop.width / 2, y: atlas.crop.height - 20 };

const eventPoint = ({ event }: Atlas): Point => ({ x: event.x + event.width / 2, y: event.y + event.height / 2 });

function actOf(event: GameEvent, telling: Telling): Act<View>[] {
  const { args, seat } = event;
  const { atlas, source } = telling;
  const home = homeOf(telling, seat);
  const gap = idOf(args["gap"]);
  switch (event.key) {
    case "event-place":
      return [{ motion: { kind: "place", id: gap }, touched: [gap], change: (now) => withWorker(now, gap, seat, 1) }];
    case "event-activation":
      return [still((now) => withPlayer(now, seat, { activation: true }))];
    case "event-pass":
      return [still((now) => withPlayer(now, seat, { passed: true }))];
    case "event-money":
    case "event-withdraw":
      return leave(telling, gap, seat, home, flying("money", Number(args["money"]), atlas.gaps.get(gap) ?? source, home));
    case "event-call":
      return leave(telling, gap, seat, middleOf(atlas, idOf(args["slot"])), null);
    case "event-build":
    case "event-patent":
      return taken(telling, gap, idOf(args["slot"]), seat, home, event.key === "event-build" ? "building" : "technique");
    case "event-token":
      return [{ motion: null, touched: [], change: (now) => withoutToken(now, telling.slot, Number(args["value"])) }];
    case "event-use":
      return [{ motion: null, touched: ["event"], change: (now) => withPlayer(now, seat, { event_used: true }) }];
    case "event-gain-money":
      return gain("money", Number(args["money"]), source, home);
    case "event-gain-spyrium":
      return gain("crystal", Number(args["spyrium"]), source, home);
    case "event-gain-points":
    case "event-residence-score":
      return gain("points", Number(args["points"]), source, home);
    default:
      return [];
  }
}

const still = (change: (now: View) => View): Act<View> => ({ motion: null, touched: [], change });

/** A worker leaves its gap, and what it brings flies after it. */
function leave({ atlas }: Telling, gap: string, seat: number, to: Point, then: Motion | null): Act<View>[] {
  const from = atlas.gaps.get(gap);
  if (!from) return [];
  const go: Act<View> = { motion: travel("worker", `var(--seat${seat + 1})`, 1, from, to), touched: [gap], change: (now) => withWorker(now, gap, seat, -1) };
  return then ? [go, { motion: then, touched: [], change: (now) => now }] : [go];
}

/** A worker goes to a card, and the card goes to its player. */
function taken(telling: Telling, gap: string, slot: string, seat: number, home: Point, icon: string): Act<View>[] {
  const from = middleOf(telling.atlas, slot);
  const card: Act<View> = { motion: travel(icon, "var(--brass)", 1, from, home), touched: [slot], change: (now) => withoutCard(now, slot) };
  return [...leave(telling, gap, seat, from, null), card];
}

const gain = (icon: string, amount: number, from: Point, to: Point): Act<View>[] => {
  const motion = flying(icon, amount, from, to);
  return motion ? [{ motion, touched: [], change: (now) => now }] : [];
};

const flying = (icon: string, amount: number, from: Point, to: Point): Motion | null =>
  amount > 0 ? travel(icon, icon === "crystal" ? "var(--spyrium)" : "var(--brass)", amount, from, to) : null;

/** In three parts, so that it takes the time of a longer way. */
function travel(icon: string, colour: string, count: number, from: Point, to: Point): Motion {
  const at = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const way = [0, 1, 2].map((part): Curve => ({ a: at(part / 3), control: at((part + 0.5) / 3), b: at((part + 1) / 3) }));
  return { kind: "travel", icon, colour, count, way };
}

/** Where a player sits: the viewer below, the others at the left, above on a narrow board. */
function homeOf({ atlas: { crop, narrow }, view }: Telling, seat: number): Point {
  if (seat === view.you) return { x: crop.width / 2, y: crop.height - 4 };
  const share = (seat + 0.5) / Math.max(1, view.seats);
  return narrow ? { x: crop.width * share, y: 6 } : { x: 6, y: crop.height * share };
}

// Small changes of a view --------------------------------------------------------------------

function withWorker(view: View, gap: string, owner: number, change: number): View {
  const here = view.workers.find((standing) => standing.gap === gap && standing.owner === owner);
  const count = (here?.count ?? 0) + change;
  const others = view.workers.filter((standing) => standing !== here);
  const workers = count > 0 ? [...others, { gap, owner, count }] : others;
  const around = view.around.map((number, at) => (gap.split("-").includes(view.market[at]?.slot ?? "") ? number + change : number));
  const active = (view.players[owner]?.active ?? 0) - (change > 0 ? 1 : 0);
  return withPlayer({ ...view, workers, around }, owner, { active });
}

const withPlayer = (view: View, seat: number, change: Partial<Player>): View => ({
  ...view,
  players: view.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
});

const withoutCard = (view: View, slot: string): View => ({
  ...view,
  market: view.market.map((place) => (place.slot === slot ? { ...place, card: null, tokens: [] } : place)),
});

function withoutToken(view: View, slot: string | null, value: number): View {
  const less = (tokens: readonly number[]): readonly number[] => tokens.filter((_, at) => at !== tokens.indexOf(value));
  return { ...view, market: view.market.map((place) => (place.slot === slot ? { ...place, tokens: less(place.tokens) } : place)) };
}
