// Sitting down without clicking: a guest and a table made through the server's interface, for
// tests that are about what comes after.
import type { APIResponse, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

export interface Wanted {
  /** Brass: Birmingham unless said. */
  game?: string;
  /** Seats of the guest; two or more: several people at one device. */
  mine?: number;
  bots?: number;
  /** Seats that others may take. */
  open?: number;
  introductory?: boolean;
  /** Options that are on, besides. */
  options?: readonly string[];
  /** Options with a choice, such as the map. */
  settings?: Readonly<Record<string, string>>;
  public?: boolean;
}

/** The part of a table that tests look at. */
export interface Shown {
  status: string;
  plies: number;
  number: number;
  you: number[];
  deciders: number[];
  /** What each own seat sees. */
  views: Record<string, { round: number; legal?: string[] }>;
}

const PATIENCE_MS = 60_000;

export class Guest {
  private constructor(
    private readonly context: BrowserContext,
    private readonly csrf: string,
  ) {}

  static async comeIn(context: BrowserContext, name = "Camille", language = "en"): Promise<Guest> {
    const answer = await context.request.post("/api/guest", { data: { name, language } });
    return new Guest(context, ((await answer.json()) as { csrf: string }).csrf);
  }

  /** Somebody with an account. While it is there, no guest of another test can have its name. */
  static async register(context: BrowserContext, name: string, language = "en"): Promise<Guest> {
    const answer = await context.request.post("/api/register", { data: { name, password: "a longer password", language } });
    return new Guest(context, (await read<{ csrf: string }>(answer)).csrf);
  }

  /** A table as wanted, the guest's seats first; its id. */
  async open(wanted: Wanted): Promise<string> {
    const { mine = 1, bots = 0, open = 0, introductory = false, game = "brass-birmingham" } = wanted;
    const seats = [
      ...Array.from({ length: mine }, () => ({ who: "me" })),
      ...Array.from({ length: bots }, () => ({ who: "bot", level: "medium" })),
      ...Array.from({ length: open }, () => ({ who: "open" })),
    ];
    const options = Object.fromEntries([...(introductory ? ["introductory"] : []), ...(wanted.options ?? [])].map((name) => [name, true]));
    Object.assign(options, wanted.settings);
    const form = { game, seats, options, public: wanted.public ?? false, hints: true };
    const { id } = await this.post<{ id: string }>("/api/tables", form);
    if (open === 0) await this.post(`/api/tables/${id}/start`);
    return id;
  }

  /** Wait until a table is as wanted, and say how it is. */
  async until(id: string, wanted: (table: Shown) => boolean): Promise<Shown> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      const table = await this.get<Shown>(`/api/tables/${id}`);
      if (wanted(table)) return table;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`table ${id} does not become as wanted`);
  }

  async post<T>(path: string, data: unknown = {}): Promise<T> {
    const answer = await this.context.request.post(path, { data, headers: { "x-ironbridge-csrf": this.csrf } });
    return read<T>(answer);
  }

  async get<T>(path: string): Promise<T> {
    return read<T>(await this.context.request.get(path));
  }
}

/** A guest opens a table and looks at it. */
export async function sitDown(page: Page, wanted: Wanted, name = "Camille", language = "en"): Promise<string> {
  const guest = await Guest.comeIn(page.context(), name, language);
  const id = await guest.open(wanted);
  await page.goto(`/table/${id}`);
  return id;
}

async function read<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}
