// The ways of a decision as marks of the map: lamps with the rank of each, the piece that the
// chosen one would bring, and a brass frame where it was really played.
import type { Judged, WayShown } from "../api/types";
import type { Reading, TableGame } from "../games/board";
import type { Mark, Marks } from "../map/marks";
import type { Facet } from "../table/selection";

type Reader = Pick<TableGame, "reader" | "coming">;

export function ghostsOf(judged: Judged, chosen: number, game: Reader, reading: Reading): Marks {
  const marks: Record<string, Mark> = {};
  const put = (id: string, mark: Mark): void => void (marks[id] = { ...mark, ...marks[id] });
  const way = judged.best[chosen];
  if (way) {
    const coming = comingOf(way, game, reading);
    for (const id of placesOf(way, game, reading)) put(id, { ...coming[id], ghost: true });
  }
  judged.best.forEach((one, at) => placesOf(one, game, reading).forEach((id) => put(id, { hint: at + 1 })));
  for (const id of placesOf(judged.played, game, reading)) put(id, { changed: true });
  return marks;
}

/** The place a way is about, to show it where the map is small. */
export function placeOf(way: WayShown, game: Reader, reading: Reading): string | null {
  return placesOf(way, game, reading)[0] ?? null;
}

/** Where the deeds of a way are done; where their cubes come from does not count. */
function placesOf(way: WayShown, game: Reader, reading: Reading): readonly string[] {
  const reader = game.reader(reading);
  const found = way.moves.flatMap((move) => {
    const facets = reader.facets(move);
    return isDeed(facets) ? facets.filter((facet) => facet.group === "place").map((facet) => facet.value) : [];
  });
  return [...new Set(found)];
}

const isDeed = (facets: readonly Facet[]): boolean => facets.some((facet) => facet.group === "action");

/** The pieces that the deeds of a way would bring. */
function comingOf(way: WayShown, game: Reader, reading: Reading): Marks {
  const reader = game.reader(reading);
  const deeds = way.moves.map((move) => ({ move, facets: reader.facets(move) })).filter(({ facets }) => isDeed(facets));
  return Object.assign({}, ...deeds.map(({ move, facets }) => game.coming({ moves: [move], says: [], facets }, reading)));
}
