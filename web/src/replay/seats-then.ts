// Who played the seats at an earlier moment: a person who gave up later had not given up yet.
import type { SeatShown } from "../api/types";
import type { Line } from "./history";

export function seatsAt(seats: readonly SeatShown[], lines: readonly Line[], ply: number): SeatShown[] {
  const then = seats.map(asAtTheStart);
  for (const { entry, ply: reached } of lines) {
    if (reached !== null && reached > ply) break;
    const seat = then[entry.seat];
    if (!seat) continue;
    if (entry.kind === "return") seat.bot = null;
    if (entry.kind === "takeover" || entry.kind === "resign") seat.bot = entry.text;
    if (entry.kind === "resign") seat.resigned = true;
  }
  return then;
}

/** A seat with a name was a person's; a bot came to it later. */
const asAtTheStart = (seat: SeatShown): SeatShown => ({ ...seat, bot: seat.name ? null : seat.bot, resigned: false });
