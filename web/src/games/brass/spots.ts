// Where the things of a Brass board are marked: spaces, links along their line, whole towns.
import { boxAround } from "../../map/geometry";
import { spotAround, type Spot } from "../../map/MarksLayer.svelte";
import { TILE, type BoardIndex } from "./board-index";

export function spotOf(boardIndex: BoardIndex, id: string): Spot | null {
  const square = boardIndex.squares.get(id);
  if (square) return { x: square.x, y: square.y, width: TILE, height: TILE, turn: 0, outlined: true };
  const route = boardIndex.routes.get(id);
  if (route) return { x: route.link.x, y: route.link.y, width: 36, height: 23, turn: route.turn, outlined: true };
  const place = boardIndex.locations.get(id);
  if (!place) return null;
  const name = { x: place.x - 50, y: place.y - 14, width: 100, height: 28 };
  return spotAround(place.slots.length ? boxAround(place.slots, TILE, 6) : name);
}
