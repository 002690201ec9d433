// The forms of Brass: Birmingham as the server sends them: the components of the box, and what a
// seat sees of a position (docs/positions.md). Only what the client draws is written here.

export type Era = "canal" | "rail";

export interface Industry {
  id: string;
  name: Readonly<Record<string, string>>;
  sold: boolean;
  resource: "coal" | "iron" | "beer" | null;
}

export interface SlotSpace {
  id: string;
  location: string;
  industries: readonly string[];
  x: number;
  y: number;
}

export interface MerchantSpace {
  id: string;
  location: string;
  x: number;
  y: number;
  beer_x: number;
  beer_y: number;
}

export interface Location {
  id: string;
  kind: "town" | "farm_brewery" | "merchant";
  name: Readonly<Record<string, string>>;
  banner: string | null;
  x: number;
  y: number;
  link_icons: number;
  slots: readonly SlotSpace[];
  spaces: readonly MerchantSpace[];
  bonus: { kind: "money" | "victory_points" | "develop" | "income_spaces"; amount: number } | null;
  min_seats: number;
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
  beer: number;
  canal: boolean;
  rail: boolean;
  developable: boolean;
  points: number;
  income: number;
  link_icons: number;
  cubes_canal: number;
  cubes_rail: number;
}

export interface CardKind {
  id: string;
  kind: "location" | "industry" | "wild_location" | "wild_industry";
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
  merchant_tiles: readonly { id: string; buys: readonly string[] }[];
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
  loan_money: number;
  loan_levels: number;
  rounds: Readonly<Record<string, number>>;
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
  merchants: readonly { space: string; tile: string | null; barrel: boolean }[];
  deck_size: number;
  wild_cards: { wild_location: number; wild_industry: number };
  legal?: readonly string[];
  /** What an action that is not finished is about: a slot or a link. */
  pending?: { action: string | null; target: string | null; steps: number };
  result: { final: boolean };
}
