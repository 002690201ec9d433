// Prices of a market: spaces fill from the dear end, so the cubes there are the dear ones first
// and the next one bought is the cheapest left.
import type { MarketTrack } from "./types";

export function nextPrice(market: MarketTrack, cubes: number): number {
  return market.prices[market.prices.length - cubes] ?? market.price_when_empty;
}
