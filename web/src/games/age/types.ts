// The types of Age of Industry's components and views, as the server's schema has them.
import type { DeepReadonly, Schemas } from "../../api/types";
import type * as board from "../board";

export type { BuiltLink, MarketTrack } from "../brass/types";

export type Components = DeepReadonly<Schemas["AgeOfIndustryComponents"]>;
export type View = DeepReadonly<Schemas["AgeOfIndustryView"]>;
export type Reading = board.Reading<Components, View>;

export type Industry = Components["industries"][number];
export type Level = Components["levels"][number];
export type Goods = Level["accepts"][number];
export type Origin = Level["origin"];
export type SpaceKind = Components["space_kinds"][number];
export type CardKind = Components["cards"][number];
/** What a market tile asks for; nothing: no demand. */
export type MarketTileKind = Components["market_tiles"][number];
export type GameMap = Components["maps"][number];
export type Location = GameMap["locations"][number];
export type LinkSpace = GameMap["links"][number];
export type Space = Location["spaces"][number];
export type MarketSpace = Location["markets"][number];
export type CoalImport = NonNullable<Location["coal_import"]>;
/** A colour of locations, with the symbol that stands for it too. */
export type Banner = Components["banners"][number];

export type BuiltTile = View["tiles"][number];
export type Player = View["players"][number];
/** A market space with its tile; `used`: goods were sold there and the tile is turned. */
export type LaidMarket = View["market_tiles"][number];
export type Pending = View["pending"];
export type Phase = Pending["phase"];
