// The games of the site, asked for once.
import { untrack } from "svelte";
import type { Components, EditionShown, Failure, GameDetails, GameShown, RulesShown } from "../api/types";
import type { Answer } from "../api/answer";
import { editionPart, isEmpty, type Edition } from "../edition/edition";
import { session } from "./session.svelte";

class Games {
  list = $state.raw<readonly GameShown[]>([]);
  failure = $state.raw<Failure | null>(null);
  private details = new Map<string, Promise<Answer<GameDetails>>>();
  private editions = new Map<string, Promise<Answer<EditionShown>>>();
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

  /** The components a table is played with: those of the game, with what was corrected in them. */
  async componentsOf(game: string, edition: Edition): Promise<Answer<Components>> {
    if (isEmpty(edition)) {
      const answer = await this.detailsOf(game);
      return answer.ok ? { ...answer, value: answer.value.components } : answer;
    }
    const ask = () => session.http.post("/api/games/{game}/edition", { path: { game }, body: { edition } });
    const answer = await once(this.editions, `${game}#${editionPart(edition)}`, ask);
    return answer.ok ? { ...answer, value: answer.value.components } : answer;
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
