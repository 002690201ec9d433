// Taking back at the table: how far it goes, and why it cannot be done, as the server says.
import { beforeEach, expect, it, vi } from "vitest";
import { Http } from "../api/http";
import { partOf } from "../api/part-of";
import type { EntryShown, UndoOutlook } from "../api/types";
import { Decision } from "./decision.svelte";
import { takenBack, toldOnce } from "./log";
import type { TableStore } from "./store.svelte";

let outlook: UndoOutlook;
let asked: string[];
let decision: Decision;
let store: TableStore;
const undo = vi.fn(async (_stay: number | null) => true);
const propose = vi.fn(async (_kind: string, _stay: number | null) => true);
const REVEALED = { error: "undo-revealed", message: "A card was drawn.", rule: null, reason: null, number: null, field: null };

beforeEach(() => {
  [undo, propose].forEach((called) => called.mockClear());
  [asked, outlook] = [[], { number: 6, stay: 3, refused: null }];
  const http = new Http({ csrf: "", language: "en", unreached: () => "" }, async (url) => {
    asked.push(url);
    return new Response(JSON.stringify(outlook), { status: 200 });
  });
  store = partOf({ id: "t1", table: partOf({ status: "running", number: 6, plies: 5 }), you: [0], yourTurn: false, undo, propose });
  decision = new Decision(
    store,
    http,
    () => null,
    () => null,
  );
});

async function rest(): Promise<void> {
  vi.useFakeTimers();
  decision.takingBack.lookBack();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await new Promise((done) => setTimeout(done));
}

it("takes back as far as the last action goes, with what bots answered", async () => {
  await rest();
  expect(asked).toEqual(["/api/tables/t1/undo"]);
  expect([decision.mayUndo, decision.undoRefused]).toEqual([true, null]);
  await decision.undo();
  expect(undo).toHaveBeenCalledWith(3);
});

it("knows why nothing can be taken back, and asks the server for nothing it will refuse", async () => {
  outlook = { number: 6, stay: 3, refused: REVEALED };
  await rest();
  expect(decision.mayUndo).toBe(false);
  await decision.undo();
  expect(undo).not.toHaveBeenCalled();
  expect(decision.failure?.message).toBe("A card was drawn.");
  await decision.insistOnUndo();
  expect(propose).toHaveBeenCalledWith("undo", 3);
  expect(decision.failure).toBe(null);
});

it("believes only what was said of the position it shows", async () => {
  outlook = { number: 5, stay: 3, refused: REVEALED };
  await rest();
  expect(decision.mayUndo).toBe(true);
  await decision.undo();
  expect(undo).toHaveBeenCalledWith(null);
});

it("asks nothing where there is nothing to take back", async () => {
  Object.assign(store, { table: partOf({ status: "running", number: 0, plies: 0 }) });
  await rest();
  expect([asked, decision.mayUndo]).toEqual([[], false]);
});

it("marks in the journal what was taken back, by whoever it was made", () => {
  const entry = (number: number, kind: EntryShown["kind"], text = ""): EntryShown => partOf({ number, kind, text });
  const moves = [0, 1, 2].map((number) => entry(number, "move"));
  const log = [...moves, entry(3, "undo", "1"), entry(4, "move"), entry(5, "takeover"), entry(6, "undo", "1"), entry(7, "move")];
  expect([...takenBack(log)]).toEqual([1, 2, 4]);
});

it("tells the same sentence of a seat once, with how often", () => {
  const entry = (number: number, seat: number, text: string): EntryShown => partOf({ number, kind: "move", seat, text });
  const log = [
    entry(0, 0, "repay"),
    entry(1, 0, "repay"),
    entry(2, 1, "repay"),
    entry(3, 1, ""),
    entry(4, 1, "repay"),
    entry(5, 1, "repay"),
  ];
  const told = toldOnce(log, ({ text }) => (text ? [text] : []), new Set([5]));
  expect(told.map(({ entry: { number }, times }) => [number, times])).toEqual([
    [1, 2],
    [4, 2],
    [5, 1],
  ]);
});
