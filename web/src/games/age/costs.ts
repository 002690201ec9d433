// What an action of Age of Industry would cost and bring, read from the events of its preview: the way
// of every cube and of the goods, loans that come by themselves, what flips and whom that pays.
import type { GameEvent } from "../../api/types";
import type { CostSheet } from "../board";
import { actionText, ENTRIES, goalOf, Costs, ownerOf, type ActionText, type Entries, type Entry } from "../brass/costs";
import { idOf } from "../notation";
import { boardIndexOf, levelOf } from "./board-index";
import { cardChip } from "./choosing";
import type { BuiltTile, Components, View, Reading } from "./types";
import { CubeRoutes } from "./cube-routes";

/** What follows the action when a round ends says nothing about the action. */
const AFTERWARDS = new Set(["spent", "interest", "round", "rails", "deck-empty", "over"].map((key) => `event-${key}`));

export function costsOf(events: readonly GameEvent[], moves: readonly string[], reading: Reading): CostSheet {
  const { say, names, seat } = reading;
  const { components, view } = reading;
  const end = events.findIndex(({ key }) => AFTERWARDS.has(key));
  const done = end < 0 ? events : events.slice(0, end);
  const boardIndex = boardIndexOf(components, view);
  const goal = goalOf(done, moves, targetOf(view), (id) => boardIndex.routes.has(id));
  const links = [...view.links.map(({ link }) => link), ...(goal?.link ? [goal.id] : [])];
  const cubeRoutes = new CubeRoutes(boardIndex, links, { tiles: [...view.tiles, ...comingTiles(done, moves, view, seat)] });
  const level = (industry: string, number: number) => ({ points: number, income: levelOf(components, industry, number).payout });
  const costs = new Costs({ say, names, seat, goal, cubeRoutes, level, later });
  const entries = entriesOf(reading);
  for (const event of done) entries[event.key]?.(event, costs);
  costs.gains.push(...openQuestions(done, moves, reading));
  const paid = events.length === 0 ? null : paidIn(done);
  return costs.sheet(view.players[seat]?.money ?? 0, actionText(moves, paid, say, ACTION_TEXTS));

  /** What a tile that is built now will bring, and its points at the end, flipped or not. */
  function later(industry: string, number: number): string {
    const { points, income: money } = level(industry, number);
    switch (industry) {
      case "cotton_mill":
      case "factory":
        return say("ai-play-when-sold", { points, money });
      case "port":
        return say("ai-play-when-shipped", { points, money });
      case "ship":
        return say("ai-play-when-used-up", { points, money });
      default:
        return say("ai-play-when-empty", { points, money });
    }
  }
}

/** A development has a tile of the mat for its target, which is no place. */
const targetOf = ({ pending }: View): string | null => (pending.action === "develop" ? null : pending.target);

/** A port or a ship opens its sea lanes before its cubes come. */
function comingTiles(events: readonly GameEvent[], moves: readonly string[], view: View, owner: number): readonly BuiltTile[] {
  const built = events.find(({ key }) => key === "event-build" || key === "event-combine");
  const [kind = "", first = "", second = ""] = (moves[0] ?? "").split(" ");
  const { pending } = view;
  const [industry, slot] = built
    ? [idOf(built.args["industry"]), idOf(built.args["slot"])]
    : kind === "build" || kind === "combine"
      ? [first, second]
      : [pending.industry, pending.target];
  return industry && slot ? [{ slot, owner, industry, level: 1, flipped: false, resources: 0, rebuilt: false }] : [];
}

/** Dollars for tiles, railways and cubes: what counts for the order of play. */
const PAID = new Set(["build", "combine", "link", "coal-bought", "iron-bought"].map((key) => `event-${key}`));
const paidIn = (events: readonly GameEvent[]): number =>
  events.filter(({ key }) => PAID.has(key)).reduce((sum, event) => sum + numberIn(event, "money"), 0);

const numberIn = ({ args }: GameEvent, name: string): number => Number(args[name] ?? 0);

// What will be asked next ------------------------------------------------------------------------

/** Cubes whose source, and goods whose outlet, will be chosen after the action. */
function openQuestions(events: readonly GameEvent[], moves: readonly string[], reading: Reading): readonly string[] {
  const { say } = reading;
  if (events.length === 0) return [];
  const sold = moves[0]?.startsWith("sell ") && !events.some(({ key }) => key === "event-port" || key === "event-market");
  if (sold) return [say("ai-play-then-outlet")];
  const needed = neededIn(events, reading);
  const coal = needed.coal - count(events, "event-coal") - count(events, "event-coal-import") - cubesIn(events, "event-coal-bought");
  const iron = needed.iron - count(events, "event-iron") - cubesIn(events, "event-iron-bought");
  return [
    ...(coal > 0 ? [say("ai-play-then-coal", { cubes: coal })] : []),
    ...(iron > 0 ? [say("ai-play-then-iron", { cubes: iron })] : []),
  ];
}

const count = (events: readonly GameEvent[], key: string): number => events.filter((event) => event.key === key).length;
const cubesIn = (events: readonly GameEvent[], key: string): number =>
  events.filter((event) => event.key === key).reduce((sum, event) => sum + numberIn(event, "cubes"), 0);

/** The cubes that an action needs in all, or those of the action in progress that are still to come. */
function neededIn(events: readonly GameEvent[], reading: Reading): { coal: number; iron: number } {
  const { components, view } = reading;
  const built = events.find(({ key }) => key === "event-build" || key === "event-combine");
  if (built) return levelOf(components, idOf(built.args["industry"]), numberIn(built, "level"));
  const first = view.players[reading.seat]?.rails_left === components.railways;
  if (count(events, "event-link") > 0) return first ? { coal: 0, iron: 0 } : { coal: components.rail_coal, iron: components.rail_iron };
  return view.pending;
}

// Entries --------------------------------------------------------------------------------------

function entriesOf(reading: Reading): Entries {
  const { components, view } = reading;
  return { ...ENTRIES, ...OWN_ENTRIES, ...sales(view), ...draws(components), ...flips(reading.seat), ...loans(components) };
}

const OWN_ENTRIES: Entries = {
  "event-combine": ENTRIES["event-build"]!,
  "event-replace": (event, costs) => {
    const { say } = costs.context;
    costs.line(idOf(event.args["industry"]), say("ai-play-replaces"), "", ownerOf(event, costs));
  },
  "event-link": (event, costs) => costs.line("rail", costs.context.say(String(event.args["link"])), costs.pays(numberIn(event, "money"))),
  "event-imports": (event, costs) => {
    costs.gains.push(costs.context.say("ai-play-imports", { cubes: numberIn(event, "cubes") }));
  },
  "event-coal-import": (event, costs) => {
    const { say } = costs.context;
    costs.line("coal", say("ai-play-import", { location: say(String(event.args["location"])) }), say("brass-play-free"));
    costs.free("coal", idOf(event.args["import"]), true);
  },
  "event-iron": (event, costs) => {
    const { say } = costs.context;
    costs.line(
      "iron",
      say("brass-play-iron", { location: say(String(event.args["location"])) }),
      say("brass-play-free"),
      ownerOf(event, costs),
    );
    costs.free("iron", idOf(event.args["slot"]), true);
  },
  "event-coal-bought": bought("coal"),
  "event-iron-bought": bought("iron"),
};

/** Cubes of the demand track come from the port that opens it. */
function bought(resource: "coal" | "iron"): Entry {
  return (event, costs) => {
    const { say } = costs.context;
    const [cubes, money] = [numberIn(event, "cubes"), numberIn(event, "money")];
    costs.bought(resource, money, cubes, true);
    const what = resource === "coal" ? say("ai-play-coal-bought", { cubes }) : say("ai-play-iron-bought", { cubes });
    costs.line(resource, what, costs.pays(money));
  };
}

/** Where the goods go; the tile they are of was sold by this action or just before. */
function sales({ tiles }: View): Entries {
  const shipped = (costs: Costs, outlet: string, label: string): void => {
    const { goal } = costs.context;
    const works = tiles.find((tile) => tile.slot === goal?.id);
    if (works) costs.ship(works.slot, outlet, label, works.industry === "factory" ? "goods" : "cotton");
  };
  return {
    "event-port": (event, costs) => {
      const { say } = costs.context;
      costs.line("port", say("ai-play-port", { location: say(String(event.args["location"])) }), "", ownerOf(event, costs));
      shipped(costs, idOf(event.args["slot"]), ownerOf(event, costs));
    },
    "event-market": (event, costs) => {
      const { say } = costs.context;
      const market = say(String(event.args["market"]));
      costs.line("demand", say("ai-play-to-market", { market }), "", say(String(event.args["tile"])));
      shipped(costs, idOf(event.args["market"]), market);
    },
  };
}

function draws(components: Components): Entries {
  return {
    "event-draw": (event, costs) => {
      const { icon, text } = cardChip(components, idOf(event.args["card"]), costs.context.say);
      costs.line(icon, text, "", costs.context.say("ai-play-to-hand"));
    },
    // Which card it is shows only once it is drawn.
    "event-draw-deck": (_, costs) => costs.line("card_setup", costs.context.say("ai-play-deck"), "", costs.context.say("ai-play-to-hand")),
  };
}

/** A flipped tile pays its owner at once. */
function flips(seat: number): Entries {
  return {
    "event-flip": (event, costs) => {
      const { say } = costs.context;
      const [industry, money] = [String(event.args["industry"]), numberIn(event, "money")];
      if (Number(idOf(event.args["owner"])) === seat)
        costs.line(
          idOf(industry),
          say("ai-play-flips", { industry: say(industry) }),
          costs.earns(money),
          say(String(event.args["location"])),
        );
      else costs.gains.push(say("ai-play-flips-other", { industry: say(industry), owner: ownerOf(event, costs), money }));
    },
  };
}

function loans({ loan_interest: interest }: Components): Entries {
  return {
    "event-loan": (event, costs) => {
      const { say } = costs.context;
      const number = numberIn(event, "loans");
      costs.line(
        "loan",
        say("ai-play-loan", { loans: number }),
        costs.earns(numberIn(event, "money")),
        say("ai-play-loan-interest", { money: number * interest }),
      );
    },
    "event-repay": (event, costs) => {
      const { say } = costs.context;
      costs.line("repay", say("ai-play-repaid"), costs.pays(numberIn(event, "money")), say("ai-play-repaid-interest", { money: interest }));
    },
  };
}

// The confirm button ---------------------------------------------------------------------------

const ACTION_TEXTS: Readonly<Record<string, ActionText>> = {
  combine: (say, spent) => ((spent ?? 0) > 0 ? say("ai-play-do-combine", { money: spent ?? 0 }) : say("ai-play-do-combine-plain")),
  link: (say, spent) => (spent === null ? say("ai-play-do-link-plain") : say("ai-play-do-link", { money: spent })),
  port: (say) => say("ai-play-do-port"),
  market: (say) => say("ai-play-do-market"),
  draw: (say) => say("ai-play-do-draw"),
  repay: (say) => say("ai-play-repay"),
};

/** The things on the map that events are about. */
export function touchedBy(events: readonly GameEvent[]): readonly string[] {
  const found = new Set<string>();
  for (const { args } of events) {
    for (const name of ["slot", "link", "market", "import"]) if (name in args) found.add(idOf(args[name]));
  }
  return [...found];
}
