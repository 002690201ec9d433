// Who uses the page: the person, if any, with the connections to the server made for them.
import { done, type Answer } from "../api/answer";
import { Http } from "../api/http";
import { connectHere, Live, type ConnectionState } from "../api/live";
import type { Me } from "../api/types";
import { GameWords } from "../words/game.svelte";
import { unsubscribe } from "./push";
import { isLanguage, language, t } from "../words/language.svelte";
import type { Language } from "../words/words";

class Session {
  /** Null: nobody is signed in. */
  me = $state.raw<Me | null>(null);
  /** Whether the server has said who is signed in. */
  known = $state(false);
  connection = $state<ConnectionState>("idle");
  /** When the connection is tried again, if it is lost. */
  retryAt = $state<number | null>(null);

  readonly http = new Http({ csrf: "", language: language.current, unreached: () => t("error-unreached") });
  readonly live = new Live({
    connect: connectHere,
    onState: (state) => (this.connection = state),
    onSignedOut: () => this.load(),
    unreached: () => t("error-unreached"),
    onRetry: (at) => (this.retryAt = at),
    hidden: () => document.hidden,
  });
  readonly words = new GameWords(this.http);

  /** Ask the server who one is. */
  async load(): Promise<void> {
    const answer = await this.http.get("/api/me");
    if (answer.ok && answer.value === null) {
      this.hold(null);
    } else if (answer.ok && answer.value) {
      this.hold(answer.value);
      // What was chosen in this browser stands; the server is told, for its own sentences.
      if (answer.value.language !== language.current) await this.tellLanguage(language.current);
    }
    this.known = true;
  }

  /** Come in with only a name, unless somebody is signed in already; without one the server gives
   *  one, which can be changed. */
  async asGuest(name = ""): Promise<Answer<Me>> {
    if (this.me) return done(this.me);
    const body = { name: name.trim() || null, language: language.current };
    return this.enter(await this.http.post("/api/guest", { body }));
  }

  async signIn(name: string, password: string): Promise<Answer<Me>> {
    const answer = await this.enter(await this.http.post("/api/sign-in", { body: { name, password } }));
    if (answer.ok && isLanguage(answer.value.language)) this.speak(answer.value.language);
    return answer;
  }

  async register(name: string, password: string): Promise<Answer<Me>> {
    const body = { name, password, language: language.current };
    return this.enter(await this.http.post("/api/register", { body }));
  }

  async signOut(): Promise<Answer<unknown>> {
    const answer = await this.http.post("/api/sign-out", {});
    if (answer.ok) {
      await unsubscribe();
      this.leave();
    }
    return answer;
  }

  /** The session is over on the server: signed out, or deleted. */
  leave(): void {
    this.hold(null);
    this.live.restart();
  }

  /** What the server now knows of the person. */
  hold(me: Me | null): void {
    this.me = me;
    this.http.caller.csrf = me?.csrf ?? "";
  }

  /** Choose the language of the page; who is signed in is spoken to in it everywhere. */
  async chooseLanguage(chosen: Language): Promise<void> {
    this.speak(chosen);
    if (this.me) await this.tellLanguage(chosen);
  }

  // Details ----------------------------------------------------------------------------------

  private enter(answer: Answer<Me>): Answer<Me> {
    if (answer.ok) {
      this.hold(answer.value);
      this.known = true;
      this.live.restart();
    }
    return answer;
  }

  private speak(chosen: Language): void {
    language.choose(chosen);
    this.http.caller.language = chosen;
  }

  private async tellLanguage(chosen: Language): Promise<void> {
    const answer = await this.http.patch("/api/me", { body: { language: chosen } });
    if (!answer.ok) return;
    this.hold(answer.value);
    this.live.restart();
  }
}

export const session = new Session();
