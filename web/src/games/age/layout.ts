// Where the places of both maps are drawn. The coordinates are those of the board's data, spread a
// little so that tiles have the size they have on every board; some places step aside for the
// names of their neighbours, and the marker of a railway stands in the middle of what is seen of it.
import { boxAround, boxAt, type Box, type Point } from "../../map/geometry";
import { textWidth } from "../../map/lettering";
import { TILE } from "../brass/board-index";
import type { GameMap, Location } from "./types";

/** Board units for one unit of the data, between places and between the spaces of a place. */
const SPREAD = 1.1;
const SPACES = (TILE + 1) / 34;

/** By how much places step aside, in board units. */
const ASIDE: Readonly<Record<string, readonly [number, number]>> = {
  denmark: [-27, -4],
  kiel: [5, 0],
  hamburg: [2, 18],
  bremen: [-6, -7],
  rostock: [10, -10],
  hanover: [-5, 15],
  stettin: [4, -6],
  danzig: [-4, -18],
  bohemia: [12, -10],
  koenigsberg: [0, 9],
  berlin: [10, 12],
  magdeburg: [4, -12],
  leipzig: [-19, 0],
  dresden: [1, -2],
  essen: [0, -9],
  cologne: [-14, 0],
  belgium: [-7, 0],
  frankfurt: [0, -20],
  mannheim: [1, -5],
  strasbourg: [13, 24],
  stuttgart: [-1, 5],
  nuremberg: [-6, 30],
  regensburg: [9, -14],
  augsburg: [-3, -2],
  munich: [1, 36],
  erfurt: [-16, 23],
  wuerzburg: [29, -14],
  ulm: [-2, 44],
  portsmouth: [12, 3],
  manchester: [-2, -35],
  lowell: [-2, -11],
  boston: [4, -7],
  providence: [2, 17],
  fall_river: [39, -25],
  new_bedford: [4, 14],
  worcester: [-5, 8],
  springfield: [-19, -7],
  hartford: [-33, 19],
  new_haven: [11, 41],
  bridgeport: [-16, -6],
  new_york: [-53, 0],
  paterson: [4, -46],
  albany: [-30, 0],
  pennsylvania: [1, -2],
  pittsfield: [17, -20],
  new_london: [-21, 8],
  ship_new_york: [-3, 7],
  ship_long_island: [0, 8],
  "ship_maine-market-1": [20, 22],
  "ship_cape_cod-market-1": [10, -30],
  "ship_narragansett-import": [26, 6],
  "ship_long_island-market-1": [40, 8],
  "ship_long_island-import": [20, -6],
};

/** What of a map is shown. */
export const CROPS: Readonly<Record<string, Box>> = {
  germany: { x: 0, y: 0, width: 1112, height: 1098 },
  new_england: { x: -8, y: 20, width: 1100, height: 1106 },
};

export const shown = ({ x, y }: Point): Point => ({ x: Math.round(x * SPREAD), y: Math.round(y * SPREAD) });

export function drawnPlace(place: Location): Location {
  const at = aside(place.id, shown(place));
  const beside = place.spaces.length > 0 && place.kind !== "sea";
  const around = (point: Point): Point => ({
    x: at.x + Math.round((point.x - place.x) * (place.kind === "sea" ? SPREAD : SPACES)),
    y: at.y + Math.round((point.y - place.y) * (place.kind === "sea" ? SPREAD : SPACES)),
  });
  const spaces = upright(place.spaces.map((space) => ({ ...space, ...around(space) })));
  const markets = place.markets.map((market) => ({
    ...market,
    ...aside(market.id, beside ? moved(around(market), 5, 0) : around(market)),
  }));
  const imported = place.coal_import && { ...place.coal_import, ...aside(place.coal_import.id, around(place.coal_import)) };
  return { ...place, ...at, spaces, markets, coal_import: imported };
}

const aside = (id: string, point: Point): Point => moved(point, ...(ASIDE[id] ?? [0, 0]));

const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** A space that stands alone in its row stands above the others: so the frame of a town steps. */
function upright<S extends Point>(spaces: readonly S[]): S[] {
  const top = Math.min(...spaces.map(({ y }) => y));
  const bottom = Math.max(...spaces.map(({ y }) => y));
  const alone = spaces.filter(({ y }) => y === bottom).length === 1 && spaces.length === 3;
  return alone ? spaces.map((space) => ({ ...space, y: top + bottom - space.y })) : [...spaces];
}

/** The middle of what is seen of a railway between the frames and the names of its two ends. */
export function markerOf(link: GameMap["links"][number], places: ReadonlyMap<string, Location>): Point {
  const [a, b] = link.locations.map((id) => places.get(id));
  if (!a || !b) return shown(link);
  const line = (t: number): Point => ({ x: Math.round(a.x + (b.x - a.x) * t), y: Math.round(a.y + (b.y - a.y) * t) });
  const covers = [a, b].flatMap(coversOf).map(({ height, ...box }) => ({ ...box, height: height + LARGER }));
  const seen = STEPS.filter((t) => !covers.some((box) => within(line(t), box)));
  return line(seen.length > 0 ? (seen[0]! + seen.at(-1)!) / 2 : 0.5);
}

/** Where the map is small, names are larger on it: markers keep off them too. */
const LARGER = 8;

const STEPS = Array.from({ length: 81 }, (_, step) => step / 80);

const within = ({ x, y }: Point, box: Box): boolean => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** The size of names where the whole board is seen. */
const NAME = 16.5;

/** What a place covers: its frame or market, and its name. */
export function coversOf(place: Location): Box[] {
  const width = textWidth(place.name["en"] ?? "", NAME, "display");
  if (place.kind === "village") return [boxAt(place, { width: width + 34, height: 24 })];
  const frame = boxAround(place.spaces.length > 0 ? place.spaces : place.markets, TILE, 5);
  const plate = { width: Math.max(frame.width, width + 32), height: 24 };
  const name = boxAt({ x: frame.x + frame.width / 2, y: frame.y + frame.height + 11 }, plate);
  const beside = place.kind === "city" ? place.markets.map((market) => boxAt(market, { width: 42, height: 42 })) : [];
  return [frame, name, ...beside];
}
