// A game that is looked at again: which position is shown, and the positions fetched so far.
import { SvelteMap } from "svelte/reactivity";
import type { EntryShown, Failure } from "../api/types";
import type { View } from "../api/types";
import type { TableStore } from "../table/store.svelte";
import { linesOf, movesOf, type Line } from "./history";
import type { Shared } from "./link";
import type { Source, Views } from "./source";

const AT_ONCE = 6;

export class Past {
  ply = $state(0);
  playing = $state(false);
  /** Whether one came here from the position just before. */
  stepped = $state(false);
  /** From which seat; null: the viewer's own, or as one who looks on. */
  seat = $state<number | null>(null);
  trouble = $state.raw<Failure | null>(null);
  private readonly fetched = new SvelteMap<string, Views>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly asked = new Map<string, Promise<void>>();
  private last: Views | null = null;

  readonly lines: readonly Line[] = $derived.by(() => (this.store.logIsWhole ? linesOf(this.store.entries) : []));
  /** Of a game that this server cannot play, those that it could replay. */
  readonly moves: readonly EntryShown[] = $derived.by(() => {
    const moves = movesOf(this.lines);
    return this.store.table?.fault ? moves.slice(0, this.store.table.plies) : moves;
  });
  readonly plies = $derived.by(() => this.moves.length);
  /** The views of the ply that is shown; until they are there, those shown before. */
  readonly views = $derived.by<Views | null>(() => {
    const now = this.viewsAt(this.ply);
    if (now) this.last = now;
    return now ?? this.last;
  });
  readonly arrived = $derived.by(() => this.viewsAt(this.ply) !== undefined);
  readonly position = $derived.by<View | null>(() => (this.views ? this.seenFrom(this.views) : null));
  /** The move that led to the position. */
  readonly move = $derived.by<EntryShown | undefined>(() => this.moves[this.ply - 1]);

  constructor(
    private readonly store: TableStore,
    private readonly source: Source,
    start: Shared = {},
  ) {
    this.seat = start.seat ?? null;
    this.goTo(start.ply ?? 0);
  }

  goTo(ply: number): void {
    const goal = Math.max(0, Math.min(this.plies, ply));
    this.stepped = goal === this.ply + 1;
    this.ply = goal;
  }

  /** From the end it plays from the start again. */
  togglePlay(): void {
    this.playing = !this.playing;
    if (this.playing && this.ply >= this.plies) this.ply = 0;
  }

  viewsAt(ply: number): Views | undefined {
    return this.fetched.get(this.key(ply));
  }

  seenFrom(views: Views): View | null {
    const seat = this.seat ?? this.store.you[0];
    const own = seat === undefined ? undefined : views[String(seat)];
    return own ?? views["spectator"] ?? Object.values(views)[0] ?? null;
  }

  /** Fetch a position unless it is there or on its way. */
  fetch(ply: number): Promise<void> {
    const key = this.key(ply);
    if (ply < 0 || ply > this.plies || this.fetched.has(key)) return Promise.resolve();
    const going = this.asked.get(key) ?? this.ask(ply, key).finally(() => this.asked.delete(key));
    this.asked.set(key, going);
    return going;
  }

  /** Fetch many positions, a few at a time, until done or something fails. */
  async fetchAll(plies: readonly number[]): Promise<void> {
    for (let at = 0; at < plies.length; at += AT_ONCE) {
      await Promise.all(plies.slice(at, at + AT_ONCE).map((ply) => this.fetch(ply)));
      if (this.trouble) return;
    }
  }

  private async ask(ply: number, key: string): Promise<void> {
    const answer = await this.source.position(ply);
    this.trouble = answer.ok ? null : answer.failure;
    if (answer.ok) this.fetched.set(key, answer.value);
  }

  /** A move that was taken back gives its ply to another one; the end opens what was hidden. */
  private key(ply: number): string {
    return `${ply} ${this.moves[ply - 1]?.number ?? "start"} ${this.store.status ?? ""}`;
  }
}
