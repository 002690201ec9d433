// How much a decision cost, in three steps with the signs that players know from other boards.
import type { Judged } from "../api/types";

export type Flaw = "slip" | "mistake" | "blunder";

/** Points from which on a decision is called so, the worst first. */
const COSTS: readonly (readonly [Flaw, number])[] = [
  ["blunder", 10],
  ["mistake", 5],
  ["slip", 2],
];

export const SIGNS: Readonly<Record<Flaw, string>> = { slip: "?!", mistake: "?", blunder: "??" };

export function flawOf(judged: Judged): Flaw | null {
  return COSTS.find(([, least]) => judged.lost >= least)?.[0] ?? null;
}

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
  return flaws.toSorted((a, b) => b.lost - a.lost || a.ply - b.ply).slice(0, most);
}

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

/** Whether a way is what was decided. */
export const sameWay = (one: { moves: readonly string[] }, other: { moves: readonly string[] }): boolean =>
  one.moves.join("\n") === other.moves.join("\n");
