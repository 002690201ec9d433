// The set phrases of the chat, asked for once, in the language of whoever reads them.
import { untrack } from "svelte";
import type { ChatShown, PhraseShown } from "../api/types";
import { session } from "../app/session.svelte";
import { language } from "../words/language.svelte";

class Phrases {
  list = $state.raw<readonly PhraseShown[]>([]);
  private asked = false;

  async load(): Promise<void> {
    if (this.asked || untrack(() => this.list.length) > 0) return;
    this.asked = true;
    const answer = await session.http.get("/api/phrases");
    this.asked = false;
    if (answer.ok) this.list = answer.value;
  }

  textOf(phrase: PhraseShown): string {
    return phrase.text[language.current] ?? "";
  }

  /** What was said; a phrase that is not known here is read as it was said. */
  said(line: ChatShown): string {
    const phrase = line.phrase ? this.list.find(({ id }) => id === line.phrase) : undefined;
    return (phrase && this.textOf(phrase)) || line.text;
  }
}

export const phrases = new Phrases();
