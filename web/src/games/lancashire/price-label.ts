// What choosing a lit place would cost, for its label on the map.
import type { Choice } from "../../table/selection";
import * as brass from "../brass/price-label";
import { boardIndexOf } from "./board-index";
import type { Reading } from "./types";

export function priceLabel(place: string, choice: Choice, { components, view, seat, say }: Reading): string | null {
  const shown = view;
  return brass.priceLabel(place, choice, { boardIndex: boardIndexOf(components, shown), view: shown, seat, say });
}
