// Where a game that is looked at comes from: a table of the server, or a record that was brought
// along. A record goes with each question, as the server keeps none.
import { done, type Answer } from "../api/answer";
import type { Http } from "../api/http";
import type { Analysis, RecordShown, ReplayShown } from "../api/types";
import type { View } from "../api/types";
import { hashOf, replayLink, type Shared } from "./link";
import { packed } from "./packing";

export type Views = Readonly<Record<string, View>>;
export type RecordForm = "text" | "json";

/** Moves that are looked at in one request. */
const MOST_PLIES = 40;

export interface Source {
  position(ply: number): Promise<Answer<Views>>;
  /** What some decisions from a ply on were worth. */
  analysis(first: number): Promise<Answer<Analysis>>;
  /** The record as the content of a file; null where the server does not give it. */
  record(form: RecordForm): Promise<string | null>;
  /** The name of a file with the record, without its ending. */
  readonly file: string;
  /** The path of a link that opens what is shown. */
  path(shared: Shared): Promise<string>;
}

export class TableSource implements Source {
  readonly file: string;

  constructor(
    private readonly http: Http,
    private readonly id: string,
    private readonly invite: string | undefined,
    private readonly fetch: (path: string, init: RequestInit) => Promise<Response> = (path, init) => globalThis.fetch(path, init),
  ) {
    this.file = id;
  }

  async position(ply: number): Promise<Answer<Views>> {
    const path = { table_id: this.id, ply };
    const answer = await this.http.get("/api/tables/{table_id}/positions/{ply}", { path, header: this.header });
    return answer.ok ? done(answer.value.views) : answer;
  }

  analysis(first: number): Promise<Answer<Analysis>> {
    const body = { first, count: MOST_PLIES, invite: this.invite ?? null };
    return this.http.post("/api/tables/{table_id}/analysis", { path: { table_id: this.id }, body });
  }

  async record(form: RecordForm): Promise<string | null> {
    const path = `/api/tables/${encodeURIComponent(this.id)}/record?format=${form}`;
    const answer = await this.fetch(path, { headers: { ...this.header } }).catch(() => null);
    return answer?.ok ? answer.text() : null;
  }

  async path(shared: Shared): Promise<string> {
    return replayLink(this.id, { ...shared, invite: this.invite });
  }

  private get header(): { "x-ironbridge-invite"?: string } {
    return this.invite === undefined ? {} : { "x-ironbridge-invite": this.invite };
  }
}

/** A game that this device has kept; only its positions can be had without the server. */
export class KeptSource implements Source {
  readonly file: string;

  constructor(
    private readonly replay: ReplayShown,
    private readonly server: TableSource,
  ) {
    this.file = server.file;
  }

  async position(ply: number): Promise<Answer<Views>> {
    const views = this.replay.positions[ply];
    return views ? done(views) : this.server.position(ply);
  }

  analysis(first: number): Promise<Answer<Analysis>> {
    return this.server.analysis(first);
  }

  record(form: RecordForm): Promise<string | null> {
    return this.server.record(form);
  }

  path(shared: Shared): Promise<string> {
    return this.server.path(shared);
  }
}

export class RecordSource implements Source {
  readonly file: string;

  constructor(
    private readonly http: Http,
    private readonly shown: RecordShown,
  ) {
    this.file = shown.game;
  }

  async position(ply: number): Promise<Answer<Views>> {
    const body = { record: this.shown.text, ply };
    const answer = await this.http.post("/api/records/position", { body });
    return answer.ok ? done(answer.value.views) : answer;
  }

  analysis(first: number): Promise<Answer<Analysis>> {
    return this.http.post("/api/records/analysis", { body: { record: this.shown.text, first, count: MOST_PLIES } });
  }

  async record(form: RecordForm): Promise<string> {
    return form === "text" ? this.shown.text : this.shown.json;
  }

  async path(shared: Shared): Promise<string> {
    return `/record${hashOf(shared, { record: await packed(this.shown.text) })}`;
  }
}
