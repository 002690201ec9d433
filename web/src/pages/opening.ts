// Opening a table, and going there: at once against bots, or as the person set it up.
import type { Answer } from "../api/answer";
import type { GameShown, TableSpec, TableView } from "../api/types";
import { router } from "../app/router.svelte";
import { preferences } from "../app/preferences.svelte";
import { session } from "../app/session.svelte";
import { keepNames } from "../table/names-here";

/** The bot of whoever does not choose one: medium, which may sit at rated tables too; easy in a
 *  first game. Null where the game has none that may sit there. */
export function usualLevel(game: GameShown, rated = false, first = false): string | null {
  const wanted = first ? "easy" : "medium";
  const found = game.levels.find(({ name }) => name === wanted) ?? game.levels.at(-1);
  return found && (found.rated || !rated) ? found.name : null;
}

/** The seat of the colour one likes, if the table has it; else the first. */
export function likedSeat(seats: number): number {
  const { seat } = preferences.values;
  return seat >= 1 && seat <= seats ? seat - 1 : 0;
}

/** A game against bots that asks for nothing: the introductory one, if there is, for a start. */
export function quickGame(game: GameShown, seats: number, introductory: boolean, mine = 0): TableSpec {
  const known = game.options.some((option) => option.name === "introductory");
  const bot = { who: "bot" as const, level: usualLevel(game, false, introductory) };
  return {
    game: game.name,
    seats: Array.from({ length: seats }, (_, seat) => (seat === mine ? { who: "me", level: null } : bot)),
    options: known ? { introductory } : {},
    title: "",
    public: false,
    clock: { kind: "none", bank_ms: 0, increment_ms: 0, turn_ms: 0 },
    hints: true,
    rated: false,
    edition: {},
  };
}

/** Open the table, begin if nobody is missing, and show it. Who is nobody yet becomes a guest. */
export async function openTable(spec: TableSpec, namesHere: readonly string[] = []): Promise<Answer<TableView>> {
  const guest = await session.asGuest();
  if (!guest.ok) return guest;
  const opened = await session.http.post("/api/tables", { body: spec });
  if (!opened.ok) return opened;
  keepNames(opened.value.id, namesHere);
  const path = { table_id: opened.value.id };
  const full = spec.seats.every((seat) => seat.who !== "open");
  const answer = full ? await session.http.post("/api/tables/{table_id}/start", { path }) : opened;
  router.go(`/table/${opened.value.id}`);
  return answer;
}
