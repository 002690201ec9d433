// What a screen reader says for the things of Spyrium, in full sentences: the cards of the market,
// the gaps with their workers and what they would pay there, the events, the cards of a quarter.
import { markWords } from "../../map/mark-words";
import type { Mark, Say, Thing } from "../../map/marks";
import { slotsBeside } from "./board-index";
import { cardSentence, effectWords, eventWords } from "./effects";
import { eventOf } from "./cards";
import type { Built, Components, Owned, View } from "./types";
import { offersBeside } from "./prices";

/** The name of what lies in a place of the market. */
export function slotName(view: View, slot: string, say: Say): string {
  const card = view.market.find((place) => place.slot === slot)?.card ?? null;
  return card === null ? say("sp-empty-place") : say(`card-${card}`);
}

/** A gap by the cards beside it: "Mine – Apprentice". */
export function gapName(view: View, gap: string, say: Say): string {
  const [first, second] = slotsBeside(gap);
  return say("sp-gap-name", { first: slotName(view, first, say), second: slotName(view, second, say) });
}

export class Sentences {
  constructor(
    private readonly components: Components,
    private readonly view: View,
    private readonly names: readonly string[],
    private readonly say: Say,
  ) {}

  of(thing: Thing, mark?: Mark): string {
    return [this.plain(thing), ...markWords(mark ?? {}, this.say)].join(", ");
  }

  owner(seat: number): string {
    return this.names[seat] ?? this.say(`seat-${seat}`);
  }

  slot(id: string): string {
    const { view, say } = this;
    const at = view.market.findIndex((place) => place.slot === id);
    const place = view.market[at];
    if (!place?.card) return say("sp-slot-empty", { slot: id });
    const parts = [say("sp-slot-said", { slot: id, card: cardSentence(this.components, place.card, say) })];
    if (place.tokens.length > 0) parts.push(say("sp-tokens-said", { values: place.tokens.join(", ") }));
    parts.push(say("sp-around-said", { workers: view.around[at] ?? 0 }));
    return parts.join("; ");
  }

  /** Who stands in a gap. */
  standing(id: string): string {
    const { view, say } = this;
    const workers = view.workers.filter((standing) => standing.gap === id);
    if (workers.length === 0) return say("sp-nobody");
    return workers.map(({ owner, count }) => say("sp-standing", { name: this.owner(owner), workers: count })).join(", ");
  }

  /** What a worker in a gap would pay for the cards beside it, or get there. */
  offers(id: string): string {
    const { components, view, say } = this;
    const found = offersBeside(components, view, id, view.you ?? view.turn);
    return found.map(({ card, price, money }) => say("sp-offer-said", { card: say(`card-${card}`), price, money })).join("; ");
  }

  owned({ card, tilted, workers = 0 }: Owned & Partial<Built>): string {
    const sentence = cardSentence(this.components, card, this.say);
    const said = tilted ? this.say("sp-owned-tilted", { card: sentence }) : sentence;
    return workers > 0 ? `${said}, ${this.say("sp-owned-workers", { workers })}` : said;
  }

  private plain({ kind, id }: Thing): string {
    if (kind === "slot") return this.slot(id);
    if (kind === "gap") return this.gap(id);
    return this.event(id);
  }

  private gap(id: string): string {
    const between = this.say("sp-gap-said", { gap: gapName(this.view, id, this.say), workers: this.standing(id) });
    return [between, this.offers(id)].filter(Boolean).join("; ");
  }

  private event(id: string): string {
    const { components, view, say } = this;
    const { events, players } = view;
    if (id === "next") {
      const next = events.next === null ? undefined : eventOf(components, events.next);
      return next ? say("sp-next-said", { name: say(`eventcard-${next.id}`), effect: eventWords(next, say) }) : say("sp-no-next");
    }
    const current = eventOf(components, events.current);
    const option = current?.options[Number(id.split("-")[1]) - 1];
    const used = players.flatMap((player, seat) => (player.event_used ? [this.owner(seat)] : []));
    const said = say("sp-event-said", { name: say(`eventcard-${events.current}`), effect: option ? effectWords(option, say) : "" });
    return [
      said,
      events.token ? say("sp-tokens-said", { values: String(events.token) }) : "",
      used.length > 0 ? say("sp-used-by", { names: used.join(", ") }) : "",
    ]
      .filter(Boolean)
      .join("; ");
  }
}
