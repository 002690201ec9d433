// What a building and its place cost, as far as the position tells it: for labels and lists. What
// a choice really costs is asked of the server.
import { faceOf, ownedOf } from "./cards";
import type { Building, Components, View } from "./types";
import { NEW } from "./facets";
import { offerAt } from "./prices";

export const cardAt = (view: View, slot: string): string | null => view.market.find((place) => place.slot === slot)?.card ?? null;

/** What one pays for the other workers beside a card, with an own one there. */
export function surchargeAt(components: Components, view: View, slot: string): number {
  return (offerAt(components, view, slot, true, view.turn)?.others ?? 0) * components.worker_cost;
}

/** What the building itself and its place would cost. */
export function sitePrice(components: Components, view: View, seat: number, card: string, site: string): number {
  const building = buildingOf(components, card);
  if (!building) return 0;
  if (site === NEW) return building.cost + (view.players[seat]?.place_price ?? 0);
  return Math.max(0, building.cost - (sharesSymbol(components, card, site) ? components.symbol_discount : 0));
}

/** Whether the building that would be replaced has a symbol of the new one. */
export function sharesSymbol(components: Components, card: string, site: string): boolean {
  const [coming, old] = [buildingOf(components, card), buildingOf(components, ownedOf(site).card)];
  return coming?.symbols.some((symbol) => old?.symbols.includes(symbol)) ?? false;
}

function buildingOf(components: Components, id: string): Building | undefined {
  const face = faceOf(components, id);
  return face?.type === "building" ? face : undefined;
}
