// What an action of Brass: Birmingham would cost and bring, read from the events of its preview: to
// what both Brass games have it adds beer, merchants and scouting.
import type { GameEvent } from "../../api/types";
import type { CostSheet } from "../board";
import { borrowed, actionText, developed, ENTRIES, goalOf, Costs, ownerOf, type ActionText, type Entries } from "../brass/costs";
import { idOf } from "../notation";
import { boardIndexOf, levelOf } from "./board-index";
import type { Components, Reading } from "./types";
import { CubeRoutes } from "./cube-routes";

export function costsOf(events: readonly GameEvent[], moves: readonly string[], reading: Reading): CostSheet {
  const { say, names, seat } = reading;
  const components = reading.components;
  const view = reading.view;
  const boardIndex = boardIndexOf(components);
  const goal = goalOf(events, moves, view.pending?.target ?? null, (id) => boardIndex.routes.has(id));
  const links = [...view.links.map((link) => link.link), ...(goal?.link ? [goal.id] : [])];
  const level = (industry: string, number: number) => levelOf(components, industry, number);
  const costs = new Costs({ say, names, seat, goal, cubeRoutes: new CubeRoutes(boardIndex, links), level, later });
  costs.write(events, ownEntries(components));
  // Before the preview has come no price is known.
  const spent = events.length === 0 ? null : costs.spent;
  return costs.sheet(view.players[seat]?.money ?? 0, actionText(moves, spent, say, actionTexts(components)));

  function later(industry: string, number: number): string {
    const { points, income, beer } = level(industry, number);
    const sold = components.industries.find((known) => known.id === industry)?.sold ?? false;
    return sold ? say("bb-play-when-sold", { points, income, beer }) : say("brass-play-when-used", { points, income });
  }
}

const amountOf = (event: GameEvent): number => Number(event.args["amount"] ?? 0);

const ownEntries = (components: Components): Entries => ({
  ...ENTRIES,
  "event-loan": (event, costs) => borrowed(event, components.loan_levels, costs),
  "event-beer": (event, costs) => {
    const { say, seat } = costs.context;
    costs.line(
      "beer",
      say("bb-play-beer", { location: say(String(event.args["location"])) }),
      say("brass-play-free"),
      ownerOf(event, costs),
    );
    // One's own beer needs no connection.
    costs.free("beer", idOf(event.args["slot"]), event.args["owner"] !== `seat-${seat}`);
  },
  "event-barrel": (event, costs) => {
    const { say } = costs.context;
    costs.free("beer", idOf(event.args["space"]), true);
    costs.line("beer", say("bb-play-barrel", { space: say(String(event.args["space"])) }), say("brass-play-free"));
  },
  "event-bonus-money": (event, costs) => costs.line("money", costs.context.say("bb-play-bonus"), costs.earns(amountOf(event))),
  "event-bonus-develop": developed,
  "event-bonus-victory-points": (event, { context, gains }) =>
    void gains.push(context.say("bb-play-bonus-points", { amount: amountOf(event) })),
  "event-bonus-income-spaces": (event, { context, gains }) =>
    void gains.push(context.say("bb-play-bonus-income", { amount: amountOf(event) })),
  "event-scout": (_, { context, gains }) => void gains.push(context.say("bb-play-scouted")),
});

const actionTexts = (components: Components): Readonly<Record<string, ActionText>> => ({
  loan: (say) => say("brass-play-do-loan", { money: components.loan_money }),
  scout: (say) => say("bb-play-scout"),
});
