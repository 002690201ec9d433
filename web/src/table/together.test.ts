// Several people choose at the same time, as in the toy game of the kernel's tests: everybody bids
// one to three stones in secret, and nothing is seen until all bids are in.
import { partOf } from "../api/part-of";
import { beforeEach, describe, expect, it } from "vitest";
import { FakeSocket } from "../api/fake-socket";
import { Http } from "../api/http";
import { Live } from "../api/live";
import type { EntryShown, Failure, TableUpdate, TableView } from "../api/types";
import type { Reading, TableGame } from "../games/board";
import { Decision } from "./decision.svelte";
import type { TreeQuestion } from "./selection";
import { TableStore, type Growth } from "./store.svelte";

const BIDS = ["bid 1", "bid 2", "bid 3"];
const TAKES = ["take 1", "take 2"];
const question = (moves: string[]): TreeQuestion => ({
  asks: { key: "ask", args: {} },
  answers: moves.map((move) => ({ move, says: { key: move, args: {} }, then: null, forced: [] })),
});
const bid = (value: string) => ({ group: "action", value });

/** A game whose moves are single words. */
const stones = partOf<TableGame>({
  groups: ["action"],
  boardGroups: [],
  reader: () => ({ facets: (move: string) => [{ group: "action", value: move }], forced: () => [], after: [], free: [] }),
  warning: () => null,
  costs: () => ({ lines: [], money: null, gains: [], flows: [], taking: {}, action: "" }),
});

let socket: FakeSocket;
let store: TableStore;
let decision: Decision;
let grown: Growth[];
/** How many entries the log of the imagined server has, and what it asks. */
let server: { number: number; moves: string[]; answers?: Promise<void>; refuses?: Failure };
/** How often the questions were asked for. */
let askings: number;

const view = (): TableView["views"][string] => partOf({ you: 0, deciders: [0], question: { key: "ask", args: {} }, legal: server.moves });
const entry = (number: number, seat: number, text: string): EntryShown => ({
  number,
  kind: "move",
  seat,
  text,
  at: 0,
  events: [],
  sealed: text === "",
});
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function news(entries: EntryShown[], deciders: number[], sealed: number[]): void {
  server.number = Math.max(server.number, ...entries.map((known) => known.number + 1));
  const update: TableUpdate = {
    table: "t1",
    number: server.number,
    plies: server.number,
    entries,
    views: { "0": view() },
    deciders,
    sealed,
    left_ms: [0, 0, 0],
    since: [null, null, null],
    status: "running",
    result: null,
  };
  socket.say({ type: "entries", ...update });
}

beforeEach(async () => {
  server = { number: 0, moves: BIDS };
  askings = 0;
  const live = new Live({
    connect: () => (socket = new FakeSocket()),
    onState: () => {},
    onSignedOut: async () => {},
    unreached: () => "",
  });
  const caller = { csrf: "", language: "en", unreached: () => "" };
  const http = new Http(caller, async (url) => {
    if (url.includes("/tree")) {
      askings += 1;
      await server.answers;
      if (server.refuses) return new Response(JSON.stringify(server.refuses), { status: 409 });
    }
    const body = url.includes("/tree") ? { table: "t1", number: server.number, seat: 0, question: question(server.moves) } : { events: [] };
    return new Response(JSON.stringify(body), { status: 200 });
  });
  store = new TableStore("t1", http, live);
  grown = [];
  store.grew = (growth) => void grown.push(growth);
  store.open();
  socket.open();
  const seat = { name: "", person: "p", person_is_you: false, bot: null, resigned: false, program: false };
  const table: TableView = {
    id: "t1",
    game: "stones",
    rules: "1",
    title: "",
    options: {},
    public: true,
    clock: { kind: "none", bank_ms: 0, increment_ms: 0, turn_ms: 0 },
    hints: false,
    rated: false,
    programs: true,
    tournament: null,
    edition: {},
    status: "running",
    seats: [0, 1, 2].map((number) => ({ ...seat, seat: number })),
    you: [0],
    you_created: true,
    freed: false,
    number: 0,
    plies: 0,
    deciders: [0, 1, 2],
    sealed: [],
    left_ms: [0, 0, 0],
    since: [null, null, null],
    views: { "0": view() },
    entries: [],
    chat: [],
    proposals: [],
    rematch: null,
    result: null,
    created: 0,
    started: 0,
    ended: null,
    now: 0,
    fault: null,
  };
  socket.say({ type: "snapshot", table });
  decision = new Decision(
    store,
    http,
    () => stones,
    () => ({}) as Reading,
  );
  await decision.follow();
});

describe("a page that is asked nothing any more, and does not know it yet", () => {
  const refused = async (error: string): Promise<void> => {
    server.refuses = { error, message: "no", rule: null, reason: null, number: null, field: null };
    news([entry(0, 1, "")], [0, 2], [1]);
    await decision.follow();
    await decision.follow();
  };

  it("waits for the news, and neither complains nor asks again", async () => {
    await refused("table-over");
    expect([decision.failure, askings]).toEqual([null, 2]);
  });

  it("tells what else went wrong, and may ask again", async () => {
    await refused("busy");
    expect([decision.failure?.error, askings]).toEqual(["busy", 3]);
  });
});

describe("choosing at the same time", () => {
  it("goes on while others seal: what is chosen stays, and nothing is revealed", async () => {
    decision.pick(bid("bid 2"));
    news([entry(0, 1, "")], [0, 2], [1]);
    expect([store.together, store.sealed, decision.open]).toEqual([true, [1], true]);
    await decision.follow();
    expect(decision.choice).toEqual([bid("bid 2")]);
    expect(decision.ready?.moves).toEqual(["bid 2"]);
    expect(store.entries[0]).toMatchObject({ text: "", sealed: true });
  });

  it("begins anew when the question is another one", async () => {
    decision.pick(bid("bid 2"));
    server.moves = TAKES;
    news([entry(0, 1, ""), entry(1, 2, "")], [0, 1], [2]);
    await decision.follow();
    expect(decision.choice).toEqual([]);
    expect(decision.paths.map((path) => path.moves[0])).toEqual(TAKES);
  });

  it("sends the choice again when somebody was faster", async () => {
    decision.pick(bid("bid 3"));
    const done = decision.confirm();
    await settle();
    const first = partOf<{ id: number; number: number }>(socket.sent.at(-1));
    expect(first.number).toBe(0);
    news([entry(0, 1, "")], [0, 2], [1]);
    socket.say({
      type: "refused",
      id: first.id,
      table: "t1",
      error: "stale",
      message: "",
      rule: null,
      reason: null,
      number: 1,
      field: null,
    });
    await settle();
    const second = partOf<{ id: number; number: number; move: string }>(socket.sent.at(-1));
    expect(second).toMatchObject({ number: 1, move: "bid 3" });
    news([entry(1, 0, "bid 3")], [2], [0, 1]);
    socket.say({ type: "accepted", id: second.id, table: "t1", number: 2 });
    await done;
    expect([decision.failure, store.yourTurn, store.sealed]).toEqual([null, false, [0, 1]]);
  });

  it("does not overtake the questions that are on their way", async () => {
    decision.pick(bid("bid 3"));
    let answer = (): void => {};
    server.answers = new Promise((resolve) => (answer = resolve));
    news([entry(0, 1, "")], [0, 2], [1]);
    void decision.follow();
    const before = socket.sent.length;
    void decision.confirm();
    await settle();
    expect(socket.sent.length).toBe(before);
    answer();
    await settle();
    expect(partOf<{ move: string }>(socket.sent.at(-1)).move).toBe("bid 3");
  });

  it("is not over before the news of one's own choice: that of another says nothing of it", async () => {
    decision.pick(bid("bid 3"));
    const done = decision.confirm();
    await settle();
    const sent = partOf<{ id: number }>(socket.sent.at(-1));
    socket.say({ type: "accepted", id: sent.id, table: "t1", number: 1 });
    news([entry(1, 1, "")], [0, 2], [1]);
    await settle();
    expect([decision.playing, store.yourTurn]).toEqual([true, true]);
    news([entry(0, 0, "bid 3")], [2], [0, 1]);
    await done;
    expect([decision.playing, decision.failure, store.yourTurn]).toEqual([false, null, false]);
  });

  it("opens all choices together when the last one is in", () => {
    news([entry(0, 1, ""), entry(1, 0, "bid 3")], [2], [0, 1]);
    news([entry(0, 1, "bid 1"), entry(2, 2, "bid 2")], [0], []);
    expect(store.entries.map((known) => known.text)).toEqual(["bid 1", "bid 3", "bid 2"]);
    expect(store.together).toBe(false);
    expect(grown.at(-1)?.entries.map((known) => known.number)).toEqual([0, 2]);
  });
});
