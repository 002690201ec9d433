// Choosing in the Brass games: what moves are about, the chips of what is chosen, the piece that
// would come, and what somebody may have meant who pointed at something that is not possible.
import type { GameEvent } from "../../api/types";
import { roman } from "../../map/lettering";
import type { Marks, Say } from "../../map/marks";
import { chosenIn, valueOf, type Choice, type Facet, type FacetReader, type Path } from "../../table/selection";
import type { ActionFace, Chip } from "../board";
import { facetsOf, idOf, type Around, type Notation } from "../notation";
import type { Atlas } from "./atlas";
import type { Components, View } from "./forms";

/** What of a view is read here. */
export type Chosen = Pick<View, "era" | "players" | "tiles" | "legal" | "pending">;

/** What of a map is read here. */
export type Places = Pick<Atlas, "slots" | "locations" | "routes">;

export function readerOf(notation: Notation, around: Around): FacetReader {
  return { facets: (move) => facetsOf(notation, around, move), forced: forcedFacets, after: ["card"], free: ["card"] };
}

/** Where the groups are chosen. */
export const boardGroups = ["place"] as const;
export const matGroups = ["industry"] as const;

/** Industries stand on mats; everything else on the map is a place. */
export function facetOf(id: string, { industries }: Pick<Components, "industries">): Facet {
  return { group: industries.some((industry) => industry.id === id) ? "industry" : "place", value: id };
}

/** Every action costs a card, and no detail of one does. */
export const whole = (paths: readonly Path[]): boolean => paths.some((path) => path.facets.some((facet) => facet.group === "card"));

/** The rules discard the only card that fits without asking; then no move names it. Where cubes
 *  come from is part of the costs, not of the choice. */
function forcedFacets(event: GameEvent): readonly Facet[] {
  return event.key === "event-card" ? [{ group: "card", value: idOf(event.args["card"]) }] : [];
}

// Chips ----------------------------------------------------------------------------------------

export function actionChip(value: string, faces: readonly ActionFace[], say: Say): Chip {
  const face = faces.find((known) => known.value === value);
  return face ? { icon: face.icon, text: face.label } : { icon: "confirm", text: say(`move-${value}`) };
}

/** An industry, with the level that would be built or developed next. */
export function industryChip(industry: string, view: Chosen, seat: number, say: Say): Chip {
  const level = view.players[seat]?.mat[industry]?.[0];
  const name = say(`industry-${industry}`);
  return { icon: industry, text: level === undefined ? name : say("brass-play-tile", { industry: name, level: roman(level) }) };
}

/** A card; one of an industry by the glyph of that. */
export function cardChip({ cards }: Pick<Components, "cards">, id: string, say: Say): Chip {
  const card = cards.find((known) => known.id === id);
  const industry = card?.kind === "industry" ? card.industries[0] : undefined;
  return { icon: industry ?? `card_${card?.kind ?? "location"}`, text: say(`card-${id}`) };
}

export function placeChip(places: Places, view: Chosen, id: string, say: Say): Chip {
  if (places.routes.has(id)) return { icon: view.era, text: say(`link-${id}`) };
  return { icon: "card_town", text: say(`location-${places.slots.get(id)?.location ?? id}`) };
}

export function asks(group: string, say: Say): string {
  switch (group) {
    case "action":
      return say("brass-play-ask-action");
    case "industry":
      return say("brass-play-ask-industry");
    case "place":
      return say("brass-play-ask-place");
    default:
      return say("brass-play-ask-card");
  }
}

/** The actions of both games that are said alike, with their keys. */
export function sharedActions(say: Say): Readonly<Record<"build" | "link" | "develop" | "sell" | "loan" | "pass", ActionFace>> {
  return {
    build: { value: "build", icon: "build", key: "B", label: say("brass-play-build") },
    link: { value: "link", icon: "network", key: "N", label: say("brass-play-network") },
    develop: { value: "develop", icon: "develop", key: "D", label: say("brass-play-develop") },
    sell: { value: "sell", icon: "sell", key: "S", label: say("brass-play-sell") },
    loan: { value: "loan", icon: "loan", key: "L", label: say("brass-play-loan") },
    pass: { value: "pass", icon: "pass", key: "P", label: say("brass-play-pass") },
  };
}

/** The piece that a path would bring. */
export function coming(path: Path, view: Chosen, seat: number): Marks {
  const [action, place, industry] = [valueOf(path, "action"), valueOf(path, "place"), valueOf(path, "industry")];
  if (place === null) return {};
  if (action === "link") return { [place]: { coming: { owner: seat } } };
  const level = industry === null ? undefined : view.players[seat]?.mat[industry]?.[0];
  if (!builds(action) || industry === null || level === undefined) return {};
  return { [place]: { coming: { industry, level, owner: seat } } };
}

const builds = (action: string | null): boolean => action === "build" || action === "double";

/** Passing with something else to do, and a loan that takes the income below nothing. */
export function warning(path: Path, view: Chosen, income: number, levels: number, say: Say): string | null {
  const action = valueOf(path, "action");
  if (action === "pass") return (view.legal?.length ?? 0) > 1 ? say("brass-play-warn-pass") : null;
  const level = income - levels;
  return action === "loan" && level < 0 ? say("brass-play-warn-loan", { level }) : null;
}

// What was meant -------------------------------------------------------------------------------

/** The word of a move that answers a detail with a slot, by the phase that asks for it. */
const DETAILS: Readonly<Record<string, string>> = { coal: "coal", iron: "iron", beer: "beer", outlet: "port", debt: "remove" };

/** The moves somebody may have meant who pointed at a thing, with what is chosen so far. `sold` are
 *  the industries that are sold. */
export function meantMoves(places: Places, view: Chosen, seat: number, facet: Facet, choice: Choice, sold: readonly string[]): string[] {
  if (facet.group === "industry") return [`develop ${facet.value}`];
  if (facet.group === "amount") return [`loan ${facet.value}`];
  if (facet.group === "action") return meantActions(places, view, seat, facet.value, sold);
  if (facet.group !== "place") return [];
  if (places.routes.has(facet.value)) return [`link ${facet.value}`];
  const town = places.locations.get(facet.value);
  const slots = town ? town.slots.map((known) => known.id) : [facet.value];
  const detail = DETAILS[view.pending?.phase ?? ""];
  if (detail !== undefined) return slots.map((id) => `${detail} ${id}`);
  return slots.flatMap((id) => meantAtSlot(places, view, seat, id, choice));
}

function meantAtSlot(places: Places, view: Chosen, seat: number, id: string, choice: Choice): string[] {
  const allowed = places.slots.get(id)?.industries ?? [];
  const [action, wanted] = [chosenIn(choice, "action"), chosenIn(choice, "industry")];
  const own = view.tiles.some((tile) => tile.slot === id && tile.owner === seat && !tile.flipped);
  const sale = own && !builds(action) ? [`sell ${id}`] : [];
  const industries = wanted !== null && allowed.includes(wanted) ? [wanted] : allowed;
  const kind = action === "double" ? "double" : "build";
  return [...sale, ...industries.map((known) => `${kind} ${known} ${id}`)];
}

function meantActions(places: Places, view: Chosen, seat: number, kind: string, sold: readonly string[]): string[] {
  if (kind === "sell") return meantSales(view, seat, sold);
  if (kind === "develop") return Object.keys(view.players[seat]?.mat ?? {}).map((id) => `develop ${id}`);
  // A double action is impossible for its own reason, wherever it would build.
  if (kind === "double") return [...places.slots].slice(0, 1).map(([id, { industries }]) => `double ${industries[0]} ${id}`);
  return kind === "build" || kind === "link" ? [] : [kind];
}

/** Of what can be sold at all; of anything else only where there is none. */
function meantSales(view: Chosen, seat: number, sold: readonly string[]): string[] {
  const tiles = view.tiles.filter((tile) => tile.owner === seat && !tile.flipped);
  const goods = tiles.filter((tile) => sold.includes(tile.industry));
  return (goods.length > 0 ? goods : tiles).map((tile) => `sell ${tile.slot}`);
}
