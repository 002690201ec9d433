// The texts of puzzles, in the language of the page.
import { language } from "../words/language.svelte";
import { Words, type Language } from "../words/words";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";

const OWN: Readonly<Record<Language, Words>> = {
  en: new Words("en", [english]),
  fr: new Words("fr", [french]),
};

export function pt(key: string, args: Readonly<Record<string, number | string>> = {}): string {
  return OWN[language.current].text(key, args);
}

/** From 1, which most find, to 4. */
export function gradeText(grade: number): string {
  switch (grade) {
    case 1:
      return pt("puzzle-grade-1");
    case 2:
      return pt("puzzle-grade-2");
    case 3:
      return pt("puzzle-grade-3");
    default:
      return pt("puzzle-grade-4");
  }
}
