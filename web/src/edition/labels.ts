// What the numbers of an edition are called, by their keys in the board file.
import { ed } from "./texts";

/** The sort of things a number belongs to. */
export function sectionText(key: string): string {
  const texts: Readonly<Record<string, string>> = {
    tiles: ed("edition-tiles"),
    cards: ed("edition-cards"),
    market_tiles: ed("edition-market-tiles"),
    maps: ed("edition-imports"),
    pieces: ed("edition-pieces"),
    demand_tokens: ed("edition-demand-tokens"),
    towns: ed("edition-towns"),
    connections: ed("edition-connections"),
    characters: ed("edition-characters"),
    buildings: ed("edition-buildings"),
    techniques: ed("edition-techniques"),
  };
  const section = key.split(".")[0] ?? "";
  return texts[section] ?? section;
}

/** What the number says of its thing. */
export function fieldText(key: string): string {
  const texts: Readonly<Record<string, string>> = {
    cost: ed("edition-cost"),
    coal: ed("edition-coal"),
    iron: ed("edition-iron"),
    cubes: ed("edition-cubes"),
    payout: ed("edition-payout"),
    points: ed("edition-points"),
    value: ed("edition-value"),
    links: ed("edition-links"),
    industries: ed("edition-industries"),
  };
  return texts[key.split(".").at(-1) ?? ""] ?? ed("edition-count");
}
