// The things of the board that can have the focus, with the point where each one stands.
import type { MapStop } from "../../map/MapSurface.svelte";
import { readingOrder } from "../../map/roving";
import { linkStops, placeStops } from "../brass/stops";
import type { BoardIndex, Place } from "./board-index";

/** Places, their spaces, markets and imports, and the railways, in reading order. */
export const boardStops = ({ components }: BoardIndex): MapStop[] =>
  readingOrder([...components.locations.flatMap(stopsOf), ...linkStops(components.links, "rail")]);

function stopsOf(place: Place): MapStop[] {
  const beside = [...place.markets, ...(place.coal_import ? [place.coal_import] : [])];
  return [...placeStops(named(place), true), ...beside.map(({ id, x, y }): MapStop => ({ kind: "merchant", id, x, y }))];
}

/** The name of a place abroad stands below its market. */
const named = (place: Place): Place => (place.kind === "foreign" ? { ...place, y: place.y + 34 } : place);
