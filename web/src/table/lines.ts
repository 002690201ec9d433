// The log in words: each entry becomes the sentences of what happened.
import type { EntryShown } from "../api/types";
import { t } from "../words/language.svelte";
import type { Names, Words } from "../words/words";

/** The sentences of an entry, in the language of the page. */
export function entryLines(entry: EntryShown, words: Words, names: Names): string[] {
  const name = names[`seat-${entry.seat}`] ?? "";
  switch (entry.kind) {
    case "move":
      if (entry.sealed) return [t("log-sealed", { name })];
      return entry.events.map((event) => words.say(event, names));
    case "undo":
      return [t("log-undo", { name })];
    case "takeover":
      return [t("log-takeover", { name })];
    case "return":
      return [t("log-return", { name })];
    case "resign":
      return [t("log-resign", { name })];
    case "abandon":
      return [t("log-abandon")];
  }
}
