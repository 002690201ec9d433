// What a move changed for the players, for the notes at their seats; and the places of the map by
// name, for the search.
import type { Say, SeatChange } from "../../map/marks";
import { boardIndexOf } from "./board-index";
import type { Components, View } from "./types";

/** Money, loans and points that differ between two views, by seat. */
export function changesOf(before: View, after: View, _components: Components, say: Say): readonly SeatChange[] {
  return after.players.flatMap((player, seat) => {
    const old = before.players[seat];
    if (!old) return [];
    const money = player.money - old.money;
    const loans = player.loans - old.loans;
    const points = player.victory_points - old.victory_points;
    return [
      { icon: "dollar", amount: money, text: say("brass-price", { money: Math.abs(money) }), good: money > 0 },
      { icon: "loan", amount: loans, text: String(Math.abs(loans)), good: loans < 0 },
      { icon: "points", amount: points, text: String(Math.abs(points)), good: points > 0 },
    ]
      .filter(({ amount }) => amount !== 0)
      .map(({ icon, amount, text, good }) => ({ seat, icon, text: `${amount > 0 ? "+" : "−"}${text}`, good }));
  });
}

/** The places that have a name to look for. */
export function placesOf(components: Components, say: Say, view?: View): readonly { id: string; name: string }[] {
  return boardIndexOf(components, view)
    .components.locations.map(({ id }) => ({ id, name: say(`location-${id}`) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
