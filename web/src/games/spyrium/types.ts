// The types of Spyrium's components and views, as the server's schema has them.
import type { DeepReadonly, Schemas } from "../../api/types";
import type * as board from "../board";

export type Components = DeepReadonly<Schemas["SpyriumComponents"]>;
export type View = DeepReadonly<Schemas["SpyriumView"]>;
export type Reading = board.Reading<Components, View>;

export type Effect = Components["events"][number]["options"][number];
export type Character = Components["characters"][number];
export type Building = Components["buildings"][number];
export type Technique = Components["techniques"][number];
export type EventCard = Components["events"][number];
/** A face with its type. */
export type Card = ({ type: "character" } & Character) | ({ type: "building" } & Building) | ({ type: "technique" } & Technique);
export type CardType = Card["type"];

export type Player = View["players"][number];
/** A technique of a player, or a building without those who work there. */
export type Owned = Player["techniques"][number];
/** A building of a quarter, and the workers who stand on it until the round ends. */
export type Built = Player["buildings"][number];
export type MarketPlace = View["market"][number];
/** Workers of a player in a gap. */
export type Standing = View["workers"][number];
export type Pending = View["pending"];
