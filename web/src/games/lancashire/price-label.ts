// What choosing a lit place would cost, for its label on the map.
import type { Choice } from "../../table/selection";
import type { Reading } from "../board";
import * as brass from "../brass/price-label";
import { boardIndexOf } from "./board-index";
import type { Components, View } from "./types";

export function priceLabel(place: string, choice: Choice, { components, view, seat, say }: Reading): string | null {
  const shown = view as unknown as View;
  return brass.priceLabel(place, choice, { boardIndex: boardIndexOf(components as Components, shown), view: shown, seat, say });
}
