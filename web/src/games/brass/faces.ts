// What is seen on a tile: on the board, on a mat, or about to be built.
import type { TileFace } from "../../map/Tile.svelte";
import type { ComingTile } from "../../map/marks";
import { cubesOf, levelOf, type BoardIndex } from "./board-index";
import type { BuiltTile, Era, Level } from "./types";

export const tileFace = (boardIndex: BoardIndex, tile: BuiltTile): TileFace =>
  face(boardIndex, levelOf(boardIndex.components, tile.industry, tile.level), tile.flipped, tile.resources);

/** A tile as it would be placed, with all its cubes. */
export function comingFace(boardIndex: BoardIndex, tile: ComingTile, era: Era): TileFace {
  const level = levelOf(boardIndex.components, tile.industry, tile.level);
  return face(boardIndex, level, false, cubesOf(level, era));
}

export function face(boardIndex: BoardIndex, level: Level, flipped: boolean, cubes: number): TileFace {
  return {
    industry: level.industry,
    level: level.level,
    flipped,
    resource: boardIndex.industries.get(level.industry)?.resource ?? null,
    cubes,
    points: level.points,
    linkIcons: level.link_icons,
  };
}
