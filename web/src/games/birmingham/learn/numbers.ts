// The numbers that the page "how to play" names, from the box itself.
import type { Components } from "../types";

export function numbersOf(box: Components): Readonly<Record<string, number>> {
  return {
    canal: box.canal_cost,
    rail: box.rail_cost,
    rails: box.second_rail_total,
    loan: box.loan_money,
    levels: box.loan_levels,
    money: box.money,
    hand: box.hand,
    scout: box.scout_cards,
    price: box.intro_money_per_point,
    most: box.intro_money_max_points,
    coal: box.coal.price_when_empty,
    iron: box.iron.price_when_empty,
    two: box.rounds["2"] ?? 0,
    three: box.rounds["3"] ?? 0,
    four: box.rounds["4"] ?? 0,
    tiles: box.link_tiles,
  };
}
