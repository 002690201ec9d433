// What the era would bring if it ended now: flipped tiles bring their points, and each link the
// link values at its ends, those of flipped tiles and those printed on places.
import { levelOf, type BoardIndex } from "./board-index";
import type { View } from "./types";

export interface EraScore {
  seat: number;
  now: number;
  tiles: number;
  links: number;
  /** What else the end of the game would bring. */
  bonus: number;
  total: number;
}

/** By seat; after the end everything is counted already. A game adds the bonus its end brings. */
export function eraScores(boardIndex: BoardIndex, view: View, bonus: (seat: number) => number = () => 0): EraScore[] {
  if (view.result.final) {
    return view.players.map(({ victory_points: now }, seat) => ({ seat, now, tiles: 0, links: 0, bonus: 0, total: now }));
  }
  const values = linkValues(boardIndex, view);
  return view.players.map((player, seat): EraScore => {
    const tiles = view.tiles
      .filter((tile) => tile.owner === seat && tile.flipped)
      .reduce((sum, tile) => sum + levelOf(boardIndex.components, tile.industry, tile.level).points, 0);
    const links = view.links
      .filter((built) => built.owner === seat)
      .reduce((sum, built) => sum + linkScore(boardIndex, values, built.link), 0);
    const [now, more] = [player.victory_points, bonus(seat)];
    return { seat, now, tiles, links, bonus: more, total: now + tiles + links + more };
  });
}

/** Link values by location. */
export function linkValues({ components, slots }: BoardIndex, view: View): Map<string, number> {
  const values = new Map(components.locations.map((place) => [place.id, place.link_icons]));
  for (const tile of view.tiles.filter((built) => built.flipped)) {
    const place = slots.get(tile.slot)!.location;
    const icons = levelOf(components, tile.industry, tile.level).link_icons;
    values.set(place, (values.get(place) ?? 0) + icons);
  }
  return values;
}

export function linkScore({ routes }: BoardIndex, values: ReadonlyMap<string, number>, link: string): number {
  const ends = routes.get(link)?.link.locations ?? [];
  return ends.reduce((sum, place) => sum + (values.get(place) ?? 0), 0);
}

/** What leaves the board when the canal era ends: level 1 tiles and all canals. */
export function leaving(view: View): { tiles: number; links: number } {
  if (view.era !== "canal") return { tiles: 0, links: 0 };
  return { tiles: view.tiles.filter((tile) => tile.level === 1).length, links: view.links.length };
}
