// The types of Workshop of the World that the client reads: its components, and a view of a
// position. Written by hand, since the server's schema knows no game.

export type Era = "canal" | "rail";

export interface Town {
  id: string;
  /** The income it brings, and the number of industries it holds. */
  value: number;
  type: string;
  x: number;
  y: number;
  /** What is reconstructed: town, value, type. */
  guessed: readonly string[];
}

export interface Connection {
  id: string;
  towns: readonly [string, string];
  /** A double connection takes two links of one turn. */
  links: number;
  path: readonly (readonly [number, number])[];
  slots: readonly { x: number; y: number; angle: number }[];
  guessed: readonly string[];
}

export interface CardKind {
  id: string;
  kind: "setup" | "general" | "choice";
  /** Null: any town of this value. */
  town: string | null;
  value: number;
}

export interface Components {
  tables: Readonly<Record<string, { colours: number; money: number; set_aside: number; drawn: number; placed: number }>>;
  industries: number;
  links: number;
  /** By company: with three players or more each seat is one, with two each seat has two. */
  colours: readonly string[];
  canal_cost: number;
  rail_cost: number;
  /** Spaces of the income track as it is drawn. */
  income_spaces: number;
  /** Spaces of income given up for £1. */
  per_pound: number;
  /** Pay for each link of the largest network, and for each other link. */
  network_pay: number;
  link_pay: number;
  types: readonly { id: string }[];
  demand_tokens: Readonly<Record<string, number>>;
  towns: readonly Town[];
  connections: readonly Connection[];
  crossing: { connections: readonly string[]; x: number; y: number };
  cards: readonly CardKind[];
}

export interface Player {
  companies: readonly string[];
  /** Null: hidden. */
  money: number | null;
  income: number;
  /** In the last auction that was opened. */
  last_bid: number | null;
  token_count: number;
  /** A sealed choice is in. */
  chosen: boolean;
  /** The rest is shown to their owner only. */
  tokens?: readonly string[];
  offered?: string | null;
  choice?: string | null;
}

export interface Pending {
  phase: "demand" | "bid" | "card" | "town" | "remove" | "link" | "over";
  card: string | null;
  town: string | null;
  /** Where the first link of the turn led to. */
  reached: string | null;
}

export interface View {
  seats: number;
  options: { hidden_money: boolean };
  era: Era;
  /** 0 while an era opens. */
  round: number;
  rounds: number;
  /** The colours on the turn-order track. */
  order: readonly string[];
  box: number;
  you: number | null;
  deciders: readonly number[];
  players: readonly Player[];
  industries: readonly { town: string; owner: string; count: number }[];
  links: readonly { connection: string; owner: string }[];
  demand: Readonly<Record<string, number>>;
  /** Face up. */
  cards: readonly string[];
  used_cards: readonly string[];
  deck_size: number;
  set_aside_size: number;
  stock_size: number;
  pending: Pending;
  result: { final: boolean; scores: readonly number[] } | null;
  legal?: readonly string[];
}

/** A demand token in the strip of cards. */
const TOKEN = "token-";
export const tokenCard = (type: string): string => `${TOKEN}${type}`;
/** The type of a token; null: it is a town card. */
export const tokenType = (id: string): string | null => (id.startsWith(TOKEN) ? id.slice(TOKEN.length) : null);

/** What lies before the viewer to choose from: one's tokens while demand is made, else the cards
 *  of the round. */
export function handOf(view: View): readonly string[] {
  if (view.pending.phase !== "demand") return view.cards;
  return view.you === null ? [] : (view.players[view.you]?.tokens ?? []).map(tokenCard);
}

/** An industry that stands in a town, as a thing to point at. */
export const pieceId = (town: string, colour: string): string => `${town}:${colour}`;
export const pieceOf = (id: string): { town: string; colour: string } | null => {
  const [town = "", colour] = id.split(":");
  return colour === undefined ? null : { town, colour };
};

const ICONS: Readonly<Record<string, string>> = { textile: "textiles", craft: "crafts" };
/** The glyph of a type of industry. */
export const typeIcon = (type: string): string => ICONS[type] ?? type;

export const linkCost = (components: Components, era: Era): number => (era === "canal" ? components.canal_cost : components.rail_cost);

export const byId = <T extends { id: string }>(things: readonly T[], id: string | null): T | undefined =>
  things.find((thing) => thing.id === id);

/** The colours of the industries in a town, in the order in which they are drawn. */
export const standingIn = (view: View, town: string): string[] =>
  view.industries.filter((standing) => standing.town === town).flatMap(({ owner, count }) => Array<string>(count).fill(owner));

export const linkOwner = (view: View, connection: string): string | null =>
  view.links.find((link) => link.connection === connection)?.owner ?? null;

/** Every connection of a town that carries no link yet. */
export const freeConnections = (components: Components, view: View, town: string): Connection[] =>
  components.connections.filter((line) => line.towns.includes(town) && linkOwner(view, line.id) === null);
