// What the moves of Brass: Lancashire are about: an action, a place, an industry, the amount of a
// loan, a card.
import type { FacetReader } from "../../table/selection";
import { readerOf } from "../brass/choosing";
import { boardIndexOf } from "./board-index";
import type { Components } from "./types";
import { NOTATION } from "./notation";

/** In the order in which a missing one is asked for. */
export const GROUPS = ["action", "industry", "place", "amount", "card"] as const;

export function facetReader(components: Components): FacetReader {
  const { slots } = boardIndexOf(components);
  return readerOf(NOTATION, (name, id) => {
    const town = name === "slot" ? slots.get(id)?.location : undefined;
    return town === undefined ? [] : [town];
  });
}
