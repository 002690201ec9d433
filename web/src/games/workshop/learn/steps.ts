// The lessons of a first game of Workshop of the World, in the order in which they may come up, and
// the notes on what has just happened. Their texts are lessons.*.ftl, by their ids.
import type { GameEvent } from "../../../api/types";
import type { Step, StepArgs } from "../../../learn/lesson";
import { idOf } from "../../notation";
import { linkCost } from "../pieces";
import type { Components, View } from "../types";
import { cardsToTake, linksToBuild, townsToChoose } from "./advice";
import type { Moment } from "./reading";
import { did, joinsOwnTowns, meOf, movesOf, ownTowns, valueOf } from "./reading";
import { payArgs, scoreArgs } from "./score";

const [DEMAND, MORE, BID, CARD, TOWN, REMOVE, LINK, SECOND] = [
  "ask-demand",
  "ask-demand-more",
  "ask-bid",
  "ask-card",
  "ask-town",
  "ask-remove",
  "ask-link",
  "ask-link-second",
] as const;

const cost = ({ components, view }: Moment): number => linkCost(components, view.era);
const inRail = ({ view }: Moment): boolean => view.era === "rail";
const fromRound = (round: number) => (moment: Moment) => inRail(moment) || moment.view.round >= round;
/** The era is near its end: so many rounds are still to come after this one, at most. */
const left = (rounds: number, moment: Moment): boolean => moment.view.rounds - moment.view.round <= rounds;

function linkArgs(moment: Moment): StepArgs {
  const { pending } = moment.view;
  return { town: `town-${pending.town}`, value: valueOf(moment, pending.town), cost: cost(moment) };
}

const eventTown = (_: Moment, event: GameEvent | undefined): StepArgs => {
  const town = String(event?.args["town"] ?? "");
  return { town, at: idOf(town) };
};
const atTown = (_: Moment, args: StepArgs) => ({ places: [String(args["at"])] });

const LESSONS: readonly Step<Components, View>[] = [
  {
    id: "welcome",
    kind: "lesson",
    icon: "money",
    when: {},
    args: (moment) => ({ rounds: moment.view.rounds, money: meOf(moment).money ?? 0, rivals: moment.view.seats - 1 }),
    points: () => ({ areas: ["bar"] }),
    rule: "WW-END-MOST-MONEY",
  },
  {
    id: "demand",
    kind: "lesson",
    icon: "demand",
    when: { question: DEMAND, after: ["welcome"], holds: (moment) => !inRail(moment) },
    task: { holds: fromRound(1) },
    points: () => ({ areas: ["hand"] }),
    rule: "WW-DEMAND-MUST-PLACE",
  },
  {
    id: "bid",
    kind: "lesson",
    icon: "auction",
    when: { question: BID, after: ["welcome"] },
    task: { holds: did("event-bid") },
    points: () => ({ areas: ["decision"] }),
    rule: "WW-BID-ALL-PAY",
  },
  {
    id: "card",
    kind: "lesson",
    icon: "card_town",
    when: { question: CARD, after: ["bid"] },
    task: { holds: (moment) => ownTowns(moment).length > 0 },
    points: (moment) => ({ ...cardsToTake(moment), areas: ["hand"] }),
    rule: "WW-TURN-CARD-THEN-LINKS",
  },
  {
    id: "link",
    kind: "lesson",
    icon: "canal",
    when: { question: LINK, after: ["bid"] },
    task: { holds: did("event-build") },
    args: linkArgs,
    points: linksToBuild,
    rule: "WW-LINK-FIRST",
  },
  {
    id: "second",
    kind: "lesson",
    icon: "double",
    when: { question: SECOND, after: ["link"] },
    args: (moment) => ({ cost: cost(moment), money: meOf(moment).money ?? 0, rounds: moment.view.rounds - moment.view.round }),
    points: () => ({ areas: ["decision"] }),
    rule: "WW-LINK-SECOND",
  },
  {
    id: "order",
    kind: "lesson",
    icon: "auction",
    when: { question: BID, after: ["bid"], holds: fromRound(2) },
    points: () => ({ areas: ["hand"] }),
    rule: "WW-BID-TIES",
  },
  {
    id: "neighbours",
    kind: "lesson",
    icon: "income",
    when: { question: CARD, after: ["order"] },
    task: { holds: joinsOwnTowns },
    points: cardsToTake,
    rule: "WW-GAIN-TOWNS",
  },
  {
    id: "preview",
    kind: "lesson",
    icon: "points",
    when: { question: BID, after: ["order"], holds: fromRound(3) },
    points: () => ({ areas: ["preview"] }),
    rule: "WW-INCOME-INDUSTRIES",
  },
  {
    id: "network",
    kind: "lesson",
    icon: "network",
    when: { question: LINK, after: ["link"], holds: fromRound(3) },
    args: ({ components }) => ({ network: components.network_pay, link: components.link_pay }),
    points: linksToBuild,
    rule: "WW-INCOME-NETWORK",
  },
  {
    id: "choice",
    kind: "lesson",
    icon: "card_choice",
    when: { question: TOWN, after: ["card"] },
    points: townsToChoose,
    rule: "WW-CARD-CHOICE",
  },
  {
    id: "full",
    kind: "lesson",
    icon: "factory",
    when: { question: REMOVE, after: ["welcome"] },
    args: linkArgs,
    points: ({ view }) => ({ places: [view.pending.town ?? ""] }),
    rule: "WW-TOWN-DISPLACE",
  },
  {
    id: "swap",
    kind: "lesson",
    icon: "card_setup",
    when: { question: CARD, after: ["card"], holds: (moment) => movesOf(moment, "swap").length > 0 },
    args: ({ view }) => ({ aside: view.set_aside_size }),
    points: () => ({ areas: ["hand"] }),
    rule: "WW-CARD-SWAP",
  },
  {
    id: "recover",
    kind: "lesson",
    icon: "loan",
    when: {
      after: ["link"],
      holds: (moment) => moment.yourTurn && moment.legal.includes("recover") && (meOf(moment).money ?? 0) < 2 * cost(moment),
    },
    args: (moment) => ({ money: meOf(moment).money ?? 0, spaces: moment.components.per_pound, income: meOf(moment).income }),
    points: () => ({ areas: ["decision"] }),
    rule: "WW-RECOVER-TWO-SPACES",
  },
  {
    id: "closing",
    kind: "lesson",
    icon: "pass",
    when: { question: BID, after: ["preview"], holds: (moment) => !inRail(moment) && left(1, moment) },
    args: ({ components, view }) => ({ rounds: view.rounds - view.round, network: components.network_pay }),
    points: () => ({ areas: ["preview"] }),
    rule: "WW-INCOME-TRACK",
  },
  {
    id: "more",
    kind: "lesson",
    icon: "demand",
    when: { question: MORE, after: ["demand"] },
    points: () => ({ areas: ["hand", "markets"] }),
    rule: "WW-DEMAND-MAY-PLACE",
  },
  {
    id: "rail",
    kind: "lesson",
    icon: "rail",
    when: { question: DEMAND, after: ["welcome"], holds: inRail },
    args: (moment) => ({ cost: cost(moment) }),
    points: (moment) => ({ places: ownTowns(moment).slice(0, 3), areas: ["hand"] }),
    rule: "WW-INCOME-STAY",
  },
  {
    id: "end",
    kind: "lesson",
    icon: "income",
    when: { question: BID, after: ["welcome"], holds: (moment) => inRail(moment) && left(1, moment) },
    args: (moment) => ({ cost: cost(moment) }),
    points: () => ({ areas: ["preview"] }),
    rule: "WW-END-TOKENS-WORTHLESS",
  },
  {
    id: "score",
    kind: "lesson",
    icon: "points",
    when: { holds: ({ over }) => over },
    args: scoreArgs,
    rule: "WW-END-MOST-MONEY",
  },
];

const NOTES: readonly Step<Components, View>[] = [
  {
    id: "tokens",
    kind: "note",
    icon: "demand",
    when: { event: ["event-demand"], after: ["demand"] },
    points: () => ({ areas: ["markets"] }),
    rule: "WW-DEMAND-STAYS",
  },
  {
    id: "opened",
    kind: "note",
    icon: "auction",
    when: { event: ["event-order"], after: ["bid"] },
    args: ({ view, seat }) => ({ place: view.order.indexOf(view.players[seat]?.companies[0] ?? "") + 1, seats: view.seats }),
    points: () => ({ areas: ["markets"] }),
    rule: "WW-BID-HIGHEST",
  },
  {
    id: "advanced",
    kind: "note",
    icon: "income",
    when: { event: ["event-advance"], by: "you" },
    args: (_, event) => ({ income: Number(event?.args["income"]), total: Number(event?.args["total"]) }),
    points: () => ({ areas: ["players"] }),
    rule: "WW-GAIN-TOWN-ONCE",
  },
  {
    id: "rival",
    kind: "note",
    icon: "replay",
    when: { event: ["event-build"], by: "others", after: ["card"] },
    rule: "WW-LINK-FREE",
  },
  {
    id: "removed",
    kind: "note",
    icon: "warn",
    when: { event: ["event-remove"], by: "others", owner: "you" },
    args: eventTown,
    points: atTown,
    rule: "WW-TOWN-DISPLACE-ANY",
  },
  {
    id: "unlinked",
    kind: "note",
    icon: "pass",
    when: { event: ["event-no-link"], by: "you" },
    rule: "WW-GAIN-NEW-LINKS-ONLY",
  },
  {
    id: "recovered",
    kind: "note",
    icon: "loan",
    when: { event: ["event-recover"], by: "you" },
    args: (_, event) => ({ spaces: Number(event?.args["spaces"]) }),
    points: () => ({ areas: ["players"] }),
    rule: "WW-RECOVER-OWN-DECISION",
  },
  {
    id: "paid",
    kind: "note",
    icon: "money",
    when: { event: ["event-income", "event-links", "event-industries"], by: "you", holds: ({ over }) => !over },
    args: payArgs,
    points: () => ({ areas: ["players"] }),
    rule: "WW-INCOME-LINKS-BACK",
  },
];

/** What just happened is read before what comes next. */
export const STEPS: readonly Step<Components, View>[] = [...NOTES, ...LESSONS];
