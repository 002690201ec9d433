// Decisions as the server tells them, for tests: what a test does not name is nothing.
import type { Judged, WayShown } from "../api/types";

export function wayFor(moves: readonly string[], actions: readonly number[] = [moves.length]): WayShown {
  const known = { points: 0, win: null, gain: 0, gain_win: null };
  return { ...known, moves: [...moves], phrases: [], actions: [...actions], reasons: [] };
}

export function judgedFor(given: Partial<Judged>): Judged {
  const expected = { points: [0, 0], win: null };
  const nothing = { ply: 0, seat: 0, choices: 5, lost: 0, lost_win: null, best: [], played: wayFor(["a"]) };
  return { ...nothing, before: expected, after: expected, ...given };
}
