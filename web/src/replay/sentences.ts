// The entries of a replay in words. A move that has no consequences yet, as it is the first part
// of an action, is told by what was chosen.
import type { EntryShown } from "../api/types";
import { movePhrase } from "../games/move-phrase";
import { entryLines } from "../table/lines";
import type { Names, Words } from "../words/words";
import { rt } from "./texts";

export function sentencesOf(entry: EntryShown, game: string, words: Words, names: Names): readonly string[] {
  const lines = entryLines(entry, words, names);
  if (lines.length > 0) return lines;
  const name = names[`seat-${entry.seat}`] ?? "";
  return [rt("replay-chosen", { name, move: words.say(movePhrase(game, entry.text), names) })];
}
