// What the things on Birmingham's board are, for their tips: merchants, farm breweries and what
// every Brass has.
import type { Say, Thing } from "../../map/marks";
import type { Look } from "../../map/seats";
import type { Tip, TipFact } from "../../map/tips.svelte";
import * as brass from "../brass/tips";
import { clauses } from "../clauses";
import { boardIndexOf, buysOf, levelOf } from "./board-index";
import type { Components, Level, Location, View } from "./types";
import type { Sentences } from "./sentences";

export const clause = clauses("brass-birmingham", "BB");

export interface Told {
  components: Components;
  view: View;
  sentences: Sentences;
  looks: readonly Look[];
  say: Say;
}

/** What the tips of every Brass are told with. */
export const panel = (components: Components, view: View, say: Say): brass.Panel => ({
  boardIndex: boardIndexOf(components),
  view,
  say,
  clause,
  ownFacts: (level) => beerFacts(level as Level, components, say),
});

/** The tip of a space, a tile, a link, a merchant or a place. */
export function thingTip({ kind, id }: Thing, told: Told): Tip {
  const { components, view, sentences, looks, say } = told;
  const shared: brass.Told = { ...panel(components, view, say), sentences, looks };
  if (kind === "link") return brass.linkTip(id, shared);
  if (kind === "merchant") return merchantTip(id, told);
  if (kind === "slot") return slotTip(id, told, shared);
  const place = boardIndexOf(components).locations.get(id)!;
  return place.kind === "merchant" ? merchantsTip(place, told, shared) : brass.townTip(place, shared);
}

function slotTip(id: string, { components, view, say }: Told, shared: brass.Told): Tip {
  const boardIndex = boardIndexOf(components);
  const built = view.tiles.find((tile) => tile.slot === id);
  if (built) {
    const sold = boardIndex.industries.get(built.industry)?.sold ?? false;
    const waits = sold ? { text: say("bb-tip-to-sell"), rule: "FLIP-SOLD" } : { text: say("bb-tip-to-empty"), rule: "FLIP-EMPTIED" };
    return brass.tileTip(built, levelOf(components, built.industry, built.level), waits, shared);
  }
  const farm = boardIndex.locations.get(boardIndex.around.get(id) ?? "")?.kind === "farm_brewery";
  return farm ? { title: say(`slot-${id}`), text: say("bb-tip-farm"), rule: clause("FARM-BREWERY-ONLY") } : brass.slotTip(id, shared);
}

/** Beer that selling takes. */
function beerFacts(level: Level, components: Components, say: Say): TipFact[] {
  if (boardIndexOf(components).industries.get(level.industry)?.resource) return [];
  return [{ label: say("bb-fact-beer"), value: level.beer ? brass.cubesSaid("beer", level.beer, say) : say("bb-nothing") }];
}

function merchantTip(id: string, { components, view, sentences, say }: Told): Tip {
  const merchant = view.merchants.find((other) => other.space === id);
  const title = say("bb-tip-merchant-title", { space: say(`space-${id}`) });
  const buys = buysOf(components, merchant?.tile ?? null);
  if (!buys) return { title, text: say("bb-tip-merchant-none"), rule: clause("SETUP-MERCHANT-SPACES") };
  if (buys.length === 0) return { title, text: say("bb-tip-merchant-blank"), rule: clause("SELL-BLANK-MERCHANT") };
  const place = boardIndexOf(components).locations.get(boardIndexOf(components).spaces.get(id)?.location ?? "");
  const facts = [{ label: say("bb-fact-buys"), value: sentences.industries(buys) }];
  if (place?.bonus) facts.push({ label: say("bb-fact-bonus"), value: sentences.bonus(place) });
  facts.push({ label: say("bb-fact-barrel"), value: merchant?.barrel ? say("bb-barrel-there") : say("bb-barrel-used") });
  return { title, text: say("bb-tip-merchant"), facts, rule: clause("BEER-MERCHANT") };
}

function merchantsTip(place: Location, { sentences, say }: Told, shared: brass.Told): Tip {
  const bonus = { label: say("bb-fact-bonus"), value: sentences.bonus(place) };
  const facts = [brass.valuesFact(place, shared), bonus];
  return { title: say(`location-${place.id}`), text: say("bb-tip-merchants"), facts, rule: clause("BONUS-NEEDS-BEER") };
}
