// The numbers that the page "how to play" names, from the box itself.
import type { Components } from "../types";

/** The parts of the box that only this page speaks of. */
type Box = Components & { money: number; spyrium: number };

export function numbersOf(components: Components): Readonly<Record<string, number>> {
  const box = components as Box;
  const technique = (kind: string) => box.techniques.find((card) => card.kind === kind);
  const of = (period: string): number => box.periods.filter((known) => known === period).length;
  return {
    rounds: box.periods.length,
    a: of("A"),
    b: of("B"),
    c: of("C"),
    money: box.money,
    spyrium: box.spyrium,
    workers: box.workers,
    reserve: box.reserve,
    worker: box.worker_cost,
    place: box.place_cost,
    discount: box.symbol_discount,
    income: box.residence_track[0] ?? 0,
    highest: box.residence_track.at(-1) ?? 0,
    first: box.bonus_points[0] ?? 0,
    second: box.bonus_points[1] ?? 0,
    bonus: box.bonus_money,
    most: technique("automation")?.score.most ?? 0,
    crane: technique("crane")?.amount ?? 0,
    capital: technique("capitalization")?.amount ?? 0,
  };
}
