// The things of the board that can have the focus, with the point where each one stands.
import { boxAround, type Point } from "../../map/geometry";
import type { Thing } from "../../map/marks";
import { readingOrder, type Stop } from "../../map/roving";
import { TILE, atlasOf } from "./atlas";
import type { Components, Era } from "./forms";

export interface BoardStop extends Stop, Thing {}

/** Towns, slots, merchants and the links of this era, in reading order. */
export function boardStops(components: Components, era: Era): BoardStop[] {
  const stops: BoardStop[] = [];
  for (const place of components.locations) {
    if (place.kind !== "farm_brewery") stops.push({ kind: "town", id: place.id, ...plateOf(components, place.id) });
    for (const slot of place.slots) stops.push({ kind: "slot", id: slot.id, x: slot.x, y: slot.y });
    for (const space of place.spaces) stops.push({ kind: "merchant", id: space.id, x: space.x, y: space.y });
  }
  for (const link of components.links) {
    if (link[era]) stops.push({ kind: "link", id: link.id, x: link.x, y: link.y });
  }
  return readingOrder(stops);
}

/** The middle of a place's name-plate. */
function plateOf(components: Components, id: string): Point {
  const place = atlasOf(components).locations.get(id)!;
  if (!place.slots.length) return { x: place.x, y: place.y };
  const box = boxAround(place.slots, TILE, 4);
  return { x: box.x + box.width / 2, y: box.y + box.height + 9 };
}
