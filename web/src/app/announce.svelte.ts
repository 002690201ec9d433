// Sentences for those who hear the page: politely, or at once where it matters.
import { untrack } from "svelte";

class Announcer {
  polite = $state("");
  assertive = $state("");

  /** Said when the reader pauses. */
  say(text: string): void {
    this.polite = again(untrack(() => this.polite), text);
  }

  /** Said at once: a refusal, or "your turn". */
  insist(text: string): void {
    this.assertive = again(untrack(() => this.assertive), text);
  }
}

/** The same sentence twice must change the page, or it is not read out again. */
function again(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
