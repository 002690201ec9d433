// The components of Birmingham by id, with the places where things are drawn.
import { boxAt, type Box } from "../../map/geometry";
import * as brass from "../brass/board-index";
import type { Components, Industry, Location, MerchantSpace } from "./types";
import { NAMED } from "./terrain";

export { cubesOf, levelOf } from "../brass/board-index";

/** What of the board is shown; the rest is margin. */
export const CROP: Box = { x: 24, y: 28, width: 950, height: 952 };

export interface BoardIndex extends brass.BoardIndex {
  components: Components;
  locations: ReadonlyMap<string, Location>;
  industries: ReadonlyMap<string, Industry>;
  spaces: ReadonlyMap<string, MerchantSpace>;
}

const made = new WeakMap<Components, BoardIndex>();

export function boardIndexOf(components: Components): BoardIndex {
  const known = made.get(components);
  if (known) return known;
  const boardIndex = draw(components);
  made.set(components, boardIndex);
  return boardIndex;
}

function draw(components: Components): BoardIndex {
  const { locations, industries } = components;
  const spaces = locations.flatMap((place) => place.spaces);
  const drawn = brass.makeBoardIndex(components, {
    crop: CROP,
    covered: [...locations.flatMap(merchantBoxes), ...NAMED],
    spaces: spaces.map((space) => ({ ...space, cubeAt: { x: space.beer_x, y: space.beer_y } })),
  });
  return { ...drawn, components, locations: brass.byId(locations), industries: brass.byId(industries), spaces: brass.byId(spaces) };
}

function merchantBoxes(place: Location): Box[] {
  if (place.slots.length) return [];
  const name = boxAt({ x: place.x, y: place.y + (bonusAbove(place) ? -12 : 12) }, { width: 100, height: 50 });
  const tiles = place.spaces.map((space) => boxAt(space, { width: 42, height: 42 }));
  const barrels = place.spaces.map((space) => boxAt({ x: space.beer_x, y: space.beer_y }, { width: 24, height: 24 }));
  return [name, ...tiles, ...barrels];
}

/** A merchant's bonus stands on the side of its name where no tile is. */
export const bonusAbove = (place: Location): boolean => (place.spaces[0]?.y ?? place.y) > place.y + 30;

export const buysOf = (components: Components, tile: string | null): readonly string[] | null =>
  components.merchant_tiles.find((kind) => kind.id === tile)?.buys ?? null;
