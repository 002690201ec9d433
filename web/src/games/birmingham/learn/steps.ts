// The lessons of a first game of Brass: Birmingham, in the order in which they may come up, and
// the notes on what the player has just done. Their texts are lessons.*.ftl, by their ids.
import type { Step, StepArgs } from "../../../learn/lesson";
import { sales } from "../../brass/learn/advice";
import { hasLink, isIntroductory, meOf, movesOf, nextLevel, ownTiles } from "../../brass/learn/reading";
import { ACTION, fromRound, sharedLessons, sharedNotes } from "../../brass/learn/steps";
import type { Components, View } from "../types";
import type { Moment } from "./reading";
import { barrels, buildOf, firstIndustry, goodsToBuild, linksToMerchants } from "./advice";
import { ownGoods, roundsOf } from "./reading";

const lessons = sharedLessons("BB");
const notes = sharedNotes("BB");

function firstArgs(moment: Moment): StepArgs {
  const kind = firstIndustry(moment);
  const level = nextLevel(moment, kind);
  return { kind, cost: level?.cost ?? 0, cubes: level?.cubes_canal ?? 0 };
}

function loanArgs(moment: Moment): StepArgs {
  const { loan_money, loan_levels, income_levels } = moment.components;
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
  lessons.cards,
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
  lessons.twoActions,
  {
    id: "network",
    kind: "lesson",
    icon: "network",
    when: { question: ACTION, after: ["two-actions"], holds: (moment) => ownTiles(moment).length > 0 },
    task: { holds: hasLink },
    args: (moment) => ({ cost: moment.components.canal_cost }),
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
  lessons.preview,
  {
    id: "last-rounds",
    kind: "lesson",
    icon: "income",
    when: { question: ACTION, holds: (moment) => isIntroductory(moment) && moment.view.round >= roundsOf(moment) - 1 },
    args: (moment) => ({ price: moment.components.intro_money_per_point, most: moment.components.intro_money_max_points }),
    rule: "BB-INTRO-MONEY",
  },
  lessons.score,
];

const NOTES: readonly Step<Components, View>[] = [
  notes.built,
  notes.rival,
  notes.linked,
  notes.marketed,
  notes.bought,
  notes.taken,
  notes.used,
  notes.sold,
  notes.flipped,
  { id: "barrel", kind: "note", icon: "beer", when: { event: ["event-barrel"], by: "you" }, rule: "BB-BONUS-MERCHANT-SOLD-TO" },
  notes.paid,
  {
    id: "borrowed",
    kind: "note",
    icon: "loan",
    when: { event: ["event-loan"], by: "you" },
    args: loanArgs,
    points: () => ({ areas: ["players"] }),
    rule: "BB-LOAN-LEVELS",
  },
  notes.developed,
  {
    id: "scouted",
    kind: "note",
    icon: "scout",
    when: { event: ["event-scout"], by: "you" },
    points: () => ({ areas: ["hand"] }),
    rule: "BB-SCOUT-WILDS",
  },
  notes.passed,
  notes.owing,
  notes.rails,
];

/** What just happened is read before what comes next. */
export const STEPS: readonly Step<Components, View>[] = [...NOTES, ...LESSONS];
