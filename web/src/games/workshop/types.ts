// The types of Workshop of the World's components and views, as the server's schema has them.
import type { DeepReadonly, Schemas } from "../../api/types";
import type * as board from "../board";

export type Components = DeepReadonly<Schemas["WorkshopComponents"]>;
export type View = DeepReadonly<Schemas["WorkshopView"]>;
export type Reading = board.Reading<Components, View>;

export type Era = View["era"];
export type Town = Components["towns"][number];
export type Connection = Components["connections"][number];
export type CardKind = Components["cards"][number];
export type Player = View["players"][number];
export type Pending = View["pending"];
