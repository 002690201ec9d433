// What the era would bring if it ended now: flipped tiles bring their points, and each link the
// link values at its ends, those of flipped tiles and those printed on merchants' locations.
import { atlasOf, levelOf } from "./atlas";
import type { Components, View } from "./forms";

export interface EraScore {
  seat: number;
  now: number;
  tiles: number;
  links: number;
  total: number;
}

/** By seat. After the end everything is counted already. */
export function eraScores(components: Components, view: View): EraScore[] {
  if (view.result.final) {
    return view.players.map(({ victory_points: now }, seat) => ({ seat, now, tiles: 0, links: 0, total: now }));
  }
  const values = linkValues(components, view);
  return view.players.map((player, seat): EraScore => {
    const tiles = view.tiles
      .filter((tile) => tile.owner === seat && tile.flipped)
      .reduce((sum, tile) => sum + levelOf(components, tile.industry, tile.level).points, 0);
    const links = view.links
      .filter((built) => built.owner === seat)
      .reduce((sum, built) => sum + linkScore(components, values, built.link), 0);
    const now = player.victory_points;
    return { seat, now, tiles, links, total: now + tiles + links };
  });
}

/** Link values by location. */
export function linkValues(components: Components, view: View): Map<string, number> {
  const { slots } = atlasOf(components);
  const values = new Map(components.locations.map((place) => [place.id, place.link_icons]));
  for (const tile of view.tiles.filter((built) => built.flipped)) {
    const place = slots.get(tile.slot)!.location;
    const icons = levelOf(components, tile.industry, tile.level).link_icons;
    values.set(place, (values.get(place) ?? 0) + icons);
  }
  return values;
}

export function linkScore(components: Components, values: ReadonlyMap<string, number>, link: string): number {
  const ends = atlasOf(components).routes.get(link)?.link.locations ?? [];
  return ends.reduce((sum, place) => sum + (values.get(place) ?? 0), 0);
}

/** What leaves the board when the canal era ends: level 1 tiles and all canals. */
export function leaving(view: View): { tiles: number; links: number } {
  if (view.era !== "canal") return { tiles: 0, links: 0 };
  return { tiles: view.tiles.filter((tile) => tile.level === 1).length, links: view.links.length };
}
