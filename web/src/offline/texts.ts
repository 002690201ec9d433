// The texts of the page that is shown without the server, in the language of the page.
import { language } from "../words/language.svelte";
import { Words, type Language } from "../words/words";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";

const OWN: Readonly<Record<Language, Words>> = {
  en: new Words("en", [english]),
  fr: new Words("fr", [french]),
};

export function ot(key: string, args: Readonly<Record<string, number | string>> = {}): string {
  return OWN[language.current].text(key, args);
}
