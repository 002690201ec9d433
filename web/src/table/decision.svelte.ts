// The decision in front of a person: the tree of questions, what is chosen, what it would cost,
// and playing it. Choices are only in this page until they are confirmed.
import type { Http } from "../api/http";
import type { Failure, GameEvent } from "../api/types";
import type { CostSheet, Reading, TableGame } from "../games/board";
import type { Marks } from "../map/marks";
import type { Phrase } from "../words/words";
import {
  choose,
  chosenIn,
  drop,
  missing,
  narrow,
  onlyChoices,
  options,
  pathsOf,
  readyPath,
  type Choice,
  type Facet,
  type Path,
  type TreeQuestion,
} from "./selection";
import type { TableStore } from "./store.svelte";

/** Something that was pointed at and is not possible now. */
export interface Refused {
  facet: Facet;
  title: string;
  rule: string | null;
  reason: Phrase | null;
  /** The choice that would make it possible. */
  instead: Choice | null;
}

export interface Tree {
  number: number;
  seat: number;
  question: TreeQuestion;
}

const REST_MS = 120;
/** Candidates that are asked about at most when something impossible was pointed at. */
const MOST_ASKED = 2;

export class Decision {
  tree = $state.raw<Tree | null>(null);
  choice = $state.raw<Choice>([]);
  costs = $state.raw<CostSheet | null>(null);
  refused = $state.raw<Refused | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** A path that must be confirmed twice was confirmed once. */
  warned = $state(false);
  playing = $state(false);
  private asked = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The question of costs that is on its way. */
  private looking: Promise<void> = Promise.resolve();
  /** How many moves the log had before each own deed that is not yet final. */
  private deeds = $state.raw<readonly number[]>([]);

  constructor(
    private readonly store: TableStore,
    private readonly http: Http,
    private readonly game: () => TableGame | null,
    private readonly reading: () => Reading | null,
  ) {}

  readonly open = $derived.by(() => this.store.yourTurn && this.tree?.number === this.store.table?.number);
  readonly paths = $derived.by<readonly Path[]>(() => {
    const [game, reading] = [this.game(), this.reading()];
    if (!this.open || !this.tree || !game || !reading) return [];
    return pathsOf(this.tree.question, game.reader(reading));
  });
  readonly remaining = $derived.by(() => narrow(this.paths, this.choice));
  readonly filledIn = $derived.by(() => onlyChoices(this.remaining, this.choice));
  readonly lacking = $derived.by(() => missing(this.remaining, this.game()?.groups ?? []));
  readonly ready = $derived.by(() => readyPath(this.remaining, this.effective));
  readonly warning = $derived.by(() => {
    const [game, reading] = [this.game(), this.reading()];
    return this.ready && game && reading ? game.warning(this.ready, reading) : null;
  });

  /** A question with one answer is answered as soon as the person confirms. */
  private get effective(): Choice {
    const [only] = this.remaining;
    return this.choice.length === 0 && this.remaining.length === 1 && only ? only.facets : this.choice;
  }

  optionsIn(group: string): readonly string[] {
    return options(this.paths, this.choice, group);
  }

  isChosen(group: string, value: string): boolean {
    return chosenIn(this.choice, group) === value;
  }

  /** Marks of the things on the map and, by their ids, of industries. */
  marksOf(group: string): Marks {
    const marks: Record<string, Marks[string]> = {};
    for (const value of this.optionsIn(group)) marks[value] = { legal: true };
    const only = this.filledIn.find((facet) => facet.group === group)?.value;
    const chosen = chosenIn(this.choice, group) ?? only;
    if (chosen !== undefined && chosen !== null) marks[chosen] = { ...marks[chosen], chosen: true };
    if (this.refused?.facet.group === group) marks[this.refused.facet.value] = { illegal: true };
    return marks;
  }

  // Choosing ---------------------------------------------------------------------------------

  /** Ask for the questions of the position, unless they are there. */
  async follow(): Promise<void> {
    const number = this.store.table?.number ?? -1;
    if (!this.store.yourTurn || this.playing || this.asked === number) return;
    this.asked = number;
    this.reset();
    const path = { table_id: this.store.id };
    const query = { depth: 2, seat: this.store.seat };
    const answer = await this.http.get("/api/tables/{table_id}/tree", { path, query });
    if (answer.ok) this.tree = answer.value as unknown as Tree;
    else [this.failure, this.asked] = [answer.failure, -1];
  }

  /** Choose something, or take it back if it is chosen. */
  pick(facet: Facet, toggle = true): void {
    this.refused = null;
    this.failure = null;
    if (toggle && this.isChosen(facet.group, facet.value)) return this.take(drop(this.choice, facet.group));
    const made = choose(this.paths, this.choice, facet);
    if (made.kind === "chosen") this.take(made.choice);
    else void this.explain(facet, made.kind === "conflict" ? made.instead : null);
  }

  take(choice: Choice): void {
    this.choice = choice;
    this.refused = null;
    this.warned = false;
    this.look();
  }

  drop(group: string): void {
    this.take(drop(this.choice, group));
  }

  /** Take back the last choice; false when there is none. */
  back(): boolean {
    if (this.refused) {
      this.refused = null;
      return true;
    }
    if (this.choice.length === 0) return false;
    this.take(this.choice.slice(0, -1));
    return true;
  }

  /** Why something is not possible: the server's reason, or what it does not go together with. */
  async explain(facet: Facet, instead: Choice | null = null): Promise<void> {
    const [game, reading] = [this.game(), this.reading()];
    if (!game || !reading) return;
    const title = game.chip(facet, reading).text;
    if (instead) {
      this.refused = { facet, title, rule: null, reason: null, instead };
      return;
    }
    for (const move of game.meant(facet, this.choice, reading).slice(0, MOST_ASKED)) {
      const answer = await this.store.why(move);
      if (!answer.ok || answer.value.legal) continue;
      const reason = answer.value.reason as unknown as Phrase | null;
      this.refused = { facet, title, rule: answer.value.rule ?? null, reason, instead: null };
      return;
    }
    this.refused = { facet, title, rule: null, reason: null, instead: null };
  }

  // Costs ------------------------------------------------------------------------------------

  /** Ask what the choice would cost, once the person rests. */
  private look(): void {
    clearTimeout(this.timer);
    const moves = this.movesToTry();
    if (moves.length === 0) this.costs = null;
    else this.timer = setTimeout(() => (this.looking = this.ask(moves)), REST_MS);
  }

  /** The moves to ask about, as soon as it is clear how they begin: what is still open then, such
   *  as the card, makes no difference to the costs. */
  private movesToTry(): readonly string[] {
    const [first] = this.remaining;
    const begin = first?.moves[0];
    if (!first || this.choice.length === 0 || this.remaining.some((path) => path.moves[0] !== begin)) return [];
    return first.moves;
  }

  private async ask(moves: readonly string[]): Promise<void> {
    const number = this.tree?.number ?? 0;
    const body = { number, moves: [...moves], seat: this.store.seat };
    const answer = await this.http.post("/api/tables/{table_id}/preview", { path: { table_id: this.store.id }, body });
    const [game, reading] = [this.game(), this.reading()];
    if (moves.join() !== this.movesToTry().join()) return;
    if (!answer.ok || !game || !reading) this.costs = null;
    else this.costs = game.costs(answer.value.events as unknown as GameEvent[], moves, reading);
  }

  // Playing ----------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    const path = this.ready;
    if (!path || this.playing) return;
    if (this.warning && !this.warned) {
      this.warned = true;
      return;
    }
    this.playing = true;
    // A question of costs that arrived after the move would be about a position of the past.
    clearTimeout(this.timer);
    await this.looking;
    const before = this.store.table?.plies ?? 0;
    let played = 0;
    for (const move of path.moves) {
      if (!(await this.play(move))) break;
      played += 1;
    }
    this.playing = false;
    if (played > 0) this.deeds = [...this.deeds, before];
    if (played < path.moves.length) this.failure = this.store.refusal;
    if (played < path.moves.length) this.asked = -1;
    void this.follow();
  }

  /** A move, and the news of it: the next move names the number of entries after this one. */
  private async play(move: string): Promise<boolean> {
    const number = this.store.table?.number ?? 0;
    if (!(await this.store.move(move))) return false;
    for (let waited = 0; waited < 5000 && (this.store.table?.number ?? 0) <= number; waited += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return (this.store.table?.number ?? 0) > number;
  }

  readonly mayUndo = $derived.by(() => this.choice.length > 0 || (this.store.table?.plies ?? 0) > 0);

  /** Take back the last choice, else the last deed. */
  async undo(): Promise<void> {
    if (this.back() || this.playing) return;
    const plies = this.store.table?.plies ?? 0;
    const deeds = this.deeds.filter((stay) => stay < plies);
    const stay = deeds.at(-1) ?? null;
    this.deeds = deeds.slice(0, -1);
    this.playing = true;
    const done = await this.store.undo(stay);
    this.playing = false;
    if (!done) this.failure = this.store.refusal;
    else this.asked = -1;
    void this.follow();
  }

  private reset(): void {
    clearTimeout(this.timer);
    this.choice = [];
    this.costs = null;
    this.refused = null;
    this.failure = null;
    this.warned = false;
  }
}
