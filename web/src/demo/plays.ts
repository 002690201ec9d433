// The events of some moves, to be played on the fixed view of the early rail era.
import type { GameEvent } from "../api/types";

const event = (seat: number, key: string, args: GameEvent["args"]): GameEvent => ({ seat, key: `event-${key}`, args });
const tile = (slot: string, owner: number, industry: string, level: number): GameEvent["args"] => ({
  slot: `slot-${slot}`,
  owner: `seat-${owner}`,
  industry: `industry-${industry}`,
  level,
});

export const PLAYS: Readonly<Record<string, readonly GameEvent[]>> = {
  build: [
    event(2, "build", { ...tile("birmingham_4", 2, "manufacturer", 3), money: 14 }),
    event(2, "coal-bought", { money: 4 }),
    event(2, "iron", tile("dudley_2", 1, "iron_works", 3)),
    event(1, "flip", tile("dudley_2", 1, "iron_works", 3)),
  ],
  link: [event(0, "link-rail", { link: "link-birmingham-worcester", money: 5 }), event(0, "coal-bought", { money: 3 })],
  sell: [
    event(0, "barrel", { space: "space-nottingham_m1" }),
    event(0, "sell", tile("derby_2", 0, "manufacturer", 2)),
    event(0, "flip", tile("derby_2", 0, "manufacturer", 2)),
  ],
};
