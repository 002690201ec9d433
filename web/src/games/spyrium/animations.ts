// What the events of a move look like on the board: workers come and go, cards leave the market,
// what is gained flies to its player. Each animation carries the view one small change further; the
// rules were applied by the server long ago.
import type { GameEvent } from "../../api/types";
import type { Curve, Point } from "../../map/geometry";
import type { Animation, Motion } from "../../map/stage.svelte";
import { idOf } from "../notation";
import type { BoardIndex } from "./board-index";
import type { View } from "./types";
import * as after from "./after";

interface AnimationContext {
  boardIndex: BoardIndex;
  view: View;
  /** Where what is gained comes from. */
  source: Point;
  /** The place whose card is being used. */
  slot: string | null;
}

export function animationsOf(boardIndex: BoardIndex, view: View, events: readonly GameEvent[]): Animation<View>[] {
  const context: AnimationContext = { boardIndex, view, source: middleOf(boardIndex, view.pending.slot), slot: view.pending.slot };
  return events.flatMap((event) => {
    const animations = animationOf(event, context);
    if (event.args["slot"] !== undefined) {
      context.slot = idOf(event.args["slot"]);
      context.source = middleOf(boardIndex, context.slot);
    } else if (event.key === "event-use") context.source = eventPoint(boardIndex);
    return animations;
  });
}

const middleOf = (boardIndex: BoardIndex, slot: string | null): Point =>
  boardIndex.slots.get(slot ?? "") ?? { x: boardIndex.crop.width / 2, y: boardIndex.crop.height - 20 };

const eventPoint = ({ event }: BoardIndex): Point => ({ x: event.x + event.width / 2, y: event.y + event.height / 2 });

function animationOf(event: GameEvent, context: AnimationContext): Animation<View>[] {
  const { args, seat } = event;
  const { boardIndex, source } = context;
  const home = homeOf(context, seat);
  const gap = idOf(args["gap"]);
  switch (event.key) {
    case "event-place":
      return [{ motion: { kind: "place", id: gap }, touched: [gap], change: (now) => after.withWorker(now, gap, seat, 1) }];
    case "event-activation":
      return [still((now) => after.withPlayer(now, seat, { activation: true }))];
    case "event-pass":
      return [still((now) => after.withPlayer(now, seat, { passed: true }))];
    case "event-money":
    case "event-withdraw":
      return leave(context, gap, seat, home, flying("money", Number(args["money"]), boardIndex.gaps.get(gap) ?? source, home));
    case "event-call":
      return leave(context, gap, seat, middleOf(boardIndex, idOf(args["slot"])), null);
    case "event-build":
    case "event-patent":
      return taken(context, event, home);
    case "event-token":
      return [{ motion: null, touched: [], change: (now) => after.withoutToken(now, context.slot, Number(args["value"])) }];
    case "event-use":
      return [{ motion: null, touched: ["event"], change: (now) => after.withPlayer(now, seat, { event_used: true }) }];
    case "event-gain-money":
      return gain("money", Number(args["money"]), source, home);
    case "event-gain-spyrium":
      return gain("crystal", Number(args["spyrium"]), source, home);
    case "event-gain-points":
    case "event-residence-score":
      return gain("points", Number(args["points"]), source, home);
    default:
      return quiet(event);
  }
}

/** What changes without moving: cards of a quarter, and all that a new round lays out. */
function quiet({ key, args, seat }: GameEvent): Animation<View>[] {
  const card = idOf(args["card"]);
  switch (key) {
    case "event-replace":
      return [still((now) => after.withoutBuilding(now, seat, card))];
    case "event-exploit":
      return [still((now) => after.exploited(now, seat, card, Number(args["workers"])))];
    case "event-taylorism":
      return [still((now) => after.tilted(after.tilted(now, seat, "buildings", card, false), seat, "techniques", "tech_taylorism", true))];
    case "event-lobbying":
      return [still((now) => after.tilted(now, seat, "techniques", "tech_lobbying", true))];
    case "event-commerce":
      return [still((now) => after.tilted(now, seat, "techniques", "tech_commerce", true))];
    case "event-gain-workers":
    case "event-bonus-worker":
      return [still((now) => after.withMoreWorkers(now, seat, Number(args["workers"])))];
    case "event-round":
      return [still((now) => after.newRound(now, Number(args["round"])))];
    case "event-market":
      return [
        still((now) =>
          after.newMarket(
            now,
            listOf(args["cards"]).map((name) => idOf(name)),
          ),
        ),
      ];
    case "event-tokens":
      return [
        still((now) =>
          after.withTokens(
            now,
            idOf(args["slot"]),
            listOf(args["values"]).map((value) => Number(idOf(value))),
          ),
        ),
      ];
    case "event-current":
      return [still((now) => ({ ...now, events: { ...now.events, current: card, token: Number(args["token"]) } }))];
    case "event-next":
      return [still((now) => ({ ...now, events: { ...now.events, next: card, next_token: Number(args["token"]) } }))];
    default:
      return [];
  }
}

const still = (change: (now: View) => View): Animation<View> => ({ motion: null, touched: [], change });

/** A worker leaves its gap, and what it brings flies after it. */
function leave({ boardIndex }: AnimationContext, gap: string, seat: number, to: Point, then: Motion | null): Animation<View>[] {
  const from = boardIndex.gaps.get(gap);
  if (!from) return [];
  const go: Animation<View> = {
    motion: travel("worker", `var(--seat${seat + 1})`, 1, from, to),
    touched: [gap],
    change: (now) => after.withWorker(now, gap, seat, -1),
  };
  return then ? [go, { motion: then, touched: [], change: (now) => now }] : [go];
}

/** A worker goes to a card, and the card goes to its player. */
function taken(context: AnimationContext, { key, args, seat }: GameEvent, home: Point): Animation<View>[] {
  const [gap, slot, card] = [idOf(args["gap"]), idOf(args["slot"]), idOf(args["card"])];
  const [owned, icon] = key === "event-build" ? (["buildings", "building"] as const) : (["techniques", "technique"] as const);
  const from = middleOf(context.boardIndex, slot);
  const go: Animation<View> = {
    motion: travel(icon, "var(--brass)", 1, from, home),
    touched: [slot],
    change: (now) => after.withOwned(after.withoutCard(now, slot), seat, owned, card),
  };
  return [...leave(context, gap, seat, from, null), go];
}

const gain = (icon: string, amount: number, from: Point, to: Point): Animation<View>[] => {
  const motion = flying(icon, amount, from, to);
  return motion ? [{ motion, touched: [], change: (now) => now }] : [];
};

const flying = (icon: string, amount: number, from: Point, to: Point): Motion | null =>
  amount > 0 ? travel(icon, icon === "crystal" ? "var(--spyrium)" : "var(--brass)", amount, from, to) : null;

/** In three parts, so that it takes the time of a longer way. */
function travel(icon: string, colour: string, count: number, from: Point, to: Point): Motion {
  const at = (share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const route = [0, 1, 2].map((part): Curve => ({ a: at(part / 3), control: at((part + 0.5) / 3), b: at((part + 1) / 3) }));
  return { kind: "travel", icon, colour, count, route };
}

/** Where a player sits: the viewer below, the others at the left, above on a narrow board. */
function homeOf({ boardIndex: { crop, narrow }, view }: AnimationContext, seat: number): Point {
  if (seat === view.you) return { x: crop.width / 2, y: crop.height - 4 };
  const share = (seat + 0.5) / Math.max(1, view.seats);
  return narrow ? { x: crop.width * share, y: 6 } : { x: 6, y: crop.height * share };
}

const listOf = (argument: GameEvent["args"][string] | undefined): readonly string[] => (typeof argument === "object" ? argument : []);
