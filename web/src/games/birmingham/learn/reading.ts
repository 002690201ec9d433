// What the lessons ask of a position: whose tiles stand where, what may be done, what it costs.
// They know no rule: what is possible is among the legal moves.
import type { Moment } from "../../../learn/lesson";
import type { BuiltTile, Components, Level, View } from "../types";

/** The parts of the box that only the lessons speak of. */
export type Box = Components & {
  money: number;
  hand: number;
  canal_cost: number;
  rail_cost: number;
  second_rail_total: number;
  loan_money: number;
  loan_levels: number;
  scout_cards: number;
  intro_money_per_point: number;
  intro_money_max_points: number;
};

export const boxOf = (moment: Moment): Box => moment.components as Box;
export const viewOf = (moment: Moment): View => moment.view as unknown as View;
export const meOf = (moment: Moment) => viewOf(moment).players[moment.seat]!;

export const GOODS = ["cotton_mill", "manufacturer", "pottery"];

export const ownTiles = (moment: Moment): readonly BuiltTile[] => viewOf(moment).tiles.filter((tile) => tile.owner === moment.seat);

export const ownGoods = (moment: Moment): readonly BuiltTile[] => ownTiles(moment).filter((tile) => GOODS.includes(tile.industry));

export const hasLink = (moment: Moment): boolean => viewOf(moment).links.some((link) => link.owner === moment.seat);

export const isIntroductory = (moment: Moment): boolean =>
  (moment.view as unknown as { options?: { introductory?: boolean } }).options?.introductory ?? false;

export const roundsOf = (moment: Moment): number => boxOf(moment).rounds[String(viewOf(moment).seats)] ?? 0;

/** The legal moves of a kind, without its name: "build" gives "coal_mine dudley_1". */
export function movesOf(moment: Moment, kind: string): readonly string[] {
  return moment.legal.filter((move) => move === kind || move.startsWith(`${kind} `)).map((move) => move.slice(kind.length + 1));
}

/** The tile of an industry that would be built next. */
export function nextLevel(moment: Moment, industry: string): Level | undefined {
  const level = meOf(moment).mat[industry]?.[0];
  return boxOf(moment).levels.find((known) => known.industry === industry && known.level === level);
}
