// One table as this client may see it: kept up by the news of the server, changed only through
// it. Nothing is guessed: a move shows on the board when the server has stored it.
import { untrack } from "svelte";
import type { Answer } from "../api/answer";
import type { Http } from "../api/http";
import type { Live } from "../api/live";
import { preferences } from "../app/preferences.svelte";
import type {
  ChatShown,
  EntryShown,
  Failure,
  PersonShown,
  PhraseId,
  RatingChange,
  SeatShown,
  TableNews,
  TableUpdate,
  TableView,
  View,
} from "../api/types";
import { changeHands, mergeChat, mergeEntries } from "./log";
import { keepNames, namesHere } from "./names-here";
import { Batcher } from "./batcher";

/** The log grew: what is new in it, and the position before and after. */
export interface Growth {
  entries: readonly EntryShown[];
  before: View | null;
  after: View | null;
}

export type ProposalKind = "undo" | "abandon";
const SPECTATOR = "spectator";

export class TableStore {
  /** The table of the last snapshot, with everything that news have changed since. Every move replaces it. What a move
   *  seldom changes stands apart too, or the whole page would look anew whether its names and words still hold. */
  private whole = $state.raw<TableView | null>(null);
  game = $state<string>();
  status = $state<TableView["status"]>();
  seats = $state.raw<readonly SeatShown[]>([]);
  you = $state.raw<readonly number[]>([]);
  deciders = $state.raw<readonly number[]>([]);
  entries = $state.raw<readonly EntryShown[]>([]);
  chat = $state.raw<readonly ChatShown[]>([]);
  people = $state.raw<readonly PersonShown[]>([]);
  /** Why the table cannot be seen (any more). */
  trouble = $state.raw<Failure | null>(null);
  gone = $state(false);
  /** The server's sentence about that. */
  goneWhy = $state("");
  /** The last refusal of something asked here, until the next try. */
  refusal = $state.raw<Failure | null>(null);
  /** Something was asked and is not answered yet. */
  busy = $state(false);
  /** Which of several own seats the person looks from; null: the one that decides. */
  chosenSeat = $state<number | null>(null);
  /** One wants to look on without being seen, and without the chat. */
  private wantsQuiet = $state(false);
  /** How far the server's clock is ahead of ours. */
  private ahead = $state(0);
  private wholeLog = false;
  /** The number of entries after the last own move, which its answer may tell before its news. */
  private told = 0;
  private readonly batcher: Batcher<TableUpdate>;
  private stop: () => void = () => {};
  /** What waits for news: see `until`. */
  private waiting: readonly (() => void)[] = [];
  /** Told of each growth in the same breath, before anything is drawn. */
  grew: (growth: Growth) => void = () => {};

  /** Own seats that decide now, and are not played by a bot. */
  readonly deciding = $derived<readonly number[]>(this.you.filter((seat) => this.deciders.includes(seat) && !this.seats[seat]?.bot));
  /** Looks on, without a seat. */
  readonly looksOn = $derived(this.status !== undefined && this.you.length === 0);
  readonly quiet = $derived(this.wantsQuiet && this.looksOn);
  readonly seat = $derived<number | null>(this.chosenSeat ?? this.deciding[0] ?? this.you[0] ?? null);
  readonly position = $derived<View | null>(this.look(this.seat));
  readonly yourTurn = $derived(this.status === "running" && this.seat !== null && this.deciding.includes(this.seat));
  /** Seats that have chosen while others still choose; nobody sees what. */
  readonly sealed = $derived<readonly number[]>(this.table?.sealed ?? []);
  /** Several people choose at the same time. */
  readonly together = $derived(this.sealed.length > 0 || this.deciders.length > 1);
  readonly legal = $derived<readonly string[]>(this.yourTurn ? (this.position?.legal ?? []) : []);

  get table(): TableView | null {
    return this.whole;
  }

  set table(table: TableView | null) {
    this.whole = table;
    this.game = table?.game;
    this.status = table?.status;
    this.seats = kept(this.seats, table?.seats ?? []);
    this.you = kept(this.you, table?.you ?? []);
    this.deciders = kept(this.deciders, table?.deciders ?? []);
  }

  constructor(
    readonly id: string,
    readonly http: Http,
    private readonly live: Live,
    readonly invite?: string,
    drawn: (then: () => void) => void = (then) => then(),
  ) {
    this.batcher = new Batcher((news) => news.forEach((update) => this.update(update)), drawn);
  }

  /** Watch the table until the answer is called. */
  open(): () => void {
    this.stop = this.live.watch(this.id, {
      news: (news) => this.hear(news),
      // Asked in an effect too, which must not begin anew with every move.
      known: () => (this.wholeLog ? 0 : untrack(() => this.table?.number)),
      refused: (failure) => (this.trouble = failure),
      invite: this.invite,
      quiet: () => untrack(() => this.wantsQuiet),
    });
    return () => this.stop();
  }

  /** Look on unseen from now on, or be seen and talk again. Before `open`: from the beginning. */
  keepQuiet(quiet: boolean): void {
    const watching = untrack(() => this.table !== null);
    this.wantsQuiet = quiet;
    if (!watching) return;
    this.stop();
    this.open();
  }

  /** Ask for the entries before those of the first snapshot. */
  readWholeLog(): void {
    this.wholeLog = true;
    this.stop();
    this.open();
    this.wholeLog = false;
  }

  /** Whether the log is known from its first entry. */
  get logIsWhole(): boolean {
    return (this.entries[0]?.number ?? 0) === 0;
  }

  /** How many entries the log has, as far as anything has told. */
  get number(): number {
    return Math.max(this.told, this.table?.number ?? 0);
  }

  /** Whether something becomes true of the table within this time; asked again with all news. */
  until(holds: () => boolean, withinMs: number): Promise<boolean> {
    if (holds()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waiting = this.waiting.filter((other) => other !== look);
        resolve(holds());
      };
      const look = (): void => void (holds() && end());
      const timer = setTimeout(end, withinMs);
      this.waiting = [...this.waiting, look];
    });
  }

  /** Show nothing new until the answer is called: the moves of one action are shown together. */
  hold(): () => void {
    return this.batcher.hold();
  }

  /** What is left on the clock of a seat, at a time of this device. */
  leftMs(seat: number, now: number): number {
    const left = this.table?.left_ms[seat] ?? 0;
    const since = this.table?.since[seat] ?? null;
    return since === null ? left : left - Math.max(0, now + this.ahead - since);
  }

  // What the server tells --------------------------------------------------------------------

  hear(news: TableNews): void {
    switch (news.type) {
      case "snapshot":
        // What the snapshot does not hold was taken away, or comes from somebody who was muted.
        this.chat = [];
        return this.replace(news.table);
      case "entries":
        return this.batcher.push(news);
      case "chat":
        this.chat = mergeChat(this.chat, [news.chat]);
        return;
      case "presence":
        this.people = news.people;
        return;
      case "gone":
        [this.gone, this.goneWhy] = [true, news.message];
    }
  }

  private replace(table: TableView): void {
    this.table = table;
    this.trouble = null;
    this.ahead = table.now - Date.now();
    this.entries = mergeEntries(this.entries, table.entries);
    this.chat = mergeChat(this.chat, table.chat);
    this.waiting.forEach((look) => look());
  }

  private update(news: TableUpdate): void {
    this.entries = mergeEntries(this.entries, news.entries);
    // Before the first snapshot there is nothing to change; an older word changes nothing.
    if (this.table && news.number >= this.table.number) this.goOn(this.table, news);
    this.waiting.forEach((look) => look());
  }

  private goOn(table: TableView, news: TableUpdate): void {
    const { plies, views, deciders, sealed, left_ms, since, status, result, number } = news;
    const grown = number > table.number;
    const proposals = grown ? [] : table.proposals;
    // The snapshot that says all of the seats comes after the entries.
    const seats = changeHands(table.seats, news.entries);
    const changed = { plies, views, deciders, sealed, left_ms, since, status, result, number, proposals, seats };
    const before = this.position;
    this.table = { ...table, ...changed };
    if (grown) this.grew({ entries: news.entries, before, after: this.position });
  }

  // What the person asks ---------------------------------------------------------------------

  move(move: string, seat: number | null = this.seat): Promise<boolean> {
    const whose = seat === null ? {} : { seat };
    return this.ask(async () => {
      const answer = await this.live.ask({ type: "move", table: this.id, number: this.number, move, ...whose });
      if (answer.ok) this.told = answer.value.number ?? 0;
      return answer;
    });
  }

  say(text: string): Promise<boolean> {
    return this.ask(() => this.live.ask({ type: "chat", table: this.id, text }));
  }

  /** Say a set phrase: each reader sees it in their own language. */
  sayPhrase(phrase: PhraseId): Promise<boolean> {
    return this.ask(() => this.live.ask({ type: "chat", table: this.id, text: "", phrase }));
  }

  /** Take back one's own last decision, or all until `stay` moves are left. */
  undo(stay: number | null = null): Promise<boolean> {
    const body = { number: this.table?.number ?? 0, stay };
    return this.ask(async () => {
      const answer = await this.http.post("/api/tables/{table_id}/undo", { path: this.path, body });
      if (answer.ok) this.update(answer.value);
      return answer;
    });
  }

  propose(kind: ProposalKind, stay: number | null = null): Promise<boolean> {
    const body = { number: this.table?.number ?? 0, kind, stay };
    return this.change(this.http.post("/api/tables/{table_id}/proposals", { path: this.path, body }));
  }

  agree(kind: ProposalKind): Promise<boolean> {
    const path = { ...this.path, kind };
    return this.change(this.http.post("/api/tables/{table_id}/proposals/{kind}/agree", { path }));
  }

  withdraw(kind: ProposalKind): Promise<boolean> {
    const path = { ...this.path, kind };
    return this.change(this.http.delete("/api/tables/{table_id}/proposals/{kind}", { path }));
  }

  join(seat: number | null = null): Promise<boolean> {
    const liked = preferences.values.seat > 0 ? preferences.values.seat - 1 : null;
    const body = { seat, liked, invite: this.invite ?? null };
    return this.change(this.http.post("/api/tables/{table_id}/join", { path: this.path, body }));
  }

  leave(): Promise<boolean> {
    return this.ask(() => this.http.post("/api/tables/{table_id}/leave", { path: this.path }));
  }

  /** Put a bot on a seat of an open table; null frees the seat. */
  setSeat(seat: number, level: string | null): Promise<boolean> {
    const path = { ...this.path, seat };
    return this.change(this.http.put("/api/tables/{table_id}/seats/{seat}", { path, body: { level } }));
  }

  setHints(hints: boolean): Promise<boolean> {
    return this.change(this.http.put("/api/tables/{table_id}/hints", { path: this.path, body: { hints } }));
  }

  start(): Promise<boolean> {
    return this.change(this.http.post("/api/tables/{table_id}/start", { path: this.path }));
  }

  resign(seat: number | null = null): Promise<boolean> {
    return this.change(this.http.post("/api/tables/{table_id}/resign", { path: this.path, body: { seat } }));
  }

  /** Take a seat back that a bot plays because one's time ran out. */
  comeBack(seat: number | null = null): Promise<boolean> {
    return this.change(this.http.post("/api/tables/{table_id}/return", { path: this.path, body: { seat } }));
  }

  /** The table that follows this one. */
  async rematch(): Promise<Answer<TableView>> {
    const answer = await this.http.post("/api/tables/{table_id}/rematch", { path: this.path });
    if (answer.ok) keepNames(answer.value.id, namesHere(this.id));
    return answer;
  }

  inviteLink() {
    return this.http.post("/api/tables/{table_id}/invite", { path: this.path });
  }

  endInviteLink() {
    return this.http.delete("/api/tables/{table_id}/invite", { path: this.path });
  }

  why(move: string, seat: number | null = this.seat) {
    return this.http.get("/api/tables/{table_id}/why", { path: this.path, query: { move, seat } });
  }

  /** What the game did to the ratings of the people at it. */
  ratings(): Promise<Answer<RatingChange[]>> {
    const header = this.invite === undefined ? {} : { "x-ironbridge-invite": this.invite };
    return this.http.get("/api/tables/{table_id}/ratings", { path: this.path, header });
  }

  hint(seat: number | null = this.seat) {
    return this.http.post("/api/tables/{table_id}/hint", { path: this.path, body: { seat } });
  }

  // Details ----------------------------------------------------------------------------------

  private get path() {
    return { table_id: this.id };
  }

  private look(seat: number | null): View | null {
    const views = this.table?.views ?? {};
    const own = seat === null ? undefined : views[String(seat)];
    return own ?? views[SPECTATOR] ?? Object.values(views)[0] ?? null;
  }

  /** A request whose answer is the whole table. */
  private change(request: Promise<Answer<TableView>>): Promise<boolean> {
    return this.ask(async () => {
      const answer = await request;
      // News of the WebSocket may have come first.
      if (answer.ok && answer.value.number >= (this.table?.number ?? 0)) this.replace(answer.value);
      return answer;
    });
  }

  private async ask(request: () => Promise<Answer<unknown>>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    const answer = await request();
    this.busy = false;
    if (!answer.ok) this.refusal = answer.failure;
    return answer.ok;
  }
}

/** What was there, if what comes says the same: who looks at it has nothing to do. */
function kept<T>(was: T, now: T): T {
  return JSON.stringify(was) === JSON.stringify(now) ? was : now;
}
