// Small positions of Age of Industry for the pictures of "how to play": what stands where, what
// travels, and around which places the picture is cut.
import { UNPLAYED } from "../../scene";
import { boxAround, type Box } from "../../../map/geometry";
import type { Flow, Marks } from "../../../map/marks";
import type { Scene } from "../../brass/learn/scenes";
import { boardIndexOf, levelOf, type BoardIndex } from "../board-index";
import type { BuiltTile, Components, Player, View } from "../types";
import { CubeRoutes } from "../cube-routes";

interface Prepared {
  map: "germany" | "new_england";
  /** The places and spaces that are seen. */
  around: readonly string[];
  /** "cotton_mill 1 hanover-1 0": industry, level, space, owner; "!" after it: flipped. */
  tiles: readonly string[];
  links?: readonly string[];
  marks?: Marks;
  /** "coal essen-1 kassel-1": what travels from where to where. */
  flows?: readonly string[];
}

const RUHR = ["essen", "kassel", "cologne", "frankfurt"];

export const SCENES = {
  reach: {
    map: "germany",
    around: RUHR,
    tiles: ["coal_mine 1 essen-1 0", "ironworks 1 cologne-1 1"],
    links: ["de-32 0", "de-31 1"],
    marks: {
      "kassel-1": { legal: true },
      "kassel-2": { legal: true },
      "essen-2": { legal: true },
      "essen-3": { legal: true },
      "essen-4": { legal: true },
    },
  },
  build: {
    map: "germany",
    around: RUHR,
    tiles: ["coal_mine 1 essen-1 0"],
    links: ["de-32 0"],
    marks: { "kassel-1": { chosen: true, coming: { industry: "cotton_mill", level: 2, owner: 0 } } },
    flows: ["coal essen-1 kassel-1"],
  },
  rail: {
    map: "germany",
    around: RUHR,
    tiles: ["coal_mine 1 essen-1 0", "ironworks 1 kassel-1 1"],
    links: ["de-32 0"],
    marks: { "de-36": { chosen: true, coming: { owner: 0 } } },
    flows: ["coal essen-1 de-36", "iron kassel-1 de-36"],
  },
  sell: {
    map: "germany",
    around: ["bremen", "hanover", "hamburg"],
    tiles: ["cotton_mill 1 hanover-2 0", "port 1 hamburg-1 1"],
    links: ["de-05 0"],
    marks: { "hanover-2": { chosen: true } },
    flows: ["cotton hanover-2 hamburg-1"],
  },
  ships: {
    map: "new_england",
    around: ["lowell", "boston", "ship_boston-market-1", "worcester"],
    tiles: ["port 2 boston-1 1", "ship 2 ship_boston-1 0", "cotton_mill 1 lowell-1 0"],
    links: ["ne-11 0"],
    marks: { "lowell-2": { chosen: true, coming: { industry: "ironworks", level: 2, owner: 0 } } },
    flows: ["coal ship_boston-import lowell-2", "cotton lowell-1 ship_boston-market-1"],
  },
  end: {
    map: "germany",
    around: RUHR,
    tiles: ["coal_mine 1 essen-1 0 !", "ironworks 1 essen-3 1", "cotton_mill 2 kassel-1 0 !", "cotton_mill 1 kassel-2 1"],
    links: ["de-32 0"],
    marks: { "de-32": { chosen: true } },
  },
} satisfies Readonly<Record<string, Prepared>>;

export type SceneName = keyof typeof SCENES;

/** How far around the places a picture goes, and how wide it is at least. */
const MARGIN = 66;
const LEAST = 380;

const prepared = (name: SceneName): Prepared => SCENES[name];

export const mapOf = (components: Components, name: SceneName): BoardIndex =>
  boardIndexOf(components, { options: { map: prepared(name).map } });

/** The scene as the frame of pictures takes it, with the routes that the board itself would find. */
export function sceneOf(components: Components, name: SceneName): Scene {
  const { around, links = [], marks = {}, flows = [] } = prepared(name);
  const boardIndex = mapOf(components, name);
  const laid = links.map((text) => text.split(" ")[0] ?? "");
  const cubeRoutes = new CubeRoutes(boardIndex, laid, viewOf(components, name));
  return { crop: cropAround(boardIndex, around), marks, flows: flows.map((text) => flowOf(text, cubeRoutes, boardIndex)) };
}

function cropAround({ points, crop }: BoardIndex, places: readonly string[]): Box {
  const box = boxAround(
    places.flatMap((id) => points.get(id) ?? []),
    0,
    MARGIN,
  );
  const more = Math.max(0, LEAST - box.width);
  [box.x, box.width] = [box.x - more / 2, box.width + more];
  const [x, y] = [Math.max(box.x, crop.x), Math.max(box.y, crop.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, crop.x + crop.width) - x,
    height: Math.min(box.y + box.height, crop.y + crop.height) - y,
  };
}

function flowOf(text: string, cubeRoutes: CubeRoutes, { routes }: BoardIndex): Flow {
  const [resource = "coal", from = "", to = ""] = text.split(" ");
  const route = cubeRoutes.from(from, { id: to, link: routes.has(to) }, true);
  return {
    resource: resource as Flow["resource"],
    from,
    to,
    links: route.links,
    route: route.curves,
    label: resource === "cotton" ? "" : "1",
  };
}

/** The scene as a view of the board, looked at by the first seat. */
export function viewOf(components: Components, name: SceneName): View {
  const { map, tiles, links = [] } = prepared(name);
  const { markets, imports } = mapOf(components, name);
  return {
    ...UNPLAYED,
    game: "age-of-industry",
    options: { map },
    seats: 3,
    round: 1,
    order: [0, 1, 2],
    turn: 0,
    actions_left: 2,
    you: 0,
    deciders: [0],
    players: [player(components), player(components), player(components)],
    tiles: tiles.map((text) => builtTile(components, text)),
    links: links.map((text) => {
      const [link = "", owner] = text.split(" ");
      return { link, owner: Number(owner) };
    }),
    markets: { coal: components.coal.initial, iron: components.iron.initial },
    market_tiles: [...markets.keys()].map((space) => ({ space, tile: "cotton", used: false })),
    imports: [...imports.values()].map(({ id, cubes }) => ({ import: id, cubes })),
    display: ["port", "blue"],
    deck_size: 0,
    pending: { phase: "action", action: null, target: null, industry: null, coal: 0, iron: 0, steps: 0 },
    preview: { totals: [], scores: [], locations: {}, links: {} },
  };
}

function builtTile(components: Components, text: string): BuiltTile {
  const [industry = "", level = "1", slot = "", owner = "0", mark = ""] = text.split(" ");
  const flipped = mark === "!";
  const { cubes } = levelOf(components, industry, Number(level));
  return { slot, owner: Number(owner), industry, level: Number(level), flipped, resources: flipped ? 0 : cubes, rebuilt: false };
}

function player({ levels, industries, railways, hand }: Components): Player {
  const stackOf = (industry: string): readonly number[] =>
    levels.filter((kind) => kind.industry === industry).flatMap((kind) => Array.from({ length: kind.count }, () => kind.level));
  const mat = Object.fromEntries(industries.map(({ id }) => [id, stackOf(id)]));
  return {
    money: 0,
    spent: 0,
    loans: 0,
    victory_points: 0,
    rails_left: railways,
    received: false,
    asked: false,
    hand_size: hand,
    discard: [],
    mat,
  };
}
