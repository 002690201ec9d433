// The sections of "how to play" Brass: Birmingham, in reading order: which picture each one has,
// and the clauses that say it exactly. The texts are guide.*.ftl, by the id of the section.
import type { Section } from "../../../learn/Guide.svelte";

export type Picture =
  | { kind: "board"; scenes: readonly ("network" | "build" | "sell" | "canal" | "rail" | "scoring")[] }
  | { kind: "faces" }
  | { kind: "levels" }
  | { kind: "actions" }
  | { kind: "markets" }
  | { kind: "cards"; hand: readonly string[] };

export const SECTIONS: readonly Section<Picture>[] = [
  { id: "aim", icon: "points", picture: { kind: "faces" }, rules: ["BB-VICTORY-MOST-POINTS", "BB-ERA-SCORE-TILES", "BB-ERA-SCORE-LINKS"] },
  {
    id: "turn",
    icon: "pass",
    picture: { kind: "actions" },
    rules: ["BB-TURN-TWO-ACTIONS", "BB-TURN-REFILL", "BB-ROUND-ORDER-LEAST-SPENT", "BB-ROUND-INCOME-PAID"],
  },
  {
    id: "cards",
    icon: "card_location",
    picture: { kind: "cards", hand: ["birmingham", "coal_mine", "cotton_mill_or_manufacturer", "brewery"] },
    rules: ["BB-TURN-CARD-PER-ACTION", "BB-BUILD-LOCATION-CARD", "BB-BUILD-INDUSTRY-CARD", "BB-BUILD-NOTHING-ON-BOARD"],
  },
  {
    id: "network",
    icon: "network",
    picture: { kind: "board", scenes: ["network"] },
    rules: ["BB-NETWORK-TILE-PLACE", "BB-NETWORK-LINK-PLACE", "BB-NETWORK-ADJACENT", "BB-NETWORK-CANAL-COST", "BB-NETWORK-RAIL-COST"],
  },
  {
    id: "build",
    icon: "build",
    picture: { kind: "board", scenes: ["build"] },
    rules: ["BB-BUILD-LOWEST-TILE", "BB-BUILD-SLOT-ICON", "BB-BUILD-CANAL-ONE-PER-LOCATION", "BB-OVERBUILD-OWN"],
  },
  {
    id: "cubes",
    icon: "coal",
    picture: { kind: "markets" },
    rules: [
      "BB-COAL-NEAREST",
      "BB-COAL-MARKET-ACCESS",
      "BB-IRON-ANY-WORKS",
      "BB-BEER-OWN",
      "BB-BEER-OTHERS",
      "BB-FLIP-EMPTIED",
      "BB-MARKET-ALL-THAT-FIT",
    ],
  },
  {
    id: "sell",
    icon: "sell",
    picture: { kind: "board", scenes: ["sell"] },
    rules: ["BB-SELL-MERCHANT", "BB-SELL-BEER", "BB-SELL-SEVERAL", "BB-BONUS-MERCHANT-SOLD-TO"],
  },
  {
    id: "develop",
    later: true,
    icon: "develop",
    picture: { kind: "levels" },
    rules: ["BB-DEVELOP-ONE-OR-TWO", "BB-DEVELOP-IRON", "BB-DEVELOP-BULB"],
  },
  { id: "loan", icon: "loan", picture: null, rules: ["BB-LOAN-MONEY", "BB-LOAN-LEVELS", "BB-LOAN-FLOOR"] },
  {
    id: "scout",
    later: true,
    icon: "scout",
    picture: { kind: "cards", hand: ["wild_location", "wild_industry"] },
    rules: ["BB-SCOUT-THREE-CARDS", "BB-SCOUT-WILDS", "BB-SCOUT-NO-WILD-IN-HAND"],
  },
  {
    id: "eras",
    icon: "rail",
    picture: { kind: "board", scenes: ["canal", "rail"] },
    rules: ["BB-ERA-END", "BB-ERA-OBSOLETE", "BB-ERA-LINKS-REMOVED", "BB-NETWORK-RAIL-TWO", "BB-BUILD-RAIL-MANY"],
  },
  {
    id: "scoring",
    icon: "linkpts",
    picture: { kind: "board", scenes: ["scoring"] },
    rules: [
      "BB-ERA-SCORE-LINK-FLIPPED",
      "BB-ERA-SCORE-LINK-MERCHANTS",
      "BB-ERA-SCORE-UNFLIPPED-NONE",
      "BB-VICTORY-TIE-INCOME",
      "BB-INTRO-MONEY",
    ],
  },
  { id: "hints", icon: "hint", picture: null, rules: [] },
];
