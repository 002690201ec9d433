// Which puzzles are solved: by whoever is signed in, on the server; by anybody else, in this browser.
import { session } from "../app/session.svelte";

const STORED = "ironbridge-puzzles";

const nameOf = (game: string, id: string): string => `${game}/${id}`;

class Solved {
  private here = $state.raw<readonly string[]>(read());
  private there = $state.raw<readonly string[]>([]);

  has(game: string, id: string): boolean {
    const name = nameOf(game, id);
    return this.here.includes(name) || this.there.includes(name);
  }

  async load(): Promise<void> {
    if (!session.me) {
      this.there = [];
      return;
    }
    const answer = await session.http.get("/api/me/puzzles");
    if (answer.ok) this.there = answer.value.map(({ game, id }) => nameOf(game, id));
  }

  /** The server notes it by itself for whoever is signed in. */
  add(game: string, id: string): void {
    const name = nameOf(game, id);
    if (session.me) {
      this.there = [...new Set([...this.there, name])];
      return;
    }
    this.here = [...new Set([...read(), name])];
    try {
      localStorage.setItem(STORED, JSON.stringify(this.here));
    } catch {
      // A browser that stores nothing forgets it with the page.
    }
  }
}

function read(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export const solved = new Solved();
