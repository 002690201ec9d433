// What the drawings of every Brass read of its components and of a view. Keys are picked here; their
// types are those of the server's schema. Age of Industry gives the same from its own.
import type { DeepReadonly, Schemas } from "../../api/types";

/** The keys that two types share, each with what it is in either. */
type Shared<A, B> = { [K in keyof Pick<A, keyof A & keyof B>]: A[K] | B[K & keyof B] };

type Birmingham = DeepReadonly<Schemas["BirminghamComponents"]>;
type Lancashire = DeepReadonly<Schemas["LancashireComponents"]>;
type Both = Shared<Birmingham, Lancashire>;
type BothViews = Shared<DeepReadonly<Schemas["BirminghamView"]>, DeepReadonly<Schemas["LancashireView"]>>;

export type Era = BothViews["era"];
export type Industry = Pick<Both["industries"][number], "id" | "name" | "resource">;
export type SlotSpace = Both["locations"][number]["slots"][number];
export type Location = { readonly kind: string } & Pick<
  Both["locations"][number],
  "id" | "name" | "banner" | "x" | "y" | "link_icons" | "slots"
>;
export type LinkSpace = Birmingham["links"][number];
type BirminghamLevel = Birmingham["levels"][number];
type LancashireLevel = Lancashire["levels"][number];
/** What is printed on the tiles of one level; cubes are one number, or one for each era. */
export type Level = Shared<BirminghamLevel, LancashireLevel> &
  Partial<Pick<BirminghamLevel, "cubes_canal" | "cubes_rail" | "developable"> & Pick<LancashireLevel, "cubes">>;
export type CardKind = { readonly kind: string } & Pick<Both["cards"][number], "id" | "location" | "industries">;
export type MarketTrack = Both["coal"];

export interface Components extends Pick<
  Both,
  "coal" | "iron" | "income_levels" | "link_tiles" | "canal_cost" | "rail_cost" | "rail_coal" | "second_rail_total"
> {
  industries: readonly Industry[];
  locations: readonly Location[];
  links: readonly LinkSpace[];
  levels: readonly Level[];
  cards: readonly CardKind[];
}

export type BuiltTile = BothViews["tiles"][number];
export type BuiltLink = BothViews["links"][number];
export type Player = Pick<
  BothViews["players"][number],
  "money" | "spent" | "victory_points" | "income_space" | "links_left" | "hand" | "hand_size" | "discard" | "mat"
>;
export interface View extends Pick<
  BothViews,
  "seats" | "era" | "round" | "order" | "you" | "deciders" | "tiles" | "links" | "markets" | "deck_size" | "legal"
> {
  players: readonly Player[];
  /** What an action that is not finished is about: a slot or a link. */
  pending?: { readonly phase: string; readonly action: string | null } & Pick<BothViews["pending"], "target" | "steps">;
  result: Pick<BothViews["result"], "final">;
}

/** A view with what the end of the era would bring if it came now, which the server counts. */
export type ScoredView = View & Pick<BothViews, "preview">;
