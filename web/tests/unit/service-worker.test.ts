// The worker that shows what is pushed, run here with a browser made of a few functions.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test } from "vitest";

const SOURCE = readFileSync(new URL("../../public/service-worker.js", import.meta.url), "utf8");

type Listener = (event: object) => void;
let listeners: Record<string, Listener>;
let shown: { title: string; body: string; tag: string; data: string }[];
let opened: string[];
let focused: string[];
let pages: string[];

beforeEach(() => {
  [listeners, shown, opened, focused, pages] = [{}, [], [], [], []];
  const self = {
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options } as (typeof shown)[number]),
    },
  };
  const clients = {
    matchAll: async () => pages.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (path: string) => void opened.push(path),
  };
  runInNewContext(SOURCE, { self, clients, URL });
});

async function tell(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
}

const press = (data: unknown): Promise<void> => tell("notificationclick", { notification: { data, close: () => {} } });

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

test("the worker answers no request, so no page can be a stale one", () => {
  expect(Object.keys(listeners).sort()).toEqual(["activate", "install", "notificationclick", "push"]);
});
