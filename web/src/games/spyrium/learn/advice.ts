// What the lessons point at: among the legal moves, those that a good teacher would show first. What
// a card is worth is a rough count in points, enough to tell a good card from a poor one.
import type { Pointing } from "../../../learn/lesson";
import { slotsBeside } from "../board-index";
import { faceOf } from "../cards";
import { offerAt, type Offer } from "../prices";
import type { Card, Effect } from "../types";
import type { Moment } from "./reading";
import { meOf, movesOf, lastRound, offered, ownGaps, roundsAfter } from "./reading";

/** In points; a new worker in each round to come. Weighed so that the first lamps fall on what strong
 *  bots like: new workers, techniques, crowds. */
const [CRYSTAL, POUND, WORK, NEW_WORKER] = [1.2, 0.5, 1.3, 1.8];
const TECHNIQUE: Readonly<Record<string, number>> = { capitalization: 8 };
/** Not every building works in every round. */
const OFTEN = 0.7;
const SHOWN = 2;

const best = <T>(things: readonly T[], worth: (thing: T) => number): readonly T[] =>
  [...things].sort((a, b) => worth(b) - worth(a)).slice(0, SHOWN);

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const COUNTS = { money: POUND, spyrium: CRYSTAL, points: 1 } as const;

/** What one use of an effect brings. */
function gain(moment: Moment, effect: Effect, tokens: readonly number[]): number {
  const { residence } = meOf(moment);
  const track = moment.components.residence_track;
  const onTrack = Math.max((track[residence] ?? 0) * 0.9, roundsAfter(moment) * POUND);
  const token = effect.token === "" ? 0 : COUNTS[effect.token] * Math.max(0, ...tokens);
  const price = (effect.pay_token ? Math.min(...tokens, 3) : 0) + effect.pay_money;
  const brought = effect.points + CRYSTAL * (effect.spyrium - effect.pay_spyrium) + POUND * (effect.money - price) + token;
  return brought + NEW_WORKER * effect.new_workers * roundsAfter(moment) + (effect.residence ? onTrack : 0) - WORK * effect.workers;
}

/** What a card brings to the end of the game. */
function worth(moment: Moment, card: Card, tokens: readonly number[]): number {
  const left = roundsAfter(moment) + (meOf(moment).active > 0 ? 1 : 0);
  if (card.type === "technique") return ((TECHNIQUE[card.kind] ?? 5.5) * (left + 2)) / lastRound(moment);
  if (card.type === "character") {
    const usable = card.effect.pay_spyrium <= meOf(moment).spyrium && (tokens.length > 0 || !(card.effect.token || card.effect.pay_token));
    return usable ? gain(moment, card.effect, tokens) : 0;
  }
  const work = Math.max(0, ...card.exploit.map((effect) => gain(moment, effect, [])));
  return card.points + gain(moment, card.built, tokens) + work * left * OFTEN;
}

/** What activating a card at its price is worth. */
function netWorth(moment: Moment, { slot, card, price }: Offer): number {
  const face = faceOf(moment.components, card);
  const { money, place_price } = meOf(moment);
  const whole = price + (face?.type === "building" ? place_price : 0);
  const tokens = moment.view.market.find((place) => place.slot === slot)?.tokens ?? [];
  if (!face || whole > money) return 0;
  return worth(moment, face, tokens) - POUND * whole;
}

/** The gaps from which one can do most, with either of the two cards. */
export function gapsToTake(moment: Moment): Pointing {
  const { components, view, seat } = moment;
  const own = ownGaps(moment).flatMap((known) => slotsBeside(known));
  // One worker is enough for a card that leaves with whoever takes it.
  const use = (offer: Offer): number =>
    own.includes(offer.slot) && faceOf(components, offer.card)?.type !== "character" ? 0 : netWorth(moment, offer);
  const valueOf = (gap: string): number => {
    const offers = slotsBeside(gap).flatMap((slot) => offerAt(components, view, slot, false, seat) ?? []);
    const [first = 0, second = 0] = offers.map(use).sort((a, b) => b - a);
    // A crowd grows, and pays even where a card is taken.
    return first + 0.3 * second + POUND * Math.max(...offers.map(({ money }) => money), 0) * 1.5;
  };
  return { places: best(gapsOf(moment), valueOf) };
}

const gapsOf = (moment: Moment): readonly string[] => movesOf(moment, "place").map(([gap = ""]) => gap);

/** The gaps beside cards such as these, then the first such card: lamps come before frames. */
export function gapsBesideCards(moment: Moment, such: Parameters<typeof offered>[1]): Pointing {
  const slots = offered(moment, such).map(({ slot }) => slot);
  const beside = gapsOf(moment).filter((gap) => slotsBeside(gap).some((slot) => slots.includes(slot)));
  return { places: [...beside.slice(0, SHOWN), ...slots.slice(0, 1)] };
}

/** What one's worker in a gap is offered by a card. */
const standing = ({ components, view, seat }: Moment, slot: string): Offer | null => offerAt(components, view, slot, true, seat);

/** The cards worth most at the price that one's workers would pay now. */
export function cardsToActivate(moment: Moment): readonly Offer[] {
  const slots = unique(movesOf(moment, "activate").map(([, slot = ""]) => slot));
  return best(
    slots.flatMap((slot) => standing(moment, slot) ?? []),
    (offer) => netWorth(moment, offer),
  );
}

/** The best of them brings more than money would. */
export function isWorthUsing(moment: Moment): boolean {
  const [card] = cardsToActivate(moment);
  return card !== undefined && netWorth(moment, card) > POUND * (cardsForMoney(moment)[0]?.money ?? 0);
}

/** The cards beside one's workers that are worth most, used or for money. */
export function cardsBeside(moment: Moment): readonly Offer[] {
  const slots = unique(ownGaps(moment).flatMap((gap) => slotsBeside(gap)));
  return best(
    slots.flatMap((slot) => standing(moment, slot) ?? []),
    (offer) => Math.max(netWorth(moment, offer), POUND * offer.money),
  );
}

/** The cards with the largest crowds beside which one has a worker. */
export function cardsForMoney(moment: Moment): readonly Offer[] {
  const slots = unique(movesOf(moment, "money").map(([, slot = ""]) => slot));
  return best(
    slots.flatMap((slot) => standing(moment, slot) ?? []),
    ({ money }) => money,
  );
}

export const slotsOf = (offers: readonly Offer[]): Pointing => ({ places: offers.map(({ slot }) => slot) });

/** The buildings that bring most when they are used now. */
export function buildingsToExploit(moment: Moment): Pointing {
  const worthOf = (id: string): number => {
    const face = faceOf(moment.components, id);
    return face?.type === "building" ? Math.max(...face.exploit.map((effect) => gain(moment, effect, []))) : 0;
  };
  return { places: best(unique(movesOf(moment, "exploit").map(([card = ""]) => card)), worthOf) };
}
