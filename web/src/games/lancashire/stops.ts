// The things of the board that can have the focus, with the point where each one stands.
import type { MapStop } from "../../map/MapSurface.svelte";
import { readingOrder } from "../../map/roving";
import { linkStops, placeStops } from "../brass/stops";
import type { BoardIndex } from "./board-index";
import type { Era } from "./types";

/** Towns, slots, the places around and the links of this era, in reading order. */
export const boardStops = ({ components }: BoardIndex, era: Era): MapStop[] =>
  readingOrder([...components.locations.flatMap((place) => placeStops(place, true)), ...linkStops(components.links, era)]);
