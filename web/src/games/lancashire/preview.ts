// What the end of the game adds to links and tiles, if it came now: money in the rail era; in the
// introductory game money, income and the higher tiles once more.
import { levelOf } from "../brass/board-index";
import { eraScores, type EraScore } from "../brass/preview";
import { boardIndexOf } from "./board-index";
import type { Components, View } from "./types";

export const scoresOf = (components: Components, view: View): EraScore[] =>
  eraScores(boardIndexOf(components, view), view, (seat) => endBonus(components, view, seat));

function endBonus(components: Components, view: View, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  if (view.era === "rail") return Math.floor(player.money / components.final_money_per_point);
  if (!view.options.introductory) return 0;
  const money = Math.min(components.intro_money_max_points, Math.floor(player.money / components.intro_money_per_point));
  const again = view.tiles
    .filter((tile) => tile.owner === seat && tile.flipped && tile.level > 1)
    .reduce((sum, tile) => sum + levelOf(components, tile.industry, tile.level).points, 0);
  return money + (components.income_levels[player.income_space] ?? 0) + again;
}
