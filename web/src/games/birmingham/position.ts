// A view looked up by slot, link and merchant space.
import * as brass from "../brass/position";
import type { View } from "./types";

export interface Position extends brass.Position {
  merchants: ReadonlyMap<string, View["merchants"][number]>;
}

export const positionOf = (view: View): Position => ({
  ...brass.positionOf(view),
  merchants: new Map(view.merchants.map((merchant) => [merchant.space, merchant])),
});
