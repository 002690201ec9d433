// Own finished games on this device: which are kept, whose they are, and when they go.
import { beforeEach, expect, test } from "vitest";
import { done } from "../api/answer";
import { Http } from "../api/http";
import type { Components } from "../api/types";
import { KeptGames } from "./kept-games";

/** Caches of a browser as they are used here; one that was deleted keeps nothing that is put into it. */
class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const held = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, held);
    return {
      put: async (path: string, answer: Response) => void held.set(path, answer),
      match: async (path: string) => held.get(path)?.clone(),
      delete: async (path: string) => held.delete(path),
      keys: async () => [...held.keys()].map((path) => ({ url: `http://club.example${path}` })),
    };
  }
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

let caches: FakeCaches;
let asked: string[];
let over: string[];
let player: string;
let now: number;
let during: (path: string) => unknown;
let kept: KeptGames;

const answerTo = (path: string): Response => {
  if (!path.startsWith("/api/tables?"))
    return Response.json({ table: { id: path.split("/")[3], game: "spyrium", edition: {} }, positions: [{}] });
  return Response.json(over.map((id) => ({ id, fault: null, seats: [{ name: player }] })));
};

beforeEach(() => {
  [caches, asked, over, player, now, during] = [new FakeCaches(), [], ["t2", "t1"], "Grace", 0, () => {}];
  const fetch = async (path: string): Promise<Response> => {
    asked.push(path);
    await during(path);
    return answerTo(path);
  };
  kept = new KeptGames({
    http: new Http({ csrf: "", language: "en", unreached: () => "" }, fetch, []),
    componentsOf: async () => done({ game: "spyrium" } as unknown as Components),
    worker: async () => {},
    caches: caches as unknown as CacheStorage,
    now: () => now,
  });
});

const ids = async (): Promise<string[]> => (await kept.list()).map(({ id }) => id);

test("games are kept with their components, and asked for once", async () => {
  await kept.belongTo("ada");
  await kept.keepUp();
  expect(asked).toEqual(["/api/tables?mine=true&status=over&limit=20", "/api/tables/t2/replay", "/api/tables/t1/replay"]);
  expect(await ids()).toEqual(["t2", "t1"]);
  expect(await kept.game("t1")).toMatchObject({ replay: { table: { id: "t1" } }, components: { game: "spyrium" } });
  expect(await kept.game("t9")).toBeNull();
});

test("what is no longer among the last goes, and the server is not asked all the time", async () => {
  await kept.belongTo("ada");
  await kept.keepUp();
  [asked, over] = [[], ["t3", "t2"]];
  await kept.keepUp();
  expect(asked).toEqual([]);
  now += 61_000;
  await kept.keepUp();
  expect(asked.slice(1)).toEqual(["/api/tables/t3/replay"]);
  expect(await ids()).toEqual(["t3", "t2"]);
  expect(await kept.game("t1")).toBeNull();
});

test("who left the site since is no longer named", async () => {
  await kept.belongTo("ada");
  await kept.keepUp();
  expect((await kept.game("t1"))?.replay.table.seats).toEqual([{ name: "Grace" }]);
  player = "deleted";
  now += 61_000;
  await kept.keepUp();
  expect((await kept.game("t1"))?.replay.table.seats).toEqual([{ name: "deleted" }]);
});

test("nobody's games are kept, and those of others go", async () => {
  await kept.keepUp();
  expect(asked).toEqual([]);
  await kept.belongTo("ada");
  await kept.keepUp();
  await kept.belongTo("grace");
  expect([...caches.all.keys()]).toEqual([]);
  over = ["t5"];
  await kept.keepUp();
  expect([await ids(), [...caches.all.keys()]]).toEqual([["t5"], ["ironbridge-games-grace"]]);
  await kept.belongTo(null);
  expect([await ids(), await caches.keys()]).toEqual([[], []]);
});

test("who signs out while games are on their way keeps none", async () => {
  await kept.belongTo("ada");
  during = (path) => (path.endsWith("t2/replay") ? kept.belongTo(null) : undefined);
  await kept.keepUp();
  expect(asked).not.toContain("/api/tables/t1/replay");
  expect(await caches.keys()).toEqual([]);
});

test("a browser without caches keeps nothing and asks for nothing", async () => {
  const none = new KeptGames({
    http: new Http({ csrf: "", language: "en", unreached: () => "" }, async (path) => (asked.push(path), answerTo(path))),
    componentsOf: async () => done({} as Components),
    worker: async () => {},
    caches: undefined,
    now: () => 0,
  });
  await none.belongTo("ada");
  await none.keepUp();
  expect([asked, await none.list(), await none.game("t1")]).toEqual([[], [], null]);
});
