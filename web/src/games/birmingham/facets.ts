// What the moves of Brass: Birmingham are about: an action, a place, an industry, a card.
import type { FacetReader } from "../../table/selection";
import { readerOf } from "../brass/choosing";
import { boardIndexOf } from "./board-index";
import type { Components } from "./types";
import { NOTATION } from "./notation";

/** In the order in which a missing one is asked for. */
export const GROUPS = ["action", "industry", "place", "card"] as const;

export function facetReader(components: Components): FacetReader {
  const { slots, spaces } = boardIndexOf(components);
  return readerOf(NOTATION, (name, id) => {
    const place = name === "slot" ? slots.get(id)?.location : name === "space" ? spaces.get(id)?.location : undefined;
    return place === undefined ? [] : [place];
  });
}
