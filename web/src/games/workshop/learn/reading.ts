// What the lessons ask of a position: where one stands, what may be done, what it costs. They know
// no rule: what is possible is among the legal moves.
import type * as lesson from "../../../learn/lesson";
import { byId } from "../pieces";
import type { Components, Connection, Player, View } from "../types";

export type Moment = lesson.Moment<Components, View>;

export const meOf = ({ view, seat }: Moment): Player => view.players[seat]!;

const own = (moment: Moment, colour: string): boolean => meOf(moment).companies.includes(colour);

/** The towns with an industry of one's own. */
export const ownTowns = (moment: Moment): readonly string[] =>
  moment.view.industries.filter(({ owner }) => own(moment, owner)).map(({ town }) => town);

export const ownLines = (moment: Moment): readonly Connection[] =>
  moment.view.links
    .filter(({ owner }) => own(moment, owner))
    .flatMap(({ connection }) => byId(moment.components.connections, connection) ?? []);

export const valueOf = ({ components }: Moment, town: string | null): number => byId(components.towns, town)?.value ?? 0;

/** One has a link between two towns in which one stands. */
export function joinsOwnTowns(moment: Moment): boolean {
  const towns = ownTowns(moment);
  return ownLines(moment).some((line) => line.towns.every((town) => towns.includes(town)));
}

/** One did this in the game so far. */
export const did =
  (key: string) =>
  ({ events, seat }: Moment): boolean =>
    events.some((event) => event.key === key && event.args["seat"] === `seat-${seat}`);

/** The legal moves of a kind, without its name: "build" gives "leeds--hull". */
export const movesOf = ({ legal }: Moment, kind: string): readonly string[] =>
  legal.filter((move) => move.startsWith(`${kind} `)).map((move) => move.slice(kind.length + 1));
