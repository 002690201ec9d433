// Typed requests to the server. Nothing here throws: what went wrong is part of the answer.
import type { HttpMethod, PathsWithMethod, RequestBodyJSON, SuccessResponseJSON } from "openapi-typescript-helpers";
import { done, failed, isFailure, ownFailure, UNREACHED, type Answer } from "./answer";
import type { paths } from "./schema";

type Operation<P extends keyof paths, M extends HttpMethod> = NonNullable<paths[P][M]>;
/** What an operation answers when all is well; undefined where it answers nothing. */
type Success<P extends keyof paths, M extends HttpMethod> = SuccessResponseJSON<Operation<P, M>>;
type Place<O> = O extends { parameters: { path: infer P } } ? { path: P } : { path?: undefined };
type Body<O> = [RequestBodyJSON<O>] extends [never] ? { body?: undefined } : { body: RequestBodyJSON<O> };
type Query<O> = O extends { parameters: { query?: infer Q } } ? Q : undefined;
type Header<O> = O extends { parameters: { header?: infer H } } ? H : undefined;

/** Only what the operation asks for may be given, and what it needs must be. */
export type Asked<O> = Place<O> & Body<O> & { query?: Query<O>; header?: Header<O> };

/** What the client knows of who asks; set by whoever signs in or changes the language. */
export interface Caller {
  csrf: string;
  language: string;
  /** The sentence for a server that does not answer. */
  unreached: () => string;
  /** Told with each request whether the server answered it. */
  heard?: (reached: boolean) => void;
}

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** A proxy in between says that the server is gone. */
const GONE = [502, 503, 504];
/** The worker answered with what this device has kept: see public/service-worker.js. */
const KEPT = "x-ironbridge-kept";

/** A look changes nothing: one that got lost on its way is tried again after these pauses. */
const AGAIN_MS: readonly number[] = [300, 1200];

export class Http {
  constructor(
    readonly caller: Caller,
    private readonly fetch: Fetch = (input, init) => globalThis.fetch(input, init),
    private readonly again: readonly number[] = AGAIN_MS,
  ) {}

  get<P extends PathsWithMethod<paths, "get">>(path: P, asked?: Partial<Asked<Operation<P, "get">>>) {
    return this.request<Success<P, "get">>("GET", path, asked);
  }

  post<P extends PathsWithMethod<paths, "post">>(path: P, asked: Asked<Operation<P, "post">>) {
    return this.request<Success<P, "post">>("POST", path, asked);
  }

  put<P extends PathsWithMethod<paths, "put">>(path: P, asked: Asked<Operation<P, "put">>) {
    return this.request<Success<P, "put">>("PUT", path, asked);
  }

  patch<P extends PathsWithMethod<paths, "patch">>(path: P, asked: Asked<Operation<P, "patch">>) {
    return this.request<Success<P, "patch">>("PATCH", path, asked);
  }

  delete<P extends PathsWithMethod<paths, "delete">>(path: P, asked: Asked<Operation<P, "delete">>) {
    return this.request<Success<P, "delete">>("DELETE", path, asked);
  }

  private async request<T>(method: string, path: string, asked: Loose = {}): Promise<Answer<T>> {
    const response = await this.reach(method, address(path, asked), this.init(method, asked));
    const body = response && (await readJson(response));
    this.note(response, body);
    if (!response) return failed(ownFailure(UNREACHED, this.caller.unreached()));
    if (response.ok) return done(body as T);
    // A proxy in between may answer with a page of its own.
    return failed(isFailure(body) ? body : ownFailure(UNREACHED, this.caller.unreached()));
  }

  /** The answer of the server; null when it cannot be reached. */
  private async reach(method: string, input: string, init: RequestInit): Promise<Response | null> {
    const pauses = method === "GET" ? this.again : [];
    for (let tried = 0; ; tried++) {
      const response = await this.fetch(input, init).catch(() => null);
      const pause = pauses[tried];
      // A device that says it is offline is believed; what it says of a network is less sure.
      if (response || pause === undefined || globalThis.navigator?.onLine === false) return response;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Whoever waits for the server wants to know whether it was there. */
  private note(response: Response | null, body: unknown): void {
    if (response?.headers.has(KEPT)) return;
    this.caller.heard?.(response !== null && (isFailure(body) || !GONE.includes(response.status)));
  }

  private init(method: string, { body, header }: Loose): RequestInit {
    const given = Object.entries(header ?? {}).filter(([, value]) => typeof value === "string") as [string, string][];
    const headers: Record<string, string> = { "accept-language": this.caller.language, ...Object.fromEntries(given) };
    if (method !== "GET" && this.caller.csrf) headers["x-ironbridge-csrf"] = this.caller.csrf;
    if (body === undefined) return { method, headers };
    return { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  }
}

type Loose = { body?: unknown; path?: unknown; query?: unknown; header?: unknown };

export function address(template: string, asked: Loose): string {
  const place = (asked.path ?? {}) as Record<string, unknown>;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(place[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked.query ?? {})) {
    // What may be given several times is a list.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.size ? `${path}?${query}` : path;
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
