// What the table page shows of its position: names, marks on the map and on cards, the news of
// others, the hint. Made from the store and the decision; holds no rule.
import type { EntryShown } from "../api/types";
import type { Components, Reading, TableGame } from "../games/board";
import type { Mark, Marks } from "../map/marks";
import { LOOKS, type Look } from "../map/seats";
import { language } from "../words/language.svelte";
import type { Names, Phrase, Words } from "../words/words";
import type { Decision } from "./decision.svelte";
import { chosenIn } from "./selection";
import { eventsOf, sinceOwn } from "./since";
import type { TableStore } from "./store.svelte";
import { tt } from "./texts";

export interface HintShown {
  number: number;
  move: string;
  phrase: Phrase;
}

/** What the page was given; kept current by its owner. */
export interface Given {
  store: TableStore;
  game: TableGame;
  components: Components;
  words: Words;
  names: Names;
}

export class TableScene {
  /** The entry of "since your last turn" that is looked at; null: none. */
  lookedAt = $state<number | null>(null);
  hint = $state.raw<HintShown | null>(null);
  hintTrouble = $state("");
  /** The place under the pointer or the focus. */
  pointed = $state<string | null>(null);
  decision: Decision | null = null;

  constructor(private readonly given: () => Given) {}

  readonly looks: readonly Look[] = LOOKS;
  readonly say = $derived.by(() => this.given().game.sayer(language.current, this.given().words));
  /** Several people at one device. */
  readonly hotSeat = $derived.by(() => {
    const { store } = this.given();
    return store.you.filter((seat) => !store.table?.seats[seat]?.bot).length > 1;
  });
  /** By seat; the viewer is "You", unless several look at this page. */
  readonly shownNames = $derived.by<readonly string[]>(() => {
    const { store, names } = this.given();
    return (store.table?.seats ?? []).map((_, seat) =>
      seat === store.seat && !this.hotSeat ? tt("table-you") : (names[`seat-${seat}`] ?? ""),
    );
  });
  readonly reading = $derived.by<Reading | null>(() => {
    const { store, components } = this.given();
    if (!store.position) return null;
    return { components, view: store.position, seat: store.seat ?? 0, say: this.say, names: this.shownNames };
  });
  readonly news = $derived.by<readonly EntryShown[]>(() => sinceOwn(this.given().store.entries, this.given().store.seat));
  readonly hand = $derived.by<readonly string[]>(() => {
    const { store, game } = this.given();
    if (!store.position || (this.hotSeat && !store.yourTurn)) return [];
    return game.hand(store.position);
  });
  readonly currentHint = $derived.by(() => (this.hint?.number === this.given().store.table?.number ? this.hint : null));

  /** Marks of the map: what may be chosen, what is, what comes, what has changed. */
  placeMarks(): Marks {
    const { game, store } = this.given();
    const { decision, reading } = this;
    const marks: Record<string, Mark> = {};
    const put = (more: Marks): void => {
      for (const [id, mark] of Object.entries(more)) marks[id] = { ...marks[id], ...mark };
    };
    for (const id of this.changed()) marks[id] = { changed: true };
    if (!decision || !reading || !store.yourTurn || this.lookedAt !== null) return marks;
    put(this.calm ? this.pointedMark() : decision.marksOf("place"));
    const [first] = decision.remaining;
    if (first && decision.lacking.every((group) => group === "card") && decision.choice.length > 0) put(game.coming(first, reading));
    const hinted = this.currentHint && game.reader(reading).facets(this.currentHint.move).find((facet) => facet.group === "place");
    if (hinted) put({ [hinted.value]: { hint: 1 } });
    return marks;
  }

  /** Nearly everything is possible before the first choice: then only what is pointed at lights. */
  get calm(): boolean {
    const { decision } = this;
    return decision !== null && decision.choice.length === 0 && decision.lacking.includes("action") && decision.lacking.includes("card");
  }

  private pointedMark(): Marks {
    const { pointed, decision } = this;
    const refused = decision?.refused?.facet;
    if (refused?.group === "place") return { [refused.value]: { illegal: true } };
    return pointed !== null && decision?.optionsIn("place").includes(pointed) ? { [pointed]: { legal: true } } : {};
  }

  private changed(): readonly string[] {
    const { game } = this.given();
    if (this.lookedAt !== null) return game.touched(eventsOf(this.news.slice(this.lookedAt, this.lookedAt + 1)));
    return (this.decision?.choice.length ?? 0) > 0 ? [] : game.touched(eventsOf(this.news));
  }

  /** Marks of the hand, by place; of equal cards the first one is the chosen one. */
  cardMarks(): readonly Mark[] {
    const { decision } = this;
    if (!decision?.open || this.calm) return [];
    const lit = decision.optionsIn("card");
    const chosen = chosenIn(decision.choice, "card") ?? decision.filledIn.find((facet) => facet.group === "card")?.value;
    const at = chosen === undefined ? -1 : this.hand.indexOf(chosen);
    return this.hand.map((card, index) => ({ legal: lit.includes(card), chosen: index === at }));
  }

  // Hints ------------------------------------------------------------------------------------

  async askHint(): Promise<void> {
    this.hintTrouble = "";
    const answer = await this.given().store.hint();
    if (!answer.ok) this.hintTrouble = tt("table-hints-none", { reason: answer.failure.message });
    else this.hint = answer.value as unknown as HintShown;
  }

  /** Choose what the hint says. */
  takeHint(): void {
    const { game } = this.given();
    const { decision, reading, currentHint } = this;
    if (decision && reading && currentHint) decision.take(game.reader(reading).facets(currentHint.move));
  }

  hintText(): string {
    const { words, names } = this.given();
    return this.currentHint ? tt("table-hint-said", { move: words.say(this.currentHint.phrase, names) }) : this.hintTrouble;
  }
}
