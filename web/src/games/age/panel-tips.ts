// Tips of what stands beside the board of Age of Industry: cards, stacks of the mat, the demand
// track, the open cards, and the figures of players and of the game.
import { roman } from "../../map/lettering";
import type { Say } from "../../map/marks";
import { seatTip } from "../../map/seat-tip";
import { lookOf, type Look } from "../../map/seats";
import type { Tip } from "../../map/tips.svelte";
import { face } from "../brass/faces";
import type * as brass from "../brass/types";
import { nextPrice } from "../brass/prices";
import type { Stack } from "../brass/panel-tips";
import type { BoardIndex } from "./board-index";
import type { Components, View, Reading } from "./types";
import { mapLevelOf, clause, levelFacts } from "./tips";

export function cardTip(card: Pick<brass.CardKind, "kind"> | undefined, name: string, say: Say): Tip | null {
  if (card?.kind === "location") return { title: name, text: say("ai-tip-card-location"), rule: clause("CARD-LOCATION") };
  if (card?.kind === "industry") return { title: name, text: say("ai-tip-card-industry"), rule: clause("CARD-INDUSTRY-REACH") };
  return null;
}

/** A stack of a mat, or one level of it. */
export function stackTip({ industry, level, left }: Stack, boardIndex: BoardIndex, look: Look, say: Say): Tip {
  const name = say(`industry-${industry}`);
  if (!level) return { title: name, text: say("brass-tip-stack-empty"), rule: clause("MAT-EMPTY") };
  const count = { label: say("brass-fact-left"), value: String(left) };
  const zero = level.level === 0;
  return {
    title: say("brass-tile-title", { industry: name, level: roman(level.level) }),
    text: zero ? say("ai-tip-stack-zero") : say("ai-tip-stack"),
    facts: [count, ...levelFacts(mapLevelOf(boardIndex, industry, level.level), boardIndex, say)],
    tile: { look, face: face(boardIndex, level, false, level.cubes ?? 0) },
    rule: clause(zero ? "MAT-LEVEL-ZERO" : "MAT-LOWEST"),
  };
}

export function demandTip(kind: "coal" | "iron", components: Components, view: View, say: Say): Tip {
  const track = components[kind];
  const cubes = view.markets[kind];
  return {
    title: kind === "coal" ? say("ai-demand-coal") : say("ai-demand-iron"),
    text: say("ai-tip-demand"),
    facts: [
      { label: say("brass-fact-cubes"), value: String(cubes) },
      { label: say("brass-fact-next"), value: say("brass-price", { money: nextPrice(track, cubes) }) },
      { label: say("brass-fact-empty"), value: say("brass-price", { money: track.price_when_empty }) },
    ],
    rule: clause("TRACK-CONNECTION"),
  };
}

export const displayTip = ({ draws, hand_limit }: Components, say: Say): Tip => ({
  title: say("ai-display"),
  text: say("ai-tip-display", { cards: draws, limit: hand_limit }),
  rule: clause("DRAW-TWO"),
});

/** What the table page asks for by name: figures of players and of the game, and seat marks. */
export function tipAbout(about: string, reading: Reading, looks: readonly Look[], seat?: number): Tip | null {
  const { say, names } = reading;
  if (about === "seat") return seat === undefined ? null : seatTip(lookOf(looks, seat), names[seat] ?? "", say);
  return figureTip(about, seat, reading.components, reading.view, say);
}

export function figureTip(about: string, seat: number | undefined, components: Components, view: View, say: Say): Tip | null {
  const { loan_money: money, loan_interest: interest, unpaid_points: points } = components;
  switch (about) {
    case "money":
    case "dollar":
      return { title: say("brass-measure-money"), text: say("ai-tip-money", { money }), rule: clause("LOAN-WHEN") };
    case "loan":
    case "loans":
      return { title: say("ai-loans"), text: say("ai-tip-loans", { money, interest, points }), rule: clause("LOAN-REPAY") };
    case "points":
    case "preview":
      return endTip(seat, components, view, say);
    case "order":
      return { title: say("brass-tip-order-title"), text: say("ai-tip-order"), rule: clause("ORDER-LEAST-FIRST") };
    case "deck":
      return { title: say("brass-tip-deck-title"), text: say("ai-tip-deck"), rule: clause("END-WHEN") };
    case "stage":
      return { title: say("ai-tip-stage-title"), text: say("ai-tip-stage"), rule: clause("TURN-PHASES") };
    case "links":
      return { title: say("ai-railways"), text: say("ai-tip-railways"), rule: clause("RAIL-MARKERS") };
    default:
      return null;
  }
}

/** Points are counted at the end only: how they would come about now. */
function endTip(seat: number | undefined, components: Components, view: View, say: Say): Tip {
  const score = seat === undefined ? undefined : view.preview.scores[seat];
  return {
    title: say("ai-end"),
    text: say("ai-tip-end", { dollars: components.money_per_point, points: components.unpaid_points }),
    facts: score && [
      { label: say("ai-fact-rails-pay"), value: say("brass-price", { money: score.rails }) },
      { label: say("ai-fact-repaid"), value: String(score.repaid) },
      { label: say("ai-fact-money-left"), value: say("brass-price", { money: score.money }) },
      { label: say("ai-end-tiles"), value: say("brass-fact-points", { points: score.tiles }) },
    ],
    rule: clause("SCORE-MONEY"),
  };
}
