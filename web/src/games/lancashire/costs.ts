// What an action of Brass: Lancashire would cost and bring, read from the events of its preview. What
// the distant market does is hidden until it is done: of that the preview tells the odds only.
import type { GameEvent } from "../../api/types";
import type { CostSheet } from "../board";
import { borrowed, built, actionText, ENTRIES, goalOf, Costs, ownerOf, type ActionText, type Entries } from "../brass/costs";
import { idOf } from "../notation";
import { boardIndexOf, levelOf } from "./board-index";
import { oddsOf } from "./distant";
import type { Components, View, Reading } from "./types";
import { CubeRoutes } from "./cube-routes";

export function costsOf(events: readonly GameEvent[], moves: readonly string[], reading: Reading): CostSheet {
  const { say, names, seat } = reading;
  const components = reading.components;
  const view = reading.view;
  const boardIndex = boardIndexOf(components, view);
  // The tile that the preview drew from the pile is only imagined.
  const drawn = events.findIndex((event) => event.key === "event-distant");
  const known = drawn < 0 ? events : events.slice(0, drawn);
  const goal = goalOf(known, moves, view.pending?.target ?? null, (id) => boardIndex.routes.has(id));
  const links = [...view.links.map((link) => link.link), ...(goal?.link ? [goal.id] : [])];
  const level = (industry: string, number: number) => levelOf(components, industry, number);
  const costs = new Costs({ say, names, seat, goal, cubeRoutes: new CubeRoutes(boardIndex, links, view.tiles), level, later });
  costs.write(known, OWN_ENTRIES);
  if (drawn >= 0) tellOdds(costs, components, view);
  const spent = events.length === 0 ? null : costs.spent;
  return costs.sheet(view.players[seat]?.money ?? 0, actionText(moves, spent, say, actionTexts(moves)));

  /** A shipyard flips when it is built, and the events say so. */
  function later(industry: string, number: number): string {
    const { points, income } = level(industry, number);
    if (industry === "cotton_mill") return say("bl-play-when-sold", { points, income });
    if (industry === "port") return say("bl-play-when-shipped", { points, income });
    return industry === "shipyard" ? say("bl-play-shipyard") : say("brass-play-when-used", { points, income });
  }
}

function tellOdds(costs: Costs, components: Components, view: View): void {
  const { say } = costs.context;
  const { tiles, closing, least, most } = oddsOf(components, view);
  costs.line("ship", say("bl-play-distant"), "", say("bl-play-distant-tiles", { tiles }));
  if (closing < tiles)
    costs.gains.push(least === most ? say("bl-play-distant-bonus", { most }) : say("bl-play-distant-bonuses", { least, most }));
  costs.gains.push(say("bl-play-distant-odds", { closing, tiles }));
}

const OWN_ENTRIES: Entries = {
  ...ENTRIES,
  "event-double": built,
  "event-loan": (event, costs) => borrowed(event, Number(event.args["levels"]), costs),
  "event-replace": (event, costs) => {
    const { say } = costs.context;
    costs.line(idOf(event.args["industry"]), say("bl-play-replaces"), "", ownerOf(event, costs));
  },
  "event-port": (event, costs) => {
    const { say } = costs.context;
    costs.line("port", say("bl-play-port", { location: say(String(event.args["location"])) }), "", ownerOf(event, costs));
    const { goal } = costs.context;
    if (goal) costs.ship(goal.id, idOf(event.args["slot"]), ownerOf(event, costs));
  },
};

function actionTexts(moves: readonly string[]): Readonly<Record<string, ActionText>> {
  const [, amount] = (moves[0] ?? "").split(" ");
  return {
    double: (say, spent) => ((spent ?? 0) > 0 ? say("bl-play-do-double", { money: spent ?? 0 }) : say("bl-play-do-double-plain")),
    loan: (say) => say("brass-play-do-loan", { money: Number(amount) }),
    port: (say) => say("bl-play-do-port"),
    distant: (say) => say("bl-play-do-distant"),
  };
}
