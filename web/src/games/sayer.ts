// How the folder of a game speaks: its own texts first, and for every other key the words of the
// game, which come from the server.
import type { Say } from "../map/marks";
import { Words, type Language } from "../words/words";

export type Sources = Readonly<Record<Language, readonly string[]>>;

/** Texts are read once for each language. */
export function sayerOf(sources: Sources): (language: Language, words: Words) => Say {
  const made = new Map<Language, Words>();
  return (language, words) => {
    const own = made.get(language) ?? new Words(language, sources[language]);
    made.set(language, own);
    return (key, args = {}) => (own.has(key) ? own.text(key, args) : words.text(key, args));
  };
}
