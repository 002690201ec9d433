// A puzzle is tried like a decision at a table: what is asked of the server, and what comes of it.
import { expect, test } from "vitest";
import { Http } from "../api/http";
import type { PuzzleLine, PuzzleShown, View } from "../api/types";
import { partOf } from "../api/part-of";
import { nextOf } from "./list.svelte";
import { PuzzleStore } from "./store.svelte";

const VIEW = partOf<View>({ game: "spyrium" }) as PuzzleShown["view"];
const AFTER = partOf<View>({ game: "spyrium", round: 2 }) as PuzzleShown["view"];
const PUZZLE: PuzzleShown = {
  game: "spyrium",
  rules: "1",
  id: "7-25",
  options: {},
  seats: 3,
  seat: 1,
  grade: 2,
  found: { beginner: 1 },
  tries: 8,
  source: { kind: "bots", name: "7", level: "medium", ply: 25 },
  view: VIEW,
};

interface Sent {
  path: string;
  body: unknown;
  csrf: string | undefined;
}

/** A puzzle whose server gives these answers one after the other. */
function begin(...answers: object[]) {
  const sent: Sent[] = [];
  const caller = { csrf: "proof", language: "en", unreached: () => "" };
  const store = new PuzzleStore(PUZZLE, new Http(caller), partOf({}), (path, init) => {
    const headers = init.headers as Record<string, string>;
    sent.push({ path, body: JSON.parse(String(init.body)), csrf: headers["x-ironbridge-csrf"] });
    return Promise.resolve(Response.json(answers.shift() ?? {}));
  });
  return { store, sent };
}

const attempt = (verdict: string, deciding = false) => ({ verdict, events: [], view: AFTER, deciding });

test("what is right ends it, and the board shows what came of it", async () => {
  const { store, sent } = begin(attempt("right"));
  expect(store.yourTurn).toBe(true);
  expect(await store.move("place a1-a2")).toBe(true);
  expect(sent).toEqual([{ path: "/api/puzzles/spyrium/7-25/attempt", body: { moves: ["place a1-a2"] }, csrf: "proof" }]);
  expect([store.outcome, store.misses, store.yourTurn]).toEqual(["right", 0, false]);
  expect(store.position).toEqual(AFTER);
});

test("an action of several questions goes on until it is decided, with all its moves", async () => {
  const { store, sent } = begin(attempt("open", true), attempt("wrong"));
  await store.move("activation");
  expect([store.outcome, store.yourTurn]).toEqual([null, true]);
  await store.move("money a1-a2 a1");
  expect(sent.at(-1)?.body).toEqual({ moves: ["activation", "money a1-a2 a1"] });
  expect([store.outcome, store.misses]).toEqual(["wrong", 1]);
});

test("a second try begins at the position of the puzzle, with questions of its own", async () => {
  const { store, sent } = begin(attempt("wrong"), { seat: 1, number: 0 });
  await store.move("place a1-a2");
  const before = store.number;
  store.again();
  expect([store.outcome, store.yourTurn, store.position]).toEqual([null, true, VIEW]);
  expect(store.number).toBeGreaterThan(before);
  const query = { depth: 3, seat: 1 };
  const tree = await store.http.get("/api/tables/{table_id}/tree", { path: { table_id: store.id }, query });
  expect(tree.ok && tree.value.number).toBe(store.number);
  expect(sent.at(-1)).toMatchObject({ path: "/api/puzzles/spyrium/7-25/tree", body: { moves: [], depth: 3 } });
});

test("the rest of a wrong action that is answered after a second try began changes nothing", async () => {
  const { store } = begin(attempt("wrong"), attempt("wrong"));
  await store.move("pass");
  const rest = store.move("card stafford");
  store.again();
  expect(await rest).toBe(false);
  expect([store.outcome, store.misses, store.yourTurn, store.position]).toEqual([null, 1, true, VIEW]);
});

test("whoever gives up is told why rather than the last try, and is asked nothing more", async () => {
  const { store, sent } = begin(attempt("wrong"), { ways: [], right: [] });
  await store.move("place a1-a2");
  store.giveUp();
  await store.explain();
  expect(sent.at(-1)).toMatchObject({ path: "/api/puzzles/spyrium/7-25/explanation", body: { moves: ["place a1-a2"] } });
  expect([store.outcome, store.yourTurn]).toEqual(["shown", false]);
});

test("the next puzzle is one that is not solved", () => {
  const lines = ["a", "b", "c"].map((id): PuzzleLine => ({ game: "spyrium", id, seats: 3, grade: 1 }));
  const nextTo = (id: string, ...done: string[]) => nextOf(lines, id, (line) => done.includes(line.id))?.id;
  expect([nextTo("a"), nextTo("c"), nextTo("a", "b"), nextTo("a", "a", "b", "c"), nextTo("zzz")]).toEqual(["b", "a", "c", "b", "a"]);
});
