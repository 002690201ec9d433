// Everything a page received from the server, to look through for what its person must not know.
import type { Page } from "playwright-core";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export class Hearing {
  private readonly texts: string[] = [];
  private readonly reading: Promise<void>[] = [];

  /** Listens from now on; before the page goes anywhere. */
  constructor(page: Page) {
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.texts.push(String(payload))));
    page.on("response", (response) => {
      const read = response.text().then((text) => void this.texts.push(text));
      this.reading.push(read.catch(() => undefined)); // an answer without a body
    });
  }

  /** All that came as JSON. */
  async documents(): Promise<Json[]> {
    await Promise.all(this.reading);
    return this.texts.flatMap(parsed);
  }

  /** Every value that a key had anywhere. */
  async under(key: string): Promise<Json[]> {
    return (await this.documents()).flatMap((document) => [...within(document)].flatMap((part) => valuesOf(part, key)));
  }

  /** Every list, each as its sorted members: a hand is the same in any order. */
  async lists(): Promise<Set<string>> {
    const found = (await this.documents()).flatMap((document) => [...within(document)]);
    return new Set(found.filter((part) => Array.isArray(part)).map(sorted));
  }
}

export function sorted(list: Json): string {
  return Array.isArray(list)
    ? list
        .map((member) => JSON.stringify(member))
        .sort()
        .join()
    : "";
}

function parsed(text: string): Json[] {
  try {
    return [JSON.parse(text) as Json];
  } catch {
    return []; // a page, a script, a style
  }
}

function* within(part: Json): Generator<Json> {
  yield part;
  if (typeof part !== "object" || part === null) return;
  for (const child of Object.values(part)) yield* within(child);
}

function valuesOf(part: Json, key: string): Json[] {
  const value = typeof part === "object" && part !== null && !Array.isArray(part) ? part[key] : undefined;
  return value === undefined ? [] : [value];
}
