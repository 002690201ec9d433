// The components of Workshop of the World by id, with the places where things are drawn: rings of
// towns with a segment for each industry, and the lines of connections with their link spaces.
import type { Box, Curve, Point } from "../../map/geometry";
import { straight } from "../../map/cube-routes";
import type { Components, Connection, Town } from "./types";

/** What of the board is shown; the rest is margin. */
export const CROP: Box = { x: 84, y: 52, width: 888, height: 904 };

/** A town is a ring around the glyph of its type. */
export const RING = { outer: 23, inner: 13.6 } as const;

export interface Route {
  line: Connection;
  path: string;
  points: readonly Point[];
  /** The first link space, where the whole connection is pointed at. */
  at: Point;
}

export interface BoardIndex {
  components: Components;
  towns: ReadonlyMap<string, Town>;
  routes: ReadonlyMap<string, Route>;
}

const made = new WeakMap<Components, BoardIndex>();

export function boardIndexOf(components: Components): BoardIndex {
  const known = made.get(components) ?? draw(components);
  made.set(components, known);
  return known;
}

function draw(components: Components): BoardIndex {
  return {
    components,
    towns: new Map(components.towns.map((town) => [town.id, town])),
    routes: new Map(components.connections.map((line) => [line.id, routeOf(line)])),
  };
}

function routeOf(line: Connection): Route {
  const points = line.path.map(([x, y]) => ({ x, y }));
  const [at] = line.slots;
  return { line, points, path: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`, at: at ?? points[0] ?? { x: 0, y: 0 } };
}

/** The line of a route from one of its towns on, as a way for something that travels. */
export function routeFrom({ line, points }: Route, town: string): Curve[] {
  const way = line.towns[0] === town ? points : [...points].reverse();
  return way.slice(1).map((point, at) => straight(way[at] ?? point, point));
}

/** A part of a route around a point of it, so far to both sides: the bridge at the crossing. */
export function partAround({ points }: Route, centre: Point, reach: number): string {
  const corner = points.findIndex((point) => Math.hypot(point.x - centre.x, point.y - centre.y) < 4);
  const [before, after] = corner > 0 ? [points[corner - 1], points[corner + 1]] : [points[0], points.at(-1)];
  if (!before || !after) return "";
  const [a, b] = [towards(centre, before, reach), towards(centre, after, reach)];
  return `M${a.x} ${a.y}L${centre.x} ${centre.y}L${b.x} ${b.y}`;
}

function towards(from: Point, to: Point, reach: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * reach) / length, y: from.y + ((to.y - from.y) * reach) / length };
}

// The ring of a town ---------------------------------------------------------------------------

export interface Segment {
  path: string;
  /** Its middle, where the owner's shape stands. */
  at: Point;
}

const GAP_DEGREES = 4;

/** A segment for each industry that a town holds, the first one on top. */
export function segmentsOf({ x, y, value }: Town): Segment[] {
  const share = 360 / value;
  const [outer, inner] = [RING.outer - 0.9, RING.inner];
  return Array.from({ length: value }, (_, index) => {
    const middle = index * share;
    const [from, to] = [middle - share / 2 + GAP_DEGREES, middle + share / 2 - GAP_DEGREES];
    const at = (r: number, degrees: number): Point => ({
      x: x + r * Math.sin((degrees * Math.PI) / 180),
      y: y - r * Math.cos((degrees * Math.PI) / 180),
    });
    const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)].map(written);
    const large = to - from > 180 ? 1 : 0;
    return {
      path: `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}z`,
      at: at((outer + inner) / 2, middle),
    };
  });
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
