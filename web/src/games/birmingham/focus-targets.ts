// The things of the board that can have the focus, with the point where each one stands.
import type { MapTarget } from "../../map/MapSurface.svelte";
import { readingOrder } from "../../map/roving";
import { linkTargets, placeTargets } from "../brass/focus-targets";
import type { Components, Era } from "./types";

/** Towns, slots, merchants and the links of this era, in reading order. */
export function focusTargets(components: Components, era: Era): MapTarget[] {
  const { locations, links } = components;
  const merchants = locations.flatMap((place) => place.spaces).map(({ id, x, y }): MapTarget => ({ kind: "merchant", id, x, y }));
  const places = locations.flatMap((place) => placeTargets(place, place.kind !== "farm_brewery"));
  return readingOrder([...places, ...merchants, ...linkTargets(links, era)]);
}
