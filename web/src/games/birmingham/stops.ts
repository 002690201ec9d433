// The things of the board that can have the focus, with the point where each one stands.
import type { MapStop } from "../../map/MapSurface.svelte";
import { readingOrder } from "../../map/roving";
import { linkStops, placeStops } from "../brass/stops";
import type { Components, Era } from "./types";

/** Towns, slots, merchants and the links of this era, in reading order. */
export function boardStops(components: Components, era: Era): MapStop[] {
  const { locations, links } = components;
  const merchants = locations.flatMap((place) => place.spaces).map(({ id, x, y }): MapStop => ({ kind: "merchant", id, x, y }));
  const places = locations.flatMap((place) => placeStops(place, place.kind !== "farm_brewery"));
  return readingOrder([...places, ...merchants, ...linkStops(links, era)]);
}
