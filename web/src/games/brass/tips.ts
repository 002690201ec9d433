// What the things on the board of a Brass are, for their tips: a sentence or two and the clause
// that says more. The facts are read from the components and the view; the clauses are those of
// the game's rules.toml, named here without the prefix of the game.
import { roman } from "../../map/lettering";
import type { Say } from "../../map/marks";
import { lookOf, type Look } from "../../map/seats";
import type { Tip, TipFact } from "../../map/tips.svelte";
import type { Clause } from "../clauses";
import { cubesOf, type BoardIndex } from "./board-index";
import { tileFace } from "./faces";
import type { BuiltTile, Industry, Level, Location, ScoredView } from "./types";
import { costSentence, type Sentences } from "./sentences";

/** What every tip of a game is told with. */
export interface Panel {
  boardIndex: BoardIndex;
  view: ScoredView;
  say: Say;
  clause: Clause;
  /** What only this game knows of a level: beer, markets. */
  ownFacts?: (level: Level) => readonly TipFact[];
}

export interface Told extends Panel {
  sentences: Sentences;
  looks: readonly Look[];
}

/** A tile on the board; the game says what it waits for. */
export function tileTip(tile: BuiltTile, level: Level, waits: { text: string; rule: string }, told: Told): Tip {
  const { boardIndex, sentences, looks, say, clause } = told;
  const owner = { label: say("brass-fact-owner"), value: sentences.owner(tile.owner) };
  return {
    title: say("brass-tile-title", { industry: say(`industry-${tile.industry}`), level: roman(tile.level) }),
    text: tile.flipped ? say("brass-tip-flipped") : waits.text,
    facts: [owner, ...levelFacts(level, told)],
    tile: { look: lookOf(looks, tile.owner), face: tileFace(boardIndex, tile) },
    rule: clause(tile.flipped ? "ERA-SCORE-TILES" : waits.rule),
  };
}

/** What is printed on the tiles of a level. */
export function levelFacts(level: Level, { boardIndex, view, say, ownFacts }: Panel): TipFact[] {
  const resource = boardIndex.industries.get(level.industry)?.resource ?? null;
  const gives = cubesOf(level, view.era);
  const facts = [{ label: say("brass-fact-cost"), value: costSentence(level, say) }];
  if (resource && gives > 0) facts.push({ label: say("brass-fact-gives"), value: cubesSaid(resource, gives, say) });
  facts.push(...(ownFacts?.(level) ?? []));
  const brings = { points: level.points, income: level.income, values: level.link_icons };
  facts.push({ label: say("brass-fact-flip"), value: say("brass-fact-flip-value", brings) });
  const limit = eraLimit(level, say);
  if (limit) facts.push({ label: say("brass-fact-era"), value: limit });
  if (level.developable === false) facts.push({ label: say("brass-fact-develop"), value: say("brass-build-only") });
  return facts;
}

/** In which era a tile can be built, where not in both. */
export function eraLimit({ canal, rail }: Level, say: Say): string | undefined {
  if (canal && rail) return undefined;
  if (!canal && !rail) return say("brass-only-develop");
  return canal ? say("brass-only-canal") : say("brass-only-rail");
}

export function cubesSaid(resource: NonNullable<Industry["resource"]>, cubes: number, say: Say): string {
  if (resource === "coal") return say("brass-coal-cubes", { cubes });
  if (resource === "iron") return say("brass-iron-cubes", { cubes });
  return say("brass-barrels", { cubes });
}

export function slotTip(id: string, { boardIndex, sentences, say, clause }: Told): Tip {
  const industries = sentences.industries(boardIndex.slots.get(id)!.industries);
  return { title: say(`slot-${id}`), text: say("brass-tip-slot", { industries }), rule: clause("BUILD-SLOT-ICON") };
}

export function linkTip(id: string, { boardIndex, view, sentences, say, clause }: Told): Tip {
  const canal = view.era === "canal";
  const built = view.links.find((link) => link.link === id);
  const points = view.preview.links[id] ?? 0;
  const facts = [{ label: say("brass-fact-scores"), value: say("brass-fact-points", { points }) }];
  if (built) facts.unshift({ label: say("brass-fact-owner"), value: sentences.owner(built.owner) });
  const { canal_cost, rail_cost, rail_coal } = boardIndex.components;
  const costs = canal ? say("brass-price", { money: canal_cost }) : say("brass-cost-rail", { money: rail_cost, coal: rail_coal });
  if (!built) facts.unshift({ label: say("brass-fact-cost"), value: costs });
  const open = canal ? say("brass-tip-canal") : say("brass-tip-rail");
  return {
    title: say(`link-${id}`),
    text: built ? say("brass-tip-link-built") : open,
    facts,
    rule: clause(built ? "ERA-SCORE-LINKS" : canal ? "NETWORK-CANAL-COST" : "NETWORK-RAIL-COAL"),
  };
}

/** The link values that count at a place now. */
export const valuesFact = (place: Location, { view, say }: Panel): TipFact => ({
  label: say("brass-fact-values"),
  value: String(view.preview.locations[place.id] ?? 0),
});

export function townTip(place: Location, told: Told): Tip {
  const { view, say, clause } = told;
  const spaces = { label: say("brass-fact-spaces"), value: String(place.slots.length) };
  const [text, rule] =
    view.era === "canal" ? [say("brass-tip-town-canal"), "BUILD-CANAL-ONE-PER-LOCATION"] : [say("brass-tip-town-rail"), "BUILD-RAIL-MANY"];
  return { title: say(`location-${place.id}`), text, facts: [spaces, valuesFact(place, told)], rule: clause(rule) };
}
