// What the lessons point at: among the legal moves, those that a good teacher would show first.
import type { Pointing } from "../../../learn/lesson";
import type { BuiltTile, LinkSpace, Location } from "../types";
import type { Moment } from "./reading";
import { GOODS, lineOf, mapOf, movesOf, ownTiles, placeOf, unsold } from "./reading";

/** What to begin with: cheap, without cubes, and wanted by others first. */
const FIRST = ["coal_mine", "ironworks", "port", "cotton_mill"];
const SHOWN = 2;
const FAR = 99;

const best = <T>(things: readonly T[], worth: (thing: T) => number): readonly T[] => [...things].sort((a, b) => worth(b) - worth(a));

/** The industry that a first turn should build, of those that can be. */
export function firstIndustry(moment: Moment): string {
  const possible = new Set(movesOf(moment, "build").map((move) => move.split(" ")[0]));
  return FIRST.find((industry) => possible.has(industry)) ?? "none";
}

/** Where the first tile may go: among busy places, for those who build there will need cubes. */
export const firstBuilds = (moment: Moment, industry: string): Pointing =>
  buildsOf(moment, [industry], (place) => bustle(moment, place.id) + busiestBeside(moment, place.id));

/** Mills near an outlet that would take their goods; factories where no mill can be built. */
export function goodsToBuild(moment: Moment): Pointing {
  const builds = movesOf(moment, "build");
  const industry = GOODS.find((kind) => builds.some((move) => move.startsWith(`${kind} `))) ?? "";
  const far = distances(moment, goodsOf(moment, industry));
  return buildsOf(moment, [industry], (place) => bustle(moment, place.id) / FAR - (far.get(place.id) ?? FAR));
}

/** Lines that lead to busy places, where one can build, and then those that pay well at the end. */
export function linesToLay(moment: Moment): Pointing {
  const reached = touched(moment);
  const worth = ({ id, locations }: LinkSpace): number =>
    (moment.view.preview.links[id] ?? 0) +
    2 * Math.max(0, ...locations.filter((end) => !reached.has(end)).map((end) => bustle(moment, end)));
  return {
    places: best(legalLines(moment), worth)
      .map(({ id }) => id)
      .slice(0, SHOWN),
  };
}

/** Lines that bring unsold goods nearer to an outlet. */
export function linesToOutlets(moment: Moment): Pointing {
  const way = (laid?: LinkSpace): number => {
    const ways = unsold(moment).map(({ industry, slot }) =>
      distances(moment, goodsOf(moment, industry), laid).get(placeOf(moment, slot)?.id ?? ""),
    );
    return Math.min(FAR, ...ways.map((lines) => lines ?? FAR));
  };
  const now = way();
  const nearer = legalLines(moment).filter((line) => way(line) < now);
  return { places: nearer.map(({ id }) => id).slice(0, SHOWN) };
}

export const sales = (moment: Moment): Pointing => ({ places: movesOf(moment, "sell").slice(0, SHOWN) });

// Details ------------------------------------------------------------------------------------

function buildsOf(moment: Moment, industries: readonly string[], worth: (place: Location) => number): Pointing {
  const builds = movesOf(moment, "build").map((move) => move.split(" "));
  const found = builds.flatMap(([industry = "", slot = ""]) => {
    const place = industries.includes(industry) ? placeOf(moment, slot) : undefined;
    return place ? [{ industry, slot, place }] : [];
  });
  const ranked = best(found, ({ place }) => worth(place));
  const shown = ranked.filter(({ place }, at) => ranked.findIndex((other) => other.place === place) === at).slice(0, SHOWN);
  const hand = moment.view.players[moment.seat]?.hand ?? [];
  const cards = moment.components.cards.filter(
    (card) =>
      hand.includes(card.id) &&
      shown.some(({ industry, place }) => card.industry === industry || (card.colour !== null && card.colour === place.colour)),
  );
  return { places: shown.map(({ slot }) => slot), cards: cards.map(({ id }) => id) };
}

const legalLines = (moment: Moment): readonly LinkSpace[] => movesOf(moment, "link").flatMap((id) => lineOf(moment, id) ?? []);

/** Where one is: the places of one's own tiles, and those at which one's own lines end. */
function touched(moment: Moment): ReadonlySet<string> {
  const own = moment.view.links.filter(({ owner }) => owner === moment.seat);
  const homes = ownTiles(moment).flatMap(({ slot }) => placeOf(moment, slot)?.id ?? []);
  return new Set([...homes, ...own.flatMap(({ link }) => lineOf(moment, link)?.locations ?? [])]);
}

/** How much there is at a place, and can be: spaces, markets, and tiles once more. */
function bustle(moment: Moment, id: string): number {
  const place = mapOf(moment).locations.find((known) => known.id === id);
  if (!place) return 0;
  const tiles = moment.view.tiles.filter(({ slot }) => place.spaces.some((space) => space.id === slot));
  return place.spaces.length + place.markets.length + tiles.length;
}

function busiestBeside(moment: Moment, id: string): number {
  const beside = mapOf(moment).links.filter(({ locations }) => locations.includes(id));
  return Math.max(
    0,
    ...beside
      .flatMap(({ locations }) => locations)
      .filter((end) => end !== id)
      .map((end) => bustle(moment, end)),
  );
}

type Goods = "cotton" | "factory";
const goodsOf = ({ components }: Moment, industry: string): Goods =>
  components.industries.find(({ id }) => id === industry)?.role === "factory" ? "factory" : "cotton";

/** Places with an outlet for goods: ports that are not flipped, markets that are not used. */
function outlets(moment: Moment, goods: Goods): readonly string[] {
  const { components, view } = moment;
  const wanted = components.market_tiles.filter(({ accepts }) => accepts.includes(goods)).map(({ id }) => id);
  const markets = view.market_tiles.filter(({ tile, used }) => tile !== null && !used && wanted.includes(tile)).map(({ space }) => space);
  const takes = ({ industry, level }: BuiltTile): boolean =>
    components.levels.some((known) => known.industry === industry && known.level === level && known.accepts.includes(goods));
  const ports = view.tiles.filter((tile) => !tile.flipped && takes(tile)).map(({ slot }) => slot);
  const here = (place: Location): boolean =>
    place.spaces.some(({ id }) => ports.includes(id)) || place.markets.some(({ id }) => markets.includes(id));
  return mapOf(moment)
    .locations.filter(here)
    .map(({ id }) => id);
}

/** How many lines are still to be laid from each place to the nearest outlet; `laid`: as if this one were. */
function distances(moment: Moment, goods: Goods, laid?: LinkSpace): ReadonlyMap<string, number> {
  const built = new Set([...moment.view.links.map(({ link }) => link), ...(laid ? [laid.id] : [])]);
  const found = new Map(outlets(moment, goods).map((id) => [id, 0]));
  const { links } = mapOf(moment);
  for (let changed = true; changed;) {
    changed = false;
    for (const { id, locations } of links) {
      const near = Math.min(...locations.map((end) => found.get(end) ?? FAR)) + (built.has(id) ? 0 : 1);
      for (const end of locations) {
        if (near >= (found.get(end) ?? FAR)) continue;
        found.set(end, near);
        changed = true;
      }
    }
  }
  return found;
}
