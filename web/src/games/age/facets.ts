// What the moves of Age of Industry are about: an action, a place on the map, an industry, a tile of
// the mat that is developed, a card to draw, a card to play. Paying back a loan stands beside them.
import { readerOf } from "../brass/choosing";
import type { Facet, FacetReader } from "../../table/selection";
import type { BoardIndex } from "./board-index";
import type { View } from "./types";
import { NOTATION } from "./notation";

/** In the order in which a missing one is asked for. */
export const GROUPS = ["action", "tile", "industry", "place", "draw", "card"] as const;

export const BOARD_GROUPS = ["place"] as const;
export const MAT_GROUPS = ["industry", "tile"] as const;

/** Beside every question of one's own turn, except where it is the question. */
export const REPAY = "repay";
export const isRepaying = ({ pending }: Pick<View, "pending">): boolean => pending.phase === "closing" || pending.phase === "interest";

/** Cards that lie open, and the pile, among the markets: "draw:port", "draw:deck". */
const DRAWN = "draw:";

/** `around`: the town or the sea in which a space lies. */
export function facetReader({ around }: Pick<BoardIndex, "around">, view: Pick<View, "pending">): FacetReader {
  const reader = readerOf(NOTATION, (_, id) => [around.get(id) ?? []].flat());
  return {
    ...reader,
    facets: (move) => [...reader.facets(move), ...tilesOf(move)],
    aside: (move) => move === REPAY && !isRepaying(view),
  };
}

/** A development names a tile by its industry and level. */
function tilesOf(move: string): readonly Facet[] {
  const [kind, industry, level] = move.split(" ");
  return kind === "develop" ? [{ group: "tile", value: `${industry} ${level}` }] : [];
}

/** What a thing on the board, on a mat or among the markets stands for. */
export function facetOf(id: string, { industries }: { industries: readonly { id: string }[] }): Facet {
  if (id.startsWith(DRAWN)) return { group: "draw", value: id.slice(DRAWN.length) };
  if (id.includes(" ")) return { group: "tile", value: id };
  return { group: industries.some((industry) => industry.id === id) ? "industry" : "place", value: id };
}
