// The numbers that the page "how to play" names, from the box itself.
import type { Components } from "../types";

export function numbersOf(box: Components): Readonly<Record<string, number>> {
  return {
    hand: box.hand,
    limit: box.hand_limit,
    faceup: box.face_up,
    few: box.few_spaces,
    empty: box.coal.price_when_empty,
    rail: box.rail_cost,
    railways: box.railways,
    income: box.rail_income,
    village: box.village_income,
    loan: box.loan_money,
    interest: box.loan_interest,
    dollars: box.money_per_point,
    unpaid: box.unpaid_points,
  };
}
