// The types of Spyrium that the client reads: its components, and a view of a position. Written by
// hand, since the server's schema knows no game.

/** What one use of a card costs and brings. */
export interface Effect {
  /** Active workers that work for it. */
  workers: number;
  pay_money: number;
  pay_per_worker: number;
  /** The value of the token is paid in pounds. */
  pay_token: boolean;
  pay_spyrium: number;
  /** What is gained by the value of the token; empty: nothing. */
  token: "" | "money" | "spyrium" | "points";
  money: number;
  spyrium: number;
  points: number;
  new_workers: number;
  residence: boolean;
  reuse: boolean;
  late_worker: boolean;
}

interface Face {
  id: string;
  kind: string;
  period: string;
  count: number;
  cost: number;
  /** The values that are reconstructed: cost, points, period, count. */
  guessed: readonly string[];
}

export interface Character extends Face {
  effect: Effect;
}

export interface Building extends Face {
  points: number;
  symbols: readonly string[];
  built: Effect;
  exploit: readonly Effect[];
}

export type Measured = "money" | "spyrium" | "workers" | "buildings" | "tokens" | "residence" | "factories";

export interface Technique extends Face {
  /** The number in its rule, or 0. */
  amount: number;
  /** A point for every `per` of something one has at the end, at most `most`. */
  score: { of: Measured; per: number; most: number };
}

export type CardType = "character" | "building" | "technique";

export interface EventCard {
  id: string;
  options: readonly Effect[];
}

export interface Components {
  seat_counts: readonly number[];
  /** The period of each round. */
  periods: readonly string[];
  /** How many tokens there are of value 1, 2, 3. */
  tokens: readonly number[];
  residence_track: readonly number[];
  bonus_points: readonly number[];
  bonus_workers: number;
  bonus_money: number;
  worker_cost: number;
  place_cost: number;
  symbol_discount: number;
  workers: number;
  reserve: number;
  characters: readonly Character[];
  buildings: readonly Building[];
  techniques: readonly Technique[];
  events: readonly EventCard[];
}

export interface Owned {
  card: string;
  tilted: boolean;
}

/** A building of a quarter, and the workers who stand on it until the round ends. */
export interface Built extends Owned {
  workers: number;
}

export interface Player {
  money: number;
  spyrium: number;
  victory_points: number;
  /** A space of the residence track, counted from 0. */
  residence: number;
  workers: number;
  active: number;
  /** In Phase II. */
  activation: boolean;
  passed: boolean;
  event_used: boolean;
  bonuses: readonly ("worker" | "money")[];
  buildings: readonly Built[];
  techniques: readonly Owned[];
  /** Values of the tokens kept with Commerce. */
  tokens: readonly number[];
  reserve: number;
  /** What a new place for a building would cost. */
  place_price: number;
}

export interface MarketPlace {
  slot: string;
  card: string | null;
  tokens: readonly number[];
}

/** Workers of a player in a gap. */
export interface Standing {
  gap: string;
  owner: number;
  count: number;
}

export interface Pending {
  phase: string;
  action: string | null;
  gap: string | null;
  slot: string | null;
  option: number | null;
  lobbying: boolean | null;
  token: number;
  value: number;
}

export interface View {
  seats: number;
  round: number;
  period: string;
  first: number;
  turn: number;
  you: number | null;
  deciders: readonly number[];
  players: readonly Player[];
  market: readonly MarketPlace[];
  workers: readonly Standing[];
  /** Workers beside each place of the market, in the order of `market`. */
  around: readonly number[];
  deck_sizes: Readonly<Record<string, number>>;
  events: {
    past: readonly string[];
    current: string;
    token: number;
    next: string | null;
    next_token: number;
    future_size: number;
  };
  tokens: { stock_size: number; discard: readonly number[] };
  pending: Pending;
  result: { final: boolean; scores?: readonly number[] };
  legal?: readonly string[];
}

/** The workers of a player on buildings. */
export const atWork = ({ buildings }: Player): number => buildings.reduce((sum, { workers }) => sum + workers, 0);

/** Where a card stands in a choice: its face, and whether it lies tilted. */
export const ownedId = ({ card, tilted }: Owned): string => (tilted ? `${card}:tilted` : card);

export const ownedOf = (id: string): Owned => {
  const [card = "", tilted] = id.split(":");
  return { card, tilted: tilted !== undefined };
};

/** A face with its type. */
export type Card = ({ type: "character" } & Character) | ({ type: "building" } & Building) | ({ type: "technique" } & Technique);

const found = new WeakMap<Components, Map<string, Card>>();

/** The face of a card by its id. */
export function faceOf(components: Components, id: string): Card | undefined {
  const known = found.get(components) ?? read(components);
  found.set(components, known);
  return known.get(id);
}

function read({ characters, buildings, techniques }: Components): Map<string, Card> {
  const cards: Card[] = [
    ...characters.map((card) => ({ type: "character" as const, ...card })),
    ...buildings.map((card) => ({ type: "building" as const, ...card })),
    ...techniques.map((card) => ({ type: "technique" as const, ...card })),
  ];
  return new Map(cards.map((card) => [card.id, card]));
}

export const eventOf = (components: Components, id: string): EventCard | undefined => components.events.find((event) => event.id === id);
