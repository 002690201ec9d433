// The texts of the games, fetched from the server once for each game and language.
import type { Http } from "../api/http";
import type { Failure } from "../api/types";
import { language } from "./language.svelte";
import { Words, type Language } from "./words";

export class GameWords {
  private known = $state.raw<Record<string, Words>>({});
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly asked = new Set<string>();

  constructor(private readonly http: Http) {}

  /** The words of a game in the language of the page; undefined while they are on their way. */
  of(game: string): Words | undefined {
    return this.known[`${game} ${language.current}`];
  }

  /** Fetch them unless they are there; why they could not be had, if so. */
  async load(game: string, spoken: Language = language.current): Promise<Failure | null> {
    const key = `${game} ${spoken}`;
    if (this.asked.has(key)) return null;
    this.asked.add(key);
    const path = { game, language: spoken };
    const answer = await this.http.get("/api/games/{game}/words/{language}", { path });
    if (answer.ok) this.known = { ...this.known, [key]: new Words(spoken, [answer.value.fluent]) };
    else this.asked.delete(key);
    return answer.ok ? null : answer.failure;
  }
}
