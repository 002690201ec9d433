// What the lessons of every Brass point at: among the legal moves, those that a good teacher would
// show first. How far a place lies from where it should be near, a game says itself.
import type { Pointing } from "../../../learn/lesson";
import { endsOf, meOf, movesOf, townOf, type Moment } from "./reading";

type Far = (place: string) => number;

interface Placed {
  industry: string;
  slot: string;
  town: string;
}

/** The first of these industries that can be built. */
export function firstOf(moment: Moment, industries: readonly string[]): string {
  const possible = new Set(movesOf(moment, "build").map((move) => move.split(" ")[0]));
  return industries.find((industry) => possible.has(industry)) ?? "none";
}

/** Where one of these may be built, the nearest town first. */
export function buildNear(moment: Moment, industries: readonly string[], far: Far): Pointing {
  const builds = movesOf(moment, "build").map((move) => move.split(" "));
  const found = builds.filter(([industry]) => industries.includes(industry ?? ""));
  const placed = found.map(([industry = "", slot = ""]) => ({ industry, slot, town: townOf(moment, slot) }));
  placed.sort((a, b) => far(a.town) - far(b.town));
  const shown = firstOfEachTown(placed).slice(0, 3);
  return { places: shown.map(({ slot }) => slot), cards: cardsFor(moment, shown) };
}

/** Links that lead there, the nearest first. */
export function linksTowards(moment: Moment, far: Far): Pointing {
  const nearest = (link: string): number => Math.min(...endsOf(moment, link).map(far));
  return { places: [...movesOf(moment, "link")].sort((a, b) => nearest(a) - nearest(b)).slice(0, 2) };
}

export const sales = (moment: Moment): Pointing => ({ places: movesOf(moment, "sell").slice(0, 3) });

// Details ------------------------------------------------------------------------------------

function firstOfEachTown(placed: readonly Placed[]): Placed[] {
  return placed.filter(({ town }, at) => placed.findIndex((other) => other.town === town) === at);
}

/** The cards of the hand that build one of these. */
function cardsFor(moment: Moment, placed: readonly Placed[]): readonly string[] {
  const hand = meOf(moment).hand ?? [];
  const kinds = moment.components.cards.filter((card) => hand.includes(card.id));
  const fitting = kinds.filter((card) => placed.some(({ industry, town }) => card.location === town || card.industries.includes(industry)));
  return fitting.map((card) => card.id);
}
