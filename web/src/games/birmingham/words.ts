// How this board speaks: the client's own texts of the map and of Birmingham, and for every
// other key the words of the game.
import mapEnglish from "../../map/texts.en.ftl?raw";
import mapFrench from "../../map/texts.fr.ftl?raw";
import type { Say } from "../../map/marks";
import { Words, type Language } from "../../words/words";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";
import tipsEnglish from "./tips.en.ftl?raw";
import tipsFrench from "./tips.fr.ftl?raw";

const SOURCES: Readonly<Record<Language, readonly string[]>> = {
  en: [mapEnglish, english, tipsEnglish],
  fr: [mapFrench, french, tipsFrench],
};

export function sayer(language: Language, game: Words): Say {
  const own = new Words(language, SOURCES[language]);
  return (key, args = {}) => (own.has(key) ? own.text(key, args) : game.text(key, args));
}
