// The types of the server by their short names: those of HTTP come from its OpenAPI document,
// those of the WebSocket follow docs/server.md.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Analysis = Schemas["Analysis"];
export type ChatShown = Schemas["ChatShown"];
export type ClockSpec = Schemas["ClockSpec"];
export type EntryShown = Schemas["EntryShown"];
export type Failure = Schemas["Failure"];
export type GameDetails = Schemas["GameDetails"];
export type GameShown = Schemas["GameShown"];
export type Judged = Schemas["Judged"];
export type Me = Schemas["Me"];
export type ProposalShown = Schemas["ProposalShown"];
export type PublicProfile = Schemas["PublicProfile"];
export type RecordShown = Schemas["RecordShown"];
export type RulesShown = Schemas["RulesShown"];
export type SeatShown = Schemas["SeatShown"];
export type SeatSpec = Schemas["SeatSpec"];
export type SessionInfo = Schemas["SessionInfo"];
export type TableLine = Schemas["TableLine"];
export type TableSpec = Schemas["TableSpec"];
export type TableUpdate = Schemas["TableUpdate"];
export type TableView = Schemas["TableView"];
export type WayShown = Schemas["WayShown"];
export type Waiting = Schemas["Waiting"];
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
