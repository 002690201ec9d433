// The components of a Brass by id, with the places where things are drawn. A game makes its board index
// once for each set of components; a position is looked up in it.
import { boxAround, boxAt, linkCurves, markerTurn, middle, pathOf, type Box, type Curve, type Point } from "../../map/geometry";
import { textWidth } from "../../map/lettering";
import type { Components, Era, Industry, Level, LinkSpace, Location, SlotSpace } from "./types";

export const TILE = 42;

export interface Route {
  link: LinkSpace;
  curves: readonly Curve[];
  path: string;
  turn: number;
}

export interface BoardIndex {
  components: Components;
  /** What of the board is shown; the rest is margin. */
  crop: Box;
  locations: ReadonlyMap<string, Location>;
  slots: ReadonlyMap<string, SlotSpace>;
  routes: ReadonlyMap<string, Route>;
  industries: ReadonlyMap<string, Industry>;
  centres: ReadonlyMap<string, Point>;
  /** The location in which a slot, or another space of the game, lies. */
  around: ReadonlyMap<string, string>;
  /** Square spaces by id. */
  squares: ReadonlyMap<string, Point>;
  /** Where a cube of a thing starts or ends: of spaces, links and locations. */
  points: ReadonlyMap<string, Point>;
  /** Where no label of a flow may stand. */
  obstacles: readonly Box[];
}

/** A space beside the slots, such as a merchant's, with the point of its cube. */
export interface OtherSpace {
  id: string;
  location: string;
  x: number;
  y: number;
  cubeAt: Point;
}

export interface Drawing {
  crop: Box;
  /** What else is drawn where labels of flows must not stand. */
  covered: readonly Box[];
  spaces?: readonly OtherSpace[];
}

export function makeBoardIndex(components: Components, { crop, covered, spaces = [] }: Drawing): BoardIndex {
  const { locations, links, industries } = components;
  const centres = new Map(locations.map((place) => [place.id, centre(place)]));
  const routes = links.map((link): Route => {
    const ends = link.locations.map((id) => centres.get(id)!);
    const curves = linkCurves(ends, link);
    return { link, curves, path: pathOf(curves), turn: markerTurn(curves) };
  });
  const slots = locations.flatMap((place) => place.slots);
  const at = ({ id, x, y }: Point & { id: string }): [string, Point] => [id, { x, y }];
  return {
    components,
    crop,
    locations: byId(locations),
    slots: byId(slots),
    routes: new Map(routes.map((route) => [route.link.id, route])),
    industries: byId(industries),
    centres,
    around: new Map([...slots, ...spaces].map(({ id, location }) => [id, location])),
    squares: new Map([...slots, ...spaces].map(at)),
    points: new Map([...centres, ...links.map(at), ...slots.map(at), ...spaces.map(({ id, cubeAt }): [string, Point] => [id, cubeAt])]),
    obstacles: [...locations.flatMap(townBoxes), ...covered, ...links.map((link) => boxAt(link, { width: 28, height: 28 }))],
  };
}

export const byId = <T extends { id: string }>(things: readonly T[]): Map<string, T> => new Map(things.map((thing) => [thing.id, thing]));

/** Links lead to the middle of a town's spaces; a place without slots has its own point. */
const centre = (place: Location): Point => (place.slots.length ? middle(place.slots) : { x: place.x, y: place.y });

/** A town's frame and its name-plate. */
function townBoxes(place: Location): Box[] {
  if (!place.slots.length) return [];
  const box = boxAround(place.slots, TILE, 5);
  const width = Math.max(box.width, textWidth(place.name["en"] ?? "", 15, "display") + 16);
  return [box, { x: box.x + (box.width - width) / 2, y: box.y + box.height, width, height: 22 }];
}

/** The middle of a place's name-plate. */
export function plateOf(place: Location): Point {
  if (!place.slots.length) return { x: place.x, y: place.y };
  const box = boxAround(place.slots, TILE, 4);
  return { x: box.x + box.width / 2, y: box.y + box.height + 9 };
}

export function levelOf<L extends Level>(components: { levels: readonly L[] }, industry: string, level: number): L {
  const found = components.levels.find((kind) => kind.industry === industry && kind.level === level);
  if (!found) throw new Error(`no tile ${industry} ${level}`);
  return found;
}

/** Cubes or barrels a tile gets when it is built in this era. */
export const cubesOf = (level: Level, era: Era): number => level.cubes ?? (era === "canal" ? level.cubes_canal : level.cubes_rail) ?? 0;
