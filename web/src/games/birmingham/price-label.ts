// What choosing a lit place would cost, for its label on the map: here selling takes beer.
import type { Choice } from "../../table/selection";
import type { Reading } from "../board";
import * as brass from "../brass/price-label";
import { boardIndexOf } from "./board-index";
import type { Components, Level, View } from "./types";

export function priceLabel(place: string, choice: Choice, reading: Reading): string | null {
  const { seat, say } = reading;
  const boardIndex = boardIndexOf(reading.components as Components);
  const view = reading.view as unknown as View;
  const sale = (level: object): string => {
    const { beer } = level as Level;
    return beer ? say("brass-barrels", { cubes: beer }) : say("bb-price-no-beer");
  };
  return brass.priceLabel(place, choice, { boardIndex, view, seat, say, sale });
}
