// How deciding speaks in the Brass games: the texts that both share, and those of the game itself.
import * as games from "../sayer";
import english from "./play.en.ftl?raw";
import french from "./play.fr.ftl?raw";

type Sayer = ReturnType<typeof games.playSayer>;

export const playSayer = (own: games.Sources, board: Sayer): Sayer =>
  games.playSayer({ en: [english, ...own.en], fr: [french, ...own.fr] }, board);
