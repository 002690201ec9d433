// What the lessons point at: near market icons, where cotton is sold and coal is bought.
import type { Pointing } from "../../../learn/lesson";
import { buildNear, firstOf, linksTowards } from "../../brass/learn/advice";
import { distances, endsOf, ownTiles, townOf } from "../../brass/learn/reading";
import { marketPlaces, unsold, type Moment } from "./reading";

/** What to begin with. A mill needs nothing but money, and brings more than all the others. */
const FIRST = ["cotton_mill", "port", "coal_mine", "iron_works"];

/** The industry that a first turn should build, of those that can be. */
export const firstIndustry = (moment: Moment): string => firstOf(moment, FIRST);

/** Where a market icon is near, or could be: at the border, at ports and where ports have a space.
 *  And where nothing else could be built: until the rail era one has a single tile in a town. */
export function buildOf(moment: Moment, industry: string): Pointing {
  const harbours = moment.components.locations.filter(({ slots }) => slots.some(({ industries }) => industries.includes("port")));
  const far = distances(moment, [...marketPlaces(moment), ...harbours.map(({ id }) => id)]);
  return buildNear(moment, [industry], (town) => far(town) + othersIn(moment, town, industry));
}

/** Canals that bring a tile which needs one nearer to a market icon: there, or one canal away. */
export function linksToMarkets(moment: Moment, most = 1): Pointing {
  const markets = marketPlaces(moment);
  const reached = distances(moment, markets, isDug(moment));
  if (ownTiles(moment).every((tile) => tile.flipped || reached(townOf(moment, tile.slot)) === 0)) return {};
  const far = distances(moment, markets);
  const legal = moment.legal.filter((move) => endsOf(moment, move.replace("link ", "")).some((place) => far(place) <= most));
  return linksTowards({ ...moment, legal }, far);
}

/** A canal leads from here straight to a market icon. */
export const reachesMarket = (moment: Moment): boolean => (linksToMarkets(moment, 0).places ?? []).length > 0;

/** Ports that the cotton of one's mills reaches by canals that are dug. */
export function portsToBuild(moment: Moment): Pointing {
  const mills = unsold(moment).map((tile) => townOf(moment, tile.slot));
  const far = distances(moment, mills, isDug(moment));
  const legal = moment.legal.filter((move) => far(townOf(moment, move.split(" ")[2] ?? "")) === 0);
  return buildNear({ ...moment, legal }, ["port"], far);
}

const isDug =
  ({ view }: Moment) =>
  (link: string): boolean =>
    view.links.some((built) => built.link === link);

/** How many other industries have a space in a town. */
function othersIn({ components }: Moment, town: string, industry: string): number {
  const slots = components.locations.find(({ id }) => id === town)?.slots ?? [];
  return new Set(slots.flatMap(({ industries }) => industries).filter((other) => other !== industry)).size;
}
