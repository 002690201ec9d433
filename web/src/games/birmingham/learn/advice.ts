// What the lessons point at: among the legal moves, those that a good teacher would show first.
import type { Pointing } from "../../../learn/lesson";
import type { Moment } from "./reading";
import { GOODS, componentsOf, movesOf, ownTiles, viewOf } from "./reading";

/** What to begin with: cheap and useful first. */
const FIRST = ["coal_mine", "iron_works", "cotton_mill", "brewery", "manufacturer", "pottery"];
const FAR = 99;

/** The industry that a first turn should build, of those that can be. */
export function firstIndustry(moment: Moment): string {
  const possible = new Set(movesOf(moment, "build").map((move) => move.split(" ")[0]));
  return FIRST.find((industry) => possible.has(industry)) ?? "none";
}

export const buildOf = (moment: Moment, industries: readonly string[]): Pointing => {
  const builds = movesOf(moment, "build").map((move) => move.split(" "));
  const found = builds.filter(([industry]) => industries.includes(industry ?? ""));
  const near = distances(moment);
  const placed = found.map(([industry = "", slot = ""]) => ({ industry, slot, town: townOf(moment, slot) }));
  placed.sort((a, b) => (near.get(a.town) ?? FAR) - (near.get(b.town) ?? FAR));
  const shown = firstOfEachTown(placed).slice(0, 3);
  return { places: shown.map(({ slot }) => slot), cards: cardsFor(moment, shown) };
};

export const goodsToBuild = (moment: Moment): Pointing => buildOf(moment, GOODS);

/** Links that lead towards a merchant, the nearest first. */
export function linksToMerchants(moment: Moment): Pointing {
  const near = distances(moment);
  const far = (link: string): number => Math.min(...endsOf(moment, link).map((place) => near.get(place) ?? FAR));
  const places = [...movesOf(moment, "link")].sort((a, b) => far(a) - far(b)).slice(0, 2);
  return { places };
}

export const sales = (moment: Moment): Pointing => ({ places: movesOf(moment, "sell").slice(0, 3) });

/** Merchants who want something and still have their barrel. */
export function barrels(moment: Moment): Pointing {
  const { merchants } = viewOf(moment);
  return { places: merchants.filter((merchant) => merchant.barrel).map((merchant) => merchant.space) };
}

export const ownPlaces = (moment: Moment): Pointing => ({ places: ownTiles(moment).map((tile) => tile.slot) });

// Details ------------------------------------------------------------------------------------

interface Placed {
  industry: string;
  slot: string;
  town: string;
}

function firstOfEachTown(placed: readonly Placed[]): Placed[] {
  return placed.filter(({ town }, at) => placed.findIndex((other) => other.town === town) === at);
}

const endsOf = (moment: Moment, link: string): readonly string[] =>
  componentsOf(moment).links.find((known) => known.id === link)?.locations ?? [];

const townOf = (moment: Moment, slot: string): string =>
  componentsOf(moment).locations.find((place) => place.slots.some((known) => known.id === slot))?.id ?? "";

/** How many canals it is from each place to the nearest merchant who wants something. */
function distances(moment: Moment): ReadonlyMap<string, number> {
  const { links, locations, merchant_tiles } = componentsOf(moment);
  const wanting = viewOf(moment).merchants.filter(({ tile }) => merchant_tiles.some((kind) => kind.id === tile && kind.buys.length > 0));
  const starts = locations.filter((place) => place.spaces.some((space) => wanting.some((merchant) => merchant.space === space.id)));
  const found = new Map(starts.map((place) => [place.id, 0]));
  const queue = starts.map((place) => place.id);
  for (let place = queue.shift(); place !== undefined; place = queue.shift()) {
    for (const link of links) {
      if (!link.canal || !link.locations.includes(place)) continue;
      for (const other of link.locations) {
        if (found.has(other)) continue;
        found.set(other, found.get(place)! + 1);
        queue.push(other);
      }
    }
  }
  return found;
}

/** The cards of the hand that build one of these. */
function cardsFor(moment: Moment, placed: readonly Placed[]): readonly string[] {
  const hand = viewOf(moment).players[moment.seat]?.hand ?? [];
  const kinds = componentsOf(moment).cards.filter((card) => hand.includes(card.id));
  const fitting = kinds.filter((card) => placed.some(({ industry, town }) => card.location === town || card.industries.includes(industry)));
  return fitting.map((card) => card.id);
}
