// The sections of "how to play" Brass: Lancashire, in reading order: which picture each one has,
// and the clauses that say it exactly. The texts are guide.*.ftl, by the id of the section.
import type { Section } from "../../../learn/Guide.svelte";

export type Picture =
  | { kind: "board"; scenes: readonly ("network" | "build" | "sell" | "canal" | "rail" | "scoring")[] }
  | { kind: "faces" }
  | { kind: "levels" }
  | { kind: "actions" }
  | { kind: "markets" }
  | { kind: "distant" }
  | { kind: "cards"; hand: readonly string[] };

export const SECTIONS: readonly Section<Picture>[] = [
  {
    id: "aim",
    icon: "points",
    picture: { kind: "faces" },
    rules: ["BL-VICTORY-MOST-POINTS", "BL-FLIP-SOLD", "BL-FLIP-EMPTIED", "BL-FLIP-SHIPYARD", "BL-FLIP-INCOME"],
  },
  {
    id: "turn",
    icon: "pass",
    picture: { kind: "actions" },
    rules: ["BL-TURN-TWO-ACTIONS", "BL-TURN-REFILL", "BL-ROUND-ORDER-LEAST-SPENT", "BL-ROUND-INCOME-PAID"],
  },
  {
    id: "cards",
    icon: "card_location",
    picture: { kind: "cards", hand: ["manchester", "cotton_mill", "port", "coal_mine"] },
    rules: [
      "BL-TURN-CARD-PER-ACTION",
      "BL-BUILD-LOCATION-CARD",
      "BL-BUILD-INDUSTRY-CARD",
      "BL-BUILD-NOTHING-ON-BOARD",
      "BL-DOUBLE-ANY-TOWN",
      "BL-DOUBLE-BOTH-ACTIONS",
    ],
  },
  {
    id: "network",
    icon: "network",
    picture: { kind: "board", scenes: ["network"] },
    rules: [
      "BL-NETWORK-TILE-PLACE",
      "BL-NETWORK-LINK-PLACE",
      "BL-NETWORK-ADJACENT",
      "BL-NETWORK-CANAL-COST",
      "BL-NETWORK-RAIL-COST",
      "BL-NETWORK-RAIL-TWO",
    ],
  },
  {
    id: "build",
    icon: "build",
    picture: { kind: "board", scenes: ["build"] },
    rules: [
      "BL-BUILD-LOWEST-TILE",
      "BL-BUILD-SLOT-ICON",
      "BL-BUILD-CANAL-ONE-PER-LOCATION",
      "BL-OVERBUILD-OWN",
      "BL-OVERBUILD-OTHERS-NO-CUBES",
    ],
  },
  {
    id: "cubes",
    icon: "coal",
    picture: { kind: "markets" },
    rules: [
      "BL-COAL-NEAREST",
      "BL-COAL-MARKET-ACCESS",
      "BL-IRON-ANY-WORKS",
      "BL-FLIP-EMPTIED",
      "BL-MARKET-WORKS",
      "BL-MARKET-MINE-CONNECTED",
    ],
  },
  {
    id: "sell",
    icon: "sell",
    picture: { kind: "board", scenes: ["sell"] },
    rules: ["BL-SELL-OWN-MILL", "BL-SELL-PORT-CONNECTED", "BL-SELL-PORT-ANY-OWNER", "BL-SELL-PORT-FLIPS", "BL-SELL-SEVERAL"],
  },
  {
    id: "distant",
    later: true,
    icon: "ship",
    picture: { kind: "distant" },
    rules: ["BL-DISTANT-ICON", "BL-DISTANT-PORT-STAYS", "BL-DISTANT-MOVE", "BL-DISTANT-BONUS", "BL-DISTANT-X-UNSOLD", "BL-DISTANT-CLOSED"],
  },
  {
    id: "develop",
    later: true,
    icon: "develop",
    picture: { kind: "levels" },
    rules: ["BL-DEVELOP-ONE-OR-TWO", "BL-DEVELOP-IRON", "BL-DEVELOP-ANY-TILE", "BL-BUILD-SHIPYARD-ZERO"],
  },
  {
    id: "loan",
    icon: "loan",
    picture: null,
    rules: ["BL-LOAN-MONEY", "BL-LOAN-LEVELS", "BL-LOAN-FLOOR", "BL-LOAN-BAN", "BL-LOAN-REMINDER"],
  },
  {
    id: "eras",
    icon: "rail",
    picture: { kind: "board", scenes: ["canal", "rail"] },
    rules: ["BL-ERA-END", "BL-ERA-OBSOLETE", "BL-ERA-LINKS-REMOVED", "BL-ERA-LEVEL-TWO-STAYS", "BL-ERA-DISTANT-RESET"],
  },
  {
    id: "scoring",
    later: true,
    icon: "linkpts",
    picture: { kind: "board", scenes: ["scoring"] },
    rules: [
      "BL-ERA-SCORE-LINK-FLIPPED",
      "BL-ERA-SCORE-LINK-PLACES",
      "BL-ERA-SCORE-TILES",
      "BL-ERA-MONEY-POINTS",
      "BL-VICTORY-TIE-INCOME",
      "BL-INTRO-MONEY",
    ],
  },
  {
    id: "variants",
    later: true,
    icon: "rules",
    picture: null,
    rules: ["BL-VIRTUAL-BUILD", "BL-CLASSIC-CARDS", "BL-COMMUNITY-MAP", "BL-INTRO-CANAL-ONLY"],
  },
  { id: "hints", icon: "hint", picture: null, rules: [] },
];
