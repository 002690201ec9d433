// The one WebSocket: watching, coming back with what is known, heartbeats, answers exactly once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UNREACHED } from "./answer";
import { FakeSocket } from "./fake-socket";
import { Live, SIGNED_OUT, type ConnectionState, type Watcher } from "./live";
import type { TableNews } from "./types";

let sockets: FakeSocket[];
let states: ConnectionState[];
let signedOut: number;
let live: Live;
let random: number;
let hidden: boolean;
let retryAt: number | null;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, signedOut] = [[], [], 0];
  [random, hidden, retryAt] = [0.5, false, null];
  live = new Live({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    onState: (state) => states.push(state),
    onSignedOut: async () => {
      signedOut += 1;
    },
    unreached: () => "offline",
    random: () => random,
    onRetry: (at) => (retryAt = at),
    hidden: () => hidden,
  });
});
afterEach(() => vi.useRealTimers());

function socket(): FakeSocket {
  const last = sockets.at(-1);
  if (!last) throw new Error("no socket");
  return last;
}

function watcher(known: () => number | undefined = () => undefined) {
  const heard: TableNews[] = [];
  const refusals: string[] = [];
  const one: Watcher = { news: (news) => heard.push(news), known, refused: (failure) => refusals.push(failure.error) };
  return { ...one, heard, refusals };
}

test("connects with the first watch, and shares the connection", () => {
  live.watch("a", watcher());
  expect(sockets).toHaveLength(1);
  socket().open();
  live.watch("b", watcher());
  expect(sockets).toHaveLength(1);
  expect(socket().sent).toMatchObject([
    { type: "watch", table: "a" },
    { type: "watch", table: "b" },
  ]);
});

test("news reach the watcher of their table only, until it stops", () => {
  const [a, b] = [watcher(), watcher()];
  const stop = live.watch("a", a);
  live.watch("b", b);
  socket().open();
  const news = { type: "presence" as const, table: "a", people: [] };
  socket().say(news);
  stop();
  socket().say(news);
  expect(a.heard).toEqual([news]);
  expect(b.heard).toEqual([]);
  expect(socket().last("unwatch").table).toBe("a");
});

test("a lost connection comes back by itself and goes on where it was", async () => {
  let known: number | undefined = undefined;
  live.watch(
    "a",
    watcher(() => known),
  );
  socket().open();
  expect(socket().last("watch")).not.toHaveProperty("since");
  known = 12;
  socket().end(1006);
  await vi.advanceTimersByTimeAsync(600);
  expect(sockets).toHaveLength(2);
  socket().open();
  expect(socket().last("watch")).toMatchObject({ table: "a", since: 12 });
  expect(states).toEqual(["connecting", "open", "lost", "connecting", "open"]);
});

test("waits longer after each failed attempt, and not after a good one", async () => {
  live.watch("a", watcher());
  for (let attempt = 0; attempt < 3; attempt++) {
    socket().end(1006);
    await vi.advanceTimersByTimeAsync(500 * 2 ** attempt - 1);
    expect(sockets).toHaveLength(attempt + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(attempt + 2);
  }
  socket().open();
  socket().end(1006);
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(5);
});

test("is back within three seconds of the server, however long it was away, and tells when it tries", async () => {
  random = 1; // the longest wait
  live.watch("a", watcher());
  for (let attempt = 0; attempt < 9; attempt++) {
    socket().end(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(retryAt! - Date.now()).toBeLessThanOrEqual(2_500);
    await vi.advanceTimersByTimeAsync(2_500);
    expect([sockets.length, retryAt]).toEqual([attempt + 2, null]);
  }
  socket().end(1006);
  await vi.advanceTimersByTimeAsync(0);
  live.hurry();
  expect(sockets).toHaveLength(11);
});

test("a page that nobody looks at does not hurry", async () => {
  hidden = true;
  live.watch("a", watcher());
  for (let attempt = 0; attempt < 9; attempt++) {
    socket().end(1006);
    await vi.advanceTimersByTimeAsync(20_000);
  }
  socket().end(1006);
  await vi.advanceTimersByTimeAsync(0);
  expect(retryAt! - Date.now()).toBe(20_000);
});

test.each([4429, 4430])("comes back slowly when the server asks for less (%i)", async (code) => {
  live.watch("a", watcher());
  socket().open();
  socket().end(code);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
});

test.each([1001, 1012])("gives a server that restarts more time (%i)", async (code) => {
  live.watch("a", watcher());
  socket().open();
  socket().end(code);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
});

test("asks who one is when the session ended", async () => {
  live.watch("a", watcher());
  socket().open();
  socket().end(SIGNED_OUT);
  await vi.advanceTimersByTimeAsync(500);
  expect(signedOut).toBe(1);
  expect(sockets).toHaveLength(2);
});

test("a question is answered by its mark, or by the loss of the connection", async () => {
  live.watch("a", watcher());
  socket().open();
  const first = live.ask({ type: "move", table: "a", number: 3, move: "pass" });
  const second = live.ask({ type: "move", table: "a", number: 3, move: "loan" });
  const [one] = socket().sent.filter((message) => message.type === "move");
  socket().say({ type: "accepted", id: one?.id ?? 0, table: "a", number: 4 });
  expect(await first).toMatchObject({ ok: true, value: { number: 4 } });
  socket().end(1006);
  expect(await second).toMatchObject({ ok: false, failure: { error: UNREACHED, message: "offline" } });
  expect(await live.ask({ type: "chat", table: "a", text: "?" })).toMatchObject({ ok: false });
});

test("a refused watch is told to its watcher", () => {
  const a = watcher();
  live.watch("a", a);
  socket().open();
  const failure = { error: "no-such-table", message: "?", rule: null, reason: null, number: null, field: null };
  socket().say({ type: "refused", id: socket().last("watch").id ?? 0, table: "a", ...failure });
  expect(a.refusals).toEqual(["no-such-table"]);
});

test("a watch that the server could not do just now is asked for again", async () => {
  const a = watcher();
  live.watch("a", a);
  socket().open();
  const failure = { error: "server-error", message: "?", rule: null, reason: null, number: null, field: null };
  const id = socket().last("watch").id ?? 0;
  socket().say({ type: "refused", id, table: "a", ...failure });
  expect(a.refusals).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket().last("watch").id).not.toBe(id);
});

test("answers pings, asks after a silence, and gives a dead connection up", async () => {
  live.watch("a", watcher());
  socket().open();
  socket().say({ type: "ping" });
  expect(socket().last("pong")).toEqual({ type: "pong" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket().last("ping").type).toBe("ping");
  socket().say({ type: "pong", id: null });
  await vi.advanceTimersByTimeAsync(20_000 + 10_000);
  expect(states.at(-1)).toBe("lost");
  expect(sockets[0]?.closed).toBe(true);
});

test("a device that goes offline loses the connection at once, and tries again", async () => {
  live.watch("a", watcher());
  socket().open();
  live.lose();
  expect(states.at(-1)).toBe("lost");
  live.hurry();
  expect(sockets).toHaveLength(2);
});
