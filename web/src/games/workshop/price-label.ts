// What a lit connection would cost and bring, for its label.
import type { Reading } from "./types";
import type { Choice } from "../../table/selection";
import { byId, linkCost } from "./pieces";
import { incomeOf } from "./gains";

export function priceLabel(id: string, _choice: Choice, reading: Reading): string | null {
  const { components, view } = reading;
  const line = byId(components.connections, id);
  if (!line || view.pending.phase !== "link") return null;
  const money = line.links * linkCost(components, view.era);
  const income = incomeOf(components, view, line);
  return income > 0 ? reading.say("ww-play-price-income", { money, income }) : reading.say("ww-play-price", { money });
}
