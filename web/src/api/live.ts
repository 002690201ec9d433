// The one WebSocket of the app. It watches tables, comes back by itself after a lost connection
// with what it knows already, and answers each question exactly once.
import { failed, done, ownFailure, UNREACHED, type Answer } from "./answer";
import type { Accepted, Failure, FromClient, FromServer, TableNews } from "./types";

export type ConnectionState = "idle" | "connecting" | "open" | "lost";

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((end: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Watcher {
  news(news: TableNews): void;
  /** The number of entries known: where to go on after a lost connection; undefined: nothing. */
  known(): number | undefined;
  /** The table could not be watched. */
  refused(failure: Failure): void;
  invite?: string | undefined;
  /** Whether one looks on without being seen, and without the chat. */
  quiet?(): boolean;
}

export interface LiveParts {
  connect: () => Socket;
  onState: (state: ConnectionState) => void;
  /** The session ended: ask again who one is. Called before the next attempt. */
  onSignedOut: () => Promise<void>;
  unreached: () => string;
  random?: () => number;
  /** When the next attempt will be made; null: none is waited for. */
  onRetry?: (at: number | null) => void;
  /** Nobody looks at the page: there is no hurry. */
  hidden?: () => boolean;
}

export const SIGNED_OUT = 4401;
const TOO_MANY = 4429;
const FLOODING = 4430;
/** The server asks for less: to come back at once would be more of the same. */
const SLOWLY = [TOO_MANY, FLOODING];
const QUIET_MS = 20_000;
const PATIENCE_MS = 10_000;
/** The server goes down or restarts, and tells everybody at the same moment. */
const GOING_DOWN = [1001, 1012];
const FIRST_WAIT_MS = 500;
/** After that all come back together: over a longer time, while the server starts anyway. */
const RESTART_WAIT_MS = 2_000;
/** Whoever looks at the page sees the server within three seconds of its return. */
const WATCHED_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 20_000;
const AGAIN_MS = 3_000;
const SERVER_ERROR = "server-error";

/** The mark that a question was sent with; ours are numbers. */
const markOf = ({ id }: { id: string | number | null }): number | null => (typeof id === "number" ? id : null);

type Waiting = (answer: Answer<Accepted>) => void;
type Question = Extract<FromClient, { type: "move" | "chat" }>;

export class Live {
  private socket: Socket | null = null;
  private watchers = new Map<string, Watcher>();
  /** Which table a `watch` was about, for a refusal that comes without its name. */
  private waiting = new Map<number, Waiting>();
  private watches = new Map<number, string>();
  private marks = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  state: ConnectionState = "idle";

  constructor(private readonly parts: LiveParts) {}

  /** Look at a table from now on; the answer ends it. */
  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    if (this.state === "open") this.sendWatch(table, watcher);
    else if (this.state === "idle") this.open();
    return () => this.unwatch(table, watcher);
  }

  /** Ask for something at a table. */
  ask(question: Question): Promise<Answer<Accepted>> {
    if (this.state !== "open") return Promise.resolve(this.unreached());
    const id = ++this.marks;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ ...question, id });
    });
  }

  /** Connect anew: the person or the language is another one. */
  restart(): void {
    if (this.state === "idle") return;
    this.drop();
    this.attempts = 0;
    this.open();
  }

  /** The device says that it is offline: there is no use in waiting for a silence. */
  lose(): void {
    if (this.state === "open" || this.state === "connecting") void this.closed(0);
  }

  /** Try at once: the device says that it is online again, or somebody looks or asks for it. */
  hurry(): void {
    if (this.state !== "lost") return;
    clearTimeout(this.timer);
    this.open();
  }

  // Connection -------------------------------------------------------------------------------

  private open(): void {
    this.parts.onRetry?.(null);
    this.become("connecting");
    const socket = this.parts.connect();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.heard(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (end) => void this.closed(end.code);
  }

  private opened(): void {
    this.attempts = 0;
    this.become("open");
    for (const [table, watcher] of this.watchers) this.sendWatch(table, watcher);
    this.listen();
  }

  private async closed(code: number): Promise<void> {
    this.drop();
    if (this.watchers.size === 0) return this.become("idle");
    this.become("lost");
    if (code === SIGNED_OUT) await this.parts.onSignedOut();
    const first = GOING_DOWN.includes(code) ? RESTART_WAIT_MS : FIRST_WAIT_MS;
    const longest = SLOWLY.includes(code) ? LONGEST_WAIT_MS : first * 2 ** this.attempts;
    const most = SLOWLY.includes(code) || this.parts.hidden?.() ? LONGEST_WAIT_MS : WATCHED_WAIT_MS;
    this.attempts += 1;
    // By a random amount, so that not everybody comes back at once.
    const random = this.parts.random ?? Math.random;
    const wait = Math.min(longest, most) * (0.75 + random() / 2);
    this.parts.onRetry?.(Date.now() + wait);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.heartbeat);
    if (this.socket) {
      this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
      this.socket = null;
    }
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    this.watches.clear();
    for (const resolve of waiting) resolve(this.unreached());
  }

  /** Each message shows that the server is there; after a silence it is asked. */
  private listen(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.send({ type: "ping" });
      this.heartbeat = setTimeout(() => void this.closed(0), PATIENCE_MS);
    }, QUIET_MS);
  }

  // Messages ---------------------------------------------------------------------------------

  private heard(message: FromServer): void {
    this.listen();
    switch (message.type) {
      case "ping":
        return this.send({ type: "pong" });
      case "pong":
        return;
      case "accepted":
        return this.answered(markOf(message), done(message));
      case "refused":
        return this.refused(message);
      case "snapshot":
        return this.watchers.get(message.table.id)?.news(message);
      case "gone":
        this.watchers.get(message.table)?.news(message);
        this.watchers.delete(message.table);
        return;
      default:
        return this.watchers.get(message.table)?.news(message);
    }
  }

  private refused(message: Extract<FromServer, { type: "refused" }>): void {
    const mark = markOf(message);
    const table = mark === null ? undefined : this.watches.get(mark);
    if (table === undefined) return this.answered(mark, failed(message));
    if (message.error === SERVER_ERROR) this.watchAgain(table);
    else this.watchers.get(table)?.refused(message);
  }

  /** The server could not look at the table just now: its database was away, perhaps. */
  private watchAgain(table: string): void {
    const socket = this.socket;
    const random = this.parts.random ?? Math.random;
    setTimeout(
      () => {
        const watcher = this.watchers.get(table);
        if (watcher && this.socket === socket && this.state === "open") this.sendWatch(table, watcher);
      },
      AGAIN_MS * (0.5 + random()),
    );
  }

  private answered(id: number | null, answer: Answer<Accepted>): void {
    if (id === null) return;
    this.waiting.get(id)?.(answer);
    this.waiting.delete(id);
    this.watches.delete(id);
  }

  private sendWatch(table: string, watcher: Watcher): void {
    const id = ++this.marks;
    const since = watcher.known();
    this.watches.set(id, table);
    this.send({
      type: "watch",
      table,
      id,
      ...(since === undefined ? {} : { since }),
      ...(watcher.invite === undefined ? {} : { invite: watcher.invite }),
      ...(watcher.quiet?.() ? { quiet: true } : {}),
    });
  }

  private unwatch(table: string, watcher: Watcher): void {
    if (this.watchers.get(table) !== watcher) return;
    this.watchers.delete(table);
    if (this.state === "open") this.send({ type: "unwatch", table });
  }

  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
  }

  private become(state: ConnectionState): void {
    this.state = state;
    this.parts.onState(state);
  }

  private unreached(): Answer<never> {
    return failed(ownFailure(UNREACHED, this.parts.unreached()));
  }
}

/** The WebSocket of the server that gave this page. */
export function connectHere(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/live`) as unknown as Socket;
}
