// Hints and prices: each hint says why, and taking one always does something, also where it begins with a move that
// stands beside the question, or goes another way than the questions that are known.
import { beforeEach, expect, it } from "vitest";
import { Http } from "../api/http";
import { partOf } from "../api/part-of";
import type { TableView, WayShown } from "../api/types";
import type { Reading, TableGame } from "../games/board";
import { Decision } from "./decision.svelte";
import { TableScene, type Given, type HintWay } from "./table-view.svelte";
import type { TableStore } from "./store.svelte";

const answer = (move: string, then: object | null = null): object => ({ move, says: { key: move, args: {} }, then, forced: [] });
const asks = (...answers: object[]): object => ({ asks: { key: "ask", args: {} }, answers });
const cards = asks(answer("card blue"), answer("card port"), answer("repay"));
const QUESTION = asks(answer("develop port 1", cards), answer("build port kiel", cards), answer("pass", cards), answer("repay"));

const way = (moves: string[], points: number, more: Partial<WayShown> = {}): HintWay =>
  partOf({ moves, points, win: null, reasons: [], phrases: [], actions: [moves.length], costs: "", ...more });
const WAYS = [way(["develop port 1", "repay", "card blue"], 20), way(["repay", "repay", "pass"], 18.5), way(["pass", "card red"], 18.5)];

const game = partOf<TableGame>({
  groups: ["action", "card"],
  boardGroups: [],
  aside: () => partOf({ move: "repay", most: 3 }),
  reader: () => ({
    facets: (move: string) => [{ group: move.startsWith("card") ? "card" : "action", value: move }],
    forced: () => [],
    after: ["card"],
    free: ["card"],
    aside: (move: string) => move === "repay",
  }),
  warning: () => null,
  translator: () => (key: string) => key,
  costs: (_: unknown, moves: readonly string[]) => ({ lines: [], money: null, gains: [], flows: [], taking: {}, action: moves.join() }),
});

let scene: TableScene;
let decision: Decision;
let offline: boolean;
let given: Given;
let current: number;
let question: object;

beforeEach(async () => {
  [offline, current, question] = [false, 4, QUESTION];
  const http = new Http({ csrf: "", language: "en", unreached: () => "" }, async () => {
    if (offline) throw new TypeError("no network");
    return new Response(JSON.stringify({ table: "t1", number: current, seat: 0, question }), { status: 200 });
  });
  const store = partOf<TableStore>({
    id: "t1",
    table: partOf({ number: 4, plies: 4, seats: [], status: "running" }),
    yourTurn: true,
    seat: 0,
    you: [0],
    together: false,
  });
  decision = new Decision(
    store,
    http,
    () => game,
    () => ({}) as Reading,
  );
  await decision.follow();
  given = partOf<Given>({ store, game, words: partOf({ say: ({ key }: { key: string }) => key }), names: {} });
  scene = new TableScene(given);
  scene.decision = decision;
  scene.hint = { number: 4, ways: WAYS };
  scene.hinting = true;
});

const chosen = (): string[] => decision.choice.map(({ value }) => value);

it("chooses the action and its card, whatever is paid back in between", () => {
  scene.takeHint(WAYS[0]!);
  expect([chosen(), scene.hinting]).toEqual([["develop port 1", "card blue"], false]);
});

it("takes the place of what was chosen before", () => {
  decision.take([{ group: "action", value: "build port kiel" }]);
  expect(scene.hinting).toBe(true);
  scene.takeHint(WAYS[0]!);
  expect(chosen()).toEqual(["develop port 1", "card blue"]);
});

it("offers the move beside the question as often as the way begins with it", () => {
  scene.takeHint(WAYS[1]!);
  expect([scene.asides, chosen()]).toEqual([2, []]);
});

it("chooses as much of a way as the known questions have", () => {
  scene.takeHint(WAYS[2]!);
  expect(chosen()).toEqual(["pass"]);
});

it("says so where nothing of a way is possible any more", () => {
  scene.takeHint(way(["sell kiel"], 1));
  expect([scene.currentHint, scene.hintTrouble !== ""]).toEqual([null, true]);
});

it("gives a reason in words for each way", () => {
  const reasons = WAYS.map((one) => scene.wayReasons(one)[0]);
  expect(reasons[0]).toMatch(/expects 1.5 more points/);
  expect(reasons[1]).toMatch(/expects 1.5 fewer points/);
  expect(scene.wayReasons(way([], 1, { reasons: [{ key: "flips", args: {} }] }))).toEqual(["flips"]);
});

it("shows what was known of a price while the server is away", async () => {
  const costOf = async (moves: string[]): Promise<string | undefined> => (await decision.tryOut(moves))?.action;
  expect(await costOf(["pass", "card blue"])).toBe("pass,card blue");
  offline = true;
  expect(await costOf(["pass", "card blue"])).toBe("pass,card blue");
  expect(await costOf(["pass", "card port"])).toBe(undefined);
});

it("shows one hint of those that would choose the same now", () => {
  const alike = [
    way(["repay", "pass"], 19),
    way(["repay", "build port kiel"], 18.7),
    way(["pass", "card blue"], 18),
    way(["pass", "card port"], 17),
  ];
  expect(scene.distinct(alike).map(({ moves }) => moves)).toEqual([
    ["repay", "pass"],
    ["pass", "card blue"],
    ["pass", "card port"],
  ]);
});

it("keeps a hint while others seal their choices, and drops it with the question", async () => {
  const { store } = given;
  const later = async (number: number, together: boolean): Promise<void> => {
    const table = partOf<TableView>({ number, plies: number, seats: [], status: "running" });
    Object.assign(store, { table, together });
    current = number;
    await decision.follow();
  };
  await later(5, true);
  expect(scene.currentHint?.ways).toEqual(WAYS);
  question = asks(answer("pass"));
  await later(6, true);
  expect(scene.currentHint).toBeNull();
});

it("drops a hint with the move of another", async () => {
  Object.assign(given.store, { table: partOf({ number: 5, plies: 5, seats: [], status: "running" }) });
  current = 5;
  await decision.follow();
  expect(scene.currentHint).toBeNull();
});
