// What the end of the game would bring if it came now: railways pay, loans that money covers are
// paid back, then money, tiles and unpaid loans count.
import type { BoardIndex } from "./board-index";
import { levelOf } from "./board-index";
import type { Components, View } from "./types";

export interface EndScore {
  seat: number;
  /** Dollars that the railways would pay. */
  rails: number;
  /** Loans that would be paid back, and those that would be left. */
  repaid: number;
  unpaid: number;
  /** Dollars left after that. */
  money: number;
  tiles: number;
  moneyPoints: number;
  loanPoints: number;
  total: number;
}

/** By seat; after the end railways have paid already. */
export function endScores(components: Components, boardIndex: BoardIndex, view: View): EndScore[] {
  const { loan_money, money_per_point, unpaid_points } = components;
  return view.players.map((player, seat): EndScore => {
    const rails = view.result.final ? 0 : railIncome(components, boardIndex, view, seat);
    const repaid = view.result.final ? 0 : Math.min(player.loans, Math.floor((player.money + rails) / loan_money));
    const [money, unpaid] = [player.money + rails - repaid * loan_money, player.loans - repaid];
    const tiles = view.tiles
      .filter((tile) => tile.owner === seat)
      .reduce((sum, tile) => sum + levelOf(components, tile.industry, tile.level).level, 0);
    const [moneyPoints, loanPoints] = [Math.floor(money / money_per_point), unpaid * unpaid_points];
    return { seat, rails, repaid, unpaid, money, tiles, moneyPoints, loanPoints, total: tiles + moneyPoints - loanPoints };
  });
}

function railIncome(components: Components, boardIndex: BoardIndex, view: View, seat: number): number {
  const worth = placeValues(boardIndex, view);
  return view.links.filter((link) => link.owner === seat).reduce((sum, { link }) => sum + railPays(components, boardIndex, worth, link), 0);
}

/** What a railway pays at the end: a fixed sum, and more for what stands at its ends. */
export function railPays({ rail_income }: Components, { routes }: BoardIndex, worth: ReadonlyMap<string, number>, link: string): number {
  const ends = routes.get(link)?.link.locations ?? [];
  return ends.reduce((sum, place) => sum + (worth.get(place) ?? 0), rail_income);
}

/** Dollars that each place brings to every railway that ends there: tiles, market spaces, villages. */
export function placeValues({ components, around }: BoardIndex, { tiles }: Pick<View, "tiles">): Map<string, number> {
  const values = new Map(components.locations.map((place) => [place.id, place.link_icons]));
  for (const { slot } of tiles) {
    const place = around.get(slot) ?? slot;
    values.set(place, (values.get(place) ?? 0) + 1);
  }
  return values;
}
