// What the lessons ask of a position: where one's workers are, what lies in the market, what may be
// done. They know no rule: what is possible is among the legal moves.
import type { GameEvent } from "../../../api/types";
import type * as lesson from "../../../learn/lesson";
import { slotsBeside } from "../board-index";
import { eventOf, faceOf } from "../cards";
import { idOf } from "../../notation";
import { sharesSymbol } from "../sites";
import type { Card, Components, Effect, MarketPlace, Player, View } from "../types";

export type Moment = lesson.Moment<Components, View>;

export const meOf = ({ view, seat }: Moment): Player => view.players[seat]!;

export const lastRound = ({ components }: Moment): number => components.periods.length;

/** The rounds that come after this one. */
export const roundsAfter = (moment: Moment): number => lastRound(moment) - moment.view.round;

/** One's own workers in the market. */
export const placed = ({ view, seat }: Moment): number =>
  view.workers.reduce((sum, { owner, count }) => (owner === seat ? sum + count : sum), 0);

export const ownGaps = ({ view, seat }: Moment): readonly string[] =>
  view.workers.filter(({ owner }) => owner === seat).map(({ gap }) => gap);

const byYou = ({ args }: GameEvent, { seat }: Moment): boolean => args["seat"] === `seat-${seat}`;

/** How often one did one of these in the game so far. */
export const times = (moment: Moment, ...keys: readonly string[]): number =>
  moment.events.filter((event) => keys.includes(event.key) && byYou(event, moment)).length;

export const did =
  (...keys: readonly string[]) =>
  (moment: Moment): boolean =>
    times(moment, ...keys) > 0;

/** The legal moves of a kind, word by word, without its name. */
export const movesOf = ({ legal }: Moment, kind: string): readonly (readonly string[])[] =>
  legal.filter((move) => move.startsWith(`${kind} `)).map((move) => move.split(" ").slice(1));

// The market -----------------------------------------------------------------------------------

export interface Offered {
  slot: string;
  card: Card;
  tokens: readonly number[];
}

/** The cards of the market such as these. */
export function offered(moment: Moment, such: (card: Card, place: MarketPlace) => boolean): readonly Offered[] {
  return moment.view.market.flatMap((place) => {
    const card = place.card === null ? undefined : faceOf(moment.components, place.card);
    return card && such(card, place) ? [{ slot: place.slot, card, tokens: place.tokens }] : [];
  });
}

const effectsOf = (card: Card): readonly Effect[] => {
  if (card.type === "technique") return [];
  return card.type === "character" ? [card.effect] : [card.built];
};

export const actsOnTrack = (card: Card): boolean => effectsOf(card).some(({ residence }) => residence);

/** A character that works with tokens, and has some. */
export const hasTokens = (card: Card, { tokens }: MarketPlace): boolean => card.type === "character" && tokens.length > 0;

export const isTechnique = (card: Card): boolean => card.type === "technique";

/** The event of the round lets one act on the residence track. */
export const eventActsOnTrack = ({ components, view }: Moment): boolean =>
  eventOf(components, view.events.current)?.options.some(({ residence }) => residence) ?? false;

/** The buildings of the market that share a symbol with another one of one's own, with that one. */
export const replacements = (moment: Moment): readonly { slot: string; old: string; coming: string }[] =>
  offered(moment, ({ type }) => type === "building").flatMap(({ slot, card }) => {
    const old = meOf(moment).buildings.find((built) => built.card !== card.id && sharesSymbol(moment.components, card.id, built.card));
    return old ? [{ slot, old: old.card, coming: card.id }] : [];
  });

/** One's own buildings that use workers, not used in this round; `must`: they do nothing without. */
export function waiting(moment: Moment): readonly { card: string; must: boolean }[] {
  const me = meOf(moment);
  const automated = me.techniques.some(({ card }) => card === "tech_automation");
  return me.buildings.flatMap(({ card, tilted }) => {
    const face = faceOf(moment.components, card);
    if (tilted || face?.type !== "building" || (automated && face.symbols.includes("mine"))) return [];
    const working = face.exploit.filter(({ workers }) => workers > 0);
    return working.length > 0 ? [{ card, must: working.length === face.exploit.length }] : [];
  });
}

/** The card that others have just taken from beside a worker of one's own. */
export function lost(moment: Moment): GameEvent | undefined {
  const beside = new Set(ownGaps(moment).flatMap((gap) => slotsBeside(gap)));
  const taken = (event: GameEvent): boolean => ["event-build", "event-patent"].includes(event.key) && !byYou(event, moment);
  return moment.news.find((event) => taken(event) && beside.has(idOf(String(event.args["slot"]))));
}
