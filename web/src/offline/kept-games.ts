// One's own finished games, kept on this device so that they can be seen without the server: the most
// recent ones, without their chat. They belong to whoever is signed in and go when that ends.
import type { Answer } from "../api/answer";
import type { Http } from "../api/http";
import type { Components, ReplayShown, TableLine } from "../api/types";
import type { Edition } from "../edition/edition";

/** How many are kept. */
export const KEPT_MOST = 20;
const CACHES = "ironbridge-games-";
const LIST = "/list";
/** How soon it is asked again which games are over. */
const AGAIN_MS = 60_000;

export interface KeptGame {
  replay: ReplayShown;
  /** Those it was played with. */
  components: Components;
}

export interface KeptParts {
  http: Http;
  componentsOf: (game: string, edition: Edition) => Promise<Answer<Components>>;
  /** Resolved once the worker is there, without which no page opens offline; never where there is none. */
  worker: () => Promise<unknown>;
  /** Undefined where the browser keeps nothing. */
  caches: CacheStorage | undefined;
  now: () => number;
}

export class KeptGames {
  private owner: string | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly parts: KeptParts) {}

  /** The server said who is signed in: games of anybody else go. */
  async belongTo(person: string | null): Promise<void> {
    if (person !== this.owner) this.askedAt = Number.NEGATIVE_INFINITY;
    this.owner = person;
    const own = person === null ? "" : CACHES + person;
    const names = await this.names();
    await Promise.all(names.filter((name) => name !== own).map((name) => this.parts.caches?.delete(name)));
  }

  /** Fetch what is new among the games of whoever is signed in, and let go of what is too old. */
  async keepUp(): Promise<void> {
    const { owner, parts } = this;
    if (owner === null || parts.now() - this.askedAt < AGAIN_MS) return;
    this.askedAt = parts.now();
    await parts.worker();
    // A browser may have no room left, or refuse to keep anything: then it keeps what it has.
    if (parts.caches) await this.keep(owner, parts.caches).catch(() => {});
  }

  /** The games that are kept, the newest first. */
  async list(): Promise<readonly TableLine[]> {
    return ((await this.read(LIST)) as TableLine[] | null) ?? [];
  }

  async game(id: string): Promise<KeptGame | null> {
    const found = (await this.read(pathOf(id))) as KeptGame | null;
    // The list is younger: who has left the site since is no longer named in it.
    const seats = (await this.list()).find((line) => line.id === id)?.seats;
    if (!found || !seats) return null;
    const { replay, components } = found;
    return { replay: { ...replay, table: { ...replay.table, seats } }, components };
  }

  // Details ----------------------------------------------------------------------------------

  private async keep(owner: string, caches: CacheStorage): Promise<void> {
    const { http } = this.parts;
    const answer = await http.get("/api/tables", { query: { mine: true, status: "over", limit: KEPT_MOST } });
    if (!answer.ok || this.owner !== owner) return;
    const lines = answer.value.filter((line) => line.fault === null);
    const cache = await caches.open(CACHES + owner);
    const wanted = new Set(lines.map((line) => pathOf(line.id)));
    const there = (await cache.keys()).map((request) => new URL(request.url).pathname);
    await Promise.all(there.filter((path) => path !== LIST && !wanted.has(path)).map((path) => cache.delete(path)));
    for (const line of lines) {
      if (there.includes(pathOf(line.id))) continue;
      const game = await this.fetched(line.id);
      // Somebody else may sit here by now.
      if (this.owner !== owner) return;
      if (game) await cache.put(pathOf(line.id), squeezed(game));
    }
    const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
    if (this.owner === owner) await cache.put(LIST, squeezed(lines.filter((line) => known.has(pathOf(line.id)))));
  }

  private async names(): Promise<readonly string[]> {
    // Some browsers refuse even to say what they keep, in a private window.
    const names = (await this.parts.caches?.keys().catch(() => [])) ?? [];
    return names.filter((name) => name.startsWith(CACHES));
  }

  /** There are games of one person at most. */
  private async read(path: string): Promise<unknown> {
    const [name] = await this.names();
    if (name === undefined) return null;
    const found = await (await this.parts.caches?.open(name))?.match(path);
    return found?.body ? new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).json() : null;
  }

  private async fetched(id: string): Promise<KeptGame | null> {
    const answer = await this.parts.http.get("/api/tables/{table_id}/replay", { path: { table_id: id } });
    if (!answer.ok) return null;
    const { game, edition } = answer.value.table;
    const components = await this.parts.componentsOf(game, edition);
    return components.ok ? { replay: answer.value, components: components.value } : null;
  }
}

const pathOf = (id: string): string => `/game/${encodeURIComponent(id)}`;

/** Positions are much alike: a game of five megabytes takes less than a hundred kilobytes. */
function squeezed(value: unknown): Response {
  return new Response(new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("gzip")));
}
