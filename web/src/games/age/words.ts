// How this board speaks: what every Brass says, with dollars for pounds, and the texts of Age of
// Industry.
import type { Say } from "../../map/marks";
import type { Language, Words } from "../../words/words";
import { brassTranslator } from "../brass/words";
import english from "./texts.en.ftl?raw";
import french from "./texts.fr.ftl?raw";
import tipsEnglish from "./tips.en.ftl?raw";
import tipsFrench from "./tips.fr.ftl?raw";

const shared = brassTranslator({ en: [english, tipsEnglish], fr: [french, tipsFrench] });

/** Pounds with their amount, before it or after. */
const POUNDS = /£(?=[\u2066-\u2069]*-?\d)|(?<=\d[\u2066-\u2069]*\u00a0)£/gu;

/** The same texts in the money of this game: "$7", and « 7 $ » in French. */
export const dollars =
  (say: Say): Say =>
  (key, args) =>
    say(key, args).replace(POUNDS, "$$");

export const translator = (language: Language, words: Words): Say => dollars(shared(language, words));
