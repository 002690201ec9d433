// Beginning a guided game: the introductory one where there is one, against easy bots, which play
// with sense but overlook things. Who has no name yet comes in as a guest, so that one click is enough.
import type { Failure } from "../api/types";
import { games } from "../app/games.svelte";
import { openTable, quickGame } from "../pages/opening";
import { guided } from "./guided.svelte";
import { guidedSeats } from "./lesson";

/** Null when the table is there and shown. */
export async function beginGuidedGame(name: string): Promise<Failure | null> {
  await games.load();
  const game = games.named(name);
  if (!game) return games.failure;
  const answer = await openTable(quickGame(game, guidedSeats(name), true));
  if (!answer.ok) return answer.failure;
  guided.open(answer.value.id);
  return null;
}
