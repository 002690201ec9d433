// All puzzles, asked for once; they change only with a release.
import type { Failure, PuzzleLine } from "../api/types";
import { session } from "../app/session.svelte";

class PuzzleList {
  all = $state.raw<readonly PuzzleLine[] | null>(null);
  failure = $state.raw<Failure | null>(null);

  async load(): Promise<void> {
    if (this.all) return;
    const answer = await session.http.get("/api/puzzles");
    if (answer.ok) [this.all, this.failure] = [answer.value.puzzles, null];
    else this.failure = answer.failure;
  }

  of(game: string): readonly PuzzleLine[] {
    return (this.all ?? []).filter((line) => line.game === game);
  }

  /** Counted within the game, from 1; 0: not known. */
  numberOf(game: string, id: string): number {
    return this.of(game).findIndex((line) => line.id === id) + 1;
  }
}

export const puzzles = new PuzzleList();

/** The next puzzle of the game that is not solved, after this one and then from the first on. */
export function nextOf(lines: readonly PuzzleLine[], id: string, isSolved: (line: PuzzleLine) => boolean): PuzzleLine | null {
  const at = lines.findIndex((line) => line.id === id);
  const order = [...lines.slice(at + 1), ...lines.slice(0, Math.max(0, at))];
  return order.find((line) => !isSolved(line)) ?? order[0] ?? null;
}
