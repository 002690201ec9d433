// What the lessons of every Brass ask of a position: whose tiles stand where, what may be done, how
// far places lie apart. They know no rule: what is possible is among the legal moves.
import type * as lesson from "../../../learn/lesson";
import type { BuiltTile, Components, Level, Player, View } from "../types";

type LessonView = View & { readonly options: { readonly introductory: boolean } };

export type Moment = lesson.Moment<Components, LessonView>;
export type Step = lesson.Step<Components, LessonView>;

const FAR = 99;

export const meOf = ({ view, seat }: Moment): Player => view.players[seat]!;

export const ownTiles = ({ view, seat }: Moment): readonly BuiltTile[] => view.tiles.filter((tile) => tile.owner === seat);

export const hasLink = ({ view, seat }: Moment): boolean => view.links.some((link) => link.owner === seat);

export const isIntroductory = ({ view }: Moment): boolean => view.options.introductory;

/** The legal moves of a kind, without its name: "build" gives "coal_mine dudley_1". */
export function movesOf({ legal }: Moment, kind: string): readonly string[] {
  return legal.filter((move) => move === kind || move.startsWith(`${kind} `)).map((move) => move.slice(kind.length + 1));
}

/** The tile of an industry that would be built next. */
export function nextLevel(moment: Moment, industry: string): Level | undefined {
  const level = meOf(moment).mat[industry]?.[0];
  return moment.components.levels.find((known) => known.industry === industry && known.level === level);
}

export const endsOf = ({ components }: Moment, link: string): readonly string[] =>
  components.links.find((known) => known.id === link)?.locations ?? [];

export const townOf = ({ components }: Moment, slot: string): string =>
  components.locations.find((place) => place.slots.some((known) => known.id === slot))?.id ?? "";

/** How many canals it is from each place to the nearest of these; those that are `free` do not count. */
export function distances({ components }: Moment, starts: readonly string[], free = (_link: string): boolean => false) {
  const found = new Map(starts.map((place) => [place, 0]));
  const queue = [...starts];
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    for (const link of components.links) {
      if (!link.canal || !link.locations.includes(place)) continue;
      const far = found.get(place)! + (free(link.id) ? 0 : 1);
      for (const other of link.locations) {
        if ((found.get(other) ?? FAR) <= far) continue;
        found.set(other, far);
        queue.push(other);
      }
    }
  }
  return (place: string): number => found.get(place) ?? FAR;
}
