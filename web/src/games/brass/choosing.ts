// Choosing in the Brass games: what moves are about, the chips of what is chosen, the piece that
// would come.
import type { GameEvent } from "../../api/types";
import { roman } from "../../map/lettering";
import type { Marks, Say } from "../../map/marks";
import { valueOf, type Facet, type FacetReader, type Path } from "../../table/selection";
import type { ActionFace, Chip } from "../board";
import { facetsOf, idOf, type Around, type Notation } from "../notation";
import type { BoardIndex } from "./board-index";
import type { Components, View } from "./types";

/** What of a view is read here. */
export type Chosen = Pick<View, "era" | "players" | "tiles" | "legal" | "pending">;

/** What of a map is read here. */
export type Places = Pick<BoardIndex, "slots" | "locations" | "routes">;

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

export const builds = (action: string | null): boolean => action === "build" || action === "double";

/** Passing with something else to do, and a loan that takes the income below nothing. */
export function warning(path: Path, view: Chosen, income: number, levels: number, say: Say): string | null {
  const action = valueOf(path, "action");
  if (action === "pass") return (view.legal?.length ?? 0) > 1 ? say("brass-play-warn-pass") : null;
  const level = income - levels;
  return action === "loan" && level < 0 ? say("brass-play-warn-loan", { level }) : null;
}
