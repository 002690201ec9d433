// How this board speaks: the texts of the map, those of Workshop of the World, and for every other
// key the words of the game. Colours are called as they look here.
import type { Say } from "../../map/marks";
import mapEnglish from "../../map/texts.en.ftl?raw";
import mapFrench from "../../map/texts.fr.ftl?raw";
import type { Language, Words } from "../../words/words";
import { sayerOf } from "../sayer";
import { colourName } from "./companies";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";
import tipsEnglish from "./tips.en.ftl?raw";
import tipsFrench from "./tips.fr.ftl?raw";

const plain = sayerOf({
  en: [mapEnglish, english, tipsEnglish],
  fr: [mapFrench, french, tipsFrench],
});

const COLOUR = "colour-";

export function sayer(language: Language, words: Words): Say {
  const say = plain(language, words);
  return (key, args = {}) => (key.startsWith(COLOUR) ? colourName(key.slice(COLOUR.length), say) : say(key, args));
}
