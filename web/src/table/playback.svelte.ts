// Moves play on the map one after the other, as they came in the log. Until a move has been
// played the page shows the position before it; any press, key or hurry shows the end at once.
import { tick } from "svelte";
import type { EntryShown, GameEvent } from "../api/types";
import type { BoardHandle } from "../games/board";
import { eventsOf } from "./since";
import type { View } from "../api/types";
import type { Growth } from "./store.svelte";

/** Entries that came together, and what they led to. */
export interface Played {
  entries: readonly EntryShown[];
  events: readonly GameEvent[];
  before: View;
  after: View;
}

export interface PlaybackParts {
  board: () => BoardHandle | undefined;
  /** 0: everything shows at once. */
  speed: () => number;
  /** Something happened, and is now to be told and heard. */
  tell: (entries: readonly EntryShown[]) => void;
  /** A move has been played. */
  ended: (played: Played) => void;
  /** How long a move stays in sight at least, in milliseconds: not all of them move a piece. */
  least: (entries: readonly EntryShown[]) => number;
}

/** More than this was not watched, it was missed: the end is shown. */
const MOST_WAITING = 12;
const MOST_EVENTS = 60;

export class Playback {
  /** What is played now; null at rest. */
  now = $state.raw<Played | null>(null);
  private held = $state.raw<View | null>(null);
  private waiting: Played[] = [];
  /** Counts the times that everything was cut short. */
  private cuts = 0;
  private wake: () => void = () => {};

  constructor(private readonly parts: PlaybackParts) {}

  /** The position to show, given the latest. */
  shown(latest: View | null): View | null {
    return this.held ?? latest;
  }

  /** The log as far as it has been played: entries after this number are still to come. */
  readonly until = $derived<number | null>(this.now?.entries.at(-1)?.number ?? null);

  hear({ entries, before, after }: Growth): void {
    const moves = entries.filter((entry) => entry.kind === "move" && entry.events.length > 0);
    const events = eventsOf(moves);
    // Going back, or a seat that changed hands, is no move to play.
    const plain = entries.every((entry) => entry.kind === "move");
    const playable = plain && moves.length > 0 && events.length <= MOST_EVENTS && this.waiting.length < MOST_WAITING;
    if (!before || !after || !playable || !this.mayPlay()) {
      this.finish();
      this.parts.tell(entries);
      if (before && after && moves.length > 0) this.parts.ended({ entries: moves, events, before, after });
      return;
    }
    this.held ??= before;
    this.waiting.push({ entries: moves, events, before, after });
    if (!this.now) void this.run();
  }

  /** Show the end at once. */
  finish(): void {
    const rest = this.waiting;
    this.cuts += 1;
    this.wake();
    this.waiting = [];
    this.held = null;
    this.now = null;
    this.parts.board()?.finish?.();
    for (const played of rest) this.parts.tell(played.entries);
    const last = rest.at(-1);
    if (last) this.parts.ended(last);
  }

  // Details ----------------------------------------------------------------------------------

  private mayPlay(): boolean {
    return this.parts.speed() > 0 && !document.hidden && Boolean(this.parts.board());
  }

  private async run(): Promise<void> {
    const cuts = this.cuts;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      this.now = next;
      this.held = next.before;
      this.parts.tell(next.entries);
      await tick();
      // Who is far behind is caught up with.
      const speed = this.parts.speed() * (1 + this.waiting.length / 4);
      await Promise.all([this.parts.board()?.play?.(next.events, speed), this.rest(this.parts.least(next.entries) / speed)]);
      if (cuts !== this.cuts) return;
      this.held = next.after;
      this.parts.ended(next);
    }
    this.held = null;
    this.now = null;
  }

  /** A pause that is over at once when everything is cut short. */
  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
