// What somebody may have meant who pointed at something that is not possible: moves whose reasons
// are then asked for, the likeliest first.
import { chosenIn, type Choice, type Facet } from "../../table/selection";
import type { Reading } from "../board";
import { atlasOf, type Atlas } from "./atlas";
import { builds, partsOf } from "./choosing";
import type { View } from "./forms";
import { DECK } from "./notation";

type Places = Pick<Atlas, "slots" | "locations" | "routes" | "markets" | "imports">;

interface Pointing {
  places: Places;
  view: View;
  seat: number;
  choice: Choice;
}

export function meantMoves({ group, value }: Facet, choice: Choice, reading: Reading): readonly string[] {
  const { components, view } = partsOf(reading);
  const pointing = { places: atlasOf(components, view), view, seat: reading.seat, choice };
  switch (group) {
    case "action":
      return meantActions(value, pointing);
    case "industry":
      return meantIndustry(value, pointing);
    case "tile":
      return [`develop ${value}`];
    case "draw":
      return [`draw ${value}`];
    case "place":
      return meantPlace(value, pointing);
    default:
      return [];
  }
}

/** A town or a sea stands for all that lies in it. */
function meantPlace(id: string, pointing: Pointing): readonly string[] {
  const { places, view } = pointing;
  if (places.routes.has(id)) return [`link ${id}`];
  const place = places.locations.get(id);
  const slots = place ? place.slots.map((slot) => slot.id) : places.slots.has(id) ? [id] : [];
  const markets = place ? place.markets.map((market) => market.id) : places.markets.has(id) ? [id] : [];
  const imports = place?.coal_import ? [place.coal_import.id] : places.imports.has(id) ? [id] : [];
  switch (view.pending.phase) {
    case "coal":
      return [...slots, ...imports].map((source) => `coal ${source}`);
    case "iron":
      return slots.map((slot) => `iron ${slot}`);
    case "outlet":
      return [...slots.map((slot) => `port ${slot}`), ...markets.map((market) => `market ${market}`)];
    default:
      return [...slots.flatMap((slot) => meantAtSlot(slot, pointing)), ...markets.map((market) => `market ${market}`), ...imports.map((source) => `coal ${source}`)];
  }
}

function meantAtSlot(id: string, { places, view, seat, choice }: Pointing): readonly string[] {
  const [action, wanted] = [chosenIn(choice, "action"), chosenIn(choice, "industry")];
  if (action === "sell" || view.pending.phase === "more") return [`sell ${id}`];
  const allowed = places.slots.get(id)?.industries ?? [];
  const own = view.tiles.some((tile) => tile.slot === id && tile.owner === seat && !tile.flipped);
  const sale = own && !builds(action) ? [`sell ${id}`] : [];
  // What has no space there is refused for that reason, if it was asked for.
  const industries = wanted === null ? allowed : [wanted];
  const kind = action === "combine" ? "combine" : "build";
  return [...sale, ...industries.map((industry) => `${kind} ${industry} ${id}`)];
}

function meantIndustry(industry: string, { places, view, seat, choice }: Pointing): readonly string[] {
  const action = chosenIn(choice, "action");
  const place = chosenIn(choice, "place");
  const [slot] = place === null ? slotsFor(industry, places) : [place];
  const [level] = view.players[seat]?.mat[industry] ?? [];
  const build = slot === undefined ? [] : [`${action === "combine" ? "combine" : "build"} ${industry} ${slot}`];
  const develop = [`develop ${industry} ${level ?? 1}`];
  return builds(action) ? build : action === "develop" ? develop : [...build, ...develop];
}

const slotsFor = (industry: string, { slots }: Places): readonly string[] =>
  [...slots.values()].filter(({ industries }) => industries.includes(industry)).map(({ id }) => id);

function meantActions(kind: string, { places, view, seat }: Pointing): readonly string[] {
  switch (kind) {
    case "sell":
      return meantSales(view, seat);
    case "develop":
      return Object.entries(view.players[seat]?.mat ?? {}).map(([industry, [level]]) => `develop ${industry} ${level ?? 1}`);
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

/** Of mills and factories; of anything else only where there is none. */
function meantSales({ tiles }: View, seat: number): readonly string[] {
  const own = tiles.filter((tile) => tile.owner === seat && !tile.flipped);
  const goods = own.filter(({ industry }) => industry === "cotton_mill" || industry === "factory");
  return (goods.length > 0 ? goods : own).map((tile) => `sell ${tile.slot}`);
}
