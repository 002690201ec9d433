// The worker that shows what is pushed and answers in place of a server out of reach, run here with a
// browser made of a few functions.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";
import { filledIn } from "../../offline-files";

const SOURCE = readFileSync(new URL("../../public/service-worker.js", import.meta.url), "utf8");
const SITE = "https://club.example";
const FILES = ["index.html", "first-paint.js", "assets/index-abc.js"];

type Listener = (event: object) => void;
let listeners: Record<string, Listener>;
let shown: { title: string; body: string; tag: string; data: string }[];
let opened: string[];
let focused: string[];
let pages: string[];
let stored: FakeCaches;
/** What was asked of the server, and what it answers: null when it is out of reach. */
let asked: string[];
let server: ((path: string) => Response) | null;

/** Caches as a worker uses them: by address alone. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const held = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, held);
    const put = async (wanted: string | Request, answer: Response) => void held.set(pathOf(wanted), answer);
    const add = async (wanted: string | Request) => {
      const answer = await ask(wanted);
      if (!answer.ok) throw new TypeError("not kept");
      await put(wanted, answer);
    };
    return {
      put,
      add,
      addAll: async (wanted: (string | Request)[]) => void (await Promise.all(wanted.map(add))),
      match: async (wanted: string | Request) => held.get(pathOf(wanted))?.clone(),
    };
  }

  keys = async (): Promise<string[]> => [...this.all.keys()];
  delete = async (name: string): Promise<boolean> => this.all.delete(name);
  paths = (name: string): string[] => [...(this.all.get(name)?.keys() ?? [])].sort();
}

const pathOf = (wanted: string | Request): string => new URL(typeof wanted === "string" ? wanted : wanted.url, SITE).pathname;

async function ask(wanted: string | Request): Promise<Response> {
  asked.push(pathOf(wanted));
  if (!server) throw new TypeError("no network");
  return server(pathOf(wanted));
}

/** Requests of a worker have addresses of its site. */
class SiteRequest extends Request {
  constructor(path: string, init?: RequestInit) {
    super(new URL(path, SITE), init);
  }
}

const answering = (path: string): Response =>
  path === "/api/games"
    ? Response.json([{ name: "spyrium" }], { headers: { date: new Date().toUTCString() } })
    : new Response(`${path} of today`, { headers: { "content-security-policy": "default-src 'none'" } });

function begin(build = "b1"): void {
  listeners = {};
  const self = {
    location: new URL(SITE),
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    skipWaiting: async () => {},
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options } as (typeof shown)[number]),
    },
  };
  const clients = {
    claim: async () => {},
    matchAll: async () => pages.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (path: string) => void opened.push(path),
  };
  const browser = { self, clients, URL, Headers, Response, Request: SiteRequest, caches: stored, fetch: ask };
  runInNewContext(filledIn(SOURCE, build, FILES), browser);
}

beforeEach(() => {
  [shown, opened, focused, pages, asked, server] = [[], [], [], [], [], answering];
  stored = new FakeCaches();
  begin();
});

async function tell(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
}

/** What the worker answers; undefined when it leaves the request to the browser. */
async function answer(path: string, { method = "GET", mode = "cors" } = {}): Promise<string | undefined> {
  let given: Promise<Response> | undefined;
  const request = { url: new URL(path, SITE).href, method, mode };
  await tell("fetch", { request, respondWith: (work: Promise<Response>) => (given = work) });
  return given?.then((found) => found.text());
}

const visit = (path: string): Promise<string | undefined> => answer(path, { mode: "navigate" });

async function install(): Promise<void> {
  await tell("install", {});
  await tell("activate", {});
}

const press = (data: unknown): Promise<void> => tell("notificationclick", { notification: { data, close: () => {} } });

test("the client and the texts of all games are kept, and the client of an earlier build goes", async () => {
  await stored.open("ironbridge-client-b0");
  await stored.open("ironbridge-games-ada");
  await install();
  expect(await stored.keys()).toEqual(["ironbridge-games-ada", "ironbridge-client-b1", "ironbridge-texts"]);
  expect(stored.paths("ironbridge-client-b1")).toEqual(["/", "/assets/index-abc.js", "/first-paint.js"]);
  expect(stored.paths("ironbridge-texts")).toEqual([
    "/api/games",
    "/api/games/spyrium",
    "/api/games/spyrium/rules",
    "/api/games/spyrium/words/en",
    "/api/games/spyrium/words/fr",
  ]);
});

test("a server that answers is never stood in for", async () => {
  await install();
  server = (path) => new Response(`${path} of tomorrow`);
  expect(await visit("/")).toBe("/ of tomorrow");
  expect(await visit("/rules/spyrium")).toBe("/rules/spyrium of tomorrow");
  expect(await answer("/first-paint.js")).toBe("/first-paint.js of tomorrow");
  expect(await answer("/api/games/spyrium/rules")).toBe("/api/games/spyrium/rules of tomorrow");
  server = () => new Response("no such page", { status: 404 });
  expect(await visit("/rules/spyrium")).toBe("no such page");
});

test("without the server every page is the kept first page, with its content policy", async () => {
  await install();
  for (const gone of [null, () => new Response("bad gateway", { status: 502 })]) {
    server = gone;
    for (const path of ["/", "/rules/spyrium", "/table/t1", "/settings", "/docs/"]) expect(await visit(path)).toBe("/ of today");
    expect(await answer("/first-paint.js")).toBe("/first-paint.js of today");
  }
  let found: Response | undefined;
  const request = { url: `${SITE}/`, method: "GET", mode: "navigate" };
  await tell("fetch", { request, respondWith: async (work: Promise<Response>) => (found = await work) });
  await expect.poll(() => found?.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(found?.headers.get("x-ironbridge-kept")).toBe("yes");
});

test("files with a hash in their names are asked for once", async () => {
  await install();
  asked = [];
  expect(await answer("/assets/index-abc.js")).toBe("/assets/index-abc.js of today");
  expect(asked).toEqual([]);
  expect(await answer("/assets/other-def.js")).toBe("/assets/other-def.js of today");
  expect(stored.paths("ironbridge-client-b1")).not.toContain("/assets/other-def.js");
});

test("a text takes the place of the one before, and is there without the server", async () => {
  await install();
  server = (path) => new Response(`${path} of tomorrow`);
  await answer("/api/games/spyrium/rules");
  server = null;
  expect(await answer("/api/games/spyrium/rules")).toBe("/api/games/spyrium/rules of tomorrow");
  expect(await answer("/api/games/spyrium/words/fr")).toBe("/api/games/spyrium/words/fr of today");
});

test("nothing of people, tables or settings is answered or kept, and no change", async () => {
  await install();
  const before = [...stored.all.values()].flatMap((held) => [...held.keys()]);
  for (const path of [
    "/api/me",
    "/api/tables?mine=true",
    "/api/tables/t1",
    "/api/tables/t1/replay",
    "/api/tables/t1/positions/3",
    "/api/people/p1",
    "/api/admin/people",
    "/api/games?who=me",
    "/api/games/spyrium/rules/SP-1/example",
    "https://elsewhere.example/",
  ]) {
    expect(await answer(path), path).toBeUndefined();
  }
  expect(await visit("/api/tables/t1/record")).toBeUndefined();
  expect(await visit("/health")).toBeUndefined();
  expect(await answer("/api/games", { method: "POST" })).toBeUndefined();
  expect([...stored.all.values()].flatMap((held) => [...held.keys()])).toEqual(before);
});

test("texts are fetched again when they are a day old", async () => {
  await install();
  asked = [];
  await visit("/");
  expect(asked).toEqual(["/"]);
  const old = new Date(Date.now() - 2 * 86_400_000).toUTCString();
  await (await stored.open("ironbridge-texts")).put("/api/games", Response.json([], { headers: { date: old } }));
  await visit("/");
  await expect.poll(() => asked).toContain("/api/games/spyrium/rules");
});

test("a client that could not be fetched as a whole is none", async () => {
  server = (path) => (path.startsWith("/assets/") ? new Response("", { status: 429 }) : answering(path));
  await expect(tell("install", {})).rejects.toThrow();
});

test("the build has a place for its files", () => {
  expect(() => filledIn("const OTHER = 1;", "b1", FILES)).toThrow("no place");
});

test("a push is shown, one for each table", async () => {
  await tell("push", { data: { json: () => ({ title: "Your decision: Club", body: "It is yours.", table: "t1" }) } });
  expect(shown).toMatchObject([{ title: "Your decision: Club", body: "It is yours.", tag: "t1", data: "t1" }]);
});

test("what cannot be read is shown as a notice of the site", async () => {
  await tell("push", { data: null });
  await tell("push", { data: { json: () => ({ table: 3 }) } });
  expect(shown.map(({ title, tag }) => [title, tag])).toEqual([
    ["Ironbridge", ""],
    ["Ironbridge", ""],
  ]);
});

test("a press opens the table, or comes back to it", async () => {
  await press("abc-_1");
  expect(opened).toEqual(["/table/abc-_1"]);
  pages = ["https://club.example/", "https://club.example/table/abc-_1?seat=1"];
  await press("abc-_1");
  expect(focused).toEqual(["https://club.example/table/abc-_1?seat=1"]);
  expect(opened).toHaveLength(1);
});

test("a press never leads to another site", async () => {
  for (const data of ["//evil.example", "../admin", "https://evil.example", "", undefined]) await press(data);
  expect(new Set(opened)).toEqual(new Set(["/"]));
});
