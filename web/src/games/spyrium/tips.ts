// What the things of the board are, for their tips: a card large with what it does and which of its
// values are reconstructed, a gap with what the cards beside it would ask, the events, the workers.
import type { Say, Thing } from "../../map/marks";
import { pictured, type Tip, type TipFact } from "../../map/tips.svelte";
import { clauses } from "../clauses";
import CardCloseUp from "./CardCloseUp.svelte";
import { cardWords, effectWords, symbolName } from "./effects";
import { atWork, eventOf, faceOf } from "./cards";
import type { Card, Components, Player, View } from "./types";
import { offersBeside } from "./prices";
import { gapName, slotName, type Sentences } from "./sentences";

export const clause = clauses("spyrium", "SP");

export interface Panel {
  components: Components;
  say: Say;
}

export interface Told extends Panel {
  view: View;
  sentences: Sentences;
}

export function thingTip({ kind, id }: Thing, told: Told): Tip | null {
  if (kind === "slot") return slotTip(id, told);
  if (kind === "gap") return gapTip(id, told);
  return eventTip(id, told);
}

// Cards --------------------------------------------------------------------------------------

const RULE_OF: Readonly<Record<string, string>> = {
  miner: "CHARACTERS-MINER",
  geologist: "CHARACTERS-GEOLOGIST",
  apprentice: "CHARACTERS-APPRENTICE",
  engineer: "CHARACTERS-ENGINEER",
  bureaucrat: "CHARACTERS-BUREAUCRAT",
  adviser: "CHARACTERS-ADVISER",
  banker: "CHARACTERS-BANKER",
  financier: "CHARACTERS-FINANCIER",
  architect: "CHARACTERS-ARCHITECT",
  mine: "BUILDINGS-MINE",
  workshop: "BUILDINGS-WORKSHOP",
  factory: "BUILDINGS-FACTORY",
  laboratory: "BUILDINGS-LABORATORY",
  workers_housing: "BUILDINGS-HOUSING",
  residence: "BUILDINGS-RESIDENCE",
  university: "BUILDINGS-UNIVERSITY",
  townhouse: "BUILDINGS-HOMES",
  manor: "BUILDINGS-HOMES",
  palace: "BUILDINGS-HOMES",
  automation: "TECHNIQUE-AUTOMATION",
  lobbying: "TECHNIQUE-LOBBYING",
  capitalization: "TECHNIQUE-CAPITALIZATION",
  crane: "TECHNIQUE-CRANE",
  taylorism: "TECHNIQUE-TAYLORISM",
  engineering: "TECHNIQUE-ENGINEERING",
  commerce: "TECHNIQUE-COMMERCE-KEEPS",
};

export function cardTip(card: Card, say: Say, { tilted = false, workers = 0 } = {}, tokens: readonly number[] = []): Tip {
  const used = [tilted ? say("sp-tip-tilted") : "", workers > 0 ? say("sp-tip-working", { workers }) : ""];
  return {
    title: say(`card-${card.id}`),
    text: [typeText(card, say), ...used].filter(Boolean).join(" "),
    facts: cardFacts(card, say),
    picture: pictured(CardCloseUp, { card, say, tokens }),
    rule: clause(RULE_OF[card.kind] ?? "BOX-RECONSTRUCTED"),
  };
}

function typeText(card: Card, say: Say): string {
  if (card.type === "character") return say("sp-tip-character");
  return card.type === "technique" ? say("sp-tip-technique") : say("sp-tip-building");
}

function cardFacts(card: Card, say: Say): TipFact[] {
  const facts: TipFact[] = [{ label: say("sp-fact-price"), value: say("sp-price", { money: card.cost }) }];
  const does = cardWords(card, say);
  if (does) facts.push({ label: say("sp-fact-effect"), value: does });
  if (card.type === "building") facts.push({ label: say("sp-fact-points"), value: String(card.points) });
  if (card.type === "building" && card.symbols.length > 0) {
    facts.push({ label: say("sp-fact-symbols"), value: card.symbols.map((symbol) => symbolName(symbol, say)).join(", ") });
  }
  if (card.type === "technique") facts.push({ label: say("sp-fact-end"), value: scoreWords(card.score, say) });
  facts.push({ label: say("sp-fact-copies"), value: say("sp-copies", { count: card.count, period: say(`period-${card.period}`) }) });
  const guessed = card.guessed.map((value) => guessedName(value, say));
  if (guessed.length > 0) facts.push({ label: say("sp-fact-guessed"), value: guessed.join(", ") });
  return facts;
}

function guessedName(value: string, say: Say): string {
  if (value === "cost") return say("sp-guessed-cost");
  if (value === "points") return say("sp-guessed-points");
  return value === "period" ? say("sp-guessed-period") : say("sp-guessed-count");
}

/** What a technique brings at the end. */
export function scoreWords({ of, per, most }: { of: string; per: number; most: number }, say: Say): string {
  const counted: Readonly<Record<string, string>> = {
    money: say("sp-score-money", { per }),
    spyrium: say("sp-score-spyrium"),
    workers: say("sp-score-workers"),
    buildings: say("sp-score-buildings"),
    tokens: say("sp-score-tokens"),
    residence: say("sp-score-residence"),
    factories: say("sp-score-factories"),
  };
  return say("sp-score-most", { what: counted[of] ?? "", most });
}

// The market ---------------------------------------------------------------------------------

function slotTip(id: string, { components, view, say }: Told): Tip {
  const at = view.market.findIndex((place) => place.slot === id);
  const place = view.market[at];
  const card = place?.card ? faceOf(components, place.card) : undefined;
  if (!place || !card) return { title: slotName(view, id, say), text: say("sp-tip-hole"), rule: clause("PLACE-HOLE") };
  const tip = cardTip(card, say, {}, place.tokens);
  const others = view.around[at] ?? 0;
  return { ...tip, facts: [{ label: say("sp-fact-around"), value: String(others) }, ...(tip.facts ?? [])] };
}

function gapTip(id: string, { components, view, sentences, say }: Told): Tip {
  const offers = offersBeside(components, view, id, view.you ?? view.turn);
  return {
    title: gapName(view, id, say),
    text: offers.length > 0 ? say("sp-tip-gap", { money: components.worker_cost }) : say("sp-tip-gap-gone"),
    facts: [
      { label: say("sp-fact-here"), value: sentences.standing(id) },
      ...offers.map(({ card, price, money }) => ({ label: say(`card-${card}`), value: say("sp-offer", { price, money }) })),
    ],
    rule: clause(offers.length > 0 ? "ACTIVATE-SURCHARGE" : "MONEY-CARDS-GONE"),
  };
}

// Events, workers, places --------------------------------------------------------------------

function eventTip(id: string, { components, view, sentences, say }: Told): Tip {
  const { events, players } = view;
  const later = id === "next";
  const event = eventOf(components, (later ? events.next : events.current) ?? "");
  if (!event) return { title: say("sp-no-next"), text: say("sp-tip-last-round"), rule: clause("ROUND-SIX") };
  const used = players.flatMap((player, seat) => (player.event_used && !later ? [sentences.owner(seat)] : []));
  return {
    title: say(`eventcard-${event.id}`),
    text: later ? say("sp-tip-next") : say("sp-tip-event"),
    facts: [
      ...event.options.map((option, at) => ({ label: say("sp-fact-option", { number: at + 1 }), value: effectWords(option, say) })),
      ...(used.length > 0 ? [{ label: say("sp-fact-used"), value: used.join(", ") }] : []),
    ],
    rule: clause(later ? "ROUND-EVENT" : "EVENT-ONCE"),
  };
}

export function workersTip(player: Player, placed: number, say: Say): Tip {
  return {
    title: say("sp-tip-workers-title"),
    text: say("sp-tip-workers"),
    facts: [
      { label: say("sp-fact-active"), value: String(player.active) },
      { label: say("sp-fact-placed"), value: String(placed) },
      { label: say("sp-fact-working"), value: String(atWork(player)) },
      { label: say("sp-fact-tired"), value: String(player.workers - player.active - placed - atWork(player)) },
      { label: say("sp-fact-reserve"), value: String(player.reserve) },
    ],
    rule: clause("PLACE-ACTIVE-WORKER"),
  };
}

export function placeTip(player: Player | undefined, { components, say }: Panel): Tip {
  return {
    title: say("sp-new-place"),
    text: say("sp-tip-new-place", { money: components.place_cost, less: components.symbol_discount }),
    facts: [{ label: say("sp-fact-price"), value: say("sp-price", { money: player?.place_price ?? 0 }) }],
    rule: clause("BUILD-NEW-PLACE"),
  };
}
