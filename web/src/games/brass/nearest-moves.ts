// What somebody may have meant who pointed at something that is not possible: the moves whose
// refusal says why. What fits no space at all is no move, and has no reason.
import { chosenIn, type Choice, type Facet } from "../../table/selection";
import { builds, type Chosen, type Places } from "./choosing";

/** The word of a move that answers a detail with a slot, by the phase that asks for it, and the
 *  industry that the slot must be for. */
const DETAILS: Readonly<Record<string, { word: string; from: string | null }>> = {
  coal: { word: "coal", from: "coal_mine" },
  iron: { word: "iron", from: "iron_works" },
  beer: { word: "beer", from: "brewery" },
  outlet: { word: "port", from: "port" },
  debt: { word: "remove", from: null },
};

const takes = (places: Places, slot: string, industries: readonly string[]): boolean =>
  places.slots.get(slot)?.industries.some((industry) => industries.includes(industry)) ?? false;

/** The moves somebody may have meant who pointed at a thing, with what is chosen so far. `sold` are
 *  the industries that are sold. */
export function nearestMoves(places: Places, view: Chosen, seat: number, facet: Facet, choice: Choice, sold: readonly string[]): string[] {
  if (facet.group === "industry") return [`develop ${facet.value}`];
  if (facet.group === "amount") return [`loan ${facet.value}`];
  if (facet.group === "action") return movesOfAction(places, view, seat, facet.value, sold);
  if (facet.group !== "place") return [];
  if (places.routes.has(facet.value)) return [`link ${facet.value}`];
  const town = places.locations.get(facet.value);
  const slots = town ? town.slots.map((known) => known.id) : [facet.value];
  const detail = DETAILS[view.pending?.phase ?? ""];
  if (detail !== undefined) {
    const { word, from } = detail;
    return slots.filter((id) => from === null || !places.slots.has(id) || takes(places, id, [from])).map((id) => `${word} ${id}`);
  }
  return slots.flatMap((id) => movesAtSlot(places, view, seat, id, choice, sold));
}

function movesAtSlot(places: Places, view: Chosen, seat: number, id: string, choice: Choice, sold: readonly string[]): string[] {
  const allowed = places.slots.get(id)?.industries ?? [];
  const [action, wanted] = [chosenIn(choice, "action"), chosenIn(choice, "industry")];
  const own = view.tiles.some((tile) => tile.slot === id && tile.owner === seat && !tile.flipped);
  const sale = own && !builds(action) && takes(places, id, sold) ? [`sell ${id}`] : [];
  const industries = wanted !== null && allowed.includes(wanted) ? [wanted] : allowed;
  const kind = action === "double" ? "double" : "build";
  return [...sale, ...industries.map((known) => `${kind} ${known} ${id}`)];
}

function movesOfAction(places: Places, view: Chosen, seat: number, kind: string, sold: readonly string[]): string[] {
  if (kind === "sell") return movesOfSale(places, view, seat, sold);
  if (kind === "develop") return Object.keys(view.players[seat]?.mat ?? {}).map((id) => `develop ${id}`);
  // A double action is impossible for its own reason, wherever it would build.
  if (kind === "double") return [...places.slots].slice(0, 1).map(([id, { industries }]) => `double ${industries[0]} ${id}`);
  if (kind === "build") return movesOfBuild(places, view, seat);
  return kind === "link" ? movesOfLink(places, view, seat) : [kind];
}

/** Where a card of the hand would let one build: on a free space of its town or of its industry.
 *  First where least else is in the way: towns without a tile of one’s own, spaces for one industry. */
function movesOfBuild(places: Places, view: Chosen, seat: number): string[] {
  const [taken, own] = [new Set(view.tiles.map((tile) => tile.slot)), ownTowns(places, view, seat)];
  const hand = view.players[seat]?.hand ?? [];
  const free = [...places.slots.values()].filter(({ id }) => !taken.has(id));
  const easy = free.toSorted((one, other) => one.industries.length - other.industries.length);
  const first = [...easy.filter(({ location }) => !own.has(location)), ...easy.filter(({ location }) => own.has(location))];
  return first.flatMap(({ id, location, industries }) =>
    industries.filter((industry) => hand.includes(location) || hand.includes(industry)).map((industry) => `build ${industry} ${id}`),
  );
}

const ownTowns = (places: Places, view: Chosen, seat: number): ReadonlySet<string | undefined> =>
  new Set(view.tiles.filter((tile) => tile.owner === seat).map((tile) => places.slots.get(tile.slot)?.location));

/** Links of the era, those beside one's own tiles first. */
function movesOfLink(places: Places, view: Chosen, seat: number): string[] {
  const own = ownTowns(places, view, seat);
  const links = [...places.routes.values()].map(({ link }) => link).filter((link) => link[view.era]);
  const beside = links.filter(({ locations }) => locations.some((id) => own.has(id)));
  return [...beside, ...links].map(({ id }) => `link ${id}`);
}

/** Of what can be sold at all, also when it is sold already; of anything else only where there is
 *  none; anywhere where goods could stand by somebody who has nothing there. */
function movesOfSale(places: Places, view: Chosen, seat: number, sold: readonly string[]): string[] {
  const own = view.tiles.filter((tile) => tile.owner === seat && takes(places, tile.slot, sold));
  const goods = own.filter((tile) => sold.includes(tile.industry));
  const waiting = goods.filter((tile) => !tile.flipped);
  const tiles = [waiting, goods, own].find((some) => some.length > 0);
  const slots = tiles?.map(({ slot }) => slot) ?? [...places.slots.keys()].filter((id) => takes(places, id, sold)).slice(0, 1);
  return slots.map((id) => `sell ${id}`);
}
