// The types of Lancashire's components and views, as the server's schema has them.
import type { DeepReadonly, Schemas } from "../../api/types";
import type * as board from "../board";

export type { BuiltLink, BuiltTile, Era, MarketTrack, SlotSpace } from "../brass/types";

export type Components = DeepReadonly<Schemas["LancashireComponents"]>;
export type View = DeepReadonly<Schemas["LancashireView"]>;
export type Reading = board.Reading<Components, View>;

export type Industry = Components["industries"][number];
export type Location = Components["locations"][number];
export type LinkSpace = Components["links"][number];
export type Level = Components["levels"][number];
export type CardKind = Components["cards"][number];
export type Deck = Components["decks"][number];
export type Options = View["options"];
export type DistantMarket = View["distant_market"];
export type Player = View["players"][number];
