// How much a decision cost, in three steps with the signs that players know from other boards.
import type { Judged, WayShown } from "../api/types";

export type Flaw = "slip" | "mistake" | "blunder";

/** What a decision must have cost to be called so, the worst first: of the chance to win, or in
 *  points, of which a game without chances needs fewer. */
const COSTS: readonly { flaw: Flaw; win: number; points: number; alone: number }[] = [
  { flaw: "blunder", win: 0.15, points: 12, alone: 10 },
  { flaw: "mistake", win: 0.08, points: 7, alone: 5 },
  { flaw: "slip", win: 0.04, points: 4, alone: 2 },
];

export const SIGNS: Readonly<Record<Flaw, string>> = { slip: "?!", mistake: "?", blunder: "??" };

export function flawOf({ lost, lost_win }: Judged): Flaw | null {
  const found = COSTS.find(({ win, points, alone }) => (lost_win === null ? lost >= alone : lost_win >= win || lost >= points));
  return found?.flaw ?? null;
}

/** Whether nothing better was found, as far as estimates can tell. */
export const faultless = ({ lost, lost_win }: Judged): boolean => lost < 0.05 && (lost_win ?? 0) < 0.005;

/** The decision that a ply lies in: between the position before it and its last move. */
export function decisionAt(decisions: readonly Judged[], ply: number): Judged | null {
  const last = decisions.findLast((judged) => judged.ply <= ply);
  return last && ply < last.ply + Math.max(1, last.played.moves.length) ? last : null;
}

/** The flaw before or after a ply; null where there is none. */
export function flawBeside(decisions: readonly Judged[], ply: number, way: -1 | 1): Judged | null {
  const flaws = decisions.filter((judged) => flawOf(judged) !== null);
  const found = way > 0 ? flaws.find((judged) => judged.ply > ply) : flaws.findLast((judged) => judged.ply < ply);
  return found ?? null;
}

/** The decisions that cost most, the worst first. */
export function worst(decisions: readonly Judged[], most: number): readonly Judged[] {
  const flaws = decisions.filter((judged) => flawOf(judged) !== null);
  return flaws.toSorted((a, b) => cost(b) - cost(a) || b.lost - a.lost || a.ply - b.ply).slice(0, most);
}

/** What decisions are ordered by: the chance to win where it is known. */
const cost = ({ lost, lost_win }: Judged): number => lost_win ?? lost;

export interface Tally {
  seat: number;
  decisions: number;
  lost: number;
  flaws: Readonly<Record<Flaw, number>>;
}

/** What the decisions of each seat cost in all; seats without a decision are left out. */
export function tallies(decisions: readonly Judged[], seats: number): readonly Tally[] {
  return Array.from({ length: seats }, (_, seat) =>
    tallyOf(
      decisions.filter((judged) => judged.seat === seat),
      seat,
    ),
  ).filter((tally) => tally.decisions > 0);
}

function tallyOf(decisions: readonly Judged[], seat: number): Tally {
  const count = (flaw: Flaw): number => decisions.filter((judged) => flawOf(judged) === flaw).length;
  const lost = decisions.reduce((sum, judged) => sum + judged.lost, 0);
  const flaws = { slip: count("slip"), mistake: count("mistake"), blunder: count("blunder") };
  return { seat, decisions: decisions.length, lost, flaws };
}

/** Whether a way begins with what was decided. */
export const sameWay = (one: WayShown, decided: WayShown): boolean =>
  one.moves.slice(0, one.actions[0]).join("\n") === decided.moves.join("\n");
