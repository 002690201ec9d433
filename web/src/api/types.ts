// The forms of the server by their short names: those of HTTP come from its OpenAPI document,
// those of the WebSocket follow docs/server.md.
import type { components } from "./schema";

type Forms = components["schemas"];

export type Analysis = Forms["Analysis"];
export type ChatShown = Forms["ChatShown"];
export type ClockSpec = Forms["ClockSpec"];
export type EntryShown = Forms["EntryShown"];
export type Failure = Forms["Failure"];
export type GameDetails = Forms["GameDetails"];
export type GameShown = Forms["GameShown"];
export type Judged = Forms["Judged"];
export type Me = Forms["Me"];
export type ProposalShown = Forms["ProposalShown"];
export type PublicProfile = Forms["PublicProfile"];
export type RecordShown = Forms["RecordShown"];
export type RulesShown = Forms["RulesShown"];
export type SeatShown = Forms["SeatShown"];
export type SeatSpec = Forms["SeatSpec"];
export type SessionInfo = Forms["SessionInfo"];
export type TableLine = Forms["TableLine"];
export type TableSpec = Forms["TableSpec"];
export type TableUpdate = Forms["TableUpdate"];
export type TableView = Forms["TableView"];
export type WayShown = Forms["WayShown"];
export type Waiting = Forms["Waiting"];
export type Status = TableView["status"];

/** What happened, as it stands in the journal: the id of a text, and its arguments. */
export interface GameEvent {
  seat: number;
  key: string;
  args: Record<string, number | string | string[]>;
}

/** Somebody at a table: with a seat, or looking on. */
export interface PersonShown {
  name: string;
  seat: number | null;
  online: boolean;
}

type Mark = { id?: number };

export type FromClient =
  | ({ type: "watch"; table: string; since?: number; invite?: string } & Mark)
  | ({ type: "unwatch"; table: string } & Mark)
  | ({ type: "move"; table: string; number: number; move: string; seat?: number } & Mark)
  | ({ type: "chat"; table: string; text: string } & Mark)
  | ({ type: "ping" } & Mark)
  | { type: "pong" };

export type Snapshot = { type: "snapshot"; table: TableView };
export type Entries = { type: "entries" } & TableUpdate;
export type Chat = { type: "chat"; table: string; chat: ChatShown };
export type Present = { type: "presence"; table: string; people: PersonShown[] };
export type Accepted = { type: "accepted"; id: number | null; table: string; number: number | null };
export type Refusal = { type: "refused"; id: number | null; table: string | null } & Failure;
export type Gone = { type: "gone"; table: string };

/** What concerns one table. */
export type TableNews = Snapshot | Entries | Chat | Present | Gone;
export type FromServer = TableNews | Accepted | Refusal | { type: "ping" } | { type: "pong" };
