// The texts of the analysis, in the language of the page; other keys are the client's.
import { language, t } from "../words/language.svelte";
import { numberText } from "../words/format";
import type { WayShown } from "../api/types";
import { Words, type Language, type Names } from "../words/words";
import type { Flaw } from "./flaws";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";

const OWN: Readonly<Record<Language, Words>> = {
  en: new Words("en", [english]),
  fr: new Words("fr", [french]),
};

export function at(key: string, args: Readonly<Record<string, number | string>> = {}): string {
  const own = OWN[language.current];
  return own.has(key) ? own.text(key, args) : t(key, args);
}

/** Points with one digit: estimates are no more exact. */
export const pointsText = (points: number): string => numberText(language.current, points, 1).replace("-", "−");

export const gainText = (gain: number): string => (gain > 0 ? `+${pointsText(gain)}` : pointsText(gain));

/** What a way does, in the words of the game. */
export function wayText(way: WayShown, words: Words, names: Names): string {
  return way.phrases.map((phrase) => words.say(phrase, names)).join(", ");
}

export function flawText(flaw: Flaw): string {
  switch (flaw) {
    case "slip":
      return at("analysis-slip");
    case "mistake":
      return at("analysis-mistake");
    case "blunder":
      return at("analysis-blunder");
  }
}
