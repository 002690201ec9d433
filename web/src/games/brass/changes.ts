// What a move changed for the players, for the notes at their seats; and the places of the map by
// name, for the search.
import type { Say, SeatChange } from "../../map/marks";
import type { Components, View } from "./types";

/** Money, income and points that differ between two views, by seat. */
export function changesOf(before: View, after: View, components: Components, say: Say): readonly SeatChange[] {
  const incomes = (view: View, seat: number): number => components.income_levels[view.players[seat]?.income_space ?? 0] ?? 0;
  return after.players.flatMap((player, seat) => {
    const old = before.players[seat];
    if (!old) return [];
    const money = player.money - old.money;
    const differences = [
      { icon: "money", amount: money, text: say("brass-price", { money: Math.abs(money) }) },
      { icon: "income", amount: incomes(after, seat) - incomes(before, seat), text: null },
      { icon: "points", amount: player.victory_points - old.victory_points, text: null },
    ];
    return differences
      .filter(({ amount }) => amount !== 0)
      .map(({ icon, amount, text }) => ({
        seat,
        icon,
        text: `${amount > 0 ? "+" : "−"}${text ?? Math.abs(amount)}`,
        good: amount > 0,
      }));
  });
}

/** The places that have a name to look for. */
export function placesOf(components: Components, say: Say): readonly { id: string; name: string }[] {
  return components.locations
    .filter((place) => place.kind !== "farm_brewery")
    .map(({ id }) => ({ id, name: say(`location-${id}`) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
