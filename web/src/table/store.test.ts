// The table in the client: snapshots, news, resuming, and what is asked of the server.
import { partOf } from "../api/part-of";
import { beforeEach, expect, test } from "vitest";
import { FakeSocket } from "../api/fake-socket";
import { Http } from "../api/http";
import { Live } from "../api/live";
import type { EntryShown, TableUpdate, TableView } from "../api/types";
import { TableStore } from "./store.svelte";

let socket: FakeSocket;
let store: TableStore;
let posted: { url: string; body: unknown }[];
let reply: { status: number; body: unknown };

beforeEach(() => {
  [posted, reply] = [[], { status: 200, body: {} }];
  const live = new Live({
    connect: () => (socket = new FakeSocket()),
    onState: () => {},
    onSignedOut: async () => {},
    unreached: () => "offline",
  });
  const caller = { csrf: "c", language: "en", unreached: () => "offline" };
  const http = new Http(caller, async (url, init) => {
    posted.push({ url, body: init.body ? JSON.parse(String(init.body)) : null });
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
  store = new TableStore("t1", http, live);
  store.open();
  socket.open();
});

function entry(number: number, more: Partial<EntryShown> = {}): EntryShown {
  return { number, kind: "move", seat: 0, text: "pass", at: 0, events: [], sealed: false, ...more };
}

function view(seat: number | null, legal: string[] = []): TableView["views"][string] {
  return partOf({ you: seat, deciders: [0], question: { key: "ask-action", args: {} }, legal });
}

function table(more: Partial<TableView> = {}): TableView {
  const seat = { name: "", person: null, person_is_you: false, bot: null, resigned: false, program: false };
  return {
    id: "t1",
    game: "brass-birmingham",
    rules: "1",
    title: "",
    options: {},
    public: true,
    clock: { kind: "live", bank_ms: 60_000, increment_ms: 0, turn_ms: 0 },
    hints: true,
    rated: false,
    programs: true,
    tournament: null,
    edition: {},
    status: "running",
    seats: [
      { ...seat, seat: 0, name: "Nora" },
      { ...seat, seat: 1, bot: "greedy" },
    ],
    you: [0],
    you_created: true,
    freed: false,
    number: 1,
    plies: 1,
    deciders: [0],
    sealed: [],
    left_ms: [50_000, 60_000],
    since: [1000, null],
    views: { "0": view(0, ["pass", "loan"]) },
    entries: [entry(0)],
    chat: [],
    proposals: [],
    rematch: null,
    result: null,
    created: 0,
    started: 0,
    ended: null,
    now: 1000,
    fault: null,
    ...more,
  };
}

function update(number: number, entries: EntryShown[], more: Partial<TableUpdate> = {}): TableUpdate {
  return {
    table: "t1",
    number,
    plies: number,
    entries,
    views: { "0": view(0, []) },
    deciders: [1],
    sealed: [],
    left_ms: [49_000, 60_000],
    since: [null, 2000],
    status: "running",
    result: null,
    ...more,
  };
}

test("a snapshot shows one’s own seat, its question and its legal moves", () => {
  socket.say({ type: "snapshot", table: table() });
  expect(store.seat).toBe(0);
  expect(store.yourTurn).toBe(true);
  expect(store.legal).toEqual(["pass", "loan"]);
});

test("who has no seat sees the table as a spectator, and decides nothing", () => {
  const shown = view(null, ["pass"]);
  socket.say({ type: "snapshot", table: table({ you: [], views: { spectator: shown } }) });
  expect(store.seat).toBeNull();
  expect(store.position).toEqual(shown);
  expect(store.legal).toEqual([]);
});

test("with several seats the one that decides is shown, unless another is chosen", () => {
  const views = { "0": view(0), "1": view(1, ["loan"]) };
  const seats = table().seats.map((seat) => ({ ...seat, bot: null }));
  socket.say({ type: "snapshot", table: table({ you: [0, 1], deciders: [1], views, seats }) });
  expect(store.seat).toBe(1);
  expect(store.legal).toEqual(["loan"]);
  store.chosenSeat = 0;
  expect(store.yourTurn).toBe(false);
});

test("who gave up their seat, or whose time ran out, is asked nothing from the entry on", () => {
  const then = (number: number, kind: EntryShown["kind"], text: string): EntryShown => ({ ...entry(number), seat: 0, kind, text });
  const still = { deciders: [0], views: { "0": view(0, ["pass"]) } };
  socket.say({ type: "snapshot", table: table() });
  socket.say({ type: "entries", ...update(2, [then(1, "takeover", "medium")], still) });
  expect([store.yourTurn, store.table?.seats[0]?.bot]).toEqual([false, "medium"]);
  socket.say({ type: "entries", ...update(3, [then(2, "return", "")], still) });
  expect([store.yourTurn, store.table?.seats[0]?.bot]).toEqual([true, null]);
  socket.say({ type: "entries", ...update(4, [then(3, "resign", "easy")], still) });
  expect([store.yourTurn, store.table?.seats[0]]).toMatchObject([false, { bot: "easy", resigned: true }]);
});

test("entries move the table on, and proposals lapse with them", () => {
  const proposals = [{ kind: "undo", number: 1, stay: 0, agreed: [0] }];
  socket.say({ type: "snapshot", table: table({ proposals }) });
  socket.say({ type: "entries", ...update(2, [entry(1)]) });
  expect(store.entries.map((known) => known.number)).toEqual([0, 1]);
  expect(store.table?.number).toBe(2);
  expect(store.table?.proposals).toEqual([]);
  expect(store.yourTurn).toBe(false);
});

test("what a move leaves as it was stays the very same, so that nothing is drawn anew for it", () => {
  socket.say({ type: "snapshot", table: table() });
  const { seats, you, deciders } = store;
  socket.say({ type: "entries", ...update(2, [entry(1)], { deciders: [0] }) });
  socket.say({ type: "snapshot", table: table({ number: 3 }) });
  expect([store.seats, store.you, store.deciders].map((now, at) => now === [seats, you, deciders][at])).toEqual([true, true, true]);
  socket.say({ type: "entries", ...update(4, [entry(3)], { status: "over", deciders: [] }) });
  expect([store.game, store.status, store.deciders]).toEqual(["brass-birmingham", "over", []]);
});

test("an entry that comes again was sealed, and is replaced", () => {
  socket.say({ type: "snapshot", table: table({ entries: [entry(0, { text: "", sealed: true })] }) });
  socket.say({ type: "entries", ...update(2, [entry(0, { text: "bid 7" }), entry(1)]) });
  expect(store.entries[0]).toMatchObject({ text: "bid 7", sealed: false });
});

test("news that are older than what is known change nothing", () => {
  socket.say({ type: "snapshot", table: table({ number: 5, entries: [entry(3), entry(4)] }) });
  socket.say({ type: "entries", ...update(4, [entry(3)]) });
  expect(store.table?.number).toBe(5);
  expect(store.entries.map((known) => known.number)).toEqual([3, 4]);
});

test("a gap in the log is not hidden: what lies before it is dropped", () => {
  socket.say({ type: "snapshot", table: table() });
  socket.say({ type: "snapshot", table: table({ number: 70, entries: [entry(68), entry(69)] }) });
  expect(store.entries.map((known) => known.number)).toEqual([68, 69]);
  expect(store.logIsWhole).toBe(false);
});

test("the whole log is asked for from its first entry", () => {
  socket.say({ type: "snapshot", table: table({ number: 70, entries: [entry(69)] }) });
  store.readWholeLog();
  expect(socket.last("watch")).toMatchObject({ since: 0 });
  const all = Array.from({ length: 70 }, (_, number) => entry(number));
  socket.say({ type: "entries", ...update(70, all) });
  expect(store.logIsWhole).toBe(true);
});

test("each chat message is kept once", () => {
  const said = { id: 4, person: "p", name: "Nora", text: "hello", at: 0, removed: false };
  socket.say({ type: "chat", table: "t1", chat: said });
  socket.say({ type: "snapshot", table: table({ chat: [{ ...said, id: 3 }, said] }) });
  expect(store.chat.map((one) => one.id)).toEqual([3, 4]);
});

test("a line that is taken away loses its text, and a snapshot replaces all lines", () => {
  const said = { id: 4, person: "p", name: "Nora", text: "hello", at: 0, removed: false };
  socket.say({ type: "snapshot", table: table({ chat: [{ ...said, id: 3 }, said] }) });
  socket.say({ type: "chat", table: "t1", chat: { ...said, text: "", removed: true } });
  expect(store.chat.map((one) => one.text)).toEqual(["hello", ""]);
  socket.say({ type: "snapshot", table: table({ chat: [{ ...said, id: 3 }] }) });
  expect(store.chat.map((one) => one.id)).toEqual([3]);
});

test("a move names the number of entries and the seat; a refusal is kept until the next try", async () => {
  socket.say({ type: "snapshot", table: table({ number: 9 }) });
  const first = store.move("loan");
  expect(socket.last("move")).toMatchObject({ number: 9, move: "loan", seat: 0 });
  expect(store.busy).toBe(true);
  expect(await store.move("pass")).toBe(false);
  const failure = { error: "stale", message: "Look again.", rule: null, reason: null, number: 10, field: null };
  socket.say({ type: "refused", id: socket.last("move").id ?? 0, table: "t1", ...failure });
  expect(await first).toBe(false);
  expect(store.refusal?.message).toBe("Look again.");
  const second = store.move("pass");
  expect(store.refusal).toBeNull();
  socket.say({ type: "accepted", id: socket.last("move").id ?? 0, table: "t1", number: 10 });
  expect(await second).toBe(true);
});

test("the moves of an action follow one another unseen, and are shown together", async () => {
  socket.say({ type: "snapshot", table: table({ number: 9 }) });
  const grown: number[] = [];
  store.grew = ({ entries }) => void grown.push(...entries.map((one) => one.number));
  const show = store.hold();
  for (const number of [9, 10]) {
    const made = store.move("loan");
    expect(socket.last("move")).toMatchObject({ number });
    socket.say({ type: "entries", ...update(number + 1, [entry(number)]) });
    socket.say({ type: "accepted", id: socket.last("move").id ?? 0, table: "t1", number: number + 1 });
    expect(await made).toBe(true);
  }
  expect([store.table?.number, store.number, grown]).toEqual([9, 11, []]);
  show();
  expect([store.table?.number, grown]).toEqual([11, [9, 10]]);
});

test("an undo takes effect with its answer", async () => {
  socket.say({ type: "snapshot", table: table() });
  reply = { status: 201, body: update(2, [entry(1, { kind: "undo", text: "0" })], { plies: 0 }) };
  expect(await store.undo()).toBe(true);
  expect(posted[0]).toEqual({ url: "/api/tables/t1/undo", body: { number: 1, stay: null } });
  expect(store.table?.plies).toBe(0);
});

test("proposing shows the table that comes back; an older one does not win over news", async () => {
  socket.say({ type: "snapshot", table: table({ number: 3 }) });
  const proposals = [{ kind: "abandon", number: 3, stay: null, agreed: [0] }];
  reply = { status: 201, body: table({ number: 3, proposals }) };
  expect(await store.propose("abandon")).toBe(true);
  expect(store.table?.proposals).toEqual(proposals);
  reply = { status: 200, body: table({ number: 2, proposals: [] }) };
  await store.withdraw("abandon");
  expect(store.table?.number).toBe(3);
});

test("what a game did to ratings is asked for with the invitation", async () => {
  const changes = [{ seat: 0, place: 1, mu: 27.3, sigma: 7.4, gain: 2.3 }];
  const asked: unknown[] = [];
  const http = new Http({ csrf: "c", language: "en", unreached: () => "offline" }, async (url, { headers }) => {
    asked.push([url, new Headers(headers).get("x-ironbridge-invite")]);
    return new Response(JSON.stringify(changes), { status: 200 });
  });
  for (const invite of ["s3cret", undefined]) {
    const answer = await new TableStore("t1", http, partOf({}), invite).ratings();
    expect(answer.ok && answer.value).toEqual(changes);
  }
  expect(asked).toEqual([
    ["/api/tables/t1/ratings", "s3cret"],
    ["/api/tables/t1/ratings", null],
  ]);
});

test("a running clock goes down by the server's time", () => {
  socket.say({ type: "snapshot", table: table({ now: 1000, since: [1000, null] }) });
  const now = Date.now();
  expect(store.leftMs(0, now + 5000)).toBeGreaterThan(44_000);
  expect(store.leftMs(0, now + 5000)).toBeLessThanOrEqual(45_100);
  expect(store.leftMs(1, now + 5000)).toBe(60_000);
});

test("a table that cannot be seen, or is no longer there, says so", () => {
  const failure = { error: "no-such-table", message: "gone", rule: null, reason: null, number: null, field: null };
  socket.say({ type: "refused", id: socket.last("watch").id ?? 0, table: "t1", ...failure });
  expect(store.trouble?.message).toBe("gone");
  socket.say({ type: "gone", table: "t1", error: "barred", message: "freed" });
  expect(store.gone).toBe(true);
  expect(store.goneWhy).toBe("freed");
});

test("what is waited for ends with the news that bring it, older ones too, or with the time", async () => {
  socket.say({ type: "snapshot", table: table({ number: 3 }) });
  const known = (number: number) => () => store.entries.some((seen) => seen.number === number);
  expect(await store.until(known(0), 5000)).toBe(true);
  const [old, next] = [store.until(known(2), 5000), store.until(known(3), 5000)];
  socket.say({ type: "entries", ...update(2, [entry(2)]) });
  expect(await old).toBe(true);
  socket.say({ type: "entries", ...update(4, [entry(3)]) });
  expect(await next).toBe(true);
  expect(await store.until(known(9), 1)).toBe(false);
});

test("who looks on can do so quietly, and be seen again", () => {
  store.keepQuiet(true);
  expect(socket.sent).toHaveLength(1); // nothing is known of the table yet: it is asked for once
  socket.say({ type: "snapshot", table: table({ you: [], views: { spectator: view(null) } }) });
  expect([store.looksOn, store.quiet]).toEqual([true, true]);
  store.keepQuiet(true);
  expect(socket.sent.at(-1)).toMatchObject({ type: "watch", quiet: true });
  store.keepQuiet(false);
  expect(socket.sent.at(-1)).not.toHaveProperty("quiet");
  expect(store.quiet).toBe(false);
});

test("who has a seat is not quiet, whatever the address says", () => {
  store.keepQuiet(true);
  socket.say({ type: "snapshot", table: table({ you: [0] }) });
  expect([store.looksOn, store.quiet]).toEqual([false, false]);
});
