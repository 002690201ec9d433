// Tips of what stands beside the board of a Brass: stacks of the mat, markets, and the figures of
// players and of the game.
import { roman } from "../../map/lettering";
import type { Look } from "../../map/seats";
import type { Tip } from "../../map/tips.svelte";
import { cubesOf } from "./board-index";
import { face } from "./faces";
import type { Level } from "./types";
import { nextPrice } from "./prices";
import { levelFacts, type Panel } from "./tips";

export interface Stack {
  industry: string;
  level: Level | undefined;
  left: number;
}

/** A stack of a mat, or one level of it. */
export function stackTip({ industry, level, left }: Stack, panel: Panel, look: Look): Tip {
  const { boardIndex, view, say, clause } = panel;
  const name = say(`industry-${industry}`);
  const rule = clause("BUILD-LOWEST-TILE");
  if (!level) return { title: name, text: say("brass-tip-stack-empty"), rule };
  const count = { label: say("brass-fact-left"), value: String(left) };
  return {
    title: say("brass-tile-title", { industry: name, level: roman(level.level) }),
    text: say("brass-tip-stack"),
    facts: [count, ...levelFacts(level, panel)],
    tile: { look, face: face(boardIndex, level, false, cubesOf(level, view.era)) },
    rule,
  };
}

/** A market; the game says who may buy coal there. */
export function marketTip(kind: "coal" | "iron", { boardIndex, view, say, clause }: Panel, coalText: string): Tip {
  const track = boardIndex.components[kind];
  const cubes = view.markets[kind];
  return {
    title: kind === "coal" ? say("brass-tip-coal-market-title") : say("brass-tip-iron-market-title"),
    text: kind === "coal" ? coalText : say("brass-tip-iron-market"),
    facts: [
      { label: say("brass-fact-cubes"), value: String(cubes) },
      { label: say("brass-fact-next"), value: say("brass-price", { money: nextPrice(track, cubes) }) },
      { label: say("brass-fact-empty"), value: say("brass-price", { money: track.price_when_empty }) },
    ],
    rule: clause(kind === "coal" ? "COAL-MARKET-ACCESS" : "IRON-MARKET-CHEAPEST"),
  };
}

/** What the table page asks for by name; the game says what loans are and when eras end. */
export function figureTip(about: string, seat: number | undefined, panel: Panel, moneyText: string): Tip | null {
  const { say, clause } = panel;
  switch (about) {
    case "money":
      return { title: say("brass-measure-money"), text: moneyText, rule: clause("LOAN-MONEY") };
    case "income":
      return incomeTip(seat, panel);
    case "points":
      return { title: say("brass-measure-points"), text: say("brass-tip-points"), rule: clause("VICTORY-MOST-POINTS") };
    case "order":
      return { title: say("brass-tip-order-title"), text: say("brass-tip-order"), rule: clause("ROUND-ORDER-LEAST-SPENT") };
    case "deck":
      return { title: say("brass-tip-deck-title"), text: say("brass-tip-deck"), rule: clause("TURN-REFILL") };
    case "stage":
      return { title: say("brass-tip-stage-title"), text: say("brass-tip-stage"), rule: clause("ERA-END") };
    case "links":
      return { title: say("brass-links"), text: say("brass-tip-links"), rule: clause("NETWORK-LINK-TILES") };
    case "preview":
      return { title: say("brass-era-end"), text: say("brass-tip-preview"), rule: clause("ERA-SCORE-LINKS") };
    default:
      return null;
  }
}

function incomeTip(seat: number | undefined, { boardIndex, view, say, clause }: Panel): Tip {
  const player = seat === undefined ? undefined : view.players[seat];
  return {
    title: say("brass-measure-income"),
    text: say("brass-tip-income"),
    facts: player && [
      { label: say("brass-fact-level"), value: String(boardIndex.components.income_levels[player.income_space] ?? 0) },
      { label: say("brass-fact-space"), value: String(player.income_space) },
    ],
    rule: clause("ROUND-INCOME-PAID"),
  };
}
