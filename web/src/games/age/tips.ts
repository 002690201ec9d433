// What the things on the board of Age of Industry are, for their tips: a sentence or two, the facts
// and the clause that says more; what is reconstructed says so.
import { roman } from "../../map/lettering";
import type { Say, Thing } from "../../map/marks";
import { lookOf, type Look } from "../../map/seats";
import type { Tip, TipFact } from "../../map/tips.svelte";
import { tileFace } from "../brass/faces";
import { costSentence } from "../brass/sentences";
import { cubesSaid } from "../brass/tips";
import { clauses } from "../clauses";
import type { BoardIndex, MapLevel, Place } from "./board-index";
import type { BuiltTile, Components, View } from "./types";
import type { Sentences } from "./sentences";

export const clause = clauses("age-of-industry", "AI");

export interface Told {
  components: Components;
  boardIndex: BoardIndex;
  view: Pick<View, "tiles" | "links" | "preview">;
  sentences: Sentences;
  looks: readonly Look[];
  say: Say;
}

/** The tip of a space, a tile, a railway, a market, an import or a place. */
export function thingTip({ kind, id }: Thing, told: Told): Tip {
  const { boardIndex, view } = told;
  if (kind === "link") return linkTip(id, told);
  if (boardIndex.imports.has(id)) return importTip(id, told);
  if (boardIndex.markets.has(id)) return marketTip(id, told);
  const built = view.tiles.find((tile) => tile.slot === id);
  if (built) return tileTip(built, told);
  return kind === "slot" ? slotTip(id, told) : placeTip(boardIndex.locations.get(id)!, told);
}

// Tiles ----------------------------------------------------------------------------------------

function tileTip(tile: BuiltTile, { boardIndex, sentences, looks, say }: Told): Tip {
  const waits = waiting(tile, boardIndex, say);
  return {
    title: say("brass-tile-title", { industry: say(`industry-${tile.industry}`), level: roman(tile.level) }),
    text: tile.flipped ? say("ai-tip-flipped") : waits.text,
    facts: [
      { label: say("brass-fact-owner"), value: sentences.owner(tile.owner) },
      ...levelFacts(mapLevelOf(boardIndex, tile.industry, tile.level), boardIndex, say),
    ],
    tile: { look: lookOf(looks, tile.owner), face: tileFace(boardIndex, tile) },
    rule: clause(tile.flipped ? "FLIP-PAYOUT" : waits.rule),
  };
}

export const mapLevelOf = ({ components }: BoardIndex, industry: string, level: number): MapLevel =>
  components.levels.find((kind) => kind.industry === industry && kind.level === level)!;

/** What an unflipped tile waits for. */
function waiting(tile: BuiltTile, { industries }: BoardIndex, say: Say): { text: string; rule: string } {
  switch (industries.get(tile.industry)?.role) {
    case "cotton":
    case "factory":
      return { text: say("ai-tip-goods"), rule: "SELL-CONNECTED" };
    case "port":
      return { text: say("ai-tip-port"), rule: "SELL-FLIP-BOTH" };
    case "ship":
      return tile.rebuilt ? { text: say("ai-tip-ship-rebuilt"), rule: "OVERBUILD-SHIP" } : { text: say("ai-tip-ship"), rule: "SHIP-FLIPS" };
    default:
      return { text: say("ai-tip-to-empty"), rule: "FLIP-LAST-CUBE" };
  }
}

/** What is printed on the tiles of a level. */
export function levelFacts(level: MapLevel, { industries }: BoardIndex, say: Say): TipFact[] {
  if (level.level === 0) return [{ label: say("brass-fact-cost"), value: say("brass-only-develop") }];
  const resource = industries.get(level.industry)?.resource;
  const cubes = level.cubes ?? 0;
  return [
    { label: say("brass-fact-cost"), value: costSentence(level, say) },
    ...(resource && cubes > 0 ? [{ label: say("brass-fact-gives"), value: cubesSaid(resource, cubes, say) }] : []),
    ...(level.accepts.length > 0
      ? [{ label: say("ai-fact-takes"), value: level.accepts.length > 1 ? say("ai-takes-both") : say("ai-takes-cotton") }]
      : []),
    { label: say("ai-fact-payout"), value: say("brass-price", { money: level.payout }) },
    { label: say("ai-fact-points"), value: say("brass-fact-points", { points: level.points }) },
    ...(level.guessed.length > 0 ? [reconstructed(say)] : []),
  ];
}

const reconstructed = (say: Say): TipFact => ({ label: say("ai-fact-reconstructed"), value: say("ai-in-part") });

// Spaces, railways, places ---------------------------------------------------------------------

function slotTip(id: string, { boardIndex, sentences, say }: Told): Tip {
  const { industries } = boardIndex.slots.get(id)!;
  const [only, ...more] = industries;
  const role = boardIndex.industries.get(only ?? "")?.role;
  const text = role === "ship" ? say("ai-tip-ship-space") : say("ai-tip-slot", { industries: sentences.industries(industries) });
  const rule = more.length > 0 ? "SPACE-BLANK" : role === "coal" ? "SPACE-COAL" : role === "ship" ? "SPACE-SHIP-NEEDS-PORT" : "SPACE-PORT";
  const place = boardIndex.locations.get(boardIndex.around.get(id) ?? "");
  return { title: say(`slot-${id}`), text, facts: place ? colourFacts(place, sentences, say) : [], rule: clause(rule) };
}

function linkTip(id: string, { components, view, sentences, say }: Told): Tip {
  const built = view.links.find((link) => link.link === id);
  const { rail_cost: money, rail_coal: coal, rail_iron: iron } = components;
  const pays = view.preview.links[id] ?? 0;
  const first = built
    ? { label: say("brass-fact-owner"), value: sentences.owner(built.owner) }
    : { label: say("brass-fact-cost"), value: say("ai-cost-rail", { money, coal, iron }) };
  return {
    title: say(`link-${id}`),
    text: built ? say("ai-tip-rail-built") : say("ai-tip-rail"),
    facts: [first, { label: say("ai-fact-end"), value: say("brass-price", { money: pays }) }],
    rule: clause(built ? "SCORE-RAIL-INCOME" : "RAIL-LATER"),
  };
}

function marketTip(id: string, { sentences, say }: Told): Tip {
  return { title: say("ai-market"), text: `${sentences.market(id)}. ${say("ai-tip-market")}`, rule: clause("SELL-MARKET-ACCEPTS") };
}

function importTip(id: string, { sentences, say }: Told): Tip {
  return { title: say("ai-imports"), text: `${sentences.imported(id)}. ${say("ai-tip-import")}`, rule: clause("REFILL-IMPORT") };
}

function placeTip(place: Place, told: Told): Tip {
  const { components, view, sentences, say } = told;
  const worth = { label: say("ai-fact-each-rail"), value: say("brass-price", { money: view.preview.locations[place.id] ?? 0 }) };
  const facts = [...colourFacts(place, sentences, say), worth, ...(place.guessed.length > 0 ? [reconstructed(say)] : [])];
  return { title: say(`location-${place.id}`), ...placeText(place, components, say), facts };
}

function placeText(place: Place, { few_spaces, few_limit, many_limit }: Components, say: Say): { text: string; rule: Tip["rule"] } {
  const also = [...(place.distant_port ? [say("ai-tip-distant-port")] : []), ...(place.transit ? [] : [say("ai-tip-no-transit")])];
  const text = (first: string): string => [first, ...also].join(" ");
  if (place.kind === "village") return { text: text(say("ai-tip-village")), rule: clause("SPACE-VILLAGE") };
  if (place.kind === "foreign")
    return { text: text(say("ai-tip-abroad")), rule: clause(place.distant_port ? "TRACK-CONNECTION" : "SELL-MARKET-ACCEPTS") };
  if (place.kind === "sea") return { text: text(say("ai-tip-sea")), rule: clause("SHIP-OPENS") };
  const many = place.slots.length > few_spaces;
  const limit = many ? many_limit : few_limit;
  return {
    text: text(say("ai-tip-city", { limit })),
    rule: clause(place.transit ? (many ? "SPACE-MANY" : "SPACE-FEW") : "CUBE-NO-TRANSIT"),
  };
}

const colourFacts = (place: Place, sentences: Sentences, say: Say): TipFact[] =>
  place.banner === null ? [] : [{ label: say("ai-fact-colour"), value: sentences.colour(place) }];
