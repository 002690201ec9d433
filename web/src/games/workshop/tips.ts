// What the things of the map and the cards are, for their tips: a sentence or two, the facts that
// lie open, which values are reconstructed, and the clause that says more.
import type { Say, Thing } from "../../map/marks";
import type { Tip, TipFact } from "../../map/tips.svelte";
import { clauses } from "../clauses";
import { byId, freeConnections, linkCost, linkOwner, standingIn } from "./pieces";
import type { CardKind, Components, Connection, Town, View } from "./types";
import type { Sentences } from "./sentences";

export const clause = clauses("workshop-of-the-world", "WW");

export interface Panel {
  components: Components;
  view: View;
  say: Say;
}

export interface Told extends Panel {
  sentences: Sentences;
}

export function thingTip({ kind, id }: Thing, told: Told): Tip | null {
  const { components, say, sentences } = told;
  const town = byId(components.towns, id);
  if (town) return townTip(town, told);
  const line = byId(components.connections, id);
  if (kind === "link" && line) return linkTip(line, told);
  return { title: sentences.piece(id), text: say("ww-tip-piece"), rule: clause("TOWN-DISPLACE-ANY") };
}

// Towns --------------------------------------------------------------------------------------

function townTip(town: Town, told: Told): Tip {
  const { view, say, sentences } = told;
  const full = standingIn(view, town.id).length >= town.value;
  return {
    title: say(`town-${town.id}`),
    text: full ? say("ww-tip-town-full") : say("ww-tip-town"),
    facts: [
      ...townFacts(town, told),
      { label: say("ww-fact-industries"), value: sentences.standing(town.id) },
      ...guessedFacts(town.guessed, say),
    ],
    rule: clause(full ? "TOWN-DISPLACE" : "TOWN-CAPACITY"),
  };
}

/** What counts of a town when one thinks of going there. */
function townFacts(town: Town, { components, view, say }: Panel): TipFact[] {
  const free = freeConnections(components, view, town.id);
  return [
    { label: say("ww-fact-type"), value: say(`type-${town.type}`) },
    { label: say("ww-fact-value"), value: say("ww-fact-value-said", { value: town.value }) },
    { label: say("ww-fact-demand"), value: say("ww-money", { money: view.demand[town.type] ?? 0 }) },
    {
      label: say("ww-fact-free"),
      value: free.length === 0 ? say("ww-saturated") : free.map((line) => freeName(line, town.id, say)).join(", "),
    },
  ];
}

function freeName(line: Connection, town: string, say: Say): string {
  const name = say(`town-${line.towns.find((end) => end !== town) ?? town}`);
  return line.links > 1 ? say("ww-free-double", { name }) : name;
}

function guessedFacts(guessed: readonly string[], say: Say): TipFact[] {
  if (guessed.length === 0) return [];
  const name = (value: string): string => {
    if (value === "town") return say("ww-guessed-town");
    if (value === "value") return say("ww-guessed-value");
    if (value === "type") return say("ww-guessed-type");
    return value === "links" ? say("ww-guessed-links") : say("ww-guessed-connection");
  };
  return [{ label: say("ww-fact-guessed"), value: guessed.map(name).join(", ") }];
}

// Connections --------------------------------------------------------------------------------

function linkTip(line: Connection, { components, view, say, sentences }: Told): Tip {
  const owner = linkOwner(view, line.id);
  const crossed = components.crossing.connections.includes(line.id);
  const price = say("ww-money", { money: line.links * linkCost(components, view.era) });
  const state: TipFact =
    owner === null ? { label: say("ww-fact-price"), value: price } : { label: say("ww-fact-owner"), value: sentences.owner(owner) };
  return {
    title: say(`connection-${line.id}`),
    text: crossed ? say("ww-tip-crossing") : line.links > 1 ? say("ww-tip-double") : say("ww-tip-single"),
    facts: [{ label: say("ww-links"), value: String(line.links) }, state, ...guessedFacts(line.guessed, say)],
    rule: clause(crossed ? "LINK-CROSSING" : line.links > 1 ? "LINK-DOUBLE" : "LINK-SECOND"),
  };
}

// Cards and tokens ---------------------------------------------------------------------------

export function cardTip(card: CardKind, { components, view, say }: { components: Components; view?: View; say: Say }): Tip {
  const town = byId(components.towns, card.town);
  if (!town) return { title: say(`card-${card.id}`), text: say("ww-tip-choice", { value: card.value }), rule: clause("CARD-CHOICE") };
  const saturated = view !== undefined && freeConnections(components, view, town.id).length === 0;
  return {
    title: say(`card-${card.id}`),
    text: [say("ww-tip-card"), card.kind === "setup" ? say("ww-tip-card-setup") : "", saturated ? say("ww-tip-saturated") : ""]
      .filter(Boolean)
      .join(" "),
    facts: view ? townFacts(town, { components, view, say }) : [],
    rule: clause(saturated ? "CARD-SWAP" : card.kind === "setup" ? "SETUP-ON-TOP" : "CARD-FACE-UP"),
  };
}

export const tokenTip = (type: string, say: Say): Tip => ({
  title: say("ww-token", { type: say(`type-${type}`) }),
  text: say("ww-tip-token"),
  rule: clause("DEMAND-KEPT"),
});
