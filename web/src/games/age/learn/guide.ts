// The sections of "how to play" Age of Industry, in reading order: which picture each one has, and
// the clauses that say it exactly. The texts are guide.*.ftl, by the id of the section.
import type { Section } from "../../../learn/Guide.svelte";
import type { SceneName } from "./scenes";

export type Picture =
  | { kind: "board"; scene: SceneName }
  | { kind: "faces" }
  | { kind: "levels" }
  | { kind: "actions" }
  | { kind: "markets" }
  | { kind: "cards"; hand: readonly string[] };

const board = (scene: SceneName): Picture => ({ kind: "board", scene });

export const SECTIONS: readonly Section<Picture>[] = [
  {
    id: "aim",
    icon: "points",
    picture: { kind: "faces" },
    rules: ["AI-SCORE-WINNER", "AI-SCORE-TILES", "AI-FLIP-PAYOUT", "AI-FLIP-OTHERS-TURN", "AI-BOX-LEVEL-POINTS"],
  },
  {
    id: "turn",
    icon: "confirm",
    picture: { kind: "actions" },
    rules: ["AI-TURN-TWO-ACTIONS", "AI-TURN-FIRST-ROUND", "AI-TURN-SIX-ACTIONS", "AI-TURN-CARD-COSTS", "AI-SETUP-MONEY"],
  },
  {
    id: "cards",
    icon: "card_location",
    picture: { kind: "cards", hand: ["brown", "light_green", "cotton_mill", "port"] },
    rules: [
      "AI-CARD-LOCATION",
      "AI-CARD-INDUSTRY",
      "AI-CARD-RAIL",
      "AI-CARD-BESIDE",
      "AI-CARD-OWN-SPACE",
      "AI-CARD-FIRST-TILE",
      "AI-COMBINE-ANYWHERE",
    ],
  },
  {
    id: "places",
    icon: "card_town",
    picture: board("reach"),
    rules: ["AI-SPACE-BLANK", "AI-SPACE-COAL", "AI-SPACE-FEW", "AI-SPACE-MANY", "AI-OVERBUILD-OWN", "AI-OVERBUILD-OTHERS"],
  },
  {
    id: "build",
    icon: "build",
    picture: board("build"),
    rules: ["AI-MAT-LOWEST", "AI-MAT-COST", "AI-CUBE-NEAREST", "AI-CUBE-ANY-RAILWAY", "AI-CUBE-TIE", "AI-FLIP-LAST-CUBE"],
  },
  {
    id: "demand",
    icon: "coal",
    picture: { kind: "markets" },
    rules: ["AI-TRACK-WHEN", "AI-TRACK-CONNECTION", "AI-TRACK-EMPTY", "AI-TRACK-OWN-PORT", "AI-REFILL-CUBES", "AI-REFILL-DEAREST"],
  },
  {
    id: "rail",
    icon: "rail",
    picture: board("rail"),
    rules: ["AI-RAIL-PLACE", "AI-RAIL-FROM", "AI-RAIL-FIRST", "AI-RAIL-LATER", "AI-RAIL-EITHER-END", "AI-RAIL-MARKERS"],
  },
  {
    id: "sell",
    icon: "sell",
    picture: board("sell"),
    rules: [
      "AI-SELL-CONNECTED",
      "AI-SELL-PORT-ONE",
      "AI-SELL-PORT-HIGHER",
      "AI-SELL-MARKET-ACCEPTS",
      "AI-SELL-FLIP-BOTH",
      "AI-SELL-SEVERAL",
    ],
  },
  {
    id: "ships",
    later: true,
    icon: "ship",
    picture: board("ships"),
    rules: [
      "AI-SPACE-SHIP-NEEDS-PORT",
      "AI-SHIP-OPENS",
      "AI-SHIP-FLIPS",
      "AI-CUBE-LANE-CARRIES",
      "AI-CARD-SHIP-PORT",
      "AI-CUBE-NO-TRANSIT",
    ],
  },
  {
    id: "develop",
    later: true,
    icon: "develop",
    picture: { kind: "levels" },
    rules: ["AI-DEVELOP-ONE", "AI-DEVELOP-CARD", "AI-DEVELOP-ZERO", "AI-DEVELOP-ANY", "AI-MAT-LEVEL-ZERO"],
  },
  {
    id: "draw",
    later: true,
    icon: "card_choice",
    picture: null,
    rules: ["AI-DRAW-TWO", "AI-DRAW-SEE-FIRST", "AI-DRAW-REFILL", "AI-DRAW-LIMIT", "AI-END-WHEN"],
  },
  {
    id: "loans",
    icon: "loan",
    picture: null,
    rules: [
      "AI-LOAN-TEN",
      "AI-LOAN-SMALLEST",
      "AI-LOAN-REPAY-OWN-TURN",
      "AI-LOAN-REPAY-BEFORE-INTEREST",
      "AI-INTEREST-ONE",
      "AI-INTEREST-LOAN",
    ],
  },
  {
    id: "round",
    later: true,
    icon: "replay",
    picture: null,
    rules: ["AI-ORDER-LEAST-FIRST", "AI-ORDER-TIE", "AI-TURN-SPENT", "AI-LOAN-REPAY-NOT-SPENT"],
  },
  {
    id: "end",
    later: true,
    icon: "linkpts",
    picture: board("end"),
    rules: ["AI-SCORE-RAIL-INCOME", "AI-SCORE-RAIL-VILLAGE", "AI-SCORE-REPAY-COVERED", "AI-SCORE-MONEY", "AI-SCORE-UNPAID", "AI-SCORE-TIE"],
  },
  {
    id: "guessed",
    later: true,
    icon: "warn",
    picture: null,
    rules: ["AI-BOX-TILES", "AI-BOX-CARDS", "AI-BOX-GERMANY", "AI-BOX-NEW-ENGLAND"],
  },
  { id: "hints", icon: "hint", picture: null, rules: [] },
];
