// What the lessons ask of a position of Lancashire; what every Brass asks is brass/learn/reading.ts.
import type * as lesson from "../../../learn/lesson";
import { ownTiles, townOf } from "../../brass/learn/reading";
import { deckOf } from "../distant";
import type { BuiltTile, Components, View } from "../types";

export type Moment = lesson.Moment<Components, View>;

export const ownMills = (moment: Moment): readonly BuiltTile[] => ownTiles(moment).filter((tile) => tile.industry === "cotton_mill");

export const unsold = (moment: Moment): readonly BuiltTile[] => ownMills(moment).filter((tile) => !tile.flipped);

export const roundsOf = ({ components, view }: Moment): number => deckOf(components, view)?.rounds ?? 0;

/** Where the market icon is: places at the border, and every town with a port. */
export function marketPlaces(moment: Moment): readonly string[] {
  const border = moment.components.locations.filter((place) => place.market).map((place) => place.id);
  const ports = moment.view.tiles.filter((tile) => tile.industry === "port").map((tile) => townOf(moment, tile.slot));
  return [...border, ...ports];
}
