// How deciding speaks in the Brass games: the texts that both share, those of the game itself, and
// for every other key what its board says.
import type { Say } from "../../map/marks";
import type { Language, Words } from "../../words/words";
import { sayerOf, type Sources } from "../sayer";
import english from "./play.en.ftl?raw";
import french from "./play.fr.ftl?raw";

type Sayer = (language: Language, words: Words) => Say;

/** All texts of deciding have this in their key. */
const PLAY = "-play-";

export function playSayer(own: Sources, board: Sayer): Sayer {
  const play = sayerOf({ en: [english, ...own.en], fr: [french, ...own.fr] });
  return (language, words) => {
    const [deciding, rest] = [play(language, words), board(language, words)];
    return (key, args = {}) => (key.includes(PLAY) ? deciding(key, args) : rest(key, args));
  };
}
