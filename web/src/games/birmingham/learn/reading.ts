// What the lessons ask of a position: whose tiles stand where, what may be done, what it costs.
// They know no rule: what is possible is among the legal moves.
import type * as lesson from "../../../learn/lesson";
import type { BuiltTile, Components, Level, View } from "../types";

export type Moment = lesson.Moment<Components, View>;

export const componentsOf = (moment: Moment): Components => moment.components;
export const viewOf = (moment: Moment): View => moment.view;
export const meOf = (moment: Moment) => viewOf(moment).players[moment.seat]!;

export const GOODS = ["cotton_mill", "manufacturer", "pottery"];

export const ownTiles = (moment: Moment): readonly BuiltTile[] => viewOf(moment).tiles.filter((tile) => tile.owner === moment.seat);

export const ownGoods = (moment: Moment): readonly BuiltTile[] => ownTiles(moment).filter((tile) => GOODS.includes(tile.industry));

export const hasLink = (moment: Moment): boolean => viewOf(moment).links.some((link) => link.owner === moment.seat);

export const isIntroductory = (moment: Moment): boolean => moment.view.options.introductory;

export const roundsOf = (moment: Moment): number => componentsOf(moment).rounds[String(viewOf(moment).seats)] ?? 0;

/** The legal moves of a kind, without its name: "build" gives "coal_mine dudley_1". */
export function movesOf(moment: Moment, kind: string): readonly string[] {
  return moment.legal.filter((move) => move === kind || move.startsWith(`${kind} `)).map((move) => move.slice(kind.length + 1));
}

/** The tile of an industry that would be built next. */
export function nextLevel(moment: Moment, industry: string): Level | undefined {
  const level = meOf(moment).mat[industry]?.[0];
  return componentsOf(moment).levels.find((known) => known.industry === industry && known.level === level);
}
