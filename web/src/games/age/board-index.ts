// The components of Age of Industry by id, as one map of them is drawn: with the types of every Brass,
// so that its board, its cube routes and its panels can be used here. A game has one era, that of rails.
import { boxAround, boxAt, markerTurn, pathOf, pointAt, type Box, type Curve, type Point } from "../../map/geometry";
import { textWidth } from "../../map/lettering";
import * as brass from "../brass/board-index";
import type * as shared from "../brass/types";
import type { Banner, CoalImport, Components, Industry, Level, Location, MarketSpace, View } from "./types";
import { CROPS, drawnPlace, markerOf } from "./layout";

export interface Place extends shared.Location {
  kind: Location["kind"];
  distant_port: boolean;
  transit: boolean;
  markets: readonly MarketSpace[];
  lanes: readonly string[];
  coal_import: CoalImport | null;
  guessed: readonly string[];
}

export interface MapLevel extends shared.Level {
  payout: number;
  accepts: Level["accepts"];
  guessed: readonly string[];
}

export interface MapIndustry extends shared.Industry {
  role: Industry["role"];
}

/** The components of one map, with the types of every Brass. */
export interface MapComponents extends shared.Components {
  map: string;
  industries: readonly MapIndustry[];
  locations: readonly Place[];
  levels: readonly MapLevel[];
}

/** A sea lane: from the space of a port to the ship's. */
export interface Lane {
  id: string;
  port: string;
  ship: string;
  curve: Curve;
  /** Where it comes out from the town of its port: an anchor stands there. */
  anchor: Point;
}

export interface BoardIndex extends brass.BoardIndex {
  components: MapComponents;
  locations: ReadonlyMap<string, Place>;
  industries: ReadonlyMap<string, MapIndustry>;
  lanes: readonly Lane[];
  /** Where the market tiles lie. */
  markets: ReadonlyMap<string, MarketSpace>;
  imports: ReadonlyMap<string, CoalImport>;
  banners: ReadonlyMap<string, Banner>;
}

/** A view in the form of every Brass. */
export interface Table extends Omit<View, "players"> {
  era: shared.Era;
  players: readonly (View["players"][number] & shared.Player)[];
}

const drawn = new WeakMap<Components, Map<string, BoardIndex>>();
const tables = new WeakMap<View, Table>();

/** The map that a view is played on; without one the first map of the box. */
export function boardIndexOf(components: Components, view?: Pick<View, "options">): BoardIndex {
  const known = drawn.get(components) ?? new Map<string, BoardIndex>();
  drawn.set(components, known);
  const map = components.maps.find(({ id }) => id === view?.options.map) ?? components.maps[0]!;
  const boardIndex = known.get(map.id) ?? draw(components, map);
  known.set(map.id, boardIndex);
  return boardIndex;
}

export function tableOf(view: View): Table {
  const known = tables.get(view);
  if (known) return known;
  const players = view.players.map((player) => ({ ...player, income_space: 0, links_left: player.rails_left }));
  const table: Table = { ...view, era: "rail", players };
  tables.set(view, table);
  return table;
}

export function levelOf(components: Components, industry: string, level: number): Level {
  const found = components.levels.find((kind) => kind.industry === industry && kind.level === level);
  if (!found) throw new Error(`no tile ${industry} ${level}`);
  return found;
}

// Making it -----------------------------------------------------------------------------------

function draw(components: Components, map: Components["maps"][number]): BoardIndex {
  const places = new Map(map.locations.map((place) => [place.id, drawnPlace(place)]));
  const mapped = componentsOf(components, map, places);
  const markets = mapped.locations.flatMap((place) => place.markets);
  const imports = mapped.locations.flatMap((place) => (place.coal_import ? [{ ...place.coal_import, location: place.id }] : []));
  const spaces = [...markets, ...imports].map((space) => ({ ...space, cubeAt: { x: space.x, y: space.y } }));
  const covered = [...mapped.locations.flatMap(nameBoxes), ...spaces.map((space) => boxAt(space, { width: 44, height: 44 }))];
  const boardIndex = brass.makeBoardIndex(mapped, { crop: cropOf(map, mapped), covered, spaces });
  const lanes = mapped.locations.flatMap((place) => lanesOf(place, boardIndex));
  return {
    ...boardIndex,
    components: mapped,
    locations: brass.byId(mapped.locations),
    industries: brass.byId(mapped.industries),
    routes: new Map([...boardIndex.routes, ...lanes.map((lane) => [lane.id, laneRoute(lane, boardIndex)] as const)]),
    lanes,
    markets: brass.byId(markets),
    imports: brass.byId(imports),
    banners: brass.byId(components.banners),
  };
}

/** The maps of the box have their own; that of an edited file is shown whole. */
function cropOf(map: Components["maps"][number], { locations }: MapComponents): Box {
  return (
    CROPS[map.id] ??
    boxAround(
      locations.flatMap(({ x, y, slots }) => [{ x, y }, ...slots]),
      brass.TILE,
      60,
    )
  );
}

function componentsOf(components: Components, map: Components["maps"][number], places: ReadonlyMap<string, Location>): MapComponents {
  const industriesOf = (kind: string): readonly string[] => components.space_kinds.find(({ id }) => id === kind)?.industries ?? [];
  const locations = [...places.values()].map((place): Place => {
    const slots = place.spaces.map(({ kind, ...space }) => ({ ...space, industries: industriesOf(kind) }));
    return { ...place, banner: place.colour && `age-${place.colour}`, link_icons: 0, slots, guessed: place.origin.guessed };
  });
  const links = map.links.map((link) => ({ ...link, ...markerOf(link, places), canal: false, rail: true }));
  const resource = ({ role }: Industry): "coal" | "iron" | null => (role === "coal" || role === "iron" ? role : null);
  return {
    map: map.id,
    industries: components.industries.map((industry) => ({ ...industry, resource: resource(industry) })),
    locations,
    links,
    levels: components.levels.map(mapLevel),
    cards: components.cards.map((card) => ({ ...card, location: null, industries: card.industry === null ? [] : [card.industry] })),
    coal: components.coal,
    iron: components.iron,
    income_levels: [],
    link_tiles: components.railways,
    canal_cost: 0,
    rail_cost: components.rail_cost,
    rail_coal: components.rail_coal,
    second_rail_total: 0,
  };
}

/** A level is worth as many points; what has level 0 is never built. */
function mapLevel({ origin, ...level }: Level): MapLevel {
  const built = level.level > 0;
  return { ...level, canal: built, rail: built, points: level.level, income: 0, link_icons: 0, guessed: origin.guessed };
}

function lanesOf(sea: Place, { slots, locations }: brass.BoardIndex): Lane[] {
  const ship = sea.slots[0];
  if (!ship) return [];
  return sea.lanes.flatMap((port) => {
    const from = slots.get(port);
    if (!from) return [];
    const curve = laneCurve(from, ship);
    const anchor = anchorOf(curve, locations.get(from.location)?.slots ?? [from]);
    return [{ id: laneId(port, ship.id), port, ship: ship.id, curve, anchor }];
  });
}

const STEPS = Array.from({ length: 40 }, (_, step) => step / 40);

function anchorOf(curve: Curve, town: readonly Point[]): Point {
  const { x, y, width, height } = boxAround(town, brass.TILE, 18);
  const covered = (at: Point): boolean => at.x > x && at.x < x + width && at.y > y && at.y < y + height + 24;
  return STEPS.map((t) => pointAt(curve, t)).find((at) => !covered(at)) ?? pointAt(curve, 0.5);
}

export const laneId = (port: string, ship: string): string => `lane:${port}:${ship}`;

/** Lanes bow a little out to sea, which lies south and east. */
function laneCurve(a: Point, b: Point): Curve {
  const [dx, dy] = [(b.x - a.x) * 0.16, (b.y - a.y) * 0.16];
  const side = dx - dy > 0 ? 1 : -1;
  return { a: { x: a.x, y: a.y }, control: { x: (a.x + b.x) / 2 - dy * side, y: (a.y + b.y) / 2 + dx * side }, b: { x: b.x, y: b.y } };
}

/** A lane as a link that no one builds: only what travels knows it. */
function laneRoute({ id, port, ship, curve }: Lane, { around }: brass.BoardIndex): brass.Route {
  const locations = [around.get(port) ?? port, around.get(ship) ?? ship];
  const middle = { x: curve.control.x, y: curve.control.y };
  return {
    link: { id, locations, canal: false, rail: false, ...middle },
    curves: [curve],
    path: pathOf([curve]),
    turn: markerTurn([curve]),
  };
}

/** The names of places without a frame. */
function nameBoxes({ kind, name, x, y }: Place): Box[] {
  const width = textWidth(name["en"] ?? "", 16, "display") + 20;
  if (kind === "village") return [boxAt({ x, y }, { width, height: 26 })];
  return kind === "foreign" ? [boxAt({ x, y: y + 36 }, { width, height: 28 })] : [];
}
