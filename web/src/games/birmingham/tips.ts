// What the things on the board are, for their tips: a sentence or two and the clause that says
// more. The facts are read from the components and the view; the clauses are those of rules.toml.
import { roman } from "../../map/lettering";
import type { Say, Thing } from "../../map/marks";
import { lookOf, type Look } from "../../map/seats";
import type { Tip, TipFact } from "../../map/tips.svelte";
import { atlasOf, buysOf, cubesOf, levelOf } from "./atlas";
import { tileFace } from "./faces";
import type { BuiltTile, Components, Era, Level, Location, View } from "./forms";
import { linkScore, linkValues } from "./preview";
import { costSentence, type Sentences } from "./sentences";

export const clause = (id: string): { id: string; href: string } => ({ id, href: `/rules/brass-birmingham#${id}` });

export interface Told {
  components: Components;
  view: View;
  sentences: Sentences;
  looks: readonly Look[];
  say: Say;
}

/** The tip of a space, a tile, a link, a merchant or a place. */
export function thingTip({ kind, id }: Thing, told: Told): Tip {
  if (kind === "link") return linkTip(id, told);
  if (kind === "merchant") return merchantTip(id, told);
  const built = told.view.tiles.find((tile) => tile.slot === id);
  if (kind === "slot") return built ? tileTip(built, told) : slotTip(id, told);
  return placeTip(atlasOf(told.components).locations.get(id)!, told);
}

function tileTip(tile: BuiltTile, { components, view, sentences, looks, say }: Told): Tip {
  const atlas = atlasOf(components);
  const level = levelOf(components, tile.industry, tile.level);
  const sold = atlas.industries.get(tile.industry)?.sold ?? false;
  const [text, rule] = tile.flipped
    ? [say("bb-tip-flipped"), "BB-ERA-SCORE-TILES"]
    : sold
      ? [say("bb-tip-to-sell"), "BB-FLIP-SOLD"]
      : [say("bb-tip-to-empty"), "BB-FLIP-EMPTIED"];
  const owner = { label: say("bb-fact-owner"), value: sentences.owner(tile.owner) };
  return {
    title: say("bb-tile-title", { industry: say(`industry-${tile.industry}`), level: roman(tile.level) }),
    text,
    facts: [owner, ...levelFacts(level, components, view.era, say)],
    tile: { look: lookOf(looks, tile.owner), face: tileFace(atlas, tile) },
    rule: clause(rule),
  };
}

/** What is printed on the tiles of a level. */
export function levelFacts(level: Level, components: Components, era: Era, say: Say): TipFact[] {
  const resource = atlasOf(components).industries.get(level.industry)?.resource ?? null;
  const gives = cubesOf(level, era);
  const facts = [{ label: say("bb-fact-cost"), value: costSentence(level, say) }];
  if (resource && gives > 0) facts.push({ label: say("bb-fact-gives"), value: cubesSaid(resource, gives, say) });
  if (!resource) facts.push({ label: say("bb-fact-beer"), value: level.beer ? cubesSaid("beer", level.beer, say) : say("bb-nothing") });
  const brings = { points: level.points, income: level.income, values: level.link_icons };
  facts.push({ label: say("bb-fact-flip"), value: say("bb-fact-flip-value", brings) });
  if (!level.rail || !level.canal) facts.push({ label: say("bb-fact-era"), value: level.canal ? say("bb-only-canal") : say("bb-only-rail") });
  if (!level.developable) facts.push({ label: say("bb-fact-develop"), value: say("bb-build-only") });
  return facts;
}

function cubesSaid(resource: "coal" | "iron" | "beer", cubes: number, say: Say): string {
  if (resource === "coal") return say("bb-coal-cubes", { cubes });
  if (resource === "iron") return say("bb-iron-cubes", { cubes });
  return say("bb-barrels", { cubes });
}

function slotTip(id: string, { components, sentences, say }: Told): Tip {
  const atlas = atlasOf(components);
  const slot = atlas.slots.get(id)!;
  const farm = atlas.locations.get(slot.location)?.kind === "farm_brewery";
  const industries = sentences.industries(slot.industries);
  return {
    title: say(`slot-${id}`),
    text: farm ? say("bb-tip-farm") : say("bb-tip-slot", { industries }),
    rule: clause(farm ? "BB-FARM-BREWERY-ONLY" : "BB-BUILD-SLOT-ICON"),
  };
}

function linkTip(id: string, { components, view, sentences, say }: Told): Tip {
  const canal = view.era === "canal";
  const built = view.links.find((link) => link.link === id);
  const points = linkScore(components, linkValues(components, view), id);
  const facts = [{ label: say("bb-fact-scores"), value: say("bb-fact-points", { points }) }];
  if (built) facts.unshift({ label: say("bb-fact-owner"), value: sentences.owner(built.owner) });
  const { canal_cost, rail_cost, rail_coal } = components;
  const costs = canal ? say("bb-cost-money", { money: canal_cost }) : say("bb-cost-rail", { money: rail_cost, coal: rail_coal });
  if (!built) facts.unshift({ label: say("bb-fact-cost"), value: costs });
  const open = canal ? say("bb-tip-canal") : say("bb-tip-rail");
  return {
    title: say(`link-${id}`),
    text: built ? say("bb-tip-link-built") : open,
    facts,
    rule: clause(built ? "BB-ERA-SCORE-LINKS" : canal ? "BB-NETWORK-CANAL-COST" : "BB-NETWORK-RAIL-COAL"),
  };
}

function merchantTip(id: string, { components, view, sentences, say }: Told): Tip {
  const merchant = view.merchants.find((other) => other.space === id);
  const title = say("bb-tip-merchant-title", { space: say(`space-${id}`) });
  const buys = buysOf(components, merchant?.tile ?? null);
  if (!buys) return { title, text: say("bb-tip-merchant-none"), rule: clause("BB-SETUP-MERCHANT-SPACES") };
  if (buys.length === 0) return { title, text: say("bb-tip-merchant-blank"), rule: clause("BB-SELL-BLANK-MERCHANT") };
  const place = atlasOf(components).locations.get(atlasOf(components).spaces.get(id)?.location ?? "");
  const facts = [{ label: say("bb-fact-buys"), value: sentences.industries(buys) }];
  if (place?.bonus) facts.push({ label: say("bb-fact-bonus"), value: sentences.bonus(place) });
  facts.push({ label: say("bb-fact-barrel"), value: merchant?.barrel ? say("bb-barrel-there") : say("bb-barrel-used") });
  return { title, text: say("bb-tip-merchant"), facts, rule: clause("BB-BEER-MERCHANT") };
}

function placeTip(place: Location, { components, view, sentences, say }: Told): Tip {
  const title = say(`location-${place.id}`);
  const value = linkValues(components, view).get(place.id) ?? 0;
  const values = { label: say("bb-fact-values"), value: String(value) };
  if (place.kind === "merchant") {
    const bonus = { label: say("bb-fact-bonus"), value: sentences.bonus(place) };
    return { title, text: say("bb-tip-merchants"), facts: [values, bonus], rule: clause("BB-BONUS-NEEDS-BEER") };
  }
  const spaces = { label: say("bb-fact-spaces"), value: String(place.slots.length) };
  const [text, rule] =
    view.era === "canal"
      ? [say("bb-tip-town-canal"), "BB-BUILD-CANAL-ONE-PER-LOCATION"]
      : [say("bb-tip-town-rail"), "BB-BUILD-RAIL-MANY"];
  return { title, text, facts: [spaces, values], rule: clause(rule) };
}
