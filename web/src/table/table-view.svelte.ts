// What the table page shows of its position: names, marks on the map and on cards, the news of
// others as they play, the hint. Made from the store and the decision; holds no rule.
import type { EntryShown, WayShown } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import type { Components } from "../api/types";
import type { BoardHandle, HandChoice, Reading, TableGame } from "../games/board";
import type { Mark, Marks, SeatChange } from "../map/marks";
import { LOOKS, type Look } from "../map/seats";
import { linesOf, movesOf } from "../replay/history";
import { numberText, percentText } from "../words/format";
import { language } from "../words/language.svelte";
import type { Names, Words } from "../words/words";
import type { Decision } from "./decision.svelte";
import { Playback } from "./playback.svelte";
import { chosenIn, narrow, type Facet } from "./selection";
import { eventsOf, sinceOwn } from "./since";
import type { View } from "../api/types";
import type { TableStore } from "./store.svelte";
import { tt } from "./texts";

/** A way to decide that a bot would take, with what it would cost and bring, in words. */
export interface HintWay extends WayShown {
  costs: string;
}

export interface HintShown {
  number: number;
  ways: readonly HintWay[];
}

/** A sentence is read before the next one comes. */
const LEAST_MS = 900;

/** What a coach points out. */
export type PartAway = "hand" | "players" | "tabs";

export interface Taught {
  places: Marks;
  cards: readonly string[];
}

/** What the page was given; kept current by its owner. */
export interface Given {
  store: TableStore;
  game: TableGame;
  components: Components;
  words: Words;
  names: Names;
  /** Something happened: it is to be told and heard now. */
  tell: (entries: readonly EntryShown[]) => void;
}

export class TableScene {
  /** The entry of "since your last turn" that is looked at; null: none. */
  lookedAt = $state<number | null>(null);
  hint = $state.raw<HintShown | null>(null);
  hintTrouble = $state("");
  /** Hints are looked at. They stay beside what is chosen until one is taken or they are closed. */
  hinting = $state(false);
  /** How many of the moves beside the question a hint offers. */
  asides = $state(0);
  /** The place under the pointer or the focus. */
  pointed = $state<string | null>(null);
  decision: Decision | null = null;
  board = $state.raw<BoardHandle>();
  taught = $state.raw<Taught>({ places: {}, cards: [] });
  /** What leaves its room to a page of the coach, in small windows. */
  away = $state.raw<readonly PartAway[]>([]);
  /** What the last move changed for the players. */
  seatChanges = $state.raw<readonly SeatChange[]>([]);
  readonly playback = new Playback({
    board: () => this.board,
    speed: () => preferences.speed(),
    tell: (entries) => this.given.tell(entries),
    ended: ({ before, after }) => {
      const { game, components } = this.given;
      this.seatChanges = game.changes(before, after, components, this.say);
    },
    least: (entries) => (entries.every((entry) => this.given.store.you.includes(entry.seat)) ? 0 : LEAST_MS),
  });

  constructor(private readonly given: Given) {}

  /** The position as far as it has been played; the last one with the board whole. */
  readonly view = $derived.by<View | null>(() => {
    const { store, game } = this.given;
    const view = this.playback.shown(store.position);
    const whole = game.ending.lastBoard;
    if (!view || !whole || store.status !== "over" || !store.logIsWhole) return view;
    return whole(view, eventsOf(movesOf(linesOf(store.entries))));
  });

  /** The game has ended, or was left. */
  readonly ended = $derived.by(() => this.given.store.status !== "running");
  /** Its last moves have been played, too: now comes the result. */
  readonly over = $derived.by(() => this.ended && this.playback.now === null);

  readonly looks: readonly Look[] = LOOKS;
  readonly say = $derived.by(() => this.given.game.translator(language.current, this.given.words));
  /** Several people at one device. */
  readonly hotSeat = $derived.by(() => {
    const { store } = this.given;
    return store.you.filter((seat) => !store.seats[seat]?.bot).length > 1;
  });
  /** By seat; the viewer is "You", unless several look at this page. */
  readonly shownNames = $derived.by<readonly string[]>(() => {
    const { store, names } = this.given;
    return store.seats.map((_, seat) => (this.isYou(seat) ? tt("table-you") : (names[`seat-${seat}`] ?? "")));
  });
  isYou(seat: number): boolean {
    return seat === this.given.store.seat && !this.hotSeat;
  }
  readonly reading = $derived.by<Reading | null>(() => {
    const { store, components } = this.given;
    if (!store.position) return null;
    return { components, view: store.position, seat: store.seat ?? 0, say: this.say, names: this.shownNames };
  });
  readonly news = $derived.by<readonly EntryShown[]>(() => sinceOwn(this.given.store.entries, this.given.store.seat, this.begins));
  /** Whether a move begins an action; where a game has no actions, a turn is one. */
  private readonly begins = (move: string): boolean => {
    const { reading } = this;
    return (
      reading !== null &&
      this.given.game
        .reader(reading)
        .facets(move)
        .some(({ group }) => group === "action")
    );
  };
  readonly hand = $derived.by<readonly string[]>(() => {
    const { store, game } = this.given;
    if (!store.position || (this.hotSeat && !store.yourTurn)) return [];
    return game.hand(store.position);
  });
  /** The hint, as long as it is about the present question: what others seal meanwhile changes nothing. */
  readonly currentHint = $derived.by(() => {
    const { hint, decision } = this;
    if (hint?.number === this.given.store.table?.number) return hint;
    return hint && decision?.open && hint.number >= decision.since ? hint : null;
  });

  /** Marks of the map: what may be chosen, what is, what comes, what has changed. */
  placeMarks(): Marks {
    const { game, store } = this.given;
    const { decision, reading } = this;
    const marks: Record<string, Mark> = {};
    const put = (more: Marks): void => {
      for (const [id, mark] of Object.entries(more)) marks[id] = { ...marks[id], ...mark };
    };
    if (this.playback.now) return marks;
    for (const id of this.changed()) marks[id] = { changed: true };
    if (!decision || !reading || !store.yourTurn || this.lookedAt !== null) return marks;
    put(this.calm ? this.pointedMark() : this.litMarks());
    const [first] = decision.remaining;
    const free = game.reader(reading).free;
    if (first && decision.lacking.every((group) => free.includes(group)) && decision.choice.length > 0) put(game.coming(first, reading));
    if (decision.choice.length === 0) for (const [place, rank] of this.hinted()) put({ [place]: { hint: rank } });
    put(this.taught.places);
    const { pointed } = this;
    const price = pointed !== null && marks[pointed]?.legal ? game.price(pointed, decision.choice, reading) : null;
    if (pointed !== null && price !== null) put({ [pointed]: { label: price } });
    return marks;
  }

  /** The marks of what may be chosen on the board. */
  litMarks(): Marks {
    const { decision, reading } = this;
    const { game } = this.given;
    if (!decision || !reading) return {};
    const { asking, refused } = decision;
    const lit = (group: string): boolean => refused?.facet.group === group || (game.lights?.(group, asking, reading) ?? true);
    return decision.marksOf(...game.boardGroups.filter(lit));
  }

  /** What the hint names on the board, with the rank of its way. */
  hinted(): readonly (readonly [place: string, rank: number])[] {
    if (!this.hinting) return [];
    const { boardGroups } = this.given.game;
    const named = (this.currentHint?.ways ?? []).flatMap(({ moves }, at) => {
      const facets = this.decision?.pathOf(moves)?.facets ?? [];
      return facets.filter(({ group }) => boardGroups.includes(group)).map(({ value }) => [value, at + 1] as const);
    });
    // Its best way counts.
    return named.filter(([place], at) => named.findIndex(([first]) => first === place) === at);
  }

  /** Nearly everything is possible before the first choice: then only what is pointed at lights. */
  get calm(): boolean {
    const { decision } = this;
    return decision !== null && decision.choice.length === 0 && decision.lacking.includes("action") && decision.lacking.includes("card");
  }

  private pointedMark(): Marks {
    const { pointed, decision } = this;
    const refused = decision?.refused?.facet;
    const { game, components } = this.given;
    if (refused && game.boardGroups.includes(refused.group)) return { [refused.value]: { illegal: true } };
    // A town that was pointed at stands for its spaces.
    const fits =
      pointed !== null && decision !== null && narrow(decision.paths, [game.facetOf(pointed, components, decision.asking)]).length > 0;
    return fits ? { [pointed]: { legal: true } } : {};
  }

  private changed(): readonly string[] {
    const { game } = this.given;
    if (this.lookedAt !== null) return game.touched(eventsOf(this.news.slice(this.lookedAt, this.lookedAt + 1)));
    return (this.decision?.choice.length ?? 0) > 0 ? [] : game.touched(eventsOf(this.news));
  }

  /** Marks of the hand, by place; of equal cards the first one is the chosen one. */
  cardMarks(): readonly Mark[] {
    const { decision } = this;
    if (!decision?.open) return [];
    if (this.calm) return this.hand.map((card) => ({ legal: this.taught.cards.includes(card) }));
    const { handChoice } = this.given.game;
    if (handChoice) return this.handMarks(handChoice);
    const lit = decision.optionsIn("card");
    const chosen = chosenIn(decision.choice, "card") ?? decision.filledIn.find((facet) => facet.group === "card")?.value;
    const at = chosen === undefined ? -1 : this.hand.indexOf(chosen);
    return this.hand.map((card, index) => ({ legal: lit.includes(card), chosen: index === at }));
  }

  private handMarks({ facet, chosen }: HandChoice): readonly Mark[] {
    const { decision, reading, hand } = this;
    if (!decision || !reading) return [];
    const { choice, filledIn, paths } = decision;
    const taken = chosen(hand, [...choice, ...filledIn]);
    return hand.map((_, at) => {
      const meant = facet(at, hand, choice, reading);
      const others = choice.filter(({ group }) => group !== meant.group);
      return { legal: taken.includes(at) || narrow(paths, [...others, meant]).length > 0, chosen: taken.includes(at) };
    });
  }

  /** What a card of the hand stands for. */
  cardFacet(at: number): Facet {
    const { handChoice } = this.given.game;
    const { decision, reading, hand } = this;
    if (handChoice && decision && reading) return handChoice.facet(at, hand, decision.choice, reading);
    return { group: "card", value: hand[at] ?? "" };
  }

  // Hints ------------------------------------------------------------------------------------

  /** Ask a bot, then try out what each of its moves would bring. */
  async askHint(): Promise<void> {
    this.hintTrouble = "";
    this.hinting = true;
    if (this.currentHint) return;
    const answer = await this.given.store.hint();
    if (!answer.ok) {
      this.hintTrouble = tt("table-hints-none", { reason: answer.failure.message });
      return;
    }
    const { number, ways } = answer.value;
    const hint = { number, ways: this.distinct(ways.map((way) => ({ ...way, costs: "" }))) };
    this.hint = hint;
    const costs = await Promise.all(hint.ways.map((way) => this.costsOf(way)));
    if (this.hint === hint) this.hint = { number, ways: hint.ways.map((way, at) => ({ ...way, costs: costs[at] ?? "" })) };
  }

  /** Ways that go on differently may begin alike: of those that would choose the same now, the best. */
  distinct(ways: readonly HintWay[]): HintWay[] {
    const { decision } = this;
    const begins = ways.map(({ moves }) => {
      const asides = decision?.asidesIn(moves) ?? 0;
      return asides > 0 ? `${asides}` : JSON.stringify(decision?.facetsOf(moves) ?? moves);
    });
    return ways.filter((_, at) => begins.indexOf(begins[at] ?? "") === at);
  }

  private async costsOf(way: HintWay): Promise<string> {
    const costs = await this.decision?.tryOut(way.moves);
    const money = costs?.money ? [tt("table-hint-money", costs.money)] : [];
    return [...(costs?.gains ?? []), ...money].join(" · ");
  }

  /** Choose what a way begins with: the action with all that belongs to its choice, as far as the way
   *  and the questions go together, or the move beside the question. */
  takeHint(way: HintWay): void {
    const { decision } = this;
    this.asides = decision?.asidesIn(way.moves) ?? 0;
    const facets = this.asides > 0 ? [] : (decision?.facetsOf(way.moves) ?? []);
    this.hinting = false;
    if (facets.length > 0) decision?.take(facets);
    else if (this.asides === 0) [this.hint, this.hintTrouble] = [null, tt("table-hints-none", { reason: tt("table-hint-gone") })];
  }

  /** A way in words: what it does, then what belongs to it, such as the card. */
  wayLines(way: HintWay): readonly string[] {
    const { words, names } = this.given;
    const length = this.decision?.pathOf(way.moves)?.moves.length ?? 1;
    return way.phrases.slice(0, length).map((phrase) => words.say(phrase, names));
  }

  /** What to expect of a way, its reasons, and how the turn should go on. */
  wayExpected(way: HintWay): string {
    const points = numberText(language.current, way.points);
    if (way.win === null) return tt("table-hint-points", { points });
    return tt("table-hint-expected", { points, win: percentText(language.current, way.win) });
  }

  /** Why a way is good. Where the game states no facts, how it compares with the others. */
  wayReasons(way: HintWay): readonly string[] {
    const { words, names } = this.given;
    return way.reasons.length > 0 ? way.reasons.map((phrase) => words.say(phrase, names)) : [this.compared(way)];
  }

  private compared(way: HintWay): string {
    const [best, second] = this.currentHint?.ways ?? [];
    if (!best || !second) return tt("table-hint-alone");
    const other = way === best ? second : best;
    const better = way.win !== null && other.win !== null ? way.win - other.win : way.points - other.points;
    const share = way.win !== null && other.win !== null;
    const size = Math.abs(better);
    // Estimates of two ways may differ less than they are sure.
    if (better > 0 !== (way === best) || size < (share ? 0.005 : 0.05)) return tt("table-hint-equal");
    const amount = share ? percentText(language.current, size) : numberText(language.current, size, 1);
    if (share) return better > 0 ? tt("table-hint-more-win", { win: amount }) : tt("table-hint-less-win", { win: amount });
    return better > 0 ? tt("table-hint-more", { points: amount }) : tt("table-hint-less", { points: amount });
  }

  /** A way for those who listen. */
  saidOf(way: HintWay): string {
    const move = tt("table-hint-said", { move: this.wayLines(way).join(", ") });
    return [move, ...this.wayReasons(way), this.wayExpected(way), way.costs].filter(Boolean).join(" ");
  }

  /** How the turn should go on, each action by what it begins with; empty: it is over then. */
  wayFollowing(way: HintWay): string {
    const { words, names } = this.given;
    let begun = 0;
    const begins = way.actions.map((length) => (begun += length) - length).slice(1);
    const said = begins.flatMap((at) => way.phrases.slice(at, at + 1)).map((phrase) => words.say(phrase, names));
    return said.length > 0 ? tt("table-hint-following", { what: said.join("; ") }) : "";
  }
}
