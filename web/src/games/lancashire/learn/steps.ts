// The lessons of a first game of Brass: Lancashire, in the order in which they may come up, and the
// notes on what the player has just done. Their texts are lessons.*.ftl, by their ids, here or in
// brass/learn.
//
// The game is the introductory one for two: ten rounds of the canal era on the full map. Everything
// that Lancashire is about happens in them (mills, ports, the distant market, loans, development);
// the community's smaller map for two is not taken, since no other table is played on it.
import type { GameEvent } from "../../../api/types";
import type { Step, StepArgs } from "../../../learn/lesson";
import { sales } from "../../brass/learn/advice";
import { hasLink, isIntroductory, meOf, movesOf, nextLevel, ownTiles } from "../../brass/learn/reading";
import { ACTION, atTile, fromRound, sharedLessons, sharedNotes, tileArgs } from "../../brass/learn/steps";
import { deckOf, oddsOf } from "../distant";
import type { Components, View } from "../types";
import { buildOf, firstIndustry, linksToMarkets, portsToBuild, reachesMarket } from "./advice";
import { ownMills, roundsOf, unsold, type Moment } from "./reading";

const lessons = sharedLessons("BL");
const notes = sharedNotes("BL");

function firstArgs(moment: Moment): StepArgs {
  const kind = firstIndustry(moment);
  const level = nextLevel(moment, kind);
  return { kind, cost: level?.cost ?? 0, cubes: level?.cubes ?? 0 };
}

const incomeOf = (moment: Moment): number => moment.components.income_levels[meOf(moment).income_space] ?? 0;

function loanArgs(moment: Moment): StepArgs {
  const [small = 0, middle = 0, large = 0] = moment.components.loans.map((loan) => loan.money);
  const { intro_money_per_point: price, intro_money_max_points: most } = moment.components;
  return { small, middle, large, price, most };
}

/** What the first shipyard that can be built is worth. */
function shipyardArgs({ components }: Moment): StepArgs {
  const first = components.levels.find((level) => level.industry === "shipyard" && level.canal);
  return { points: first?.points ?? 0 };
}

/** How many cards of the cotton mill the deck has. */
function millCards({ components, view }: Moment): StepArgs {
  const card = components.cards.find(({ id }) => id === "cotton_mill");
  return { mills: card?.counts[deckOf(components, view)?.column ?? ""] ?? 0 };
}

/** What the next tile of the distant market may do. */
function distantArgs({ components, view }: Moment): StepArgs {
  const closed = view.distant_market.marker >= components.distant_track.length;
  return { ...oddsOf(components, view), state: closed ? "closed" : "open" };
}

/** A sale abroad: the tile that was turned up, and what the space reached brought. */
function exportArgs({ news, seat }: Moment, event: GameEvent | undefined): StepArgs {
  const bonus = news.find((one) => one.key === "event-distant-bonus" && one.seat === seat);
  return { steps: Number(event?.args["steps"] ?? 0), spaces: Number(bonus?.args["spaces"] ?? 0) };
}

/** There is something better to do with the second round than to borrow. */
const sellsSoon = (moment: Moment): boolean => reachesMarket(moment) || movesOf(moment, "sell").length > 0;

const LESSONS: readonly Step<Components, View>[] = [
  {
    id: "welcome",
    kind: "lesson",
    icon: "points",
    when: {},
    args: (moment) => ({ rounds: roundsOf(moment) }),
    points: () => ({ areas: ["bar"] }),
    rule: "BL-INTRO-CANAL-ONLY",
  },
  lessons.cards,
  {
    id: "first-build",
    kind: "lesson",
    icon: "build",
    when: { question: ACTION, after: ["cards"], holds: (moment) => ownTiles(moment).length === 0 },
    task: { holds: (moment) => ownTiles(moment).length > 0 },
    args: firstArgs,
    points: (moment, { kind }) => ({ ...buildOf(moment, String(kind)), areas: ["decision"] }),
    rule: "BL-BUILD-RIGHT-CARD",
  },
  lessons.twoActions,
  {
    id: "network",
    kind: "lesson",
    icon: "network",
    // Without a market at hand a loan comes first.
    when: {
      question: ACTION,
      after: ["two-actions"],
      holds: (moment) => ownTiles(moment).length > 0 && (reachesMarket(moment) || fromRound(3)(moment)),
    },
    task: { holds: hasLink },
    args: (moment) => ({ cost: moment.components.canal_cost }),
    points: (moment) => linksToMarkets(moment),
    rule: "BL-NETWORK-ADJACENT",
  },
  {
    id: "money",
    kind: "lesson",
    icon: "loan",
    when: {
      question: ACTION,
      after: ["two-actions"],
      holds: (moment) => movesOf(moment, "loan").length > 0 && (!sellsSoon(moment) || fromRound(3)(moment)),
    },
    task: { event: ["event-loan"], by: "you" },
    args: loanArgs,
    points: () => ({ areas: ["players"] }),
    rule: "BL-LOAN-MONEY",
  },
  {
    id: "distant",
    kind: "lesson",
    icon: "ship",
    when: {
      question: ACTION,
      after: ["two-actions"],
      holds: (moment) => unsold(moment).length > 0 && (movesOf(moment, "sell").length > 0 || fromRound(4)(moment)),
    },
    args: distantArgs,
    points: () => ({ areas: ["markets"] }),
    rule: "BL-DISTANT-MOVE",
  },
  {
    id: "sell",
    kind: "lesson",
    icon: "sell",
    // In the middle of the game a single mill had better wait for a second one.
    when: {
      question: ACTION,
      holds: (moment) => movesOf(moment, "sell").length > (fromRound(4)(moment) && !fromRound(7)(moment) ? 1 : 0),
    },
    task: { holds: (moment) => ownMills(moment).some((tile) => tile.flipped) },
    points: sales,
    rule: "BL-SELL-SEVERAL",
  },
  {
    id: "cubes",
    kind: "lesson",
    icon: "coal",
    when: { question: ACTION, after: ["money"], holds: fromRound(4) },
    points: () => ({ areas: ["markets"] }),
    rule: "BL-COAL-NEAREST",
  },
  {
    id: "develop",
    kind: "lesson",
    icon: "develop",
    when: { question: ACTION, after: ["cubes"] },
    task: { event: ["event-develop"], by: "you" },
    args: shipyardArgs,
    points: () => ({ areas: ["mat"] }),
    rule: "BL-DEVELOP-ONE-OR-TWO",
  },
  {
    id: "port",
    kind: "lesson",
    icon: "port",
    when: { question: ACTION, after: ["develop"], holds: fromRound(5) },
    points: portsToBuild,
    rule: "BL-SELL-PORT-FLIPS",
  },
  {
    id: "double",
    kind: "lesson",
    icon: "double",
    when: {
      question: ACTION,
      after: ["port"],
      holds: (moment) => movesOf(moment, "double").length > 0 && (movesOf(moment, "build").length === 0 || fromRound(6)(moment)),
    },
    args: millCards,
    points: () => ({ areas: ["hand"] }),
    rule: "BL-DOUBLE-ANY-TOWN",
  },
  lessons.preview,
  {
    id: "last-rounds",
    kind: "lesson",
    icon: "income",
    when: { question: ACTION, holds: (moment) => isIntroductory(moment) && moment.view.round >= roundsOf(moment) - 1 },
    args: ({ components }) => ({ price: components.intro_money_per_point, most: components.intro_money_max_points }),
    rule: "BL-INTRO-MONEY",
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
  {
    id: "exported",
    kind: "note",
    icon: "ship",
    when: { event: ["event-distant"], by: "you", such: (event) => event.args["closed"] !== 1 },
    args: exportArgs,
    points: () => ({ areas: ["markets"] }),
    rule: "BL-DISTANT-BONUS",
  },
  {
    id: "shipped",
    kind: "note",
    icon: "port",
    when: { event: ["event-port"], by: "you" },
    args: (moment, event) => ({ ...tileArgs(moment, event), whose: event?.args["owner"] === `seat-${moment.seat}` ? "yours" : "theirs" }),
    points: atTile,
    rule: "BL-SELL-PORT-FLIPS",
  },
  {
    id: "served",
    kind: "note",
    icon: "port",
    when: { event: ["event-port"], by: "others", owner: "you" },
    args: tileArgs,
    points: atTile,
    rule: "BL-SELL-PORT-ANY-OWNER",
  },
  {
    id: "closed",
    kind: "note",
    icon: "warn",
    when: { event: ["event-distant-closed"] },
    points: () => ({ areas: ["markets"] }),
    rule: "BL-DISTANT-CLOSED",
  },
  notes.flipped,
  notes.paid,
  {
    id: "borrowed",
    kind: "note",
    icon: "loan",
    when: { event: ["event-loan"], by: "you" },
    args: (moment, event) => ({ loan: Number(event?.args["money"] ?? 0), income: incomeOf(moment) }),
    points: () => ({ areas: ["players"] }),
    rule: "BL-LOAN-LEVELS",
  },
  notes.developed,
  notes.passed,
  notes.owing,
  notes.rails,
];

/** What just happened is read before what comes next. */
export const STEPS: readonly Step<Components, View>[] = [...NOTES, ...LESSONS];
