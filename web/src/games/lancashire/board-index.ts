// The components of Lancashire by id, with the places where things are drawn. Two players may use
// the community's map: then the index holds the places, links and markets of that one.
import { boxAt, type Box } from "../../map/geometry";
import * as brass from "../brass/board-index";
import type { Components, Industry, Location, Options } from "./types";
import { NAMED } from "./terrain";

export { cubesOf, levelOf } from "../brass/board-index";

/** What of the board is shown; the rest is margin. */
export const CROP: Box = { x: -22, y: 0, width: 1018, height: 992 };

export interface BoardIndex extends brass.BoardIndex {
  components: Components;
  locations: ReadonlyMap<string, Location>;
  industries: ReadonlyMap<string, Industry>;
}

const full = new WeakMap<Components, BoardIndex>();
const community = new WeakMap<Components, BoardIndex>();

/** The whole map, or the one that a view is played on. */
export function boardIndexOf(components: Components, view?: { options: Pick<Options, "community"> }): BoardIndex {
  const reverse = view?.options.community ?? false;
  const made = reverse ? community : full;
  const known = made.get(components);
  if (known) return known;
  const boardIndex = draw(reverse ? reverseSide(components) : components);
  made.set(components, boardIndex);
  return boardIndex;
}

/** Names that would lie on others where the map is small are drawn a little aside. */
const ASIDE: Readonly<Record<string, number>> = { yorkshire: 20 };

function draw(box: Components): BoardIndex {
  const locations = box.locations.map((place) => ({ ...place, y: place.y + (ASIDE[place.id] ?? 0) }));
  const components = { ...box, locations };
  const { industries } = components;
  const covered = [...locations.flatMap(nameBoxes), ...NAMED];
  const drawn = brass.makeBoardIndex(components, { crop: CROP, covered });
  return { ...drawn, components, locations: brass.byId(locations), industries: brass.byId(industries) };
}

/** The box as it is on the community's map: fewer towns and links, other markets. */
function reverseSide(components: Components): Components {
  const locations = components.locations.filter((place) => place.community);
  const links = components.links
    .map((link) => ({ ...link, canal: link.community_canal, rail: link.community_rail }))
    .filter((link) => link.canal || link.rail);
  return { ...components, locations, links, coal: components.community_coal, iron: components.community_iron };
}

/** A place without slots: its name, and the market icon below it. */
function nameBoxes(place: Location): Box[] {
  if (place.slots.length) return [];
  return [boxAt({ x: place.x, y: place.y + (place.market ? 10 : 0) }, { width: 110, height: place.market ? 50 : 28 })];
}
