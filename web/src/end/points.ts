// The points of a finished game by where they came from, as a table of sources and seats.
import { FROM_THE_START, type Earning, type PointSource } from "../games/board";

export interface SourceRow {
  source: PointSource;
  /** By seat. */
  points: readonly number[];
}

/** A row for each source that brought something. What the events do not tell is what everybody had
 *  from the start, or `other`. */
export function bySource(
  sources: readonly PointSource[],
  earnings: readonly Earning[],
  scores: readonly number[],
  other: string,
): readonly SourceRow[] {
  const known = sources.some(({ id }) => id === FROM_THE_START)
    ? sources
    : [...sources, { id: FROM_THE_START, icon: "points", label: other }];
  const sum = (source: string, seat: number): number =>
    earnings.reduce((found, one) => (one.source === source && one.seat === seat ? found + one.points : found), 0);
  const told = (seat: number): number => earnings.reduce((found, one) => (one.seat === seat ? found + one.points : found), 0);
  return known
    .map((source) => ({
      source,
      points: scores.map((score, seat) => (source.id === FROM_THE_START ? score - told(seat) : sum(source.id, seat))),
    }))
    .filter(({ points }) => points.some((value) => value !== 0));
}

export const signed = (points: number): string => String(points).replace("-", "−");

/** Which comparisons, by their number, put those with equal points into an order. */
export function tieBreaks(scores: readonly number[], ties: readonly (readonly number[])[]): readonly number[] {
  const found = new Set<number>();
  scores.forEach((score, seat) => {
    for (let other = 0; other < seat; other++) {
      if (scores[other] !== score) continue;
      const first = (ties[seat] ?? []).findIndex((value, number) => value !== ties[other]?.[number]);
      if (first >= 0) found.add(first);
    }
  });
  return [...found].sort((a, b) => a - b);
}
