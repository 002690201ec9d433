// How deciding speaks in the Brass games: the texts that both share, and those of the game itself.
import * as games from "../translator";
import english from "./play.en.ftl?raw";
import french from "./play.fr.ftl?raw";

type Translator = ReturnType<typeof games.playTranslator>;

export const playTranslator = (own: games.Sources, board: Translator): Translator =>
  games.playTranslator({ en: [english, ...own.en], fr: [french, ...own.fr] }, board);
