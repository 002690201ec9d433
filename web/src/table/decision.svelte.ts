// The decision in front of a person: the tree of questions, what is chosen, what it would cost,
// and playing it. Choices are only in this page until they are confirmed.
import type { Http } from "../api/http";
import type { Failure, Tree } from "../api/types";
import type { CostSheet, Reading, TableGame } from "../games/board";
import type { Marks } from "../map/marks";
import type { Phrase } from "../words/words";
import {
  agree,
  choose,
  chosenIn,
  drop,
  missing,
  narrow,
  onlyChoices,
  options,
  pathsOf,
  readyPath,
  valuesIn,
  type Asking,
  type Choice,
  type Facet,
  type Path,
} from "./selection";
import { matchingActions, type MatchingAction } from "./matching-actions";
import type { TableStore } from "./store.svelte";
import { TakingBack } from "./taking-back.svelte";

/** Something that was pointed at and is not possible now. */
export interface Refused {
  facet: Facet;
  title: string;
  rule: string | null;
  reason: Phrase | null;
  /** The choice that would make it possible. */
  instead: Choice | null;
}

const REST_MS = 120;
/** Candidates that are asked about at most when something impossible was pointed at. */
const MOST_ASKED = 2;
/** How often a choice made at the same time as others is sent again. */
const MOST_TRIES = 4;
/** The server is further than this page: it asks no more, and the news of why are on their way. */
const OVERTAKEN = ["not-your-decision", "bot-plays", "not-running", "table-over"];
/** How long news of one's own move is waited for. */
const NEWS_MS = 5000;

export class Decision {
  tree = $state.raw<Tree | null>(null);
  choice = $state.raw<Choice>([]);
  costs = $state.raw<CostSheet | null>(null);
  refused = $state.raw<Refused | null>(null);
  failure = $state.raw<Failure | null>(null);
  /** A path that must be confirmed twice was confirmed once. */
  warned = $state(false);
  playing = $state(false);
  /** The last thing chosen was pointed at on the map: what fits it is offered there. */
  pointing = $state(false);
  readonly takingBack: TakingBack;
  /** The number from which on the present question stands: others may have sealed theirs since. */
  since = $state(Infinity);
  /** The position and seat whose questions were asked for. */
  private asked = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The question of costs that is on its way. */
  private looking: Promise<void> = Promise.resolve();
  /** The same of the questions: others may seal theirs, and a move be made by the questions before. */
  private following: Promise<unknown> = Promise.resolve();
  /** What choices cost, of the position they were asked in: seen again without the server. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly known = new Map<string, CostSheet>();
  private knownOf = -1;

  constructor(
    private readonly store: TableStore,
    private readonly http: Http,
    private readonly game: () => TableGame | null,
    private readonly reading: () => Reading | null,
  ) {
    this.takingBack = new TakingBack(store, http);
  }

  /** What others seal meanwhile changes nothing of one's own question. */
  readonly open = $derived.by(() => {
    const { yourTurn, table, seat, together } = this.store;
    return yourTurn && this.tree?.seat === seat && (this.tree.number === table?.number || together);
  });
  readonly paths = $derived.by<readonly Path[]>(() => {
    const [game, reading] = [this.game(), this.reading()];
    if (!this.open || !this.tree || !game || !reading) return [];
    return pathsOf(this.tree.question, game.reader(reading));
  });
  readonly remaining = $derived.by(() => narrow(this.paths, this.choice));
  readonly filledIn = $derived.by(() => onlyChoices(this.remaining, this.choice));
  /** The few actions that fit what was pointed at on the map. */
  readonly matching = $derived.by<readonly MatchingAction[]>(() => {
    const [game, reading] = [this.game(), this.reading()];
    if (!this.pointing || !game || !reading) return [];
    return matchingActions(this.remaining, this.choice, game.reader(reading).after);
  });
  readonly lacking = $derived.by(() => missing(this.remaining, this.game()?.groups ?? []));
  readonly ready = $derived.by(() => readyPath(this.remaining, this.effective));
  readonly warning = $derived.by(() => {
    const [game, reading] = [this.game(), this.reading()];
    return this.ready && game && reading ? game.warning(this.ready, reading) : null;
  });

  get asking(): Asking {
    return { known: [...this.choice, ...this.filledIn], next: this.lacking[0] };
  }

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

  /** The value that is chosen in a group; null: none. */
  chosenIn(group: string): string | null {
    return chosenIn(this.choice, group);
  }

  /** Marks of the things on the board or on a mat, by their ids. What may be chosen instead of
   *  what is chosen is lit only where it fits all the rest. */
  marksOf(...groups: readonly string[]): Marks {
    return Object.assign({}, ...groups.map((group) => this.marksIn(group)));
  }

  private marksIn(group: string): Marks {
    const marks: Record<string, Marks[string]> = {};
    const others = [...this.choice, ...this.filledIn].filter((facet) => facet.group !== group);
    const chosen = this.exact(group);
    const lit = chosen !== null && others.length === 0 ? [] : options(this.paths, others, group);
    for (const value of lit) marks[value] = { legal: true };
    if (chosen !== null) marks[chosen] = { ...marks[chosen], chosen: true };
    if (this.refused?.facet.group === group) marks[this.refused.facet.value] = { illegal: true };
    return marks;
  }

  /** What is chosen in a group, or left as the only choice: of a town the one space that fits. */
  private exact(group: string): string | null {
    const chosen = chosenIn(this.choice, group) ?? this.filledIn.find((facet) => facet.group === group)?.value ?? null;
    if (chosen === null) return null;
    const values = valuesIn(this.remaining, group);
    return values.length === 1 ? (values[0] ?? chosen) : chosen;
  }

  // Choosing ---------------------------------------------------------------------------------

  /** Ask for the questions of the position, unless they are there. Where several choose at once,
   *  what was chosen stays as long as the question is the same. */
  async follow(): Promise<void> {
    const { seat, id, together } = this.store;
    const asked = `${this.store.table?.number ?? -1} ${seat}`;
    if (!this.store.yourTurn) this.since = Infinity;
    if (!this.store.yourTurn || this.playing || this.asked === asked) return;
    this.asked = asked;
    const before = together && this.tree?.seat === seat ? this.tree : null;
    if (!before) this.reset();
    const query = { depth: this.game()?.depth ?? 2, seat };
    const asking = this.http.get("/api/tables/{table_id}/tree", { path: { table_id: id }, query });
    this.following = asking;
    const answer = await asking;
    if (this.asked !== asked) return;
    if (!answer.ok) {
      if (!OVERTAKEN.includes(answer.failure.error)) [this.failure, this.asked] = [answer.failure, ""];
      return;
    }
    const tree = answer.value;
    const same = before && JSON.stringify(before.question) === JSON.stringify(tree.question);
    if (before && !same) this.reset();
    this.since = same ? Math.min(this.since, tree.number) : tree.number;
    this.tree = tree;
  }

  /** Choose something, or take it back if it is chosen. */
  pick(facet: Facet, toggle = true): void {
    this.refused = null;
    this.failure = null;
    if (toggle && this.isChosen(facet.group, facet.value)) return this.take(drop(this.choice, facet.group));
    const made = choose(this.paths, this.choice, facet);
    if (made.kind === "chosen") this.take(made.choice, this.onBoard(facet.group));
    else void this.explain(facet, made.kind === "conflict" ? made.instead : null);
  }

  private onBoard(group: string): boolean {
    return this.game()?.boardGroups.includes(group) ?? false;
  }

  take(choice: Choice, pointing = false): void {
    this.choice = choice;
    this.pointing = pointing;
    this.refused = null;
    this.warned = false;
    this.look();
  }

  drop(group: string): void {
    this.take(drop(this.choice, group));
  }

  /** Choose one of the actions that fit what was pointed at. */
  pickAction(action: MatchingAction): void {
    const kept = this.choice.filter((chosen) => action.facets.every((facet) => facet.group !== chosen.group));
    this.take([...kept, ...action.facets]);
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
    for (const move of game.nearestMoves(facet, this.choice, reading).slice(0, MOST_ASKED)) {
      const answer = await this.store.why(move);
      if (!answer.ok || answer.value.legal) continue;
      const reason = answer.value.reason;
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

  /** The moves to ask about, as soon as what is still open, such as the card, makes no difference
   *  to the costs. */
  private movesToTry(): readonly string[] {
    const [game, reading, first] = [this.game(), this.reading(), this.remaining[0]];
    if (!game || !reading || !first || this.choice.length === 0) return [];
    return agree(this.remaining, game.reader(reading).free) ? first.moves : [];
  }

  private async ask(moves: readonly string[]): Promise<void> {
    const costs = await this.preview(moves);
    if (moves.join() === this.movesToTry().join()) this.costs = costs;
  }

  /** The path that moves begin with; what follows it is asked later. Moves beside the question are no
   *  part of it. */
  pathOf(moves: readonly string[]): Path | null {
    const answers = this.withoutAsides(moves);
    return this.paths.find((path) => sharedMoves(path, answers) === path.moves.length) ?? null;
  }

  /** What moves begin with, as far as the questions that are known go. */
  facetsOf(moves: readonly string[]): Choice {
    const answers = this.withoutAsides(moves);
    const nearest = this.paths.toSorted((a, b) => sharedMoves(b, answers) - sharedMoves(a, answers))[0];
    const [game, reading] = [this.game(), this.reading()];
    if (!nearest || !game || !reading) return [];
    const shared = sharedMoves(nearest, answers);
    if (shared === nearest.moves.length) return nearest.facets;
    return nearest.moves.slice(0, shared).flatMap((move, at) => game.reader(reading).facets(move, nearest.moves.slice(0, at)));
  }

  private withoutAsides(moves: readonly string[]): readonly string[] {
    const [game, reading] = [this.game(), this.reading()];
    const aside = game && reading ? game.reader(reading).aside : undefined;
    return aside ? moves.filter((move) => !aside(move)) : moves;
  }

  /** How often moves begin with the one that may be made beside the question. */
  asidesIn(moves: readonly string[]): number {
    const [game, reading] = [this.game(), this.reading()];
    const move = game && reading ? game.aside?.(reading)?.move : undefined;
    const other = moves.findIndex((known) => known !== move);
    return other < 0 ? moves.length : other;
  }

  /** What these moves would cost and bring; null when that is unknown. */
  async tryOut(moves: readonly string[]): Promise<CostSheet | null> {
    const path = this.pathOf(moves);
    return path ? this.preview(path.moves) : null;
  }

  private async preview(moves: readonly string[]): Promise<CostSheet | null> {
    const number = this.store.table?.number ?? 0;
    const [game, reading] = [this.game(), this.reading()];
    if (!game || !reading) return null;
    if (game.reckons) return game.costs([], moves, reading);
    const tried = game.rehearsed?.(moves, reading) ?? moves;
    const body = { number, moves: [...tried], seat: this.store.seat };
    const answer = await this.http.post("/api/tables/{table_id}/preview", { path: { table_id: this.store.id }, body });
    if (this.knownOf !== number) this.known.clear();
    this.knownOf = number;
    if (!answer.ok) return this.known.get(moves.join("\n")) ?? null;
    const costs = game.costs(answer.value.events, moves, reading);
    this.known.set(moves.join("\n"), costs);
    return costs;
  }

  /** The connection is back: ask again what could not be answered. */
  lookAgain(): void {
    if (this.open && this.costs === null) this.look();
    void this.follow();
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
    await this.answered();
    const before = this.store.table?.plies ?? 0;
    const played = await this.playAll(path.moves);
    this.playing = false;
    if (played > 0) {
      this.takingBack.played(before);
      this.reset();
      this.tree = null;
    }
    if (played < path.moves.length) [this.failure, this.asked] = [this.store.refusal, ""];
    void this.follow();
  }

  /** Make a move beside the question so many times; the question stays. */
  async playAside(move: string, times: number): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    await this.answered();
    const before = this.store.table?.plies ?? 0;
    const played = await this.playAll(Array<string>(times).fill(move));
    this.playing = false;
    if (played > 0) {
      this.takingBack.played(before);
      this.asked = "";
    }
    if (played < times) [this.failure, this.asked] = [this.store.refusal, ""];
    this.tree = null;
    void this.follow();
  }

  /** The moves of one action, shown together; how many of them were made. */
  private async playAll(moves: readonly string[]): Promise<number> {
    const together = this.store.together;
    const show = moves.length > 1 && !together ? this.store.hold() : () => {};
    let played = 0;
    for (const move of moves) {
      if (!(await (together ? this.seal(move) : this.store.move(move)))) break;
      played += 1;
    }
    show();
    if (!together && played > 0) await this.newsAfter(this.store.number - 1, null);
    return played;
  }

  /** A choice while others choose, and the news of it. */
  private async seal(move: string): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { number, seat } = this.store;
      const done = await this.store.move(move);
      // Somebody who chooses at the same time was faster: the log is longer, the question the same.
      if (!done && !(this.store.together && this.store.refusal?.error === "stale")) return false;
      // What others seal meanwhile is no news of one's own choice.
      const grown = await this.newsAfter(number, done ? seat : null);
      if (done) return grown;
    }
    return false;
  }

  /** Waits until the log is longer, by an entry of a seat where one is given. */
  private newsAfter(number: number, by: number | null): Promise<boolean> {
    const { store } = this;
    const own = (): boolean => by === null || store.entries.some((entry) => entry.seat === by && entry.number >= number);
    return store.until(() => (store.table?.number ?? 0) > number && own(), NEWS_MS);
  }

  /** Why the last action cannot be taken back alone; null where it can, or nothing is known yet. */
  readonly undoRefused = $derived.by(() => (this.choice.length > 0 ? null : this.takingBack.refused));
  readonly mayUndo = $derived.by(() => this.choice.length > 0 || this.takingBack.possible);

  /** Take back the last choice, else the last action with what bots answered. */
  async undo(): Promise<void> {
    if (this.back() || this.playing || (this.store.table?.plies ?? 0) === 0) return;
    if (this.undoRefused) this.failure = this.undoRefused;
    else await this.takeBack(() => this.takingBack.take());
  }

  /** Take it back although something came to light. */
  insistOnUndo(): Promise<void> {
    return this.takeBack(() => this.takingBack.insist());
  }

  private async takeBack(ask: () => Promise<boolean>): Promise<void> {
    this.playing = true;
    const undone = await ask();
    this.playing = false;
    if (!undone) this.failure = this.store.refusal;
    else [this.asked, this.tree, this.failure] = ["", null, null];
    void this.follow();
  }

  /** A question that arrived after the move would be about a position of the past. */
  private async answered(): Promise<void> {
    clearTimeout(this.timer);
    await Promise.all([this.looking, this.following]);
  }

  private reset(): void {
    clearTimeout(this.timer);
    this.choice = [];
    this.pointing = false;
    this.costs = null;
    this.refused = null;
    this.failure = null;
    this.warned = false;
  }
}

/** With how many of these moves a path begins. */
function sharedMoves({ moves }: Path, answers: readonly string[]): number {
  const differs = moves.findIndex((move, at) => answers[at] !== move);
  return differs < 0 ? moves.length : differs;
}
