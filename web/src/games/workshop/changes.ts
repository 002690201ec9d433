// What a move changed for the players, for the notes at their seats.
import type { Say, SeatChange } from "../../map/marks";
import type { Components, Player, View } from "./types";

/** Money and income that differ between two views, by seat. */
export function changesOf(before: View, after: View, _components: Components, say: Say): readonly SeatChange[] {
  return after.players.flatMap((player, seat) => {
    const old = before.players[seat];
    return old ? seatChanges(old, player, seat, say) : [];
  });
}

function seatChanges(old: Player, player: Player, seat: number, say: Say): SeatChange[] {
  const money = player.money === null || old.money === null ? 0 : player.money - old.money;
  const differences = [
    { icon: "money", amount: money },
    { icon: "income", amount: player.income - old.income },
  ];
  return differences
    .filter(({ amount }) => amount !== 0)
    .map(({ icon, amount }) => {
      const size = Math.abs(amount);
      return {
        seat,
        icon,
        text: `${amount > 0 ? "+" : "−"}${icon === "money" ? say("ww-money", { money: size }) : size}`,
        good: amount > 0,
      };
    });
}
