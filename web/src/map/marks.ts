// What the page asks a board to point out, and what a board reports back. Boards draw these and
// know no rule: whether something is legal was decided by the server.
import type { Curve } from "./geometry";

/** Marks of one thing on the map; several may hold at once. */
export interface Mark {
  /** May be chosen now: corner ticks. */
  legal?: boolean;
  /** Is chosen: full ring and a tick badge. */
  chosen?: boolean;
  /** Was pointed at but may not be chosen: dashed frame and a question mark. */
  illegal?: boolean;
  /** Changed since the viewer's last turn: thin brass frame. */
  changed?: boolean;
  /** Rank of a hint, 1 to 3: a lamp. */
  hint?: number;
  /** Shown while pointed at or focused, e.g. "£16". */
  label?: string;
  /** The piece to come is only thought of, e.g. in an analysis: pale, in a dashed brass frame. */
  ghost?: boolean;
  /** The piece that would come here. */
  coming?: ComingTile | ComingLink;
}

export interface ComingTile {
  industry: string;
  level: number;
  owner: number;
}

export interface ComingLink {
  owner: number;
}

/** Marks by the id of a slot, link, merchant space or location. */
export type Marks = Readonly<Record<string, Mark>>;

/** A cube on its way: along links, or straight where no route is needed. */
export interface Flow {
  resource: "coal" | "iron" | "beer" | "cotton" | "goods";
  from: string;
  to: string;
  links: readonly string[];
  /** The line of the route, where it is known; else the whole lines of its links. */
  route?: readonly Curve[];
  label: string;
}

/** What a move changed for a player: "−£8". */
export interface SeatChange {
  seat: number;
  icon: string;
  text: string;
  good: boolean;
}

export type ThingKind = "slot" | "link" | "merchant" | "town" | "gap" | "event";

export interface Thing {
  kind: ThingKind;
  id: string;
}

export const isTile = (coming: Mark["coming"]): coming is ComingTile => coming !== undefined && "industry" in coming;

/** Says a text of the client or of the game in the viewer's language. */
export type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string;
