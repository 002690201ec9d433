// The account of an action in the Brass games, read from the events of its preview: each cube with
// its source and price, money before and after, what flips. A game adds entries of its own.
import type { GameEvent } from "../../api/types";
import { roman } from "../../map/lettering";
import type { Flow, Say } from "../../map/marks";
import type { CostLine, CostSheet } from "../board";
import { idOf } from "../notation";
import type { Goal, CubeRoute, CubeRoutes } from "./cube-routes";

export interface CostContext {
  say: Say;
  names: readonly string[];
  /** Who decides. */
  seat: number;
  goal: Goal | null;
  cubeRoutes: CubeRoutes;
  /** What is printed on a tile. */
  level(industry: string, level: number): { points: number; income: number };
  /** What a tile that is built now will bring. */
  later(industry: string, level: number): string;
}

/** How an event is written down. */
export type Entry = (event: GameEvent, costs: Costs) => void;
export type Entries = Readonly<Record<string, Entry>>;

/** What follows the action when a round ends says nothing about the action. */
const AFTERWARDS = new Set(
  ["draw", "spent", "round", "income", "interest", "rothschild", "loans-end", "rail", "over"].map((key) => `event-${key}`),
);

export class Costs {
  readonly gains: string[] = [];
  spent = 0;
  private readonly lines: CostLine[] = [];
  /** Cubes on their way, by source and kind, with how many or, from the market, for how much. */
  private readonly flows = new Map<string, Flow & { count: number }>();
  private readonly taking = { coal: 0, iron: 0 };

  constructor(readonly context: CostContext) {}

  /** Write down what events did, up to the end of the action. */
  write(events: readonly GameEvent[], entries: Entries): void {
    for (const event of events) {
      if (AFTERWARDS.has(event.key)) return;
      entries[event.key]?.(event, this);
    }
  }

  line(icon: string, what: string, price: string, why = ""): void {
    this.lines.push({ icon, what, why, price });
  }

  pays(money: number): string {
    this.spent += money;
    return this.context.say("brass-price", { money });
  }

  earns(money: number): string {
    this.spent -= money;
    return this.context.say("brass-play-plus", { money });
  }

  /** A cube or barrel comes from a tile or a place, for nothing. */
  free(resource: Flow["resource"], from: string, overLinks: boolean): void {
    const { goal, cubeRoutes, say } = this.context;
    if (goal === null || goal.id === from) return;
    const count = (this.flows.get(`${resource} ${from}`)?.count ?? 0) + 1;
    this.flow(resource, from, goal, cubeRoutes.from(from, goal, overLinks), say("brass-play-flow", { count }), count);
  }

  /** Goods leave the works for a port of this owner, or for a market. */
  ship(works: string, outlet: string, label: string, goods: "cotton" | "goods" = "cotton"): void {
    const to = { id: outlet, link: false };
    this.flow(goods, works, to, this.context.cubeRoutes.from(works, to, true), label, 1);
  }

  /** `travels`: they come from where the market is reached, rather than from nowhere. */
  bought(resource: "coal" | "iron", money: number, cubes = 1, travels = resource === "coal"): void {
    this.taking[resource] += cubes;
    if (travels) this.fromMarket(resource, money);
  }

  sheet(money: number, action: string): CostSheet {
    const pounds = (sum: number): string => this.context.say("brass-price", { money: sum });
    return {
      lines: this.lines,
      money: this.spent === 0 ? null : { before: pounds(money), after: pounds(money - this.spent) },
      gains: this.gains,
      flows: [...this.flows.values()],
      taking: this.taking,
      action,
    };
  }

  private fromMarket(resource: "coal" | "iron", money: number): void {
    const { goal, cubeRoutes, say } = this.context;
    const route = goal && cubeRoutes.fromMarket(goal);
    if (!goal || !route) return;
    const paid = (this.flows.get(`${resource} market`)?.count ?? 0) + money;
    this.flow(resource, "market", goal, route, say("brass-price", { money: paid }), paid);
  }

  private flow(resource: Flow["resource"], from: string, to: Goal, route: CubeRoute, label: string, count: number): void {
    this.flows.set(`${resource} ${from}`, { resource, from, to: to.id, links: route.links, route: route.curves, label, count });
  }
}

// Entries that both games have -----------------------------------------------------------------

const moneyOf = (event: GameEvent): number => Number(event.args["money"] ?? 0);

/** The tile that an event is about, in words. */
export function tileOf({ args }: GameEvent, say: Say): string {
  return say("brass-play-tile", { industry: say(String(args["industry"])), level: roman(Number(args["level"])) });
}

export const ownerOf = (event: GameEvent, { context }: Costs): string => context.names[Number(idOf(event.args["owner"]))] ?? "";

export const built: Entry = (event, costs) => {
  const { say, later } = costs.context;
  const industry = idOf(event.args["industry"]);
  costs.line(industry, tileOf(event, say), costs.pays(moneyOf(event)), say(String(event.args["location"])));
  costs.gains.push(later(industry, Number(event.args["level"])));
};

const linked =
  (icon: string): Entry =>
  (event, costs) =>
    costs.line(icon, costs.context.say(String(event.args["link"])), costs.pays(moneyOf(event)));

const coal: Entry = (event, costs) => {
  const { say } = costs.context;
  costs.line(
    "coal",
    say("brass-play-coal", { location: say(String(event.args["location"])) }),
    say("brass-play-free"),
    ownerOf(event, costs),
  );
  costs.free("coal", idOf(event.args["slot"]), true);
};

/** Iron needs no connection. */
const iron: Entry = (event, costs) => {
  const { say } = costs.context;
  costs.line(
    "iron",
    say("brass-play-iron", { location: say(String(event.args["location"])) }),
    say("brass-play-free"),
    ownerOf(event, costs),
  );
  costs.free("iron", idOf(event.args["slot"]), false);
};

const coalBought: Entry = (event, costs) => {
  costs.bought("coal", moneyOf(event));
  costs.line("coal", costs.context.say("brass-play-coal-market"), costs.pays(moneyOf(event)));
};

const ironBought: Entry = (event, costs) => {
  costs.bought("iron", moneyOf(event));
  costs.line("iron", costs.context.say("brass-play-iron-market"), costs.pays(moneyOf(event)));
};

const coalMarketed: Entry = (event, costs) =>
  costs.line("coal", costs.context.say("brass-play-coal-sold", { cubes: Number(event.args["cubes"]) }), costs.earns(moneyOf(event)));

const ironMarketed: Entry = (event, costs) =>
  costs.line("iron", costs.context.say("brass-play-iron-sold", { cubes: Number(event.args["cubes"]) }), costs.earns(moneyOf(event)));

export const developed: Entry = (event, costs) => {
  const { say } = costs.context;
  costs.line("develop", tileOf(event, say), "", say("brass-play-leaves"));
};

/** Money against income levels. */
export const borrowed = (event: GameEvent, levels: number, costs: Costs): void => {
  const { say } = costs.context;
  costs.line("loan", say("brass-play-loan"), costs.earns(moneyOf(event)), say("brass-play-loan-income", { levels }));
};

const flipped: Entry = (event, costs) => {
  const { say, level } = costs.context;
  const industry = String(event.args["industry"]);
  const { points, income } = level(idOf(industry), Number(event.args["level"]));
  costs.gains.push(say("brass-play-flips", { industry: say(industry), owner: ownerOf(event, costs), points, income }));
};

export const ENTRIES: Entries = {
  "event-build": built,
  "event-link-canal": linked("canal"),
  "event-link-rail": linked("rail"),
  "event-coal": coal,
  "event-iron": iron,
  "event-coal-bought": coalBought,
  "event-iron-bought": ironBought,
  "event-coal-marketed": coalMarketed,
  "event-iron-marketed": ironMarketed,
  "event-develop": developed,
  "event-flip": flipped,
};

// Where cubes go, and what the confirm button says -----------------------------------------------

/** The events that name the slot where cubes go. */
const AT_SLOT = new Set(["event-build", "event-double", "event-combine", "event-sell"]);

/** The slot that is built on or sold from, or the link; `target` is that of an action in progress. */
export function goalOf(
  events: readonly GameEvent[],
  moves: readonly string[],
  target: string | null,
  isLink: (id: string) => boolean,
): Goal | null {
  const done = events.find((event) => AT_SLOT.has(event.key));
  if (done) return { id: idOf(done.args["slot"]), link: false };
  const [kind, first = "", second = ""] = (moves[0] ?? "").split(" ");
  if (kind === "build" || kind === "double" || kind === "combine") return { id: second, link: false };
  if (kind === "sell" || kind === "link") return { id: first, link: kind === "link" };
  return target === null ? null : { id: target, link: isLink(target) };
}

/** An action as the confirm button says it; `spent` is null until the preview has come. */
export type ActionText = (say: Say, spent: number | null) => string;

const ACTION_TEXTS: Readonly<Record<string, ActionText>> = {
  build: (say, spent) => ((spent ?? 0) > 0 ? say("brass-play-do-build", { money: spent ?? 0 }) : say("brass-play-do-build-free")),
  link: (say, spent) => (spent === null ? say("brass-play-do-link-plain") : say("brass-play-do-link", { money: spent })),
  develop: (say, spent) => ((spent ?? 0) > 0 ? say("brass-play-do-develop", { money: spent ?? 0 }) : say("brass-play-do-develop-free")),
  sell: (say) => say("brass-play-do-sell"),
  pass: (say) => say("brass-play-pass"),
  card: (say) => say("brass-play-do-card"),
  done: (say) => say("move-done"),
  remove: (say) => say("brass-play-do-remove"),
};

export function actionText(moves: readonly string[], spent: number | null, say: Say, own: Readonly<Record<string, ActionText>>): string {
  const kind = (moves[0] ?? "").split(" ")[0] ?? "";
  const text = own[kind] ?? ACTION_TEXTS[kind];
  return text ? text(say, spent) : say("brass-play-do-take");
}
