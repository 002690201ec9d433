// Who uses the page: the person, if any, with the connections to the server made for them.
import { done, UNREACHED, type Answer } from "../api/answer";
import { Http } from "../api/http";
import { connectHere, Live, type ConnectionState } from "../api/live";
import type { Me } from "../api/types";
import { GameWords } from "../words/game.svelte";
import { unsubscribe } from "./push";
import { isLanguage, language, t } from "../words/language.svelte";
import type { Language } from "../words/words";

/** How often a server that does not answer is asked again, on average. */
const AGAIN_MS = 8_000;

class Session {
  /** Null: nobody is signed in. */
  me = $state.raw<Me | null>(null);
  /** The page can be shown: the server was asked who is signed in. */
  known = $state(false);
  /** The server has said it: `me` is more than a guess. */
  told = $state(false);
  /** The server does not answer. It is asked again until it does. */
  offline = $state(false);
  connection = $state<ConnectionState>("idle");
  /** When the connection is tried again, if it is lost. */
  retryAt = $state<number | null>(null);

  readonly http = new Http({
    csrf: "",
    language: language.current,
    unreached: () => t("error-unreached"),
    heard: (reached) => (reached ? this.hurry() : this.lose()),
  });
  readonly live = new Live({
    connect: connectHere,
    onState: (state) => (this.connection = state),
    onSignedOut: () => this.load(),
    unreached: () => t("error-unreached"),
    onRetry: (at) => (this.retryAt = at),
    hidden: () => document.hidden,
  });
  readonly words = new GameWords(this.http);
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask the server who one is. */
  async load(): Promise<void> {
    this.asking = true;
    const answer = await this.http.get("/api/me");
    this.asking = false;
    if (answer.ok && answer.value === null) {
      this.hold(null);
    } else if (answer.ok && answer.value) {
      this.hold(answer.value);
      // What was chosen in this browser stands; the server is told, for its own sentences.
      if (answer.value.language !== language.current) await this.tellLanguage(language.current);
    }
    // Only now: pages that waited for the server begin with what is known of the person.
    if (answer.ok || answer.failure.error !== UNREACHED) this.offline = false;
    this.known = true;
  }

  /** The server is out of reach, or the device says so. */
  lose(): void {
    this.offline = true;
    clearTimeout(this.timer);
    // By a random amount, so that not everybody comes back at once.
    this.timer = setTimeout(() => (document.hidden ? this.lose() : this.hurry()), AGAIN_MS * (0.75 + Math.random() / 2));
  }

  /** Ask at once whether the server is back: it or the device gave a sign. */
  hurry(): void {
    if (!this.offline || this.asking) return;
    clearTimeout(this.timer);
    void this.load();
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
    this.told = true;
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
