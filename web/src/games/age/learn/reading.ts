// What the lessons ask of a position: whose tiles stand where, what may be done, what it costs.
// They know no rule: what is possible is among the legal moves.
import type * as lesson from "../../../learn/lesson";
import type { BuiltTile, Components, GameMap, Level, LinkSpace, Location, Player, View } from "../types";

export type Moment = lesson.Moment<Components, View>;

export const GOODS = ["cotton_mill", "factory"];

export const meOf = ({ view, seat }: Moment): Player => view.players[seat]!;

export const mapOf = ({ components, view }: Moment): GameMap =>
  components.maps.find(({ id }) => id === view.options.map) ?? components.maps[0]!;

export const placeOf = (moment: Moment, slot: string): Location | undefined =>
  mapOf(moment).locations.find(({ spaces }) => spaces.some(({ id }) => id === slot));

export const lineOf = (moment: Moment, link: string): LinkSpace | undefined => mapOf(moment).links.find(({ id }) => id === link);

export const ownTiles = ({ view, seat }: Moment): readonly BuiltTile[] => view.tiles.filter(({ owner }) => owner === seat);

export const ownGoods = (moment: Moment): readonly BuiltTile[] => ownTiles(moment).filter(({ industry }) => GOODS.includes(industry));

export const unsold = (moment: Moment): readonly BuiltTile[] => ownGoods(moment).filter(({ flipped }) => !flipped);

export const ownLines = ({ view, seat }: Moment): number => view.links.filter(({ owner }) => owner === seat).length;

/** One did this in the game so far. */
export const did =
  (...keys: readonly string[]) =>
  ({ events, seat }: Moment): boolean =>
    events.some(({ key, args }) => keys.includes(key) && args["seat"] === `seat-${seat}`);

/** The legal moves of a kind, without its name: "build" gives "coal_mine dresden-1". */
export const movesOf = ({ legal }: Moment, kind: string): readonly string[] =>
  legal.filter((move) => move === kind || move.startsWith(`${kind} `)).map((move) => move.slice(kind.length + 1));

/** The tile of an industry that would be built next. */
export function nextLevel(moment: Moment, industry: string): Level | undefined {
  const level = meOf(moment).mat[industry]?.[0];
  return moment.components.levels.find((known) => known.industry === industry && known.level === level);
}
