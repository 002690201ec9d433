// What is seen on a tile: on the board, on a mat, or about to be built.
import type { TileFace } from "../../map/Tile.svelte";
import type { ComingTile } from "../../map/marks";
import { cubesOf, levelOf, type Atlas } from "./atlas";
import type { BuiltTile, Era, Level } from "./types";

export const tileFace = (atlas: Atlas, tile: BuiltTile): TileFace =>
  face(atlas, levelOf(atlas.components, tile.industry, tile.level), tile.flipped, tile.resources);

/** A tile as it would be placed, with all its cubes. */
export function comingFace(atlas: Atlas, tile: ComingTile, era: Era): TileFace {
  const level = levelOf(atlas.components, tile.industry, tile.level);
  return face(atlas, level, false, cubesOf(level, era));
}

export function face(atlas: Atlas, level: Level, flipped: boolean, cubes: number): TileFace {
  return {
    industry: level.industry,
    level: level.level,
    flipped,
    resource: atlas.industries.get(level.industry)?.resource ?? null,
    cubes,
    points: level.points,
    linkIcons: level.link_icons,
  };
}
