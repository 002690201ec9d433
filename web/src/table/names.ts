// What the seats of a table are called: people by their names, bots by their level.
import type { GameShown, SeatShown } from "../api/types";
import type { Language, Names } from "../words/words";

/** The names for `Words.say`, by "seat-0". Bots of one level are numbered, and so are people of one
 *  name: often one person with several seats at one device. `here` are the names of those who share
 *  this device, by seat. */
export function seatNames(
  seats: readonly SeatShown[],
  game: GameShown | undefined,
  language: Language,
  free: string,
  here: readonly string[] = [],
): Names {
  const own = (seat: SeatShown): string => (seat.person_is_you && here[seat.seat]) || seat.name;
  const plain = seats.map((seat) => own(seat) || botName(seat.bot, game, language) || free);
  const names: Record<string, string> = {};
  const person = (seat: number): boolean => Boolean(seats[seat]?.name);
  plain.forEach((name, seat) => {
    const alike = plain.flatMap((other, at) => (other === name && person(at) === person(seat) ? [at] : []));
    names[`seat-${seat}`] = alike.length > 1 && name !== free ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
  return names;
}

export function botName(level: string | null, game: GameShown | undefined, language: Language): string {
  if (level === null) return "";
  const known = game ? [...game.levels, ...game.former_levels] : [];
  return known.find(({ name }) => name === level)?.label[language] ?? level;
}
