// What the lessons point at: near merchants, who buy.
import type { Pointing } from "../../../learn/lesson";
import { buildNear, firstOf, linksTowards } from "../../brass/learn/advice";
import { distances } from "../../brass/learn/reading";
import { GOODS, type Moment } from "./reading";

/** What to begin with: cheap and useful first. */
const FIRST = ["coal_mine", "iron_works", "cotton_mill", "brewery", "manufacturer", "pottery"];

/** The industry that a first turn should build, of those that can be. */
export const firstIndustry = (moment: Moment): string => firstOf(moment, FIRST);

export const buildOf = (moment: Moment, industries: readonly string[]): Pointing => buildNear(moment, industries, toMerchants(moment));

export const goodsToBuild = (moment: Moment): Pointing => buildOf(moment, GOODS);

/** Links that lead towards a merchant, the nearest first. */
export const linksToMerchants = (moment: Moment): Pointing => linksTowards(moment, toMerchants(moment));

/** Merchants who want something and still have their barrel. */
export function barrels({ view }: Moment): Pointing {
  return { places: view.merchants.filter((merchant) => merchant.barrel).map((merchant) => merchant.space) };
}

/** How many canals it is from a place to the nearest merchant who wants something. */
function toMerchants(moment: Moment): (place: string) => number {
  const { locations, merchant_tiles } = moment.components;
  const wanting = moment.view.merchants.filter(({ tile }) => merchant_tiles.some((kind) => kind.id === tile && kind.buys.length > 0));
  const starts = locations.filter((place) => place.spaces.some((space) => wanting.some((merchant) => merchant.space === space.id)));
  const ids = starts.map((place) => place.id);
  return distances(moment, ids);
}
