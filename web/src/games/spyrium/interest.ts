// Which prices are looked at: those of the gap or the card that is pointed at, else of what is
// chosen. Nothing here decides anything; it shows what the cards would ask.
import type { Marks } from "../../map/marks";
import { slotsBeside, type BoardIndex } from "./board-index";
import type { Components, View } from "./types";
import { offerAt, offersBeside, workersAt, type Offer } from "./prices";

export interface Interest {
  offers: readonly Offer[];
  /** Where the worker stands, or would. */
  gap: string | null;
  seat: number;
}

const NOTHING: readonly Offer[] = [];

export function interestOf(boardIndex: BoardIndex, components: Components, view: View, marks: Marks, pointed: string | null): Interest {
  const seat = view.you ?? view.turn;
  const chosen = (ids: Iterable<string>): string | null => [...ids].find((id) => marks[id]?.chosen) ?? null;
  const pick = (known: ReadonlyMap<string, unknown>): string | null =>
    pointed !== null && known.has(pointed) ? pointed : chosen(known.keys());
  const [gap, slot] = [pick(boardIndex.gaps), pick(boardIndex.slots)];
  if (gap !== null) {
    const offers = offersBeside(components, view, gap, seat);
    // Pointing at a gap compares both cards; where a card is chosen, that one counts.
    const one = slot !== null && pointed !== gap && slotsBeside(gap).includes(slot);
    return { offers: one ? offers.filter((offer) => offer.slot === slot) : offers, gap, seat };
  }
  if (slot === null) return { offers: NOTHING, gap: null, seat };
  const own = [...boardIndex.gaps.values()].find((known) => known.slots.includes(slot) && workersAt(view, known.id, seat) > 0);
  const offer = offerAt(components, view, slot, own !== undefined, seat);
  return { offers: offer ? [offer] : NOTHING, gap: own?.id ?? null, seat };
}

/** How many workers of an owner in a gap raise a price that is looked at; the acting one does not. */
export function raising({ offers, gap: acting, seat }: Interest, view: View, gap: string, owner: number): number {
  if (!slotsBeside(gap).some((slot) => offers.some((offer) => offer.slot === slot))) return 0;
  const count = workersAt(view, gap, owner);
  return gap === acting && owner === seat ? count - 1 : count;
}
