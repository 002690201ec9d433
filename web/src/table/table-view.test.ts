// What the table page shows at the end: the last moves first, then the result, and the board whole.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { partOf } from "../api/part-of";
import type { EntryShown, View } from "../api/types";
import type { BoardHandle, TableGame } from "../games/board";
import type { TableStore } from "./store.svelte";
import { TableScene, type Given } from "./table-view.svelte";

const position = (name: string): View => partOf({ you: 0, deciders: [], question: { key: name, args: {} } });
const entry = (number: number): EntryShown =>
  partOf({ number, kind: "move", seat: 1, text: "x", sealed: false, events: [{ seat: 1, key: `event-${number}`, args: {} }] });

let ends: (() => void)[];
let scene: TableScene;
let store: TableStore;
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  ends = [];
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  store = partOf({ status: "over", seats: [], deciders: [], you: [1], seat: 1, entries: [entry(0)], logIsWhole: true });
  const lastBoard = (view: View, events: readonly { key: string }[]): View => ({
    ...view,
    question: { key: `${view.question.key} with ${events.map(({ key }) => key).join()}`, args: {} },
  });
  const game = partOf<TableGame>({ ending: partOf({ lastBoard }), changes: () => [], translator: () => (key: string) => key });
  const given = partOf<Given>({ store, game, tell: () => {} });
  scene = new TableScene(given);
  scene.board = partOf<BoardHandle>({ play: () => new Promise<void>((resolve) => ends.push(resolve)), finish: () => {} });
});

afterEach(() => vi.unstubAllGlobals());

it("tells the result when the last moves have been played, not before", async () => {
  expect(scene.over).toBe(true);
  scene.playback.hear({ entries: [entry(0)], before: position("before"), after: position("after") });
  expect([scene.ended, scene.over]).toEqual([true, false]);
  await breathe();
  ends.forEach((end) => end());
  await breathe();
  expect(scene.over).toBe(true);
});

it("shows the last board as the game keeps it, from the moves of the whole log", () => {
  Object.assign(store, { position: position("cleared") });
  expect(scene.view?.question.key).toBe("cleared with event-0");
});
