// What the events of a move look like on the map: industries come and go, links are drawn, income
// and pay fly to their player. Each animation carries the view one small change further; the rules were
// applied by the server long ago.
import type { GameEvent } from "../../api/types";
import type { Point } from "../../map/geometry";
import type { Animation, Motion } from "../../map/stage.svelte";
import { bow } from "../../map/cube-routes";
import { idOf } from "../notation";
import { CROP, type BoardIndex } from "./board-index";
import { colourNow } from "./companies";
import { byId } from "./pieces";
import type { Components, Player, View } from "./types";
import { seatOf } from "./opening";

interface AnimationContext {
  boardIndex: BoardIndex;
  view: View;
  /** The colour that plays. */
  colour: string;
  /** Where what is gained comes from. */
  source: Point;
}

const MIDDLE: Point = { x: CROP.x + CROP.width / 2, y: CROP.y + CROP.height / 2 };

export function animationsOf(boardIndex: BoardIndex, view: View, events: readonly GameEvent[]): Animation<View>[] {
  const context: AnimationContext = { boardIndex, view, colour: colourNow(view) ?? "", source: MIDDLE };
  return events.flatMap((event) => {
    follow(event, context);
    return animationOf(event, context);
  });
}

/** Who plays, and where. */
function follow({ key, args, seat }: GameEvent, context: AnimationContext): void {
  const { boardIndex, view } = context;
  const [only, second] = view.players[seatOf(args["seat"], seat)]?.companies ?? [];
  if (key === "event-turn") context.colour = idOf(args["colour"]);
  else if (only !== undefined && second === undefined) context.colour = only;
  const town = boardIndex.towns.get(idOf(args["town"] ?? ""));
  if (town) context.source = town;
}

function animationOf(event: GameEvent, context: AnimationContext): Animation<View>[] {
  const { args, key } = event;
  const seat = seatOf(args["seat"], event.seat);
  const { boardIndex, colour, source } = context;
  const home = homeOf(context, seat);
  const town = idOf(args["town"]);
  switch (key) {
    case "event-take":
    case "event-swap":
      return [cardGone(boardIndex.components, idOf(args["card"]))];
    case "event-place":
      return [{ motion: { kind: "place", id: town }, touched: [town], change: (now) => withIndustry(now, town, colour, 1) }];
    case "event-remove":
      return removed(context, town, String(args["owner"]));
    case "event-build":
      return built(idOf(args["connection"]), seat, colour, Number(args["money"]));
    case "event-advance":
      return [
        flying("income", Number(args["income"]), source, home, (now) => withPlayer(now, seat, () => ({ income: Number(args["total"]) }))),
      ];
    case "event-recover":
      return [
        flying("money", Number(args["money"]), home, home, (now) => recovered(now, seat, Number(args["spaces"]), Number(args["money"]))),
      ];
    case "event-bid":
      return [
        still((now) =>
          withPlayer(now, seat, (player) => ({ money: less(player.money, Number(args["money"])), last_bid: Number(args["money"]) })),
        ),
      ];
    case "event-demand":
      return [still((now) => ({ ...now, demand: { ...now.demand, [idOf(args["type"])]: Number(args["tokens"]) } }))];
    case "event-income":
    case "event-links":
    case "event-links-of":
    case "event-industries":
    case "event-industries-of":
      return [
        flying("money", Number(args["money"]), MIDDLE, home, (now) => paid(now, seat, Number(args["money"]), key === "event-income")),
      ];
    case "event-era":
      return [still((now) => (idOf(args["era"]) === "rail" ? { ...now, era: "rail", links: [] } : now))];
    default:
      return [];
  }
}

const still = (change: (now: View) => View): Animation<View> => ({ motion: null, touched: [], change });

/** The card leaves, and its town is pointed out. */
function cardGone(components: Components, card: string): Animation<View> {
  const town = byId(components.cards, card)?.town;
  return { motion: null, touched: town ? [town] : [], change: (now) => ({ ...now, cards: now.cards.filter((other) => other !== card) }) };
}

function built(connection: string, seat: number, owner: string, money: number): Animation<View>[] {
  const change = (now: View): View => {
    const links = [...now.links, { connection, owner }];
    return withPlayer({ ...now, links }, seat, (player) => ({ money: less(player.money, money) }));
  };
  return [{ motion: { kind: "draw", id: connection }, touched: [connection], change }];
}

/** The industry flies off to its owner. */
function removed(context: AnimationContext, town: string, owner: string): Animation<View>[] {
  const { boardIndex, view } = context;
  const colour = owner.startsWith("seat-") ? (view.players[Number(idOf(owner))]?.companies[0] ?? "") : idOf(owner);
  const company = boardIndex.components.colours.indexOf(colour);
  const from = boardIndex.towns.get(town);
  if (!from || company < 0) return [];
  const motion = travel("factory", `var(--seat${company + 1})`, 1, from, homeOf(context, company % view.seats));
  return [{ motion, touched: [town], change: (now) => withIndustry(now, town, colour, -1) }];
}

const flying = (icon: string, amount: number, from: Point, to: Point, change: (now: View) => View): Animation<View> => ({
  motion: amount > 0 && from !== to ? travel(icon, "var(--brass)", amount, from, to) : null,
  touched: [],
  change,
});

const travel = (icon: string, colour: string, count: number, from: Point, to: Point): Motion => ({
  kind: "travel",
  icon,
  colour,
  count,
  route: [bow(from, to)],
});

/** Where a player sits: beside the map, in the order of the panels. */
function homeOf({ view, boardIndex: { components } }: AnimationContext, seat: number): Point {
  const seats = [...new Set(view.order.map((colour) => components.colours.indexOf(colour) % view.seats))];
  const at = seats.includes(seat) ? seats.indexOf(seat) : seat;
  return { x: CROP.x + 8, y: CROP.y + (CROP.height * (at + 0.5)) / (view.seats + 3) };
}

// Small changes of a view --------------------------------------------------------------------

function withIndustry(view: View, town: string, owner: string, change: number): View {
  const here = view.industries.find((standing) => standing.town === town && standing.owner === owner);
  const count = (here?.count ?? 0) + change;
  const others = view.industries.filter((standing) => standing !== here);
  return { ...view, industries: count > 0 ? [...others, { town, owner, count }] : others };
}

const withPlayer = (view: View, seat: number, change: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
});

const less = (money: number | null, amount: number): number | null => (money === null ? null : money - amount);

const recovered = (view: View, seat: number, spaces: number, money: number): View =>
  withPlayer(view, seat, (player) => ({ income: player.income - spaces, money: less(player.money, -money) }));

/** Income that was paid out is gone from its track. */
const paid = (view: View, seat: number, money: number, income: boolean): View =>
  withPlayer(view, seat, (player) => ({ money: less(player.money, -money), ...(income ? { income: 0 } : {}) }));
