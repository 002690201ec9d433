// Routes over links: the shortest chain of links between places, and the line that a cube follows
// along it. Knows links and places by their ids; which links count is the caller's matter.
import { curveThrough, middle, pointAt, type Curve, type Point } from "./geometry";

/** A link as drawn: one curve between two places, or an arm from each of three to its marker. */
export interface RouteLink {
  id: string;
  ends: readonly string[];
  curves: readonly Curve[];
}

/** One link of a route, with the place it leaves and the place it reaches. */
export interface Step {
  link: RouteLink;
  from: string;
  to: string;
}

/** The fewest links from one of the places to one that is wanted, itself included; null: none. */
export function shortestRoute(links: readonly RouteLink[], starts: readonly string[], wanted: (place: string) => boolean): Step[] | null {
  const reached = new Map<string, Step | null>(starts.map((place) => [place, null]));
  const queue = [...starts];
  for (const place of queue) {
    if (wanted(place)) return traced(reached, place);
    for (const link of links.filter((other) => other.ends.includes(place))) {
      for (const to of link.ends.filter((end) => !reached.has(end))) {
        reached.set(to, { link, from: place, to });
        queue.push(to);
      }
    }
  }
  return null;
}

function traced(reached: ReadonlyMap<string, Step | null>, place: string): Step[] {
  const step = reached.get(place);
  return step ? [...traced(reached, step.from), step] : [];
}

/** The curves of a route, each in the direction of travel. */
export const routeCurves = (steps: readonly Step[]): Curve[] => steps.flatMap(stepCurves);

function stepCurves({ link, from, to }: Step): Curve[] {
  const [only, ...more] = link.curves;
  if (!only) return [];
  if (more.length === 0) return [link.ends[0] === from ? only : backwards(only)];
  const arm = (place: string): Curve => link.curves[link.ends.indexOf(place)] ?? only;
  return [arm(from), backwards(arm(to))];
}

export const backwards = ({ a, control, b }: Curve): Curve => ({ a: b, control, b: a });

export const reversed = (route: readonly Curve[]): Curve[] => route.map(backwards).reverse();

/** From one end of a link to its marker. */
export function toMarker({ ends, curves }: RouteLink, from: string): Curve[] {
  const [only, ...more] = curves;
  if (!only) return [];
  if (more.length > 0) return [curves[ends.indexOf(from)] ?? only];
  const { a, control } = ends[0] === from ? only : backwards(only);
  return [{ a, control: middle([a, control]), b: pointAt(only, 0.5) }];
}

export const straight = (a: Point, b: Point): Curve => ({ a, control: middle([a, b]), b });

/** Over the map in a bow, where no route is needed. */
export function bow(a: Point, b: Point): Curve {
  const centre = middle([a, b]);
  return curveThrough(a, { x: centre.x + (b.y - a.y) * 0.22, y: centre.y - (b.x - a.x) * 0.22 }, b);
}

/** The point at a share of a route's length, from 0 to 1. */
export function alongAt(route: readonly Curve[], share: number): Point {
  const lengths = route.map(lengthOf);
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, curve] of route.entries()) {
    const length = lengths[i] ?? 0;
    if (left <= length || i === route.length - 1) return pointAt(curve, length === 0 ? 1 : Math.min(1, left / length));
    left -= length;
  }
  return { x: 0, y: 0 };
}

/** Near enough for a moving piece: the mean of chord and control polygon. */
function lengthOf({ a, control, b }: Curve): number {
  const chord = Math.hypot(b.x - a.x, b.y - a.y);
  const bent = Math.hypot(control.x - a.x, control.y - a.y) + Math.hypot(b.x - control.x, b.y - control.y);
  return (chord + bent) / 2;
}
