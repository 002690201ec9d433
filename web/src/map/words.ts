// The map's own texts, for what is drawn outside the board of a game.
import { Words, type Language } from "../words/words";
import type { Say } from "./marks";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";

const SOURCES: Readonly<Record<Language, string>> = { en: english, fr: french };
const made = new Map<Language, Words>();

export function tipTexts(language: Language): Say {
  let words = made.get(language);
  if (!words) made.set(language, (words = new Words(language, [SOURCES[language]])));
  return (key, args = {}) => words.text(key, args);
}
