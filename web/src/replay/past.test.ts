// Positions are fetched once, and again where the game has changed since.
import { partOf } from "../api/part-of";
import { beforeEach, expect, test } from "vitest";
import { FakeSocket } from "../api/fake-socket";
import { Http } from "../api/http";
import { Live } from "../api/live";
import type { EntryShown, TableView } from "../api/types";
import { TableStore } from "../table/store.svelte";
import { Past } from "./past.svelte";
import { TableSource } from "./source";

let asked: string[];
let works: boolean;
let store: TableStore;
let past: Past;

function entry(number: number, more: Partial<EntryShown> = {}): EntryShown {
  return { number, kind: "move", seat: 0, text: "pass", at: 0, events: [], sealed: false, ...more };
}

beforeEach(() => {
  [asked, works] = [[], true];
  const live = new Live({
    connect: () => new FakeSocket(),
    onState: () => {},
    onSignedOut: async () => {},
    unreached: () => "offline",
  });
  const http = new Http(
    { csrf: "", language: "en", unreached: () => "offline" },
    async (url) => {
      asked.push(url.replace("/api/tables/t1/positions/", ""));
      if (!works) throw new Error("no network");
      return new Response(JSON.stringify({ views: { 0: { you: 0, rules: url }, 1: { you: 1, rules: url } } }));
    },
    [],
  );
  store = new TableStore("t1", http, live);
  store.table = partOf<TableView>({ status: "running", you: [1] });
  store.entries = [entry(0), entry(1), entry(2)];
  past = new Past(store, new TableSource(http, "t1", undefined));
});

test("a position is fetched once, even when asked for twice at a time", async () => {
  await Promise.all([past.fetch(1), past.fetch(1)]);
  await past.fetch(1);
  expect(asked).toEqual(["1"]);
});

test("one sees from one's own seat, or from the seat that was chosen", async () => {
  await past.fetch(0);
  expect(past.position?.you).toBe(1);
  past.seat = 0;
  expect(past.position?.you).toBe(0);
});

test("until a position is there, the one before stays", async () => {
  await past.fetch(0);
  expect(past.position?.rules).toContain("/0");
  past.goTo(2);
  expect(past.arrived).toBe(false);
  expect(past.position?.rules).toContain("/0");
  await past.fetch(2);
  expect(past.position?.rules).toContain("/2");
});

test("one stays between the start and the end", async () => {
  past.goTo(9);
  expect(past.ply).toBe(3);
  past.goTo(-1);
  expect(past.ply).toBe(0);
  await past.fetch(4);
  expect(asked).toEqual([]);
});

test("a move that took the place of another is fetched anew, and so is all after the end", async () => {
  await past.fetchAll([0, 1, 2, 3]);
  store.entries = [...store.entries, entry(3, { kind: "undo", text: "1" }), entry(4)];
  await past.fetchAll([0, 1, 2]);
  expect(asked).toEqual(["0", "1", "2", "3", "2"]);
  store.table = { ...store.table, status: "over" } as TableView;
  await past.fetch(0);
  expect(asked.at(-1)).toBe("0");
  expect(asked.length).toBe(6);
});

test("reading the whole game stops when the server does not answer", async () => {
  store.entries = Array.from({ length: 30 }, (_, number) => entry(number));
  works = false;
  await past.fetchAll(Array.from({ length: 31 }, (_, ply) => ply));
  expect(asked.length).toBe(6);
  expect(past.trouble?.message).toBe("offline");
});

test("playing begins anew at the end", () => {
  past.goTo(3);
  past.togglePlay();
  expect([past.playing, past.ply]).toEqual([true, 0]);
  past.togglePlay();
  expect([past.playing, past.ply]).toEqual([false, 0]);
});
