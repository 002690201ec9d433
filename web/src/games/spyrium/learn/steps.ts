// The lessons of a first game of Spyrium, in the order in which they may come up, and the notes on
// what has just happened. Their texts are lessons.*.ftl, by their ids. Going on to Phase II and what
// one does there first are one choice, so that much of Phase II is told before it begins.
import type { GameEvent } from "../../../api/types";
import type { Pointing, Step, StepArgs } from "../../../learn/lesson";
import type { Card, Components, View } from "../types";
import {
  buildingsToExploit,
  cardsBeside,
  cardsForMoney,
  cardsToActivate,
  gapsBesideCards,
  gapsToTake,
  isWorthUsing,
  slotsOf,
} from "./advice";
import type { Moment } from "./reading";
import {
  actsOnTrack,
  did,
  eventActsOnTrack,
  hasTokens,
  isTechnique,
  lastRound,
  lost,
  meOf,
  movesOf,
  offered,
  placed,
  replacements,
  roundsAfter,
  times,
  waiting,
} from "./reading";
import { scoreArgs } from "./score";

const [ONE, TWO, BONUS] = ["ask-action-one", "ask-action-two", "ask-bonus"] as const;
const ACTIVATED = ["event-build", "event-call", "event-patent"] as const;

const inPhaseOne = ({ yourTurn, view }: Moment): boolean => yourTurn && view.question.key === ONE;
/** In Phase I of a round from this one on, with so many workers in the market already: so that new
 *  things come one at a time. */
const calm = (round: number, workers: number, moment: Moment): boolean =>
  inPhaseOne(moment) && moment.view.round >= round && placed(moment) >= workers;

/** The first action of Phase II, which is chosen together with going there, has been taken. */
const begun = ({ view }: Moment): boolean => view.pending.action === null;

/** What one did in Phase II so far: one thing after the other is told. */
const acts = (moment: Moment): number => times(moment, "event-money", "event-withdraw", "event-exploit", ...ACTIVATED);

const canExploit = (moment: Moment): boolean => movesOf(moment, "exploit").length > 0;
/** Nothing is left to do but the event. */
const idle = (moment: Moment): boolean => moment.legal.includes("pass") && !canExploit(moment);

const canActivate = (moment: Moment, such: Parameters<typeof offered>[1]): boolean => {
  const slots = offered(moment, such).map(({ slot }) => slot);
  return movesOf(moment, "activate").some(([, slot = ""]) => slots.includes(slot));
};
const canUseEvent = (moment: Moment): boolean => movesOf(moment, "event").length > 0;
const eventOptions = (moment: Moment): readonly string[] => movesOf(moment, "event").map(([option = ""]) => `event-${option}`);

/** Cards such as these: in Phase I the gaps beside them, in Phase II themselves. */
const at =
  (such: Parameters<typeof offered>[1]) =>
  (moment: Moment): Pointing =>
    inPhaseOne(moment) ? gapsBesideCards(moment, such) : { places: offered(moment, such).map(({ slot }) => slot) };

const cardArg = (card: Card | undefined): StepArgs => ({ card: card ? `card-${card.id}` : "", kind: card?.kind ?? "" });

const trackArgs = (moment: Moment): StepArgs => {
  const { residence } = meOf(moment);
  const track = moment.components.residence_track;
  return { value: track[residence] ?? 0, next: track[residence + 1] ?? 0, rounds: roundsAfter(moment) };
};

const eventCard = (_: Moment, event: GameEvent | undefined): StepArgs => ({
  card: String(event?.args["card"] ?? ""),
  money: Number(event?.args["money"] ?? 0),
});

const LESSONS: readonly Step<Components, View>[] = [
  {
    id: "welcome",
    kind: "lesson",
    icon: "crystal",
    when: {},
    args: (moment) => ({ rounds: lastRound(moment), rivals: moment.view.seats - 1 }),
    points: () => ({ areas: ["bar"] }),
    rule: "SP-END-MOST-POINTS",
  },
  {
    id: "place",
    kind: "lesson",
    icon: "worker",
    when: { question: ONE, after: ["welcome"] },
    task: { holds: did("event-place") },
    args: (moment) => ({ workers: meOf(moment).workers }),
    points: gapsToTake,
    rule: "SP-PLACE-GAP",
  },
  {
    id: "second",
    kind: "lesson",
    icon: "money",
    when: { question: ONE, after: ["place"], holds: (moment) => placed(moment) >= 1 && meOf(moment).active >= 1 },
    task: { holds: (moment) => times(moment, "event-place") >= 2 },
    args: ({ components }) => ({ money: components.worker_cost }),
    points: gapsToTake,
    rule: "SP-ACTIVATE-SURCHARGE",
  },
  {
    id: "two",
    kind: "lesson",
    icon: "develop",
    when: { question: ONE, after: ["place"], holds: (moment) => placed(moment) >= 2 || (placed(moment) >= 1 && meOf(moment).active === 0) },
    task: { holds: did("event-activation") },
    args: (moment) => ({ active: meOf(moment).active }),
    points: (moment) => ({ ...slotsOf(cardsBeside(moment)), areas: ["decision"] }),
    rule: "SP-TURN-ACTIVATION",
  },
  {
    id: "card",
    kind: "lesson",
    icon: "card_industry",
    when: { question: TWO, after: ["place"], holds: (moment) => begun(moment) && isWorthUsing(moment) },
    task: { holds: did(...ACTIVATED) },
    args: (moment) => {
      const [offer] = cardsToActivate(moment);
      return { card: `card-${offer?.card ?? ""}`, price: offer?.price ?? 0, others: offer?.others ?? 0 };
    },
    points: (moment) => slotsOf(cardsToActivate(moment)),
    rule: "SP-ACTIVATE-PRICE",
  },
  {
    id: "money",
    kind: "lesson",
    icon: "money",
    when: {
      question: TWO,
      after: ["place"],
      // A single pound teaches little.
      holds: (moment) => {
        const crowd = cardsForMoney(moment)[0]?.money ?? 0;
        return begun(moment) && (acts(moment) >= 2 || moment.view.round >= 2) && crowd >= (moment.view.round >= 3 ? 1 : 2);
      },
    },
    args: (moment) => ({ card: `card-${cardsForMoney(moment)[0]?.card ?? ""}`, money: cardsForMoney(moment)[0]?.money ?? 0 }),
    points: (moment) => slotsOf(cardsForMoney(moment)),
    rule: "SP-MONEY-AMOUNT",
  },
  {
    id: "exploit",
    kind: "lesson",
    icon: "building",
    when: {
      question: TWO,
      after: ["place"],
      holds: (moment) => begun(moment) && canExploit(moment) && (placed(moment) === 0 || moment.view.round >= 2),
    },
    task: { holds: did("event-exploit") },
    points: buildingsToExploit,
    rule: "SP-EXPLOIT-ONCE",
  },
  {
    id: "event",
    kind: "lesson",
    icon: "event",
    when: {
      after: ["place"],
      holds: (moment) => moment.yourTurn && canUseEvent(moment) && (idle(moment) || calm(2, 1, moment)),
    },
    args: ({ view }) => ({ kind: view.events.current.replace(/^event_/, ""), token: view.events.token }),
    points: (moment) => ({ places: eventOptions(moment) }),
    rule: "SP-EVENT-ONCE",
  },
  {
    id: "pass",
    kind: "lesson",
    icon: "pass",
    when: { question: TWO, after: ["place"], holds: idle },
    points: () => ({ areas: ["decision"] }),
    rule: "SP-PASS-MARKET-EMPTY",
  },
  {
    id: "round",
    kind: "lesson",
    icon: "income",
    when: { question: ONE, after: ["place"], holds: ({ view }) => view.round >= 2 },
    args: (moment) => ({ ...trackArgs(moment), round: moment.view.round, rounds: lastRound(moment), left: roundsAfter(moment) }),
    points: () => ({ areas: ["bar", "players"] }),
    rule: "SP-ROUND-INCOME",
  },
  {
    id: "residence",
    kind: "lesson",
    icon: "residence",
    when: {
      after: ["place"],
      holds: (moment) =>
        moment.yourTurn &&
        (canActivate(moment, actsOnTrack) ||
          (calm(2, 2, moment) && (offered(moment, actsOnTrack).length > 0 || (eventActsOnTrack(moment) && canUseEvent(moment))))),
    },
    args: trackArgs,
    points: (moment) => ({ ...at(actsOnTrack)(moment), areas: ["markets"] }),
    rule: "SP-RESIDENCE-CHOICE",
  },
  {
    id: "keep",
    kind: "lesson",
    icon: "worker",
    when: {
      after: ["round"],
      holds: (moment) => calm(2, 1, moment) && meOf(moment).active >= 1 && waiting(moment).length > 0,
    },
    args: (moment) => {
      const [first] = waiting(moment);
      return { card: `card-${first?.card ?? ""}`, need: first?.must ? "must" : "better", active: meOf(moment).active };
    },
    points: (moment) => ({
      places: waiting(moment)
        .slice(0, 2)
        .map(({ card }) => card),
    }),
    rule: "SP-EXPLOIT-WORKERS",
  },
  {
    id: "preview",
    kind: "lesson",
    icon: "points",
    when: { after: ["round"], holds: (moment) => calm(3, 0, moment) },
    points: () => ({ areas: ["preview"] }),
    rule: "SP-END-BUILDINGS",
  },
  {
    id: "technique",
    kind: "lesson",
    icon: "technique",
    when: { after: ["round"], holds: (moment) => offered(moment, isTechnique).length > 0 && calm(3, 1, moment) },
    args: (moment) => ({
      ...cardArg(offered(moment, isTechnique)[0]?.card),
      most: Math.max(...moment.components.techniques.map(({ score }) => score.most)),
    }),
    points: (moment, { card }) => at((known) => card === `card-${known.id}`)(moment),
    rule: "SP-PATENT-TAKES-CARD",
  },
  {
    id: "tokens",
    kind: "lesson",
    icon: "token",
    when: {
      after: ["round"],
      holds: (moment) => moment.yourTurn && offered(moment, hasTokens).length > 0 && (canActivate(moment, hasTokens) || calm(3, 2, moment)),
    },
    args: (moment) => {
      const [first] = offered(moment, hasTokens);
      return { ...cardArg(first?.card), tokens: first?.tokens.length ?? 0, seats: moment.view.seats };
    },
    points: (moment, { card }) => at((known, place) => hasTokens(known, place) && card === `card-${known.id}`)(moment),
    rule: "SP-CALL-CHOOSES-TOKEN",
  },
  {
    id: "bonus",
    kind: "lesson",
    icon: "points",
    when: { question: BONUS },
    args: (moment) => ({
      points: moment.components.bonus_points[0] ?? 0,
      second: moment.components.bonus_points[1] ?? 0,
      money: moment.components.bonus_money,
      rounds: roundsAfter(moment),
    }),
    points: () => ({ areas: ["decision"] }),
    rule: "SP-BONUS-FIRST",
  },
  {
    id: "period",
    kind: "lesson",
    icon: "factory",
    when: { question: ONE, after: ["round"], holds: ({ view }) => view.period === "B" },
    args: (moment) => ({ left: moment.components.periods.filter((period) => period === "B").length }),
    points: () => ({ areas: ["map"] }),
    rule: "SP-ROUND-SIX",
  },
  {
    id: "replace",
    kind: "lesson",
    icon: "build",
    when: {
      after: ["round"],
      holds: (moment) => calm(4, 1, moment) && replacements(moment).length > 0 && meOf(moment).place_price > 0,
    },
    args: (moment) => {
      const [first] = replacements(moment);
      const { place_price } = meOf(moment);
      return {
        card: `card-${first?.coming ?? ""}`,
        old: `card-${first?.old ?? ""}`,
        place: place_price,
        money: moment.components.symbol_discount,
      };
    },
    points: (moment) => {
      const [first] = replacements(moment);
      return first ? { places: [first.slot, first.old] } : {};
    },
    rule: "SP-BUILD-SHARED-SYMBOL",
  },
  {
    id: "last",
    kind: "lesson",
    icon: "warn",
    when: { question: ONE, after: ["round"], holds: (moment) => roundsAfter(moment) === 0 },
    points: () => ({ areas: ["preview"] }),
    rule: "SP-END-NOTHING-ELSE",
  },
  {
    id: "score",
    kind: "lesson",
    icon: "points",
    when: { holds: ({ over }) => over },
    args: scoreArgs,
    rule: "SP-END-MOST-POINTS",
  },
];

const NOTES: readonly Step<Components, View>[] = [
  {
    id: "rival",
    kind: "note",
    icon: "replay",
    when: { event: ["event-place"], by: "others", after: ["place"], holds: did("event-place") },
    rule: "SP-PLACE-NO-LIMIT",
  },
  {
    id: "fetched",
    kind: "note",
    icon: "money",
    when: { event: ["event-money"], by: "you" },
    args: eventCard,
    points: () => ({ areas: ["players"] }),
    rule: "SP-MONEY-INACTIVE",
  },
  {
    id: "built",
    kind: "note",
    icon: "building",
    when: { event: ["event-build"], by: "you" },
    args: eventCard,
    rule: "SP-BUILD-NEW-PLACE",
  },
  {
    id: "called",
    kind: "note",
    icon: "character",
    when: { event: ["event-call"], by: "you" },
    args: eventCard,
    rule: "SP-CALL-STAYS",
  },
  {
    id: "patented",
    kind: "note",
    icon: "technique",
    when: { event: ["event-patent"], by: "you" },
    args: eventCard,
    rule: "SP-PATENT-NEVER-LOST",
  },
  {
    id: "worked",
    kind: "note",
    icon: "building",
    when: { event: ["event-exploit"], by: "you" },
    args: eventCard,
    rule: "SP-EXPLOIT-ONCE",
  },
  {
    id: "taken",
    kind: "note",
    icon: "warn",
    when: { event: ["event-build", "event-patent"], by: "others", holds: (moment) => lost(moment) !== undefined },
    args: (moment) => ({ card: String(lost(moment)?.args["card"] ?? "") }),
    rule: "SP-PLACE-HOLE",
  },
  {
    id: "empty",
    kind: "note",
    icon: "pass",
    when: { event: ["event-withdraw"], by: "you" },
    rule: "SP-MONEY-CARDS-GONE",
  },
];

/** What just happened is read before what comes next. */
export const STEPS: readonly Step<Components, View>[] = [...NOTES, ...LESSONS];
