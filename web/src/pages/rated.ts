// Whether a table that is being set up can be rated. The server decides; this says why not before
// anybody asks it (src/ironbridge/server/tables/rated.py has the same conditions).
import type { GameShown } from "../api/types";
import type { ClockKind } from "./draft.svelte";
import { BOT, ME, OPEN, type SeatChoice } from "./seat-choice";

/** Why a table cannot be rated. */
export type Unrated = "account" | "one-seat" | "opponent" | "bot" | "clock" | "lesson" | "edition";

export interface RatedQuestion {
  /** Whoever opens the table has an account. */
  account: boolean;
  game: GameShown | null;
  seats: readonly SeatChoice[];
  options: Readonly<Record<string, boolean | number | string>>;
  clock: ClockKind;
  /** It is played with numbers that somebody corrected. */
  corrected: boolean;
}

export function whyUnrated({ account, game, seats, options, clock, corrected }: RatedQuestion): Unrated | null {
  if (!account) return "account";
  if (corrected) return "edition";
  if (options["introductory"] === true) return "lesson";
  if (seats.filter((seat) => seat === ME).length > 1) return "one-seat";
  if (seats.some((seat) => isWeak(seat, game))) return "bot";
  if (seats.length < 2 || !seats.some((seat) => seat === ME || seat === OPEN)) return "opponent";
  return clock === "none" ? "clock" : null;
}

function isWeak(seat: SeatChoice, game: GameShown | null): boolean {
  if (!seat.startsWith(BOT)) return false;
  const level = seat.slice(BOT.length);
  return !game?.levels.some(({ name, rated }) => name === level && rated);
}
