// The texts of the analysis, in the language of the page; other keys are the client's.
import { language, t } from "../words/language.svelte";
import { numberText, percentText } from "../words/format";
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

/** A chance as hundredths: « 34 % », "34%". */
export const chanceText = (chance: number): string => percentText(language.current, chance).replace("-", "−");

export const chanceGainText = (gain: number): string => (gain > 0 ? `+${chanceText(gain)}` : chanceText(gain));

/** What a way decides now, in the words of the game. */
export function wayText(way: WayShown, words: Words, names: Names): string {
  return actionTexts(way, words, names)[0] ?? "";
}

/** How its turn goes on. */
export function followingText(way: WayShown, words: Words, names: Names): string {
  return actionTexts(way, words, names).slice(1).join("; ");
}

/** Each action of a way. */
function actionTexts(way: WayShown, words: Words, names: Names): readonly string[] {
  const said = way.phrases.map((phrase) => words.say(phrase, names));
  let begun = 0;
  return way.actions.map((length) => {
    const action = said.slice(begun, begun + length);
    begun += length;
    return action.join(", ");
  });
}

/** Why: the facts, one sentence each. */
export function reasonTexts(way: WayShown, words: Words, names: Names): readonly string[] {
  return way.reasons.map((phrase) => words.say(phrase, names));
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
