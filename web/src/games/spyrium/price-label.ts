// What building at a lit place would cost in all, for its label. The prices of cards and gaps are
// drawn by the board itself.
import type { Reading } from "./types";
import { chosenIn, type Choice } from "../../table/selection";
import { facetOf } from "./facets";
import { cardAt, sitePrice, surchargeAt } from "./sites";

export function priceLabel(id: string, choice: Choice, reading: Reading): string | null {
  const { components, view } = reading;
  const slot = chosenIn(choice, "slot") ?? view.pending.slot;
  const card = slot === null ? null : cardAt(view, slot);
  const { group } = facetOf(id, components);
  if (slot === null || card === null || (group !== "building" && group !== "site")) return null;
  const money = sitePrice(components, view, reading.seat, card, id) + surchargeAt(components, view, slot);
  return reading.say("sp-price", { money });
}
