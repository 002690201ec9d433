// Beginning a guided game: the introductory one for two, against an easy bot, which plays with
// sense but overlooks things. Who has no name yet comes in as a guest, so that one click is enough.
import type { Failure } from "../api/types";
import { games } from "../app/games.svelte";
import { openTable, quickGame } from "../pages/opening";
import { guided } from "./guided.svelte";

/** Null when the table is there and shown. */
export async function beginGuidedGame(name: string): Promise<Failure | null> {
  await games.load();
  const game = games.named(name);
  if (!game) return games.failure;
  const answer = await openTable(quickGame(game, 2, true));
  if (!answer.ok) return answer.failure;
  guided.open(answer.value.id);
  return null;
}
