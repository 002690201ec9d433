// Pieces and places of Workshop of the World: how they are named in a choice, and what stands where.
import type { Components, Connection, Era, View } from "./types";

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
