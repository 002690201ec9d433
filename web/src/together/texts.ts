// The texts of playing together, in the language of the page; other keys are the client's.
import { language, t } from "../words/language.svelte";
import { Words, type Language } from "../words/words";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";

const OWN: Readonly<Record<Language, Words>> = {
  en: new Words("en", [english]),
  fr: new Words("fr", [french]),
};

export function gt(key: string, args: Readonly<Record<string, number | string>> = {}): string {
  const own = OWN[language.current];
  return own.has(key) ? own.text(key, args) : t(key, args);
}
