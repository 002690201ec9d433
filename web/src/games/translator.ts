// How the folder of a game speaks: its own texts first, and for every other key the words of the
// game, which come from the server.
import type { Say } from "../map/marks";
import { Words, type Language } from "../words/words";

export type Sources = Readonly<Record<Language, readonly string[]>>;

/** Texts are read once for each language. */
export function translatorOf(sources: Sources): (language: Language, words: Words) => Say {
  const made = new Map<Language, Words>();
  return (language, words) => {
    const own = made.get(language) ?? new Words(language, sources[language]);
    made.set(language, own);
    return (key, args = {}) => (own.has(key) ? own.text(key, args) : words.text(key, args));
  };
}

type Translator = (language: Language, words: Words) => Say;

/** All texts of deciding have this in their key. */
const PLAY = "-play-";

/** How deciding speaks: its own texts, and for every other key what the board says. */
export function playTranslator(own: Sources, board: Translator): Translator {
  const play = translatorOf(own);
  return (language, words) => {
    const [deciding, rest] = [play(language, words), board(language, words)];
    return (key, args = {}) => (key.includes(PLAY) ? deciding(key, args) : rest(key, args));
  };
}
