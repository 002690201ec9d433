// The types of Birmingham's components and views, as the server's schema has them.
import type { DeepReadonly, Schemas } from "../../api/types";
import type * as board from "../board";

export type { BuiltLink, BuiltTile, Era, LinkSpace, MarketTrack, SlotSpace } from "../brass/types";

export type Components = DeepReadonly<Schemas["BirminghamComponents"]>;
export type View = DeepReadonly<Schemas["BirminghamView"]>;
export type Reading = board.Reading<Components, View>;

export type Industry = Components["industries"][number];
export type Location = Components["locations"][number];
export type MerchantSpace = Location["spaces"][number];
export type Level = Components["levels"][number];
export type CardKind = Components["cards"][number];
export type Player = View["players"][number];
