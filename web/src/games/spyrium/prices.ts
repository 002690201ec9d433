// What a worker beside a card pays or gets there: every other worker beside it counts.
import { slotsBeside } from "./board-index";
import { faceOf } from "./cards";
import type { Components, View } from "./types";

export interface Offer {
  slot: string;
  card: string;
  /** The other workers beside the card. */
  others: number;
  /** What activating costs here, without a place or what the effect asks for. */
  price: number;
  /** What taking the worker back would bring. */
  money: number;
}

export const workersAt = (view: View, gap: string, seat: number): number =>
  view.workers.find((standing) => standing.gap === gap && standing.owner === seat)?.count ?? 0;

/** What a card asks of a worker beside it; one who is still to be placed finds all the others there. */
export function offerAt(components: Components, view: View, slot: string, standing: boolean, seat: number): Offer | null {
  const at = view.market.findIndex((place) => place.slot === slot);
  const id = view.market[at]?.card ?? null;
  const card = id === null ? undefined : faceOf(components, id);
  if (id === null || !card) return null;
  const others = Math.max(0, (view.around[at] ?? 0) - (standing ? 1 : 0));
  const raised = others * components.worker_cost;
  return { slot, card: id, others, price: card.cost + raised, money: raised + capital(components, view, seat) };
}

/** What Capitalization adds. */
function capital(components: Components, view: View, seat: number): number {
  const known = view.players[seat]?.techniques.map((owned) => faceOf(components, owned.card)) ?? [];
  return known.reduce((sum, card) => sum + (card?.type === "technique" && card.kind === "capitalization" ? card.amount : 0), 0);
}

/** The offers of both cards beside a gap. */
export function offersBeside(components: Components, view: View, gap: string, seat: number): readonly Offer[] {
  const standing = workersAt(view, gap, seat) > 0;
  return slotsBeside(gap).flatMap((slot) => offerAt(components, view, slot, standing, seat) ?? []);
}
