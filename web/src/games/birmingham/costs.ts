// What a deed of Brass: Birmingham would cost and bring, read from the journal of its preview: to
// what both Brass games have it adds beer, merchants and scouting.
import type { GameEvent } from "../../api/types";
import type { CostSheet, Reading } from "../board";
import { borrowed, deedOf, developed, ENTRIES, goalOf, Ledger, ownerOf, type DeedText, type Entries } from "../brass/ledger";
import { idOf } from "../notation";
import { boardIndexOf, levelOf } from "./board-index";
import type { Components, View } from "./types";
import { CubeRoutes } from "./cube-routes";

export function costsOf(events: readonly GameEvent[], moves: readonly string[], reading: Reading): CostSheet {
  const { say, names, seat } = reading;
  const components = reading.components as Components;
  const view = reading.view as unknown as View;
  const boardIndex = boardIndexOf(components);
  const goal = goalOf(events, moves, view.pending?.target ?? null, (id) => boardIndex.routes.has(id));
  const links = [...view.links.map((link) => link.link), ...(goal?.link ? [goal.id] : [])];
  const level = (industry: string, number: number) => levelOf(components, industry, number);
  const ledger = new Ledger({ say, names, seat, goal, cubeRoutes: new CubeRoutes(boardIndex, links), level, later });
  ledger.write(events, ownEntries(components));
  // Before the preview has come no price is known.
  const spent = events.length === 0 ? null : ledger.spent;
  return ledger.sheet(view.players[seat]?.money ?? 0, deedOf(moves, spent, say, deeds(components)));

  function later(industry: string, number: number): string {
    const { points, income, beer } = level(industry, number);
    const sold = components.industries.find((known) => known.id === industry)?.sold ?? false;
    return sold ? say("bb-play-when-sold", { points, income, beer }) : say("brass-play-when-used", { points, income });
  }
}

const amountOf = (event: GameEvent): number => Number(event.args["amount"] ?? 0);

const ownEntries = (components: Components): Entries => ({
  ...ENTRIES,
  "event-loan": (event, ledger) => borrowed(event, components.loan_levels, ledger),
  "event-beer": (event, ledger) => {
    const { say, seat } = ledger.telling;
    ledger.line(
      "beer",
      say("bb-play-beer", { location: say(String(event.args["location"])) }),
      say("brass-play-free"),
      ownerOf(event, ledger),
    );
    // One's own beer needs no connection.
    ledger.free("beer", idOf(event.args["slot"]), event.args["owner"] !== `seat-${seat}`);
  },
  "event-barrel": (event, ledger) => {
    const { say } = ledger.telling;
    ledger.free("beer", idOf(event.args["space"]), true);
    ledger.line("beer", say("bb-play-barrel", { space: say(String(event.args["space"])) }), say("brass-play-free"));
  },
  "event-bonus-money": (event, ledger) => ledger.line("money", ledger.telling.say("bb-play-bonus"), ledger.earns(amountOf(event))),
  "event-bonus-develop": developed,
  "event-bonus-victory-points": (event, { telling, gains }) =>
    void gains.push(telling.say("bb-play-bonus-points", { amount: amountOf(event) })),
  "event-bonus-income-spaces": (event, { telling, gains }) =>
    void gains.push(telling.say("bb-play-bonus-income", { amount: amountOf(event) })),
  "event-scout": (_, { telling, gains }) => void gains.push(telling.say("bb-play-scouted")),
});

const deeds = (components: Components): Readonly<Record<string, DeedText>> => ({
  loan: (say) => say("brass-play-do-loan", { money: components.loan_money }),
  scout: (say) => say("bb-play-scout"),
});
