// The things of the board that can have the focus, with the point where each one stands.
import type { MapTarget } from "../../map/MapSurface.svelte";
import { readingOrder } from "../../map/roving";
import { linkTargets, placeTargets } from "../brass/focus-targets";
import type { BoardIndex } from "./board-index";
import type { Era } from "./types";

/** Towns, slots, the places around and the links of this era, in reading order. */
export const focusTargets = ({ components }: BoardIndex, era: Era): MapTarget[] =>
  readingOrder([...components.locations.flatMap((place) => placeTargets(place, true)), ...linkTargets(components.links, era)]);
