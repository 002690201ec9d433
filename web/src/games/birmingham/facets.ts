// What the moves of Brass: Birmingham are about: an action, a place, an industry, a card; and what
// somebody may have meant who pointed at something that is not possible.
import type { GameEvent } from "../../api/types";
import type { Choice, Facet, FacetReader } from "../../table/selection";
import { facetsOf as facetsBy, idOf } from "../notation";
import { atlasOf } from "./atlas";
import type { Components, View } from "./forms";
import { NOTATION } from "./notation";

/** In the order in which a missing one is asked for. */
export const GROUPS = ["action", "industry", "place", "card"] as const;

export function facetReader(components: Components): FacetReader {
  return { facets: (move) => facetsOf(components, move), forced: forcedFacets, after: ["card"] };
}

export function facetsOf(components: Components, move: string): readonly Facet[] {
  return facetsBy(NOTATION, (name, id) => around(components, name, id), move);
}

function around(components: Components, name: string, id: string): readonly string[] {
  const atlas = atlasOf(components);
  const place = name === "slot" ? atlas.slots.get(id)?.location : name === "space" ? atlas.spaces.get(id)?.location : undefined;
  return place === undefined ? [] : [place];
}

/** The rules discard the only card that fits without asking; then no move names it. Where cubes
 *  come from is part of the costs, not of the choice. */
function forcedFacets(event: GameEvent): readonly Facet[] {
  return event.key === "event-card" ? [{ group: "card", value: idOf(event.args["card"]) }] : [];
}

/** The moves somebody may have meant who pointed at a place, with what is chosen so far. */
export function meantMoves(components: Components, view: View, seat: number, facet: Facet, choice: Choice): string[] {
  const atlas = atlasOf(components);
  if (facet.group === "industry") return [`develop ${facet.value}`];
  if (facet.group === "action") return meantActions(view, seat, facet.value);
  if (facet.group !== "place") return [];
  if (atlas.routes.has(facet.value)) return [`link ${facet.value}`];
  const town = atlas.locations.get(facet.value);
  const slotIds = town ? town.slots.map((known) => known.id) : [facet.value];
  const wanted = choice.find((chosen) => chosen.group === "industry")?.value;
  return slotIds.flatMap((id) => meantAtSlot(components, view, seat, id, wanted));
}

function meantAtSlot(components: Components, view: View, seat: number, id: string, wanted: string | undefined): string[] {
  const allowed = atlasOf(components).slots.get(id)?.industries ?? [];
  const own = view.tiles.find((tile) => tile.slot === id && tile.owner === seat && !tile.flipped);
  const sale = own ? [`sell ${id}`] : [];
  const industries = wanted !== undefined && allowed.includes(wanted) ? [wanted] : allowed;
  return [...sale, ...industries.map((known) => `build ${known} ${id}`)];
}

function meantActions(view: View, seat: number, kind: string): string[] {
  const tiles = view.tiles.filter((tile) => tile.owner === seat && !tile.flipped);
  if (kind === "sell") return tiles.map((tile) => `sell ${tile.slot}`);
  if (kind === "develop") return Object.keys(view.players[seat]?.mat ?? {}).map((id) => `develop ${id}`);
  return kind === "build" || kind === "link" ? [] : [kind];
}
