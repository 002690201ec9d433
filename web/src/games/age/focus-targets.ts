// The things of the board that can have the focus, with the point where each one stands.
import type { MapTarget } from "../../map/MapSurface.svelte";
import { readingOrder } from "../../map/roving";
import { linkTargets, placeTargets } from "../brass/focus-targets";
import type { BoardIndex, Place } from "./board-index";

/** Places, their spaces, markets and imports, and the railways, in reading order. */
export const focusTargets = ({ components }: BoardIndex): MapTarget[] =>
  readingOrder([...components.locations.flatMap(targetsOf), ...linkTargets(components.links, "rail")]);

function targetsOf(place: Place): MapTarget[] {
  const beside = [...place.markets, ...(place.coal_import ? [place.coal_import] : [])];
  return [...placeTargets(named(place), true), ...beside.map(({ id, x, y }): MapTarget => ({ kind: "merchant", id, x, y }))];
}

/** The name of a place abroad stands below its market. */
const named = (place: Place): Place => (place.kind === "foreign" ? { ...place, y: place.y + 34 } : place);
