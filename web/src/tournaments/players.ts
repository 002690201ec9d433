// What the players of a tournament are called, and what their table is.
import type { GameShown, TournamentView } from "../api/types";
import { botName } from "../table/names";
import type { Language } from "../words/words";
import { tt } from "./texts";

export type Board = TournamentView["played"][number]["tables"][number];

/** Names by the numbers of entries; bots of one level are told apart by that number. */
export function playerNames(view: TournamentView, game: GameShown | undefined, language: Language): Map<number, string> {
  const named = view.entries.map(({ number, name, bot }) => {
    const level = botName(bot, game, language);
    const label = bot === null ? name : tt("tour-bot", { level: language === "fr" ? level.toLowerCase() : level, number });
    return [number, label] as const;
  });
  return new Map(named);
}

/** The table at which somebody plays now. */
export function runningTable(view: TournamentView, entry: number | null): Board | null {
  const newest = view.played.at(-1);
  const own = newest?.tables.find((table) => table.seats.some((seat) => seat.entry === entry));
  return own?.status === "running" ? own : null;
}

/** The sizes of tables in words: "4", or "4 + 4 + 3" where they differ. */
export function sizesText(sizes: readonly number[]): string {
  return new Set(sizes).size === 1 ? String(sizes[0]) : sizes.join(" + ");
}
