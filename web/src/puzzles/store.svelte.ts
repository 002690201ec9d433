// A puzzle as if it were a table at which one is asked. Nothing of it is stored but that it was solved.
import { Http, type Fetch } from "../api/http";
import type { Live } from "../api/live";
import type { EntryShown, PuzzleExplanation, PuzzleShown, SeatShown, TableView, View } from "../api/types";
import type { Answer } from "../api/answer";
import { TableStore } from "../table/store.svelte";
import { puzzleFetch, type Progress } from "./asking";

export type Outcome = "right" | "wrong" | "shown";

export class PuzzleStore extends TableStore {
  /** What came of it; null: it is being tried. */
  outcome = $state<Outcome | null>(null);
  /** How often something wrong was tried. */
  misses = $state(0);
  /** The last wrong try. */
  tried = $state.raw<readonly string[]>([]);
  private readonly progress: Progress;
  /** How often the position was set up anew. */
  private restarts = 0;

  constructor(
    readonly puzzle: PuzzleShown,
    http: Http,
    live: Live,
    fetch: Fetch = (input, init) => globalThis.fetch(input, init),
  ) {
    const progress: Progress = { game: puzzle.game, id: puzzle.id, moves: [], number: 0 };
    super(puzzle.id, new Http(http.caller, puzzleFetch(progress, http.caller, fetch)), live);
    this.progress = progress;
    this.table = tableOf(puzzle);
  }

  override open(): () => void {
    return () => {};
  }

  override async move(move: string): Promise<boolean> {
    const moves = [...this.progress.moves, move];
    const { restarts } = this;
    this.refusal = null;
    this.busy = true;
    const answer = await this.http.post("/api/puzzles/{game}/{puzzle}/attempt", { path: this.place, body: { moves } });
    this.busy = false;
    if (restarts !== this.restarts) return false; // the rest of an action that was wrong, after “Try again”
    if (!answer.ok) {
      this.refusal = answer.failure;
      return false;
    }
    const { verdict, events, view, deciding } = answer.value;
    this.progress.moves = moves;
    const asked = verdict === "open" && deciding && this.outcome === null;
    this.show(view, [entryOf(this.progress.number, this.puzzle.seat, move, events)], asked);
    if (this.outcome === null && !asked) this.end(verdict === "right" ? "right" : "wrong", moves);
    return true;
  }

  private end(outcome: Outcome, moves: readonly string[]): void {
    this.outcome = outcome;
    if (outcome !== "wrong") return;
    this.misses += 1;
    this.tried = moves;
  }

  /** Back to the position of the puzzle. */
  again(): void {
    this.outcome = null;
    this.restart(true);
  }

  override undo(): Promise<boolean> {
    this.again();
    return Promise.resolve(true);
  }

  /** Why the answer is right, and rather than what was tried. */
  explain(): Promise<Answer<PuzzleExplanation>> {
    const body = { moves: this.outcome === "right" ? [] : [...this.tried] };
    return this.http.post("/api/puzzles/{game}/{puzzle}/explanation", { path: this.place, body });
  }

  /** Give up: nobody is asked any more. */
  giveUp(): void {
    this.outcome = "shown";
    this.restart(false);
  }

  /** Let the board show what some moves do. */
  async demonstrate(moves: readonly string[]): Promise<void> {
    const body = { moves: [], ahead: [...moves] };
    const answer = await this.http.post("/api/puzzles/{game}/{puzzle}/preview", { path: this.place, body });
    if (!answer.ok || this.outcome !== "shown") return;
    this.show(answer.value.view, [entryOf(this.progress.number, this.puzzle.seat, moves[0] ?? "", answer.value.events)], false);
  }

  // Details ----------------------------------------------------------------------------------

  private get place() {
    return { game: this.puzzle.game, puzzle: this.puzzle.id };
  }

  private restart(asked: boolean): void {
    this.restarts += 1;
    this.progress.moves = [];
    this.entries = [];
    this.show(this.puzzle.view, [], asked);
  }

  private show(view: View, entries: readonly EntryShown[], asked: boolean): void {
    const { seat } = this.puzzle;
    const before = this.position;
    this.progress.number += 1;
    this.entries = [...this.entries, ...entries];
    this.table = {
      ...(this.table ?? tableOf(this.puzzle)),
      number: this.progress.number,
      plies: this.progress.moves.length,
      views: { [seat]: view as TableView["views"][string] },
      deciders: asked ? [seat] : [],
    };
    if (entries.length > 0) this.grew({ entries, before, after: this.position });
  }
}

const entryOf = (number: number, seat: number, text: string, events: EntryShown["events"]): EntryShown => ({
  number,
  kind: "move",
  seat,
  text,
  at: 0,
  events,
  sealed: false,
});

export function tableOf(puzzle: PuzzleShown): TableView {
  const { seat, seats } = puzzle;
  return {
    id: puzzle.id,
    game: puzzle.game,
    rules: puzzle.rules,
    title: "",
    options: puzzle.options,
    edition: {},
    public: true,
    clock: { kind: "none", bank_ms: 0, increment_ms: 0, turn_ms: 0 },
    hints: false,
    rated: false,
    programs: false,
    tournament: null,
    status: "running",
    seats: Array.from({ length: seats }, (_, at) => seatOf(at, at === seat ? null : puzzle.source.level || "medium")),
    you: [seat],
    you_created: false,
    freed: false,
    number: 0,
    plies: 0,
    deciders: [seat],
    left_ms: Array<number>(seats).fill(0),
    since: Array<null>(seats).fill(null),
    sealed: [],
    views: { [seat]: puzzle.view },
    entries: [],
    chat: [],
    proposals: [],
    rematch: null,
    result: null,
    created: 0,
    started: 0,
    ended: null,
    now: 0,
    fault: null,
  };
}

const seatOf = (seat: number, bot: string | null): SeatShown => ({
  seat,
  name: "",
  person: null,
  person_is_you: bot === null,
  bot,
  resigned: false,
  program: false,
});
