// What the things on Lancashire's board are, for their tips: mills, ports and shipyards, the places
// around, and what every Brass has.
import type { Say, Thing } from "../../map/marks";
import type { Look } from "../../map/seats";
import type { Tip, TipFact } from "../../map/tips.svelte";
import * as brass from "../brass/tips";
import { clauses } from "../clauses";
import { boardIndexOf, levelOf } from "./board-index";
import type { BuiltTile, Components, Industry, Location, View } from "./types";
import type { Sentences } from "./sentences";

export const clause = clauses("brass-lancashire", "BL");

export interface Told {
  components: Components;
  view: View;
  sentences: Sentences;
  looks: readonly Look[];
  say: Say;
}

/** What the tips of every Brass are told with. */
export const panel = (components: Components, view: View, say: Say): brass.Panel => ({
  boardIndex: boardIndexOf(components, view),
  view,
  say,
  clause,
  ownFacts: (level) => portFacts(roleOf(components, level.industry), say),
});

/** The tip of a space, a tile, a link or a place. */
export function thingTip({ kind, id }: Thing, { components, view, sentences, looks, say }: Told): Tip {
  const shared: brass.Told = { ...panel(components, view, say), sentences, looks };
  if (kind === "link") return brass.linkTip(id, shared);
  const built = view.tiles.find((tile) => tile.slot === id);
  if (built) return brass.tileTip(built, levelOf(components, built.industry, built.level), waits(built, components, say), shared);
  if (kind === "slot") return brass.slotTip(id, shared);
  const place = boardIndexOf(components, view).locations.get(id)!;
  return place.slots.length > 0 ? brass.townTip(place, shared) : aroundTip(place, shared);
}

const roleOf = (components: Components, industry: string): Industry["role"] | undefined =>
  boardIndexOf(components).industries.get(industry)?.role;

/** What an unflipped tile waits for. */
function waits({ industry }: BuiltTile, components: Components, say: Say): { text: string; rule: string } {
  switch (roleOf(components, industry)) {
    case "mill":
      return { text: say("bl-tip-mill"), rule: "FLIP-SOLD" };
    case "port":
      return { text: say("bl-tip-port"), rule: "SELL-PORT-FLIPS" };
    case "shipyard":
      return { text: say("bl-tip-shipyard"), rule: "FLIP-SHIPYARD" };
    default:
      return { text: say("bl-tip-to-empty"), rule: "FLIP-EMPTIED" };
  }
}

/** Ports open the markets of their town. */
const portFacts = (role: Industry["role"] | undefined, say: Say): TipFact[] =>
  role === "port" ? [{ label: say("brass-fact-gives"), value: say("bl-market-icon") }] : [];

function aroundTip(place: Location, shared: brass.Told): Tip {
  const { say } = shared;
  const [text, rule] = place.market
    ? [say("bl-tip-border"), clause("COAL-MARKET-ACCESS")]
    : [say("bl-tip-around"), clause("COAL-MARKET-NOT-ALL-PLACES")];
  return { title: say(`location-${place.id}`), text, facts: [brass.valuesFact(place, shared)], rule };
}
