// The components by id, with the places where things are drawn. Made once for each set of
// components; a position is looked up in it.
import { boxAround, boxAt, linkCurves, markerTurn, middle, pathOf, type Box, type Curve, type Point } from "../../map/geometry";
import { textWidth } from "../../map/lettering";
import type { Components, Industry, Level, LinkSpace, Location, MerchantSpace, SlotSpace } from "./forms";

export const TILE = 42;

/** What of the board is shown; the rest is margin. */
export const CROP: Box = { x: 24, y: 28, width: 950, height: 952 };

export interface Route {
  link: LinkSpace;
  curves: readonly Curve[];
  path: string;
  turn: number;
}

export interface Atlas {
  components: Components;
  locations: ReadonlyMap<string, Location>;
  slots: ReadonlyMap<string, SlotSpace>;
  spaces: ReadonlyMap<string, MerchantSpace>;
  routes: ReadonlyMap<string, Route>;
  industries: ReadonlyMap<string, Industry>;
  centres: ReadonlyMap<string, Point>;
  /** Where no label of a flow may stand. */
  obstacles: readonly Box[];
}

const made = new WeakMap<Components, Atlas>();

export function atlasOf(components: Components): Atlas {
  const known = made.get(components);
  if (known) return known;
  const atlas = draw(components);
  made.set(components, atlas);
  return atlas;
}

function draw(components: Components): Atlas {
  const { locations, links, industries } = components;
  const centres = new Map(locations.map((place) => [place.id, centre(place)]));
  const routes = links.map((link): Route => {
    const ends = link.locations.map((id) => centres.get(id)!);
    const curves = linkCurves(ends, link);
    return { link, curves, path: pathOf(curves), turn: markerTurn(curves) };
  });
  return {
    components,
    locations: byId(locations),
    slots: byId(locations.flatMap((place) => place.slots)),
    spaces: byId(locations.flatMap((place) => place.spaces)),
    routes: new Map(routes.map((route) => [route.link.id, route])),
    industries: byId(industries),
    centres,
    obstacles: [...locations.flatMap(covered), ...links.map((link) => boxAt(link, { width: 28, height: 28 }))],
  };
}

const byId = <T extends { id: string }>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** Links lead to the middle of a town's spaces; a merchant has its own point. */
const centre = (place: Location): Point => (place.slots.length ? middle(place.slots) : { x: place.x, y: place.y });

function covered(place: Location): Box[] {
  if (place.slots.length) {
    const box = boxAround(place.slots, TILE, 5);
    const width = Math.max(box.width, textWidth(place.name["en"] ?? "", 15, "display") + 16);
    return [box, { x: box.x + (box.width - width) / 2, y: box.y + box.height, width, height: 22 }];
  }
  const name = boxAt({ x: place.x, y: place.y + (bonusAbove(place) ? -12 : 12) }, { width: 100, height: 50 });
  const tiles = place.spaces.map((space) => boxAt(space, { width: 42, height: 42 }));
  const barrels = place.spaces.map((space) => boxAt({ x: space.beer_x, y: space.beer_y }, { width: 24, height: 24 }));
  return [name, ...tiles, ...barrels];
}

/** A merchant's bonus stands on the side of its name where no tile is. */
export const bonusAbove = (place: Location): boolean => (place.spaces[0]?.y ?? place.y) > place.y + 30;

export function levelOf(components: Components, industry: string, level: number): Level {
  const found = components.levels.find((kind) => kind.industry === industry && kind.level === level);
  if (!found) throw new Error(`no tile ${industry} ${level}`);
  return found;
}

/** Cubes or barrels a tile gets when it is built in this era. */
export const cubesOf = (level: Level, era: "canal" | "rail"): number =>
  era === "canal" ? level.cubes_canal : level.cubes_rail;

export const buysOf = (components: Components, tile: string | null): readonly string[] | null =>
  components.merchant_tiles.find((kind) => kind.id === tile)?.buys ?? null;
