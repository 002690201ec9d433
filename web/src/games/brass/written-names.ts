// What is written of each name on a small board: beside the frames, markets, link spaces and other names.
import { boxAround, boxAt, type Box, type Point } from "../../map/geometry";
import { writtenNames, type NamedPlate, type Taken, type Written } from "../../map/written-names";
import { TILE, type BoardIndex } from "./board-index";

const MARKER = { width: 20, height: 20 };
const BESIDE = { width: TILE + 2, height: TILE + 2 };

/** Something that lies on the board beside its places, such as the tile of a market; `of`: the place whose
 *  name is drawn up to it. */
export interface Beside extends Point {
  of?: string;
}

export function boardNames(boardIndex: BoardIndex, plates: readonly NamedPlate[], beside: readonly Beside[] = []): Map<string, Written> {
  const { locations, links } = boardIndex.components;
  const frames: Taken[] = locations.flatMap(({ id, slots }) => (slots.length > 0 ? [{ of: id, box: frameOf(slots) }] : []));
  const markers: Taken[] = links.map((link) => ({ box: boxAt(link, MARKER) }));
  const pieces: Taken[] = beside.map(({ of, ...point }) => ({ box: boxAt(point, BESIDE), ...(of ? { of } : {}) }));
  return writtenNames(plates, [...frames, ...markers, ...pieces], boardIndex.crop);
}

const frameOf = (slots: readonly Point[]): Box => boxAround(slots, TILE, 4);
