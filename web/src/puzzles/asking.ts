// A puzzle is asked about like a table: what the page of a table asks of the server is asked of the
// puzzle instead, with the moves that were tried so far.
import type { Caller, Fetch } from "../api/http";

/** How far somebody is with a puzzle. */
export interface Progress {
  readonly game: string;
  readonly id: string;
  moves: readonly string[];
  /** Stands for the number of log entries of a table: it only grows. */
  number: number;
}

const TABLE = /^\/api\/tables\/[^/]+\/(tree|preview|why|undo)$/;

export const puzzlePath = (game: string, id: string): string => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export function puzzleFetch(progress: Progress, caller: Caller, fetch: Fetch): Fetch {
  const { game, id } = progress;
  const ask = (what: string, init: RequestInit, body: object): Promise<Response> => {
    const headers: Record<string, string> = { ...(init.headers as Record<string, string>), "content-type": "application/json" };
    if (caller.csrf) headers["x-ironbridge-csrf"] = caller.csrf;
    return fetch(`${puzzlePath(game, id)}/${what}`, { method: "POST", headers, body: JSON.stringify({ moves: progress.moves, ...body }) });
  };
  return async (input, init) => {
    const url = new URL(input, "http://here");
    switch (TABLE.exec(url.pathname)?.[1]) {
      case "tree":
        return numbered(await ask("tree", init, { depth: Number(url.searchParams.get("depth") ?? 2) }), progress.number);
      case "preview":
        return ask("preview", init, { ahead: (JSON.parse(String(init.body)) as { moves: string[] }).moves });
      case "why":
        return ask("why", init, { move: url.searchParams.get("move") ?? "" });
      case "undo":
        return Response.json({ number: progress.number, stay: 0, refused: null });
      default:
        return fetch(input, init);
    }
  };
}

/** The same answer about a table with so many entries. */
async function numbered(response: Response, number: number): Promise<Response> {
  if (!response.ok) return response;
  return Response.json({ ...((await response.json()) as object), number });
}
