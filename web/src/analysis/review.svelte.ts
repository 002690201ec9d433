// The bot's look back at a game: asked for part by part, from the first decision to the last.
import type { Failure, Judged } from "../api/types";
import type { Past } from "../replay/past.svelte";
import type { Source } from "../replay/source";
import { decisionAt } from "./flaws";

/** A short wait and another try, where the bots have too much to do or too much was asked. */
const PATIENCE_MS = 4000;
const TRIES = 5;
const PASSING: readonly string[] = ["busy", "too-many"];

export class Review {
  decisions = $state.raw<readonly Judged[]>([]);
  working = $state(false);
  trouble = $state.raw<Failure | null>(null);
  /** How many moves were looked at. */
  reached = $state(0);
  /** Which of the ways is shown on the map. */
  chosen = $state(0);
  /** How often a decision was asked for. */
  looks = $state(0);
  /** The decision that `chosen` is about. */
  private met: number | null = null;
  /** The game that was looked at; another move makes another one. */
  private known = "";

  readonly shown = $derived.by<Judged | null>(() => decisionAt(this.decisions, this.past.ply));

  constructor(
    private readonly past: Past,
    private readonly source: Source,
    private readonly patience: number = PATIENCE_MS,
  ) {}

  /** Look at the game, unless it was looked at already as far as it has come. */
  async begin(): Promise<void> {
    const game = this.past.moves.map((move) => move.number).join(" ");
    if (game === this.known) return;
    this.known = game;
    this.working = true;
    this.trouble = null;
    this.reached = 0;
    const found: Judged[] = [];
    let next: number | null = this.past.plies > 0 ? 0 : null;
    while (next !== null && game === this.known) next = await this.part(next, found);
    if (game === this.known) this.working = false;
  }

  /** Look at a decision: the position before it, with one of the ways. */
  look(judged: Judged, way = 0): void {
    this.past.playing = false;
    this.past.goTo(judged.ply);
    this.met = judged.ply;
    this.chosen = way;
    this.looks += 1;
  }

  /** Another decision is shown: begin with its best way. */
  arrive(): void {
    if (this.shown && this.shown.ply !== this.met) this.chosen = 0;
    this.met = this.shown?.ply ?? null;
  }

  /** Forget what failed, and try again. */
  again(): Promise<void> {
    this.known = "";
    return this.begin();
  }

  /** Ask for one part; gives where the next begins, null at the end or where it fails. */
  private async part(first: number, found: Judged[]): Promise<number | null> {
    const game = this.known;
    for (let attempt = 1; ; attempt++) {
      const answer = await this.source.analysis(first);
      if (game !== this.known) return null;
      if (answer.ok) {
        found.push(...answer.value.decisions);
        this.decisions = [...found];
        this.reached = answer.value.next ?? answer.value.plies;
        return answer.value.next;
      }
      if (!PASSING.includes(answer.failure.error) || attempt >= TRIES) {
        this.trouble = answer.failure;
        return null;
      }
      await new Promise((done) => setTimeout(done, this.patience));
    }
  }
}
