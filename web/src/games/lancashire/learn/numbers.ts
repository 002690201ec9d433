// The numbers that the page "how to play" names, from the box itself.
import type { Components } from "../types";

/** The parts of the box that only this page speaks of. */
type Box = Components & {
  money: number;
  hand: number;
  final_money_per_point: number;
  intro_money_per_point: number;
  intro_money_max_points: number;
};

export function numbersOf(components: Components): Readonly<Record<string, number>> {
  const box = components as Box;
  const rounds = (id: string): number => box.decks.find((deck) => deck.id === id)?.rounds ?? 0;
  const [small, middle, large] = box.loans.map((loan) => loan.money);
  return {
    hand: box.hand,
    money: box.money,
    canal: box.canal_cost,
    rail: box.rail_cost,
    rails: box.second_rail_total,
    coal: box.coal.price_when_empty,
    iron: box.iron.price_when_empty,
    bonus: box.distant_track[0] ?? 0,
    small: small ?? 0,
    middle: middle ?? 0,
    large: large ?? 0,
    two: rounds("2"),
    three: rounds("3"),
    four: rounds("4"),
    pounds: box.final_money_per_point,
    price: box.intro_money_per_point,
    most: box.intro_money_max_points,
  };
}
