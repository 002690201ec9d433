// How the board of a Brass speaks: the client's own texts of the map and of all Brass games, those
// of the one game, and for every other key the words of the game.
import mapEnglish from "../../map/texts.en.ftl?raw";
import mapFrench from "../../map/texts.fr.ftl?raw";
import type { Say } from "../../map/marks";
import type { Language, Words } from "../../words/words";
import { translatorOf, type Sources } from "../translator";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";
import tipsEnglish from "./tips.en.ftl?raw";
import tipsFrench from "./tips.fr.ftl?raw";

export const brassTranslator = (own: Sources): ((language: Language, words: Words) => Say) =>
  translatorOf({
    en: [mapEnglish, english, tipsEnglish, ...own.en],
    fr: [mapFrench, french, tipsFrench, ...own.fr],
  });
