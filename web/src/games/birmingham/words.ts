// How this board speaks: what every Brass says, and the texts of Birmingham.
import { brassTranslator } from "../brass/words";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";
import tipsEnglish from "./tips.en.ftl?raw";
import tipsFrench from "./tips.fr.ftl?raw";

export const translator = brassTranslator({ en: [english, tipsEnglish], fr: [french, tipsFrench] });
