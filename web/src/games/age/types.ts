// The types of Age of Industry as the server sends them: the components of the box with both maps,
// and what a seat sees of a position (docs/positions.md). Only what the client draws is written here.
import type * as brass from "../brass/types";

export type { BuiltLink, MarketTrack } from "../brass/types";

export type Goods = "cotton" | "factory";

type Names = Readonly<Record<string, string>>;

export interface Industry {
  id: string;
  name: Names;
  role: "cotton" | "factory" | "coal" | "iron" | "port" | "ship";
}

/** Which fields of a piece no source states, and which are concluded from others. */
export interface Origin {
  guessed: readonly string[];
  inferred: readonly string[];
}

export interface Level {
  industry: string;
  level: number;
  count: number;
  cost: number;
  coal: number;
  iron: number;
  cubes: number;
  /** Dollars when the tile is flipped. */
  payout: number;
  /** Goods that a port takes. */
  accepts: readonly Goods[];
  origin: Origin;
}

export interface SpaceKind {
  id: string;
  industries: readonly string[];
}

export interface CardKind {
  id: string;
  kind: "industry" | "location";
  industry: string | null;
  colour: string | null;
  count: number;
}

/** What a market tile asks for; nothing: no demand. */
export interface MarketTileKind {
  id: string;
  name: Names;
  accepts: readonly Goods[];
  count: number;
}

export interface Space {
  id: string;
  location: string;
  kind: string;
  x: number;
  y: number;
}

export interface MarketSpace {
  id: string;
  location: string;
  x: number;
  y: number;
}

export interface CoalImport {
  id: string;
  cubes: number;
  x: number;
  y: number;
}

export interface Location {
  id: string;
  kind: "city" | "foreign" | "village" | "sea";
  name: Names;
  colour: string | null;
  x: number;
  y: number;
  /** Opens the demand track without a port. */
  distant_port: boolean;
  /** Whether cubes and goods may pass through. */
  transit: boolean;
  spaces: readonly Space[];
  markets: readonly MarketSpace[];
  /** The port spaces from which lanes lead to this sea. */
  lanes: readonly string[];
  coal_import: CoalImport | null;
  origin: Origin;
}

export interface LinkSpace {
  id: string;
  locations: readonly string[];
  x: number;
  y: number;
}

export interface GameMap {
  id: string;
  name: Names;
  locations: readonly Location[];
  links: readonly LinkSpace[];
}

/** A colour of locations, with the symbol that stands for it too. */
export interface Banner {
  id: string;
  en: string;
  fr: string;
  hex: string;
  symbol: string;
}

export interface Components {
  money: number;
  hand: number;
  hand_limit: number;
  railways: number;
  actions: number;
  first_round_actions: number;
  face_up: number;
  draws: number;
  few_spaces: number;
  few_limit: number;
  many_limit: number;
  rail_cost: number;
  rail_coal: number;
  rail_iron: number;
  loan_money: number;
  loan_interest: number;
  unpaid_points: number;
  rail_income: number;
  village_income: number;
  money_per_point: number;
  coal: brass.MarketTrack;
  iron: brass.MarketTrack;
  industries: readonly Industry[];
  space_kinds: readonly SpaceKind[];
  levels: readonly Level[];
  cards: readonly CardKind[];
  market_tiles: readonly MarketTileKind[];
  maps: readonly GameMap[];
  banners: readonly Banner[];
}

export interface BuiltTile extends brass.BuiltTile {
  /** A ship that replaced a ship: it never flips. */
  rebuilt: boolean;
}

export interface Player {
  money: number;
  spent: number;
  loans: number;
  victory_points: number;
  rails_left: number;
  /** Has got money since the end of its own turn. */
  received: boolean;
  /** Is asked now whether to repay before interest. */
  asked: boolean;
  hand?: readonly string[];
  hand_size: number;
  discard: readonly string[];
  mat: Readonly<Record<string, readonly number[]>>;
}

/** A market space with its tile; `used`: goods were sold there and the tile is turned. */
export interface LaidMarket {
  space: string;
  tile: string | null;
  used: boolean;
}

export type Phase = "action" | "card" | "coal" | "iron" | "outlet" | "more" | "draw" | "closing" | "interest" | "over";

export interface Pending {
  phase: Phase;
  action: "build" | "combine" | "link" | "sell" | "develop" | "draw" | "pass" | null;
  /** A space, a link, or a tile of the mat ("factory 0"). */
  target: string | null;
  industry: string | null;
  coal: number;
  iron: number;
  steps: number;
}

export interface View {
  options: { map: string };
  seats: number;
  round: number;
  order: readonly number[];
  turn: number;
  actions_left: number;
  you: number | null;
  deciders: readonly number[];
  players: readonly Player[];
  tiles: readonly BuiltTile[];
  links: readonly brass.BuiltLink[];
  /** Cubes on the demand track. */
  markets: { coal: number; iron: number };
  market_tiles: readonly LaidMarket[];
  imports: readonly { import: string; cubes: number }[];
  /** The open cards, null for a gap. */
  display: readonly (string | null)[];
  deck_size: number;
  pending: Pending;
  legal?: readonly string[];
  result: { final: boolean; scores?: readonly number[] };
}
