// The types of Brass: Birmingham as the server sends them: the components of the box, and what a
// seat sees of a position (docs/positions.md). Only what the client draws is written here.
import type * as brass from "../brass/types";

export type { BuiltLink, BuiltTile, Era, LinkSpace, MarketTrack, Player, SlotSpace } from "../brass/types";

export interface Industry extends brass.Industry {
  sold: boolean;
}

export interface MerchantSpace {
  id: string;
  location: string;
  x: number;
  y: number;
  beer_x: number;
  beer_y: number;
}

export interface Location extends brass.Location {
  kind: "town" | "farm_brewery" | "merchant";
  spaces: readonly MerchantSpace[];
  bonus: { kind: "money" | "victory_points" | "develop" | "income_spaces"; amount: number } | null;
  min_seats: number;
}

export interface Level extends brass.Level {
  beer: number;
  developable: boolean;
  cubes_canal: number;
  cubes_rail: number;
}

export interface CardKind extends brass.CardKind {
  kind: "location" | "industry" | "wild_location" | "wild_industry";
}

export interface Components extends brass.Components {
  industries: readonly Industry[];
  locations: readonly Location[];
  levels: readonly Level[];
  cards: readonly CardKind[];
  merchant_tiles: readonly { id: string; buys: readonly string[] }[];
  loan_money: number;
  loan_levels: number;
  rounds: Readonly<Record<string, number>>;
}

export interface View extends brass.View {
  merchants: readonly { space: string; tile: string | null; barrel: boolean }[];
  wild_cards: { wild_location: number; wild_industry: number };
}
