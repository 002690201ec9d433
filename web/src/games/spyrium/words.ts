// How this board speaks: the texts of the map, those of Spyrium, and for every other key the words
// of the game.
import mapEnglish from "../../map/texts.en.ftl?raw";
import mapFrench from "../../map/texts.fr.ftl?raw";
import { translatorOf } from "../translator";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";
import tipsEnglish from "./tips.en.ftl?raw";
import tipsFrench from "./tips.fr.ftl?raw";

export const translator = translatorOf({
  en: [mapEnglish, english, tipsEnglish],
  fr: [mapFrench, french, tipsFrench],
});
