// What choosing a lit place would cost, for its label on the map.
import type { Choice, Facet } from "../../table/selection";
import * as brass from "../brass/price-label";
import { boardIndexOf } from "./board-index";
import type { Reading } from "./types";

export function priceLabel(place: string, choice: Choice, { components, view, seat, say }: Reading): string | null {
  const shown = view;
  return brass.priceLabel(place, choice, { boardIndex: boardIndexOf(components, shown), view: shown, seat, say });
}

/** The price of an industry beside its name, where one is to be built. */
export function listedPrice({ group, value }: Facet, known: Choice, { components, view, seat, say }: Reading): string | null {
  return group === "industry" ? brass.industryPrice(value, known, { boardIndex: boardIndexOf(components, view), view, seat, say }) : null;
}
