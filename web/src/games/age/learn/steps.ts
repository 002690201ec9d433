// The lessons of a first game of Age of Industry, in the order in which they may come up, and the
// notes on what has just happened. Their texts are lessons.*.ftl, by their ids.
import type { GameEvent } from "../../../api/types";
import type { Step, StepArgs } from "../../../learn/lesson";
import { idOf } from "../../notation";
import type { Components, View } from "../types";
import { firstBuilds, firstIndustry, goodsToBuild, linesToLay, linesToOutlets, sales } from "./advice";
import type { Moment } from "./reading";
import { did, GOODS, meOf, movesOf, nextLevel, ownGoods, ownLines, ownTiles, unsold } from "./reading";
import { scoreArgs } from "./score";

const ACTION = "ask-action";
/** Cards in hand at which one should think of drawing. */
const FEW_CARDS = 3;
/** Cards in the pile at which the end comes in sight: about three rounds. */
const LOW_PILE = 12;

/** What flips when its last cube leaves. */
const MINES = ["coal_mine", "ironworks"];

const fromRound = (round: number) => (moment: Moment) => moment.view.round >= round;

/** Where a tile stands and what it is, for the texts and to point at it. */
function tileArgs(_: Moment, event: GameEvent | undefined): StepArgs {
  const { industry = "", location = "", slot = "", level = 1, money = 0 } = (event?.args ?? {}) as Record<string, string | number>;
  return { industry, location, kind: idOf(industry), level, money, at: idOf(slot) };
}

const atTile = (_: Moment, args: StepArgs) => ({ places: [String(args["at"])] });
const moneyOf = (_: Moment, event: GameEvent | undefined): StepArgs => ({
  money: Number(event?.args["money"] ?? 0),
  cubes: Number(event?.args["cubes"] ?? 0),
});

function firstArgs(moment: Moment): StepArgs {
  const kind = firstIndustry(moment);
  const { cost = 0, cubes = 0, payout = 0 } = nextLevel(moment, kind) ?? {};
  return { kind, cost, cubes, payout, loan: moment.components.loan_money };
}

function loanArgs(moment: Moment): StepArgs {
  const { loan_money, loan_interest } = moment.components;
  const { money, loans } = meOf(moment);
  return { loan: loan_money, interest: loan_interest, money, loans };
}

const LESSONS: readonly Step<Components, View>[] = [
  {
    id: "welcome",
    kind: "lesson",
    icon: "points",
    when: {},
    args: ({ components, view }) => ({
      map: view.options.map,
      rivals: view.seats - 1,
      dollars: components.money_per_point,
      unpaid: components.unpaid_points,
    }),
    points: () => ({ areas: ["bar"] }),
    rule: "AI-SCORE-TILES",
  },
  {
    id: "cards",
    kind: "lesson",
    icon: "card_location",
    when: { after: ["welcome"] },
    args: ({ components }) => ({ few: components.few_spaces }),
    points: () => ({ areas: ["hand"] }),
    rule: "AI-CARD-LOCATION",
  },
  {
    id: "first-build",
    kind: "lesson",
    icon: "build",
    when: { question: ACTION, after: ["cards"], holds: (moment) => ownTiles(moment).length === 0 },
    task: { holds: (moment) => ownTiles(moment).length > 0 },
    args: firstArgs,
    points: (moment, { kind }) => ({ ...firstBuilds(moment, String(kind)), areas: ["decision"] }),
    rule: "AI-CARD-FIRST-TILE",
  },
  {
    id: "order",
    kind: "lesson",
    icon: "double",
    when: { question: ACTION, after: ["welcome"], holds: fromRound(2) },
    args: ({ view, seat }) => ({ place: view.order.indexOf(seat) + 1, seats: view.seats }),
    points: () => ({ areas: ["players"] }),
    rule: "AI-ORDER-LEAST-FIRST",
  },
  {
    id: "railway",
    kind: "lesson",
    icon: "rail",
    when: { question: ACTION, after: ["order"], holds: (moment) => ownTiles(moment).length > 0 && ownLines(moment) === 0 },
    task: { holds: (moment) => ownLines(moment) > 0 },
    args: ({ components }) => ({ cost: components.rail_cost, railways: components.railways }),
    points: linesToLay,
    rule: "AI-RAIL-FIRST",
  },
  {
    id: "goods",
    kind: "lesson",
    icon: "cotton_mill",
    when: { question: ACTION, after: ["order"], holds: fromRound(3) },
    task: { holds: (moment) => ownGoods(moment).length > 0 },
    points: goodsToBuild,
    rule: "AI-SELL-CONNECTED",
  },
  {
    id: "cubes",
    kind: "lesson",
    icon: "coal",
    when: { question: ACTION, after: ["goods"], holds: fromRound(4) },
    args: ({ components }) => ({ cost: components.rail_cost, empty: components.coal.price_when_empty }),
    points: () => ({ areas: ["markets"] }),
    rule: "AI-CUBE-NEAREST",
  },
  {
    id: "draw",
    kind: "lesson",
    icon: "card_choice",
    when: { question: ACTION, after: ["order"], holds: (moment) => meOf(moment).hand_size <= FEW_CARDS || fromRound(6)(moment) },
    task: { holds: did("event-draw", "event-draw-deck") },
    args: (moment) => ({ hand: meOf(moment).hand_size, faceup: moment.components.face_up, limit: moment.components.hand_limit }),
    points: () => ({ areas: ["markets"] }),
    rule: "AI-DRAW-TWO",
  },
  {
    id: "way",
    kind: "lesson",
    icon: "network",
    when: {
      question: ACTION,
      after: ["goods"],
      holds: (moment) => unsold(moment).length > 0 && movesOf(moment, "sell").length === 0,
    },
    points: linesToOutlets,
    rule: "AI-SELL-ANY-RAILWAY",
  },
  {
    id: "sell",
    kind: "lesson",
    icon: "sell",
    when: { question: ACTION, holds: (moment) => movesOf(moment, "sell").length > 0 },
    task: { holds: (moment) => ownGoods(moment).some(({ flipped }) => flipped) },
    points: sales,
    rule: "AI-SELL-SEVERAL",
  },
  {
    id: "repay",
    kind: "lesson",
    icon: "repay",
    when: { after: ["order"], holds: ({ yourTurn, legal }) => yourTurn && legal.includes("repay") },
    args: loanArgs,
    points: () => ({ areas: ["decision"] }),
    rule: "AI-LOAN-REPAY",
  },
  {
    id: "combine",
    kind: "lesson",
    icon: "double",
    when: { question: ACTION, after: ["goods"], holds: (moment) => fromRound(5)(moment) && movesOf(moment, "combine").length > 0 },
    points: () => ({ areas: ["decision"] }),
    rule: "AI-COMBINE-ANYWHERE",
  },
  {
    id: "develop",
    kind: "lesson",
    icon: "develop",
    when: { question: ACTION, after: ["welcome"], holds: fromRound(6) },
    points: () => ({ areas: ["mat"] }),
    rule: "AI-DEVELOP-ANY",
  },
  {
    id: "preview",
    kind: "lesson",
    icon: "points",
    when: { question: ACTION, after: ["welcome"], holds: fromRound(7) },
    args: ({ components }) => ({ income: components.rail_income, village: components.village_income }),
    points: () => ({ areas: ["preview"] }),
    rule: "AI-SCORE-RAIL-INCOME",
  },
  {
    id: "clock",
    kind: "lesson",
    icon: "pass",
    when: { question: ACTION, after: ["draw"], holds: ({ view }) => view.deck_size > 0 && view.deck_size <= LOW_PILE },
    args: ({ view }) => ({ deck: view.deck_size }),
    points: () => ({ areas: ["markets"] }),
    rule: "AI-END-WHEN",
  },
  {
    id: "last",
    kind: "lesson",
    icon: "factory",
    when: { question: ACTION, after: ["welcome"], holds: ({ view }) => view.deck_size === 0 },
    args: ({ components }) => ({ dollars: components.money_per_point, income: components.rail_income, unpaid: components.unpaid_points }),
    points: () => ({ areas: ["preview"] }),
    rule: "AI-END-COMPLETE",
  },
  {
    id: "score",
    kind: "lesson",
    icon: "points",
    when: { holds: ({ over }) => over },
    args: scoreArgs,
    rule: "AI-SCORE-WINNER",
  },
];

const NOTES: readonly Step<Components, View>[] = [
  {
    id: "built",
    kind: "note",
    icon: "build",
    when: { event: ["event-build", "event-combine"], by: "you" },
    args: tileArgs,
    points: atTile,
    rule: "AI-FLIP-LAST-CUBE",
  },
  {
    id: "borrowed",
    kind: "note",
    icon: "loan",
    when: { event: ["event-loan"], by: "you" },
    args: loanArgs,
    points: () => ({ areas: ["players"] }),
    rule: "AI-LOAN-WHEN",
  },
  {
    id: "rival",
    kind: "note",
    icon: "replay",
    when: { event: ["event-build", "event-combine", "event-link"], by: "others", after: ["railway"] },
    rule: "AI-CUBE-ANY-OWNER",
  },
  {
    id: "interest",
    kind: "note",
    icon: "loan",
    when: { event: ["event-interest"], by: "you" },
    args: (moment, event) => ({ ...loanArgs(moment), paid: Number(event?.args["money"] ?? 0) }),
    points: () => ({ areas: ["players"] }),
    rule: "AI-INTEREST-ONE",
  },
  {
    id: "linked",
    kind: "note",
    icon: "rail",
    when: { event: ["event-link"], by: "you" },
    args: (_, event) => ({ link: String(event?.args["link"]), at: idOf(event?.args["link"]) }),
    points: atTile,
    rule: "AI-CARD-RAIL",
  },
  {
    id: "marketed",
    kind: "note",
    icon: "money",
    when: { event: ["event-coal-marketed", "event-iron-marketed"], by: "you" },
    args: moneyOf,
    points: () => ({ areas: ["markets"] }),
    rule: "AI-REFILL-PAYS",
  },
  {
    id: "bought",
    kind: "note",
    icon: "dollar",
    when: { event: ["event-coal-bought", "event-iron-bought"], by: "you" },
    args: moneyOf,
    points: () => ({ areas: ["markets"] }),
    rule: "AI-TRACK-CHEAPEST",
  },
  {
    id: "taken",
    kind: "note",
    icon: "coal",
    when: { event: ["event-coal", "event-iron"], by: "you" },
    args: tileArgs,
    points: atTile,
    rule: "AI-CUBE-ANY-OWNER",
  },
  {
    id: "used",
    kind: "note",
    icon: "coal",
    when: { event: ["event-coal", "event-iron"], by: "others", owner: "you" },
    args: tileArgs,
    points: atTile,
    rule: "AI-FLIP-OTHERS-TURN",
  },
  {
    id: "shipped",
    kind: "note",
    icon: "port",
    when: { event: ["event-port"], by: "others", owner: "you" },
    args: tileArgs,
    points: atTile,
    rule: "AI-SELL-OTHERS-PORT",
  },
  {
    id: "sold",
    kind: "note",
    icon: "sell",
    when: { event: ["event-flip"], owner: "you", such: ({ args }) => GOODS.includes(idOf(args["industry"])) },
    args: tileArgs,
    points: atTile,
    rule: "AI-SELL-PAYOUT",
  },
  {
    id: "flipped",
    kind: "note",
    icon: "dollar",
    when: { event: ["event-flip"], owner: "you", such: ({ args }) => MINES.includes(idOf(args["industry"])) },
    args: tileArgs,
    points: atTile,
    rule: "AI-FLIP-PAYOUT",
  },
  {
    id: "repaid",
    kind: "note",
    icon: "repay",
    when: { event: ["event-repay"], by: "you" },
    args: loanArgs,
    points: () => ({ areas: ["players"] }),
    rule: "AI-LOAN-NO-INTEREST",
  },
  {
    id: "developed",
    kind: "note",
    icon: "develop",
    when: { event: ["event-develop"], by: "you" },
    points: () => ({ areas: ["mat"] }),
    rule: "AI-DEVELOP-ZERO",
  },
  { id: "passed", kind: "note", icon: "pass", when: { event: ["event-pass"], by: "you" }, rule: "AI-PASS-CARD" },
];

/** What just happened is read before what comes next. */
export const STEPS: readonly Step<Components, View>[] = [...NOTES, ...LESSONS];
