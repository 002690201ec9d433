// Tips of what stands beside the board: cards, stacks of the mat, markets, and the figures of
// players and of the game.
import { roman } from "../../map/lettering";
import type { Say } from "../../map/marks";
import { seatTip } from "../../map/seat-tip";
import { lookOf, type Look } from "../../map/seats";
import type { Tip } from "../../map/tips.svelte";
import type { Reading } from "../board";
import { atlasOf, cubesOf } from "./atlas";
import { face } from "./faces";
import type { CardKind, Components, Era, Level, View } from "./forms";
import { nextPrice } from "./prices";
import { clause, levelFacts } from "./tips";

export function cardTip(card: CardKind | undefined, name: string, say: Say): Tip | null {
  switch (card?.kind) {
    case "location":
      return { title: name, text: say("bb-tip-card-location"), rule: clause("BB-BUILD-LOCATION-CARD") };
    case "industry":
      return { title: name, text: say("bb-tip-card-industry"), rule: clause("BB-BUILD-INDUSTRY-CARD") };
    case "wild_location":
      return { title: name, text: say("bb-tip-card-wild-location"), rule: clause("BB-BUILD-WILD-LOCATION") };
    case "wild_industry":
      return { title: name, text: say("bb-tip-card-wild-industry"), rule: clause("BB-BUILD-WILD-INDUSTRY") };
    default:
      return null;
  }
}

export interface Stack {
  industry: string;
  level: Level | undefined;
  left: number;
}

/** A stack of a mat, or one level of it. */
export function stackTip({ industry, level, left }: Stack, components: Components, era: Era, look: Look, say: Say): Tip {
  const name = say(`industry-${industry}`);
  const rule = clause("BB-BUILD-LOWEST-TILE");
  if (!level) return { title: name, text: say("bb-tip-stack-empty"), rule };
  const count = { label: say("bb-fact-left"), value: String(left) };
  return {
    title: say("bb-tile-title", { industry: name, level: roman(level.level) }),
    text: say("bb-tip-stack"),
    facts: [count, ...levelFacts(level, components, era, say)],
    tile: { look, face: face(atlasOf(components), level, false, cubesOf(level, era)) },
    rule,
  };
}

export function marketTip(kind: "coal" | "iron", components: Components, view: View, say: Say): Tip {
  const track = components[kind];
  const cubes = view.markets[kind];
  const price = say("bb-price", { money: nextPrice(track, cubes) });
  const dearest = say("bb-price", { money: track.price_when_empty });
  return {
    title: kind === "coal" ? say("bb-tip-coal-market-title") : say("bb-tip-iron-market-title"),
    text: kind === "coal" ? say("bb-tip-coal-market") : say("bb-tip-iron-market"),
    facts: [
      { label: say("bb-fact-cubes"), value: String(cubes) },
      { label: say("bb-fact-next"), value: price },
      { label: say("bb-fact-empty"), value: dearest },
    ],
    rule: clause(kind === "coal" ? "BB-COAL-MARKET-ACCESS" : "BB-IRON-MARKET-CHEAPEST"),
  };
}

/** What the table page asks for by name: figures of players and of the game, and seat marks. */
export function tipAbout(about: string, reading: Reading, looks: readonly Look[], seat?: number): Tip | null {
  const { say, names } = reading;
  if (about !== "seat") return figureTip(about, seat, reading.components as Components, reading.view as unknown as View, say);
  return seat === undefined ? null : seatTip(lookOf(looks, seat), names[seat] ?? "", say);
}

export function figureTip(about: string, seat: number | undefined, components: Components, view: View, say: Say): Tip | null {
  const player = seat === undefined ? undefined : view.players[seat];
  switch (about) {
    case "money":
      return { title: say("bb-measure-money"), text: say("bb-tip-money", { loan: components.loan_money }), rule: clause("BB-LOAN-MONEY") };
    case "income":
      return {
        title: say("bb-measure-income"),
        text: say("bb-tip-income"),
        facts: player && [
          { label: say("bb-fact-level"), value: String(components.income_levels[player.income_space] ?? 0) },
          { label: say("bb-fact-space"), value: String(player.income_space) },
        ],
        rule: clause("BB-ROUND-INCOME-PAID"),
      };
    case "points":
      return { title: say("bb-measure-points"), text: say("bb-tip-points"), rule: clause("BB-VICTORY-MOST-POINTS") };
    case "order":
      return { title: say("bb-tip-order-title"), text: say("bb-tip-order"), rule: clause("BB-ROUND-ORDER-LEAST-SPENT") };
    case "deck":
      return { title: say("bb-tip-deck-title"), text: say("bb-tip-deck"), rule: clause("BB-TURN-REFILL") };
    case "stage":
      return { title: say("bb-tip-stage-title"), text: say("bb-tip-stage"), rule: clause("BB-ERA-END") };
    case "links":
      return { title: say("bb-links"), text: say("bb-tip-links"), rule: clause("BB-NETWORK-LINK-TILES") };
    case "preview":
      return { title: say("bb-era-end"), text: say("bb-tip-preview"), rule: clause("BB-ERA-SCORE-LINKS") };
    default:
      return null;
  }
}
