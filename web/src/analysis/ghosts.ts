// The ways of a decision as marks of the map: lamps with the rank of each, the piece that the
// chosen one would bring, and a brass frame where it was really played.
import type { Judged, WayShown } from "../api/types";
import type { Reading, TableGame } from "../games/board";
import type { Mark, Marks } from "../map/marks";
import type { Facet } from "../table/selection";

type Reader = Pick<TableGame, "reader" | "coming" | "boardGroups">;

/** The groups of facets of which a move has one that begins an action. */
const BEGINNINGS = new Set(["action", "next-action", "use"]);

export function ghostsOf(judged: Judged, chosen: number, game: Reader, reading: Reading): Marks {
  const marks: Record<string, Mark> = {};
  const put = (id: string, mark: Mark): void => void (marks[id] = { ...mark, ...marks[id] });
  const way = judged.best[chosen];
  if (way) {
    const coming = comingOf(way, game, reading);
    for (const id of placesOf(way, game, reading)) put(id, { ...coming[id], ghost: true });
  }
  judged.best.forEach((one, at) => placesOf(decided(one), game, reading).forEach((id) => put(id, { hint: at + 1 })));
  for (const id of placesOf(judged.played, game, reading)) put(id, { changed: true });
  return marks;
}

/** The place a way is about, to show it where the map is small. */
export function placeOf(way: WayShown, game: Reader, reading: Reading): string | null {
  return placesOf(way, game, reading)[0] ?? null;
}

/** What a way decides now, without how the turn goes on: only that has a lamp. */
function decided(way: WayShown): WayShown {
  return { ...way, moves: way.moves.slice(0, way.actions[0]), actions: way.actions.slice(0, 1) };
}

/** Where the actions of a way are done; where their cubes come from does not count. */
function placesOf(way: WayShown, game: Reader, reading: Reading): readonly string[] {
  const found = actionsOf(way, game, reading).flatMap(({ facets }) => facets);
  return [...new Set(found.filter(({ group }) => game.boardGroups.includes(group)).map(({ value }) => value))];
}

/** The moves of a way that begin an action; where cubes come from belongs to one. */
function actionsOf(way: WayShown, game: Reader, reading: Reading): readonly { move: string; facets: readonly Facet[] }[] {
  const reader = game.reader(reading);
  const begins = way.actions.map((_, at) => way.actions.slice(0, at).reduce((sum, length) => sum + length, 0));
  const begun = (at: number): number => begins.findLast((begin) => begin <= at) ?? 0;
  return way.moves
    .map((move, at) => ({ move, facets: reader.facets(move, way.moves.slice(begun(at), at)) }))
    .filter(({ facets }) => facets.some((facet) => BEGINNINGS.has(facet.group)));
}

/** The pieces that the actions of a way would bring. */
function comingOf(way: WayShown, game: Reader, reading: Reading): Marks {
  return Object.assign(
    {},
    ...actionsOf(way, game, reading).map(({ move, facets }) => game.coming({ moves: [move], says: [], facets }, reading)),
  );
}
