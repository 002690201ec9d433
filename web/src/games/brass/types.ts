// The types that both games of Brass send alike: parts of the box, and what a seat sees of a
// position (docs/positions.md). A game's own types.ts adds what only it has.

export type Era = "canal" | "rail";

export interface Industry {
  id: string;
  name: Readonly<Record<string, string>>;
  resource: "coal" | "iron" | "beer" | null;
}

export interface SlotSpace {
  id: string;
  location: string;
  industries: readonly string[];
  x: number;
  y: number;
}

export interface Location {
  id: string;
  kind: string;
  name: Readonly<Record<string, string>>;
  banner: string | null;
  x: number;
  y: number;
  link_icons: number;
  slots: readonly SlotSpace[];
}

export interface LinkSpace {
  id: string;
  locations: readonly string[];
  canal: boolean;
  rail: boolean;
  x: number;
  y: number;
}

/** What is printed on the tiles of one level. */
export interface Level {
  industry: string;
  level: number;
  count: number;
  cost: number;
  coal: number;
  iron: number;
  canal: boolean;
  rail: boolean;
  points: number;
  income: number;
  link_icons: number;
  /** Cubes put on it: one number, or one for each era. */
  cubes?: number;
  cubes_canal?: number;
  cubes_rail?: number;
  /** False: it cannot be developed. */
  developable?: boolean;
}

export interface CardKind {
  id: string;
  kind: string;
  location: string | null;
  industries: readonly string[];
}

export interface MarketTrack {
  prices: readonly number[];
  initial: number;
  price_when_empty: number;
}

export interface Components {
  industries: readonly Industry[];
  locations: readonly Location[];
  links: readonly LinkSpace[];
  levels: readonly Level[];
  cards: readonly CardKind[];
  coal: MarketTrack;
  iron: MarketTrack;
  income_levels: readonly number[];
  link_tiles: number;
  canal_cost: number;
  rail_cost: number;
  rail_coal: number;
  second_rail_total: number;
}

export interface BuiltTile {
  slot: string;
  owner: number;
  industry: string;
  level: number;
  flipped: boolean;
  resources: number;
}

export interface BuiltLink {
  link: string;
  owner: number;
}

export interface Player {
  money: number;
  spent: number;
  victory_points: number;
  income_space: number;
  links_left: number;
  hand?: readonly string[];
  hand_size: number;
  discard: readonly string[];
  mat: Readonly<Record<string, readonly number[]>>;
}

export interface View {
  seats: number;
  era: Era;
  round: number;
  order: readonly number[];
  you: number | null;
  deciders: readonly number[];
  players: readonly Player[];
  tiles: readonly BuiltTile[];
  links: readonly BuiltLink[];
  markets: { coal: number; iron: number };
  deck_size: number;
  legal?: readonly string[];
  /** What an action that is not finished is about: a slot or a link. */
  pending?: { phase: string; action: string | null; target: string | null; steps: number };
  result: { final: boolean };
}
