// What the moves of Brass: Birmingham are about: an action, a place, an industry, a card. The
// notation is that of the game ("build coal_mine cannock_2", "card cannock").
import type { Choice, Facet, FacetReader } from "../../table/selection";
import { atlasOf } from "./atlas";
import type { Components, View } from "./forms";

/** In the order in which a missing one is asked for. */
export const GROUPS = ["action", "industry", "place", "card"] as const;

/** Moves that begin an action; each takes a card. */
export const ACTIONS = ["build", "link", "develop", "sell", "loan", "scout", "pass"] as const;

/** The part of a view that says which question of an action is open. */
type Asked = View & { pending?: { phase: string } };

export function facetReader(components: Components, view: View, seat: number): FacetReader {
  return {
    facets: (move) => facetsOf(components, move),
    implied: (moves) => impliedCard(components, view, seat, moves),
  };
}

export function facetsOf(components: Components, move: string): readonly Facet[] {
  const [kind = "", first = "", second = ""] = move.split(" ");
  switch (kind) {
    case "build":
      return [action(kind), industry(first), slot(components, second)];
    case "link":
      return [action(kind), { group: "place", value: first }];
    case "sell":
      return [action(kind), slot(components, first)];
    case "develop":
      return [action(kind), industry(first)];
    case "card":
      return [{ group: "card", value: first }];
    case "coal":
    case "iron":
    case "beer":
    case "remove":
      return [slot(components, first)];
    case "barrel":
      return [space(components, first)];
    default:
      return [action(kind)];
  }
}

const action = (value: string): Facet => ({ group: "action", value });
const industry = (value: string): Facet => ({ group: "industry", value });

function slot(components: Components, id: string): Facet {
  const town = atlasOf(components).slots.get(id)?.location;
  return { group: "place", value: id, ...(town ? { wider: [town] } : {}) };
}

function space(components: Components, id: string): Facet {
  const place = atlasOf(components).spaces.get(id)?.location;
  return { group: "place", value: id, ...(place ? { wider: [place] } : {}) };
}

/** The rules discard the only card that fits without asking; then no move names it. */
function impliedCard(components: Components, view: Asked, seat: number, moves: readonly string[]): readonly Facet[] {
  if (view.pending && view.pending.phase !== "action") return [];
  const [kind = "", what = "", where = ""] = (moves[0] ?? "").split(" ");
  if (!ACTIONS.some((known) => known === kind) || kind === "scout") return [];
  const hand = [...new Set(view.players[seat]?.hand ?? [])];
  const fitting = kind === "build" ? cardsForBuild(components, hand, what, where) : hand;
  const [card] = fitting;
  return card === undefined ? [] : [{ group: "card", value: card }];
}

/** Cards that allow a build, those of its place first: where an industry card would do as well,
 *  there is a choice, and the card is asked for. */
function cardsForBuild(components: Components, hand: readonly string[], industryId: string, slotId: string): string[] {
  const atlas = atlasOf(components);
  const place = atlas.slots.get(slotId)?.location;
  const farm = place !== undefined && atlas.locations.get(place)?.kind === "farm_brewery";
  const kinds = hand.flatMap((id) => components.cards.filter((card) => card.id === id));
  const ofPlace = kinds.filter((card) => card.location === place || (card.kind === "wild_location" && !farm));
  const ofIndustry = kinds.filter((card) => card.industries.includes(industryId) || card.kind === "wild_industry");
  return [...ofPlace, ...ofIndustry].map((card) => card.id);
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
