// Where the names of towns stand: for each the best of many places round its ring, off the rings,
// link spaces and names of others, not nearer to another town than to its own, and as little as
// possible over a route. The letters decide what fits, so every size and language has its places.
import { boxAt, overlap, type Box, type Point } from "../../map/geometry";
import { textWidth } from "../../map/lettering";
import { CROP, RING, type BoardIndex } from "./board-index";
import type { Town } from "./types";

interface Place {
  box: Box;
  /** What it covers besides other names. */
  cost: number;
}

/** What lies so near to a town that its name could cover it. */
interface Near {
  town: Town;
  waters: readonly Box[];
  others: readonly Town[];
  slots: readonly Box[];
  lines: readonly (readonly [Point, Point])[];
}

const DIRECTIONS = 24;
const GAPS = [3, 8, 14, 21] as const;
const ROUNDS = 4;
/** So many places of each town are worth a second look. */
const GOOD = 30;

const known = new WeakMap<BoardIndex, Map<string, Map<string, Box>>>();

/** The box of each town's name, by its id. `textOf` is all that is written there; `waters` are the names
 *  of seas in the same language. */
export function labelPlaces(
  boardIndex: BoardIndex,
  textOf: (town: string) => string,
  fontSize: number,
  waters: readonly Box[] = [],
): Map<string, Box> {
  const texts = [...boardIndex.towns.keys()].map((id) => [id, textOf(id)] as const);
  const key = `${fontSize} ${waters.length} ${texts.map(([, text]) => text).join()}`;
  const made = known.get(boardIndex) ?? new Map<string, Map<string, Box>>();
  known.set(boardIndex, made);
  const places = made.get(key) ?? place({ boardIndex, texts: new Map(texts), fontSize, waters });
  made.set(key, places);
  return places;
}

/** The towns whose names would cover a ring, a link space or another name. */
export function crowdedLabels({ towns, routes }: BoardIndex, labels: ReadonlyMap<string, Box>): Set<string> {
  const slots = [...routes.values()].flatMap(({ line }) => line.slots.map((slot) => boxAt(slot, { width: 20, height: 20 })));
  const rings = [...towns.values()].map(({ x, y }) => boxAt({ x, y }, { width: 1.8 * RING.outer, height: 1.8 * RING.outer }));
  const covers = (id: string, box: Box): boolean =>
    [...slots, ...rings].some((other) => overlap(box, other) > 0) ||
    [...labels].some(([other, label]) => other !== id && overlap(box, label) > 0) ||
    overlap(box, grown(CROP, -4)) < box.width * box.height;
  return new Set([...labels].filter(([id, box]) => covers(id, box)).map(([id]) => id));
}

interface Written {
  boardIndex: BoardIndex;
  texts: ReadonlyMap<string, string>;
  fontSize: number;
  waters: readonly Box[];
}

function place({ boardIndex, texts, fontSize, waters }: Written): Map<string, Box> {
  const height = fontSize * 1.12;
  const around = [...texts].flatMap(([id, text]) => {
    const town = boardIndex.towns.get(id);
    const width = textWidth(text, fontSize, "display") + 4;
    return town ? [{ id, places: goodPlaces({ ...nearTo(boardIndex, town, width + 2 * RING.outer), waters }, { width, height }) }] : [];
  });
  const placed = new Map<string, Box>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { id, places } of around) {
      placed.delete(id);
      placed.set(id, best(places, [...placed.values()]));
    }
  }
  return placed;
}

function best(places: readonly Place[], others: readonly Box[]): Box {
  let [found, least]: [Box, number] = [{ x: 0, y: 0, width: 0, height: 0 }, Infinity];
  for (const { box, cost } of places) {
    const wide = grown(box, 2);
    const all = others.reduce((sum, other) => sum + 14 * overlap(wide, other), cost);
    if (all < least) [found, least] = [box, all];
  }
  return found;
}

function nearTo({ towns, routes }: BoardIndex, town: Town, reach: number): Omit<Near, "waters"> {
  const around = boxAt(town, { width: 2 * reach, height: 2 * reach });
  const lines = [...routes.values()].flatMap(({ points }) => points.slice(1).map((point, at) => [points[at] ?? point, point] as const));
  return {
    town,
    others: [...towns.values()].filter((other) => other.id !== town.id && distance(around, other) < RING.outer),
    slots: [...routes.values()]
      .flatMap(({ line }) => line.slots.map((slot) => boxAt(slot, { width: 24, height: 23 })))
      .filter((slot) => overlap(slot, around) > 0),
    lines: lines.filter(([a, b]) => inside(around, a, b) > 0),
  };
}

const goodPlaces = (near: Near, size: { width: number; height: number }): Place[] =>
  placesAround(near, size)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, GOOD);

function placesAround(near: Near, size: { width: number; height: number }): Place[] {
  const { town } = near;
  return Array.from({ length: DIRECTIONS }, (_, step) => (step / DIRECTIONS) * 2 * Math.PI).flatMap((angle) =>
    GAPS.map((gap) => {
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
      const r = RING.outer + gap;
      const box = boxAt({ x: town.x + ux * (r + size.width / 2), y: town.y + uy * (r + size.height / 2) }, size);
      return { box, cost: covered(near, box) + mistaken(near, box) + gap * 1.5 + Math.abs(uy * ux) * 12 };
    }),
  );
}

/** How much of a box lies on rings, link spaces and routes, or off the map. */
function covered({ town, others, slots, lines, waters }: Near, box: Box): number {
  let cost = box.width * box.height - overlap(box, grown(CROP, -6));
  if (distance(box, town) < RING.outer) cost += 400;
  for (const { x, y } of others) cost += 6 * overlap(box, boxAt({ x, y }, { width: 2 * RING.outer + 2, height: 2 * RING.outer + 2 }));
  for (const slot of slots) cost += 5 * overlap(box, slot);
  for (const water of waters) cost += 2 * overlap(box, water);
  for (const [a, b] of lines) cost += 20 * box.height * inside(box, a, b);
  return cost;
}

/** A name that stands as near to another town could be taken for that one's. */
function mistaken({ town, others }: Near, box: Box): number {
  const own = distance(box, town);
  return others.reduce((sum, other) => sum + Math.max(0, own + 16 - distance(box, other)) * 14, 0);
}

/** Which share of a line lies in a box. */
function inside({ x, y, width, height }: Box, a: Point, b: Point): number {
  const [acrossFrom, acrossTo] = within(a.x, b.x, x, x + width);
  const [downFrom, downTo] = within(a.y, b.y, y, y + height);
  return Math.max(0, Math.min(acrossTo, downTo) - Math.max(acrossFrom, downFrom));
}

/** From which to which share of its length something that goes from a to b is between two bounds. */
function within(a: number, b: number, low: number, high: number): [number, number] {
  if (a === b) return a > low && a < high ? [0, 1] : [0, 0];
  const [first, second] = [(low - a) / (b - a), (high - a) / (b - a)];
  return [Math.max(0, Math.min(first, second)), Math.min(1, Math.max(first, second))];
}

function distance({ x, y, width, height }: Box, point: Point): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height));
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });
