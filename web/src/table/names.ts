// What the seats of a table are called: people by their names, bots by their level.
import type { GameShown, SeatShown } from "../api/types";
import type { Language, Names } from "../words/words";

/** The names for `Words.say`, by "seat-0". Bots of one level are numbered. */
export function seatNames(
  seats: readonly SeatShown[],
  game: GameShown | undefined,
  language: Language,
  free: string,
): Names {
  const plain = seats.map((seat) => seat.name || botName(seat.bot, game, language) || free);
  const names: Record<string, string> = {};
  plain.forEach((name, seat) => {
    const same = plain.filter((other, at) => other === name && !seats[at]?.name);
    const rank = plain.slice(0, seat + 1).filter((other, at) => other === name && !seats[at]?.name).length;
    const numbered = same.length > 1 && !seats[seat]?.name && name !== free;
    names[`seat-${seat}`] = numbered ? `${name} ${rank}` : name;
  });
  return names;
}

export function botName(level: string | null, game: GameShown | undefined, language: Language): string {
  if (level === null) return "";
  return game?.levels.find((known) => known.name === level)?.label[language] ?? level;
}
