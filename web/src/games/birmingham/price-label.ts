// What choosing a lit place would cost, for its label on the map: here selling takes beer.
import type { Choice, Facet } from "../../table/selection";
import * as brass from "../brass/price-label";
import { boardIndexOf } from "./board-index";
import type { Level, Reading } from "./types";

export function priceLabel(place: string, choice: Choice, reading: Reading): string | null {
  const { seat, say } = reading;
  const boardIndex = boardIndexOf(reading.components);
  const view = reading.view;
  const sale = (level: object): string => {
    const { beer } = level as Level;
    return beer ? say("brass-barrels", { cubes: beer }) : say("bb-price-no-beer");
  };
  return brass.priceLabel(place, choice, { boardIndex, view, seat, say, sale });
}

/** The price of an industry beside its name, where one is to be built. */
export function listedPrice({ group, value }: Facet, known: Choice, { components, view, seat, say }: Reading): string | null {
  return group === "industry" ? brass.industryPrice(value, known, { boardIndex: boardIndexOf(components), view, seat, say }) : null;
}
