// The lessons of a first game of Brass: Birmingham, in the order in which they may come up, and
// the notes on what the player has just done. Their texts are lessons.*.ftl, by their ids.
import type { GameEvent } from "../../../api/types";
import type { Step, StepArgs } from "../../../learn/lesson";
import type { Components, View } from "../types";
import type { Moment } from "./reading";
import { barrels, buildOf, firstIndustry, goodsToBuild, linksToMerchants, sales } from "./advice";
import { componentsOf, hasLink, isIntroductory, meOf, movesOf, nextLevel, ownGoods, ownTiles, roundsOf, viewOf } from "./reading";
import { scoreArgs } from "./score";

const ACTION = "ask-action";
const fromRound = (round: number) => (moment: Moment) => viewOf(moment).round >= round;

/** Where a tile stands and what it is, for the texts and to point at it. */
function tileArgs(_: Moment, event: GameEvent | undefined): StepArgs {
  const { industry = "", location = "", slot = "", spaces = 0, level = 1 } = (event?.args ?? {}) as Record<string, string | number>;
  const kind = String(industry).replace("industry-", "");
  return { industry, location, kind, spaces, level, at: String(slot).replace("slot-", "") };
}

const atTile = (_: Moment, args: StepArgs) => ({ places: [String(args["at"])] });
const moneyOf = (_: Moment, event: GameEvent | undefined): StepArgs => ({ money: Number(event?.args["money"] ?? 0) });

function firstArgs(moment: Moment): StepArgs {
  const kind = firstIndustry(moment);
  const level = nextLevel(moment, kind);
  return { kind, cost: level?.cost ?? 0, cubes: level?.cubes_canal ?? 0 };
}

function loanArgs(moment: Moment): StepArgs {
  const { loan_money, loan_levels, income_levels } = componentsOf(moment);
  const income = income_levels[meOf(moment).income_space] ?? 0;
  return { loan: loan_money, levels: loan_levels, money: meOf(moment).money, income };
}

const LESSONS: readonly Step<Components, View>[] = [
  {
    id: "welcome",
    kind: "lesson",
    icon: "points",
    when: {},
    args: (moment) => ({ rounds: roundsOf(moment) }),
    points: () => ({ areas: ["bar"] }),
    rule: "BB-INTRO-CANAL-ONLY",
  },
  {
    id: "cards",
    kind: "lesson",
    icon: "card_location",
    when: { after: ["welcome"] },
    points: () => ({ areas: ["hand"] }),
    rule: "BB-TURN-CARD-PER-ACTION",
  },
  {
    id: "first-build",
    kind: "lesson",
    icon: "build",
    when: { question: ACTION, after: ["cards"], holds: (moment) => ownTiles(moment).length === 0 },
    task: { holds: (moment) => ownTiles(moment).length > 0 },
    args: firstArgs,
    points: (moment, { kind }) => ({ ...buildOf(moment, [String(kind)]), areas: ["decision"] }),
    rule: "BB-BUILD-RIGHT-CARD",
  },
  {
    id: "two-actions",
    kind: "lesson",
    icon: "pass",
    when: { question: ACTION, after: ["welcome"], holds: fromRound(2) },
    points: () => ({ areas: ["players"] }),
    rule: "BB-ROUND-ORDER-LEAST-SPENT",
  },
  {
    id: "network",
    kind: "lesson",
    icon: "network",
    when: { question: ACTION, after: ["two-actions"], holds: (moment) => ownTiles(moment).length > 0 },
    task: { holds: hasLink },
    args: (moment) => ({ cost: componentsOf(moment).canal_cost }),
    points: linksToMerchants,
    rule: "BB-NETWORK-ADJACENT",
  },
  {
    id: "cubes",
    kind: "lesson",
    icon: "coal",
    when: { question: ACTION, after: ["network"], holds: fromRound(3) },
    points: () => ({ areas: ["markets"] }),
    rule: "BB-COAL-NEAREST",
  },
  {
    id: "goods",
    kind: "lesson",
    icon: "manufacturer",
    when: { question: ACTION, after: ["cubes"] },
    task: { holds: (moment) => ownGoods(moment).length > 0 },
    points: goodsToBuild,
    rule: "BB-SELL-MERCHANT",
  },
  {
    id: "beer",
    kind: "lesson",
    icon: "beer",
    when: { question: ACTION, after: ["goods"], holds: (moment) => ownGoods(moment).length > 0 || fromRound(5)(moment) },
    points: barrels,
    rule: "BB-BEER-MERCHANT",
  },
  {
    id: "sell",
    kind: "lesson",
    icon: "sell",
    when: { question: ACTION, holds: (moment) => movesOf(moment, "sell").length > 0 },
    task: { holds: (moment) => ownGoods(moment).some((tile) => tile.flipped) },
    points: sales,
    rule: "BB-SELL-SEVERAL",
  },
  {
    id: "money",
    kind: "lesson",
    icon: "loan",
    when: { question: ACTION, after: ["welcome"], holds: (moment) => meOf(moment).money < 9 && movesOf(moment, "loan").length > 0 },
    args: loanArgs,
    points: () => ({ areas: ["players"] }),
    rule: "BB-LOAN-MONEY",
  },
  {
    id: "develop",
    kind: "lesson",
    icon: "develop",
    when: { question: ACTION, holds: fromRound(6) },
    points: () => ({ areas: ["mat"] }),
    rule: "BB-DEVELOP-ONE-OR-TWO",
  },
  {
    id: "preview",
    kind: "lesson",
    icon: "linkpts",
    when: { question: ACTION, holds: fromRound(7) },
    points: () => ({ areas: ["preview"] }),
    rule: "BB-ERA-SCORE-LINKS",
  },
  {
    id: "last-rounds",
    kind: "lesson",
    icon: "income",
    when: { question: ACTION, holds: (moment) => isIntroductory(moment) && viewOf(moment).round >= roundsOf(moment) - 1 },
    args: (moment) => ({ price: componentsOf(moment).intro_money_per_point, most: componentsOf(moment).intro_money_max_points }),
    rule: "BB-INTRO-MONEY",
  },
  {
    id: "score",
    kind: "lesson",
    icon: "points",
    when: { holds: (moment) => moment.over && isIntroductory(moment) },
    args: scoreArgs,
    rule: "BB-INTRO-TILES",
  },
];

const NOTES: readonly Step<Components, View>[] = [
  {
    id: "built",
    kind: "note",
    icon: "build",
    when: { event: ["event-build"], by: "you" },
    args: tileArgs,
    points: atTile,
    rule: "BB-BUILD-CUBES",
  },
  {
    id: "rival",
    kind: "note",
    icon: "replay",
    when: {
      event: ["event-build", "event-link-canal", "event-develop", "event-loan", "event-scout"],
      by: "others",
      after: ["first-build"],
    },
    rule: "BB-ROUND-PLAY-ORDER",
  },
  {
    id: "linked",
    kind: "note",
    icon: "canal",
    when: { event: ["event-link-canal"], by: "you" },
    args: (_, event) => ({ link: String(event?.args["link"]), at: String(event?.args["link"]).replace("link-", "") }),
    points: atTile,
    rule: "BB-NETWORK-CONNECTED",
  },
  {
    id: "marketed",
    kind: "note",
    icon: "money",
    when: { event: ["event-coal-marketed", "event-iron-marketed"], by: "you" },
    args: (_, event) => ({ money: Number(event?.args["money"]), cubes: Number(event?.args["cubes"]) }),
    points: () => ({ areas: ["markets"] }),
    rule: "BB-MARKET-ALL-THAT-FIT",
  },
  {
    id: "bought",
    kind: "note",
    icon: "money",
    when: { event: ["event-coal-bought", "event-iron-bought"], by: "you" },
    args: moneyOf,
    points: () => ({ areas: ["markets"] }),
    rule: "BB-COAL-MARKET-CHEAPEST",
  },
  {
    id: "taken",
    kind: "note",
    icon: "coal",
    when: { event: ["event-coal", "event-iron"], by: "you" },
    args: tileArgs,
    points: atTile,
    rule: "BB-COAL-FREE",
  },
  {
    id: "used",
    kind: "note",
    icon: "coal",
    when: { event: ["event-coal", "event-iron", "event-beer"], by: "others", owner: "you" },
    args: tileArgs,
    points: atTile,
    rule: "BB-FLIP-EMPTIED",
  },
  {
    id: "sold",
    kind: "note",
    icon: "sell",
    when: { event: ["event-sell"], by: "you" },
    args: tileArgs,
    points: atTile,
    rule: "BB-FLIP-SOLD",
  },
  {
    id: "flipped",
    kind: "note",
    icon: "income",
    when: { event: ["event-flip"], owner: "you", holds: ({ news }) => !news.some((event) => event.key === "event-sell") },
    args: tileArgs,
    points: atTile,
    rule: "BB-FLIP-INCOME",
  },
  { id: "barrel", kind: "note", icon: "beer", when: { event: ["event-barrel"], by: "you" }, rule: "BB-BONUS-MERCHANT-SOLD-TO" },
  {
    id: "paid",
    kind: "note",
    icon: "income",
    when: { event: ["event-income"], by: "you", such: (event) => Number(event.args["money"]) > 0 },
    args: moneyOf,
    points: () => ({ areas: ["players"] }),
    rule: "BB-ROUND-INCOME-PAID",
  },
  {
    id: "borrowed",
    kind: "note",
    icon: "loan",
    when: { event: ["event-loan"], by: "you" },
    args: loanArgs,
    points: () => ({ areas: ["players"] }),
    rule: "BB-LOAN-LEVELS",
  },
  {
    id: "developed",
    kind: "note",
    icon: "develop",
    when: { event: ["event-develop"], by: "you" },
    points: () => ({ areas: ["mat"] }),
    rule: "BB-DEVELOP-LOWEST",
  },
  {
    id: "scouted",
    kind: "note",
    icon: "scout",
    when: { event: ["event-scout"], by: "you" },
    points: () => ({ areas: ["hand"] }),
    rule: "BB-SCOUT-WILDS",
  },
  { id: "passed", kind: "note", icon: "pass", when: { event: ["event-pass"], by: "you" }, rule: "BB-TURN-PASS" },
  {
    id: "owing",
    kind: "note",
    icon: "warn",
    when: { event: ["event-interest"], by: "you" },
    args: moneyOf,
    rule: "BB-ROUND-INCOME-NEGATIVE",
  },
  { id: "rails", kind: "note", icon: "rail", when: { event: ["event-rail"] }, rule: "BB-ERA-OBSOLETE" },
];

/** What just happened is read before what comes next. */
export const STEPS: readonly Step<Components, View>[] = [...NOTES, ...LESSONS];
