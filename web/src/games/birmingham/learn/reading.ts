// What the lessons ask of a position of Birmingham; what every Brass asks is brass/learn/reading.ts.
import type * as lesson from "../../../learn/lesson";
import { ownTiles } from "../../brass/learn/reading";
import type { BuiltTile, Components, View } from "../types";

export type Moment = lesson.Moment<Components, View>;

export const GOODS = ["cotton_mill", "manufacturer", "pottery"];

export const ownGoods = (moment: Moment): readonly BuiltTile[] => ownTiles(moment).filter((tile) => GOODS.includes(tile.industry));

export const roundsOf = ({ components, view }: Moment): number => components.rounds[String(view.seats)] ?? 0;
