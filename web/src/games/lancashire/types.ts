// The types of Brass: Lancashire as the server sends them: the components of the box, and what a
// seat sees of a position (docs/positions.md). Only what the client draws is written here.
import type * as brass from "../brass/types";

export type { BuiltLink, BuiltTile, CardKind, Era, MarketTrack, Player, SlotSpace } from "../brass/types";

export interface Industry extends brass.Industry {
  role: "mill" | "port" | "shipyard" | "coal" | "iron";
}

export interface Location extends brass.Location {
  kind: "town" | "non_buildable";
  /** Bears a market icon. */
  market: boolean;
  /** Is on the community's map. */
  community: boolean;
}

export interface LinkSpace extends brass.LinkSpace {
  community_canal: boolean;
  community_rail: boolean;
}

export interface Level extends brass.Level {
  cubes: number;
}

/** A deck: for how many seats, and which column of the counts of cards and tiles it uses. */
export interface Deck {
  id: string;
  seats: number;
  column: string;
  rounds: number;
  beneath_canal: number;
  removed_rail: number;
  beneath_rail: number;
}

export interface Components extends brass.Components {
  industries: readonly Industry[];
  locations: readonly Location[];
  links: readonly LinkSpace[];
  levels: readonly Level[];
  community_coal: brass.MarketTrack;
  community_iron: brass.MarketTrack;
  decks: readonly Deck[];
  distant_tiles: readonly { steps: number; counts: Readonly<Record<string, number>> }[];
  /** The income spaces that each space brings; the space X comes after the last. */
  distant_track: readonly number[];
  loans: readonly { money: number; levels: number }[];
  final_money_per_point: number;
  intro_money_per_point: number;
  intro_money_max_points: number;
  virtual_link: readonly [string, string];
}

export interface Options {
  introductory: boolean;
  virtual_link: boolean;
  classic_deck: boolean;
  community: boolean;
}

export interface DistantMarket {
  /** The index of its space on the track; the track's length is X. */
  marker: number;
  /** The steps of the tiles drawn, the first one first. */
  drawn: readonly number[];
  pile_size: number;
}

export interface View extends brass.View {
  options: Options;
  distant_market: DistantMarket;
  /** What lies on the deck: cards, or the side of the tile that is seen. */
  deck_tile: "deck" | "rothschild" | "stephenson";
  /** Cards that this era does not use. */
  aside_size: number;
  pending?: {
    phase: string;
    action: string | null;
    target: string | null;
    industry: string | null;
    loan: number | null;
    steps: number;
  };
}
