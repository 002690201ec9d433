// The games of the site, asked for once.
import { untrack } from "svelte";
import type { Failure, GameDetails, GameShown, RulesShown } from "../api/types";
import type { Answer } from "../api/answer";
import { session } from "./session.svelte";

class Games {
  list = $state.raw<readonly GameShown[]>([]);
  failure = $state.raw<Failure | null>(null);
  private details = new Map<string, Promise<Answer<GameDetails>>>();
  private rulebooks = new Map<string, Promise<Answer<RulesShown>>>();

  async load(): Promise<void> {
    if (untrack(() => this.list.length) > 0) return;
    const answer = await session.http.get("/api/games");
    if (answer.ok) [this.list, this.failure] = [answer.value, null];
    else this.failure = answer.failure;
  }

  named(name: string): GameShown | undefined {
    return this.list.find((game) => game.name === name);
  }

  /** A game with its components. */
  detailsOf(game: string): Promise<Answer<GameDetails>> {
    const ask = () => session.http.get("/api/games/{game}", { path: { game } });
    return once(this.details, game, ask);
  }

  rulesOf(game: string): Promise<Answer<RulesShown>> {
    const ask = () => session.http.get("/api/games/{game}/rules", { path: { game } });
    return once(this.rulebooks, game, ask);
  }
}

/** The answer of the first time; a failure is asked again. */
function once<T>(known: Map<string, Promise<Answer<T>>>, key: string, ask: () => Promise<Answer<T>>) {
  const found = known.get(key);
  if (found) return found;
  const asked = ask();
  known.set(key, asked);
  void asked.then((answer) => {
    if (!answer.ok) known.delete(key);
  });
  return asked;
}

export const games = new Games();
