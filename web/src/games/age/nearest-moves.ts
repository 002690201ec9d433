// What somebody may have meant who pointed at something that is not possible: moves whose reasons
// are then asked for, the likeliest first. What fits no space at all is no move, and has no reason.
import { chosenIn, type Choice, type Facet } from "../../table/selection";
import { boardIndexOf, type BoardIndex } from "./board-index";
import { builds } from "./choosing";
import type { View, Reading } from "./types";
import { DECK } from "./notation";

type Places = Pick<BoardIndex, "slots" | "locations" | "routes" | "markets" | "imports" | "components">;

const GOODS: readonly string[] = ["cotton_mill", "factory"];

interface Pointing {
  places: Places;
  view: View;
  seat: number;
  choice: Choice;
}

export function nearestMoves({ group, value }: Facet, choice: Choice, reading: Reading): readonly string[] {
  const { components, view } = reading;
  const pointing = { places: boardIndexOf(components, view), view, seat: reading.seat, choice };
  switch (group) {
    case "action":
      return movesOfAction(value, pointing);
    case "industry":
      return movesOfIndustry(value, pointing);
    case "tile":
      return [`develop ${value}`];
    case "draw":
      return [`draw ${value}`];
    case "place":
      return movesAtPlace(value, pointing);
    default:
      return [];
  }
}

/** A town or a sea stands for all that lies in it. */
function movesAtPlace(id: string, pointing: Pointing): readonly string[] {
  const { places, view } = pointing;
  if (places.routes.has(id)) return [`link ${id}`];
  const place = places.locations.get(id);
  const slots = place ? place.slots.map((slot) => slot.id) : places.slots.has(id) ? [id] : [];
  const markets = place ? place.markets.map((market) => market.id) : places.markets.has(id) ? [id] : [];
  const imports = place?.coal_import ? [place.coal_import.id] : places.imports.has(id) ? [id] : [];
  switch (view.pending.phase) {
    case "coal":
      return [...taking(slots, "coal_mine"), ...imports].map((source) => `coal ${source}`);
    case "iron":
      return taking(slots, "ironworks").map((slot) => `iron ${slot}`);
    case "outlet":
      return [...taking(slots, "port").map((slot) => `port ${slot}`), ...markets.map((market) => `market ${market}`)];
    default:
      return [
        ...slots.flatMap((slot) => movesAtSlot(slot, pointing)),
        ...markets.map((market) => `market ${market}`),
        ...imports.map((source) => `coal ${source}`),
      ];
  }

  function taking(ids: readonly string[], industry: string): readonly string[] {
    return ids.filter((slot) => takes(places, slot, industry));
  }
}

const takes = ({ slots }: Places, slot: string, industry: string): boolean => slots.get(slot)?.industries.includes(industry) ?? false;

function movesAtSlot(id: string, { places, view, seat, choice }: Pointing): readonly string[] {
  const [action, wanted] = [chosenIn(choice, "action"), chosenIn(choice, "industry")];
  const sold = GOODS.some((industry) => takes(places, id, industry)) ? [`sell ${id}`] : [];
  if (action === "sell" || view.pending.phase === "more") return sold;
  const own = view.tiles.some((tile) => tile.slot === id && tile.owner === seat && !tile.flipped);
  const sale = own && !builds(action) ? sold : [];
  const industries = (places.slots.get(id)?.industries ?? []).filter((industry) => (wanted ?? industry) === industry);
  const kind = action === "combine" ? "combine" : "build";
  return [...sale, ...industries.map((industry) => `${kind} ${industry} ${id}`)];
}

function movesOfIndustry(industry: string, { places, view, seat, choice }: Pointing): readonly string[] {
  const action = chosenIn(choice, "action");
  const place = chosenIn(choice, "place");
  const [slot] = slotsFor(industry, places).filter((id) => (place ?? id) === id);
  const build = slot === undefined ? [] : [`${action === "combine" ? "combine" : "build"} ${industry} ${slot}`];
  const develop = [developing(industry, places, view, seat)];
  return builds(action) ? build : action === "develop" ? develop : [...build, ...develop];
}

/** The lowest tile that is left, or that there ever was. */
function developing(industry: string, { components }: Places, view: View, seat: number): string {
  const printed = components.levels.find((level) => level.industry === industry);
  return `develop ${industry} ${view.players[seat]?.mat[industry]?.[0] ?? printed?.level ?? 0}`;
}

const slotsFor = (industry: string, { slots }: Places): readonly string[] =>
  [...slots.values()].filter(({ industries }) => industries.includes(industry)).map(({ id }) => id);

function movesOfAction(kind: string, { places, view, seat }: Pointing): readonly string[] {
  switch (kind) {
    case "sell":
      return movesOfSale(places, view, seat);
    case "develop":
      return Object.keys(view.players[seat]?.mat ?? {}).map((industry) => developing(industry, places, view, seat));
    // It is impossible for its own reason, wherever it would build.
    case "combine":
      return [...places.slots].slice(0, 1).map(([id, { industries }]) => `combine ${industries[0]} ${id}`);
    case "draw":
      return [`draw ${DECK}`];
    case "link":
      return [...places.routes.keys()].slice(0, 2).map((id) => `link ${id}`);
    default:
      return kind === "build" ? [] : [kind];
  }
}

/** Of one's own mills and factories; where there is none, of anywhere. */
function movesOfSale(places: Places, { tiles }: View, seat: number): readonly string[] {
  const own = tiles.filter((tile) => tile.owner === seat && !tile.flipped);
  const goods = own.filter(({ industry }) => GOODS.includes(industry));
  const tried = goods.length > 0 ? goods.map(({ slot }) => slot) : slotsFor("factory", places).slice(0, 1);
  return tried.map((slot) => `sell ${slot}`);
}
