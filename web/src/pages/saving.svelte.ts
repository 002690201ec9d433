// Changing what the server knows of a person, with the word that it was saved, or why not.
import type { components } from "../api/schema";
import { announcer } from "../app/announce.svelte";
import { session } from "../app/session.svelte";
import { t } from "../words/language.svelte";

export type Changes = components["schemas"]["Changes"];

export class Saving {
  busy = $state(false);
  /** What came of the last try. */
  message = $state("");
  refused = $state(false);

  async save(changes: Changes): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const answer = await session.http.patch("/api/me", { body: changes });
    this.busy = false;
    this.refused = !answer.ok;
    this.message = answer.ok ? t("settings-saved") : answer.failure.message;
    if (answer.ok) session.hold(answer.value);
    announcer.say(this.message);
    return answer.ok;
  }
}
