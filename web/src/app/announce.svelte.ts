// Sentences for those who hear the page: politely, or at once where it matters.
import { untrack } from "svelte";

export interface Said {
  id: number;
  text: string;
}

/** Sentences that stay in the page, so that none is lost when several come at once. */
const KEPT = 6;

class Announcer {
  /** The latest sentences; only what is added is read out. */
  polite = $state.raw<readonly Said[]>([]);
  assertive = $state("");
  private count = 0;

  /** Said when the reader pauses. */
  say(text: string): void {
    if (!text) return;
    const said = { id: ++this.count, text };
    this.polite = [...untrack(() => this.polite), said].slice(-KEPT);
  }

  /** Said at once: a refusal, or "your turn". */
  insist(text: string): void {
    this.assertive = again(
      untrack(() => this.assertive),
      text,
    );
  }
}

/** The same sentence twice must change the page, or it is not read out again. */
function again(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
