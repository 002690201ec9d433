// The types of the server by their short names, of HTTP and of the WebSocket. All come from its
// OpenAPI document (`make client-types`); none is written by hand.
import type { components } from "./schema";

export type Schemas = components["schemas"];

/** What the server sent is read and never changed. */
export type DeepReadonly<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export type Analysis = Schemas["Analysis"];
export type ArchivedGame = Schemas["ArchivedGame"];
export type Board = Schemas["Board"];
export type ChatShown = Schemas["ChatShown"];
export type ClockSpec = Schemas["ClockSpec"];
export type DeedShown = Schemas["DeedShown"];
export type EditionShown = Schemas["EditionShown"];
export type EntryShown = Schemas["EntryShown"];
export type ExampleShown = DeepReadonly<Schemas["ExampleShown"]>;
export type Followed = Schemas["Followed"];
export type Failure = Schemas["Failure"];
export type GameDetails = Schemas["GameDetails"];
export type GameShown = Schemas["GameShown"];
export type Hint = Schemas["Hint"];
export type InvitationShown = Schemas["InvitationShown"];
export type Invited = Schemas["Invited"];
export type Judged = Schemas["Judged"];
export type Me = Schemas["Me"];
export type MutedShown = Schemas["MutedShown"];
export type PuzzleExplanation = Schemas["PuzzleExplanation"];
export type PuzzleLine = Schemas["PuzzleLine"];
export type PuzzleShown = Schemas["PuzzleShown"];
export type PersonFound = Schemas["PersonFound"];
export type PersonNamed = Schemas["PersonNamed"];
export type PersonResults = Schemas["PersonResults"];
export type DeviceShown = Schemas["DeviceShown"];
export type PhraseId = Schemas["PhraseShown"]["id"];
export type PhraseShown = Schemas["PhraseShown"];
export type ProposalShown = Schemas["ProposalShown"];
export type PublicProfile = Schemas["PublicProfile"];
export type RatedKind = Schemas["RatedKind"];
export type RatingChange = Schemas["RatingChange"];
export type RecordShown = Schemas["RecordShown"];
export type ReplayShown = Schemas["ReplayShown"];
export type ReportShown = Schemas["ReportShown"];
export type RulesShown = Schemas["RulesShown"];
export type SeatShown = Schemas["SeatShown"];
export type SeatSpec = Schemas["SeatSpec"];
export type SessionInfo = Schemas["SessionInfo"];
export type Standing = Board["ranked"][number];
export type TableLine = Schemas["TableLine"];
export type TableSpec = Schemas["TableSpec"];
export type TokenInfo = Schemas["TokenInfo"];
export type TableUpdate = Schemas["TableUpdate"];
export type TableView = Schemas["TableView"];
export type TournamentLine = Schemas["TournamentLine"];
export type TournamentSpec = Schemas["TournamentSpec"];
export type TournamentView = Schemas["TournamentView"];
export type UndoOutlook = Schemas["UndoOutlook"];
export type WayShown = Schemas["WayShown"];
export type Waiting = Schemas["Waiting"];
export type Status = TableView["status"];
export type PersonShown = Schemas["PersonShown"];
export type Tree = Schemas["Tree"];

/** What a seat may know of a position, of any game; `game` tells which. */
export type View = DeepReadonly<Schemas["ViewJson"]>;
/** The components of any game. */
export type Components = DeepReadonly<Schemas["ComponentsJson"]>;
/** What happened: the id of a text, and its arguments. */
export type GameEvent = DeepReadonly<Schemas["EventJson"]>;

export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
export type Snapshot = Schemas["Snapshot"];
export type Accepted = Schemas["Accepted"];
export type Refusal = Schemas["Refusal"];

/** What concerns one table. */
export type TableNews = Exclude<FromServer, { type: "accepted" | "refused" | "ping" | "pong" }>;
