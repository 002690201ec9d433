// The things of a board that can have the focus, with the point where each one stands: towns with
// their slots, and links.
import type { MapTarget } from "../../map/MapSurface.svelte";
import { plateOf } from "./board-index";
import type { Era, LinkSpace, Location } from "./types";

/** A place by its name-plate, where it has one, and its slots. */
export function placeTargets(place: Location, named: boolean): MapTarget[] {
  const slots = place.slots.map(({ id, x, y }): MapTarget => ({ kind: "slot", id, x, y }));
  return named ? [{ kind: "town", id: place.id, ...plateOf(place) }, ...slots] : slots;
}

export const linkTargets = (links: readonly LinkSpace[], era: Era): MapTarget[] =>
  links.filter((link) => link[era]).map(({ id, x, y }) => ({ kind: "link", id, x, y }));
