// Where the names of a map stand, and what is written of them: measured, so that each is whole wherever
// there is room and none covers a space, a market, a marker or another name.
import { boxAround, boxAt, type Box, type Point } from "../../map/geometry";
import type { Say } from "../../map/marks";
import { linesOf, namePill, townPlate, townPlates, type Between } from "../../map/plates";
import { writtenNames, type NamedPlate, type Taken, type Written } from "../../map/written-names";
import { TILE } from "../brass/board-index";
import type { BoardIndex, Place } from "./board-index";
import { signOf } from "./faces";

export interface Lettering {
  fontSize: number;
  /** Plates are low, where the map is small. */
  low: boolean;
}

export function placedNames(boardIndex: BoardIndex, say: Say, lettering: Lettering): Map<string, Written> {
  const plates = boardIndex.components.locations.map((place): NamedPlate => ({
    id: place.id,
    name: say(`location-${place.id}`),
    boxesOf: boxesOf(place, boardIndex, lettering),
    stacks: true,
  }));
  return writtenNames(plates, takenOn(boardIndex), boardIndex.crop);
}

// Where a name may stand ----------------------------------------------------------------------

/** The space between a name and the edge of the map. */
const EDGE = 6;
/** How far the name of a place abroad stands from the middle of its markets. */
const BELOW = 34;

function boxesOf(place: Place, { crop, banners }: BoardIndex, { fontSize, low }: Lettering): (text: string) => Box[] {
  const between = [crop.x + EDGE, crop.x + crop.width - EDGE] as const;
  if (place.slots.length > 0) {
    const signed = signOf(banners.get(colourOf(place))) !== null;
    const label = { centres: place.slots, size: TILE, fontSize, signed, low, between };
    return (text) => [townPlate(text, label), ...townPlates(text, label)];
  }
  if (place.kind === "village") return (text) => slid(villagePlate(text, place, fontSize), VILLAGE_SLIDES);
  return (text) => pillsOf(text, place, fontSize, between);
}

/** The name of a place abroad: below its markets, above them, beside them, or above its badge. */
function pillsOf(text: string, place: Place, fontSize: number, between: Between): Box[] {
  const { x, y, markets } = place;
  const pill = namePill(text, { x, y }, fontSize, between);
  const [left, right] = sidesOf(boxAround(markets.length > 0 ? markets : [{ x, y }], TILE));
  const down = BELOW + (linesOf(text, fontSize).lines.length - 1) * (fontSize / 2);
  const beside = [0, 12, -12].flatMap((aside) => [left - pill.width, right].map((edge) => ({ ...pill, x: edge, y: pill.y + aside })));
  const aboveBadge = cornerOf(place).y - y - (BADGE.height + pill.height) / 2;
  const at = (dy: number): Box[] => slid({ ...pill, y: pill.y + dy }, PILL_SLIDES);
  return [...at(down), ...at(-down), ...beside, ...at(aboveBadge)];
}

const sidesOf = ({ x, width }: Box): [number, number] => [x, x + width];

export const colourOf = (place: Place): string => place.banner?.replace("age-", "") ?? "";

/** The plate of a village: a glyph and the name. Railways end at its point: it stays near. */
function villagePlate(text: string, at: Point, fontSize: number): Box {
  const { lines, width } = linesOf(text, fontSize);
  const height = Math.max(22, fontSize * 1.4) + (lines.length - 1) * fontSize;
  return boxAt(at, { width: width + fontSize * 1.2 + 14, height });
}

/** By which parts of its width and height a plate may be slid. */
type Slide = readonly [across: number, down: number];

const ACROSS = [0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4];
const PILL_SLIDES = [0, 0.05, -0.05, ...ACROSS.slice(1)].map((across): Slide => [across, 0]);
const VILLAGE_SLIDES = [0, 0.3, -0.3, 0.6, -0.6, 0.8, -0.8].flatMap((down) => ACROSS.map((across): Slide => [across, down]));

const slid = (box: Box, slides: readonly Slide[]): Box[] =>
  slides.map(([across, down]) => ({ ...box, x: box.x + across * box.width, y: box.y + down * box.height }));

// What is there already -----------------------------------------------------------------------

const BESIDE = { width: TILE + 2, height: TILE + 2 };
const BADGE = { width: 22, height: 22 };
const ANCHOR = { width: 18, height: 18 };

/** Frames, markets, imports, badges, anchors of sea lanes and the markers of railways. */
export function takenOn({ components, routes, lanes }: BoardIndex): Taken[] {
  const places = components.locations.flatMap((place): Taken[] => {
    const own = place.slots.length === 0 ? { of: place.id } : {};
    const beside = [...place.markets, ...(place.coal_import ? [place.coal_import] : [])];
    return [
      ...framesOf(place.slots).map((box) => ({ box, of: place.id })),
      ...beside.map((at) => ({ box: boxAt(at, BESIDE), ...own })),
      ...(place.distant_port || !place.transit ? [{ box: boxAt(cornerOf(place), BADGE) }] : []),
    ];
  });
  const markers = components.links.map((link) => ({ box: markerBox(link, routes.get(link.id)?.turn ?? 0) }));
  return [...places, ...markers, ...lanes.map(({ anchor }) => ({ box: boxAt(anchor, ANCHOR) }))];
}

/** A frame that steps leaves the corner beside its step free. */
function framesOf(slots: readonly Point[]): Box[] {
  const rows = [...new Set(slots.map(({ y }) => y))];
  return rows.map((row) =>
    boxAround(
      slots.filter(({ y }) => y === row),
      TILE,
      4,
    ),
  );
}

/** A marker lies along its railway; built, it is a disc. */
function markerBox(at: Point, turn: number): Box {
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  return boxAt(at, { width: Math.max(20, 25 * cos + 12 * sin), height: Math.max(20, 25 * sin + 12 * cos) });
}

/** Badges stand at the upper right corner of a place. */
export function cornerOf(place: Place): Point {
  if (place.slots.length === 0) return { x: place.x + 24, y: place.y - 22 };
  const frame = boxAround([...place.slots, ...(place.kind === "sea" ? [] : place.markets)], TILE, 4);
  return { x: frame.x + frame.width, y: frame.y };
}
