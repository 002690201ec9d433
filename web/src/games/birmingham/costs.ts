// What a deed would cost and bring, read from the journal of its preview: each cube with its
// source and price, money before and after, what flips and what it gains.
import type { GameEvent } from "../../api/types";
import { roman } from "../../map/lettering";
import type { Flow, Say } from "../../map/marks";
import type { CostLine, CostSheet } from "../board";
import { idOf } from "../notation";
import { atlasOf, levelOf } from "./atlas";
import type { Components, View } from "./forms";
import { Ways, type Goal, type Way } from "./ways";

/** What follows the deed when a round ends says nothing about the deed. */
const AFTERWARDS = ["event-draw", "event-spent", "event-round", "event-income", "event-interest", "event-rail", "event-over"];

interface Sums {
  lines: CostLine[];
  gains: string[];
  /** Cubes on their way, by source and kind, with how many or, from the market, for how much. */
  flows: Map<string, Flow & { count: number }>;
  spent: number;
  taking: { coal: number; iron: number };
}

export function costsOf(
  components: Components,
  view: View,
  seat: number,
  names: readonly string[],
  say: Say,
  events: readonly GameEvent[],
  moves: readonly string[],
): CostSheet {
  const end = events.findIndex((event) => AFTERWARDS.includes(event.key));
  const own = end < 0 ? events : events.slice(0, end);
  const goal = goalOf(view, components, own, moves);
  const sums: Sums = { lines: [], gains: [], flows: new Map(), spent: 0, taking: { coal: 0, iron: 0 } };
  const links = [...view.links.map((built) => built.link), ...(goal?.link ? [goal.id] : [])];
  const ways = new Ways(atlasOf(components), links);
  for (const event of own) add(sums, event, { components, names, say, goal, ways, seat });
  const before = view.players[seat]?.money ?? 0;
  const pounds = (money: number): string => say("bb-price", { money });
  return {
    lines: sums.lines,
    money: sums.spent === 0 ? null : { before: pounds(before), after: pounds(before - sums.spent) },
    gains: sums.gains,
    flows: [...sums.flows.values()],
    taking: sums.taking,
    // Before the preview has come no price is known.
    deed: deedOf(components, moves, events.length === 0 ? null : sums.spent, say),
  };
}

/** Where cubes go: the slot that is built on or sold from, or the link. */
function goalOf(view: View, components: Components, events: readonly GameEvent[], moves: readonly string[]): Goal | null {
  const done = events.find((event) => event.key === "event-build" || event.key === "event-sell");
  if (done) return { id: idOf(done.args["slot"]), link: false };
  const [kind, first = "", second = ""] = (moves[0] ?? "").split(" ");
  if (kind === "build") return { id: second, link: false };
  if (kind === "sell") return { id: first, link: false };
  if (kind === "link") return { id: first, link: true };
  const target = view.pending?.target ?? null;
  return target === null ? null : { id: target, link: atlasOf(components).routes.has(target) };
}

interface Telling {
  components: Components;
  names: readonly string[];
  say: Say;
  goal: Goal | null;
  ways: Ways;
  /** Who decides. */
  seat: number;
}

function add(sums: Sums, event: GameEvent, telling: Telling): void {
  const { say } = telling;
  const money = Number(event.args["money"] ?? 0);
  const pounds = say("bb-price", { money });
  const line = (icon: string, what: string, why: string, price: string): void => void sums.lines.push({ icon, what, why, price });
  switch (event.key) {
    case "event-build": {
      const industry = String(event.args["industry"]);
      sums.spent += money;
      line(idOf(industry), say("bb-play-tile", { industry: say(industry), level: roman(Number(event.args["level"])) }), say(String(event.args["location"])), pounds);
      sums.gains.push(...later(event, telling));
      return;
    }
    case "event-link-canal":
    case "event-link-rail":
      sums.spent += money;
      return line(event.key === "event-link-rail" ? "rail" : "canal", say(String(event.args["link"])), "", pounds);
    case "event-coal":
    case "event-iron":
    case "event-beer":
      return takeFromTile(sums, event, telling);
    case "event-barrel":
      send(sums, "beer", idOf(event.args["space"]), true, telling);
      return line("beer", say("bb-play-barrel", { space: say(String(event.args["space"])) }), "", say("bb-play-free"));
    case "event-coal-bought":
    case "event-iron-bought": {
      const kind = event.key === "event-coal-bought" ? "coal" : "iron";
      sums.spent += money;
      sums.taking[kind] += 1;
      if (kind === "coal") sendFromMarket(sums, money, telling);
      return line(kind, kind === "coal" ? say("bb-play-coal-market") : say("bb-play-iron-market"), "", pounds);
    }
    case "event-coal-marketed":
    case "event-iron-marketed": {
      const cubes = Number(event.args["cubes"] ?? 0);
      const kind = event.key === "event-coal-marketed" ? "coal" : "iron";
      sums.spent -= money;
      const what = kind === "coal" ? say("bb-play-coal-sold", { cubes }) : say("bb-play-iron-sold", { cubes });
      return line(kind, what, "", say("bb-play-plus", { money }));
    }
    case "event-loan":
      sums.spent -= money;
      return line("loan", say("bb-play-loan"), say("bb-play-loan-income", { levels: telling.components.loan_levels }), say("bb-play-plus", { money }));
    case "event-bonus-money":
      sums.spent -= Number(event.args["amount"] ?? 0);
      return line("money", say("bb-play-bonus"), "", say("bb-play-plus", { money: Number(event.args["amount"] ?? 0) }));
    case "event-develop":
    case "event-bonus-develop":
      return line("develop", say("bb-play-tile", { industry: say(String(event.args["industry"])), level: roman(Number(event.args["level"])) }), say("bb-play-leaves"), "");
    case "event-flip":
      return void sums.gains.push(flipped(event, telling));
    case "event-bonus-victory-points":
      return void sums.gains.push(say("bb-play-bonus-points", { amount: Number(event.args["amount"] ?? 0) }));
    case "event-bonus-income-spaces":
      return void sums.gains.push(say("bb-play-bonus-income", { amount: Number(event.args["amount"] ?? 0) }));
    case "event-scout":
      return void sums.gains.push(say("bb-play-scouted"));
  }
}

function takeFromTile(sums: Sums, event: GameEvent, telling: Telling): void {
  const { say, names, seat } = telling;
  const resource = event.key.slice("event-".length) as Flow["resource"];
  const location = say(String(event.args["location"]));
  const owner = names[Number(idOf(event.args["owner"]))] ?? "";
  const what = { coal: say("bb-play-coal", { location }), iron: say("bb-play-iron", { location }), beer: say("bb-play-beer", { location }) };
  sums.lines.push({ icon: resource, what: what[resource], why: say("bb-play-owner", { owner }), price: say("bb-play-free") });
  // Iron and one's own beer need no connection.
  const own = resource === "beer" && event.args["owner"] === `seat-${seat}`;
  send(sums, resource, idOf(event.args["slot"]), resource !== "iron" && !own, telling);
}

/** A cube or barrel of a tile or a merchant is on its way, for nothing. */
function send(sums: Sums, resource: Flow["resource"], from: string, overLinks: boolean, { goal, ways, say }: Telling): void {
  if (goal === null || goal.id === from) return;
  const count = (sums.flows.get(`${resource} ${from}`)?.count ?? 0) + 1;
  flow(sums, resource, from, goal, ways.from(from, goal, overLinks), say("bb-play-flow", { count }), count);
}

/** Coal of the market comes from the merchant that is nearest. */
function sendFromMarket(sums: Sums, money: number, { goal, ways, say }: Telling): void {
  const way = goal && ways.fromMarket(goal);
  if (!goal || !way) return;
  const paid = (sums.flows.get("coal market")?.count ?? 0) + money;
  flow(sums, "coal", "market", goal, way, say("bb-price", { money: paid }), paid);
}

function flow(sums: Sums, resource: Flow["resource"], from: string, to: Goal, way: Way, label: string, count: number): void {
  sums.flows.set(`${resource} ${from}`, { resource, from, to: to.id, links: way.links, way: way.curves, label, count });
}

function flipped(event: GameEvent, { components, names, say }: Telling): string {
  const owner = names[Number(idOf(event.args["owner"]))] ?? "";
  const industry = String(event.args["industry"]);
  const level = levelOf(components, idOf(industry), Number(event.args["level"]));
  return say("bb-play-flips", { industry: say(industry), owner, points: level.points, income: level.income });
}

/** What a tile will bring when it flips one day. */
function later(event: GameEvent, { components, say }: Telling): string[] {
  const level = levelOf(components, idOf(event.args["industry"]), Number(event.args["level"]));
  const { points, income, beer } = level;
  const sold = components.industries.find((industry) => industry.id === level.industry)?.sold ?? false;
  return [sold ? say("bb-play-when-sold", { points, income, beer }) : say("bb-play-when-used", { points, income })];
}

/** What the confirm button says: the deed and its price, once that is known. */
export function deedOf(components: Components, moves: readonly string[], spent: number | null, say: Say): string {
  const money = Math.abs(spent ?? 0);
  switch ((moves[0] ?? "").split(" ")[0]) {
    case "build":
      return spent !== null && spent > 0 ? say("bb-play-do-build", { money }) : say("bb-play-do-build-free");
    case "link":
      return spent === null ? say("bb-play-do-link-plain") : say("bb-play-do-link", { money });
    case "develop":
      return spent !== null && spent > 0 ? say("bb-play-do-develop", { money }) : say("bb-play-do-develop-free");
    case "sell":
      return say("bb-play-do-sell");
    case "loan":
      return say("bb-play-do-loan", { money: components.loan_money });
    case "scout":
      return say("bb-play-do-scout");
    case "pass":
      return say("bb-play-do-pass");
    case "card":
      return say("bb-play-do-card");
    case "done":
      return say("move-done");
    case "remove":
      return say("bb-play-do-remove");
    default:
      return say("bb-play-do-take");
  }
}

export { idOf };
