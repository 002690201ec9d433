// What a move changed for the players, for the notes at their seats.
import type { Say, SeatChange } from "../../map/marks";
import type { Components, Player, View } from "./types";

type Figured = "money" | "spyrium" | "victory_points" | "workers";

const FIGURES: readonly { icon: string; of: Figured }[] = [
  { icon: "money", of: "money" },
  { icon: "crystal", of: "spyrium" },
  { icon: "points", of: "victory_points" },
  { icon: "worker", of: "workers" },
];

/** Money, Spyrium, points, workers and residence that differ between two views, by seat. */
export function changesOf(before: View, after: View, components: Components, say: Say): readonly SeatChange[] {
  return after.players.flatMap((player, seat) => {
    const old = before.players[seat];
    return old ? seatChanges(old, player, seat, components, say) : [];
  });
}

function seatChanges(old: Player, player: Player, seat: number, { residence_track: track }: Components, say: Say): SeatChange[] {
  const value = (known: Player): number => track[known.residence] ?? 0;
  const differences = [
    ...FIGURES.map(({ icon, of }) => ({ icon, amount: player[of] - old[of] })),
    { icon: "residence", amount: value(player) - value(old) },
  ];
  return differences
    .filter(({ amount }) => amount !== 0)
    .map(({ icon, amount }) => {
      const size = Math.abs(amount);
      return {
        seat,
        icon,
        text: `${amount > 0 ? "+" : "−"}${icon === "money" ? say("sp-price", { money: size }) : size}`,
        good: amount > 0,
      };
    });
}
