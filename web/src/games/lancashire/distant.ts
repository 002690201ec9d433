// The odds of the distant market: which tiles are still in the pile, and what the next one may do.
// Their order is hidden; what is in the pile follows from the box and from the tiles drawn.
import type { Components, View } from "./types";

export interface Odds {
  /** Tiles in the pile. */
  tiles: number;
  /** Those that would close the market: the mill stays unsold. */
  closing: number;
  /** The fewest and the most income spaces that the others would bring. */
  least: number;
  most: number;
}

export function oddsOf(components: Components, view: View): Odds {
  const track = components.distant_track;
  const steps = pileOf(components, view);
  const bonuses = steps.map((step) => track[view.distant_market.marker + step]).filter((bonus) => bonus !== undefined);
  const some = bonuses.length > 0;
  return {
    tiles: steps.length,
    closing: steps.length - bonuses.length,
    least: some ? Math.min(...bonuses) : 0,
    most: some ? Math.max(...bonuses) : 0,
  };
}

/** The steps of the tiles in the pile, in no order. */
function pileOf(components: Components, view: View): readonly number[] {
  const column = deckOf(components, view)?.column ?? String(view.seats);
  const drawn = [...view.distant_market.drawn];
  const all = components.distant_tiles.flatMap(({ steps, counts }) => Array.from({ length: counts[column] ?? 0 }, () => steps));
  return all.filter((step) => {
    const at = drawn.indexOf(step);
    if (at >= 0) drawn.splice(at, 1);
    return at < 0;
  });
}

/** The deck in play: its rounds, and its column in the counts of cards and tiles. */
export function deckOf(components: Components, { seats, options }: View): Components["decks"][number] | undefined {
  const name = options.community ? "community" : options.classic_deck ? `classic-${seats}` : String(seats);
  return components.decks.find((deck) => deck.id === name);
}
