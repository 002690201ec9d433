// What of a log is looked at again: the moves that stand, counted, with what else happened
// between them. Moves that were taken back are left out, and so is the taking back.
import type { EntryShown, GameEvent } from "../api/types";
import type { Milestone } from "../games/board";

/** A line of the list; `ply` counts the moves up to it, null for what is not a move. */
export interface Line {
  entry: EntryShown;
  ply: number | null;
}

/** A place of the timeline where something begins. */
export interface Landmark extends Milestone {
  ply: number;
}

export function linesOf(entries: readonly EntryShown[]): readonly Line[] {
  const lines: Line[] = [];
  let plies = 0;
  for (const entry of entries) {
    if (entry.kind === "undo") plies = takeBack(lines, Number(entry.text));
    else if (entry.kind === "move") lines.push({ entry, ply: ++plies });
    else lines.push({ entry, ply: null });
  }
  return lines;
}

/** Leave the first `stay` moves; what happened beside the others has still happened. */
function takeBack(lines: Line[], stay: number): number {
  const kept = lines.filter((line) => line.ply === null || line.ply <= stay);
  lines.splice(0, lines.length, ...kept);
  return stay;
}

/** The moves of the lines: the one at `ply - 1` leads to the position `ply`. */
export function movesOf(lines: readonly Line[]): readonly EntryShown[] {
  return lines.filter((line) => line.ply !== null).map((line) => line.entry);
}

export function landmarksOf(moves: readonly EntryShown[], milestone: (event: GameEvent) => Milestone | null): readonly Landmark[] {
  return moves.flatMap((move, at) =>
    move.events.flatMap((event) => {
      const found = milestone(event);
      return found ? [{ ...found, ply: at + 1 }] : [];
    }),
  );
}

/** The landmark before or after a ply; the start or the end where there is none. */
export function neighbour(landmarks: readonly Landmark[], ply: number, way: -1 | 1, plies: number): number {
  if (way > 0) return landmarks.find((mark) => mark.ply > ply)?.ply ?? plies;
  return landmarks.findLast((mark) => mark.ply < ply)?.ply ?? 0;
}
