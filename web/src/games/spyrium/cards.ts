// The cards of Spyrium by id, and how those of a player are named in a choice.
import type { Card, Components, EventCard, Owned, Player } from "./types";

/** The workers of a player on buildings. */
export const atWork = ({ buildings }: Player): number => buildings.reduce((sum, { workers }) => sum + workers, 0);

/** Where a card stands in a choice: its face, and whether it lies tilted. */
export const ownedId = ({ card, tilted }: Owned): string => (tilted ? `${card}:tilted` : card);

export const ownedOf = (id: string): Owned => {
  const [card = "", tilted] = id.split(":");
  return { card, tilted: tilted !== undefined };
};

const found = new WeakMap<Components, Map<string, Card>>();

/** The face of a card by its id. */
export function faceOf(components: Components, id: string): Card | undefined {
  const known = found.get(components) ?? read(components);
  found.set(components, known);
  return known.get(id);
}

function read({ characters, buildings, techniques }: Components): Map<string, Card> {
  const cards: Card[] = [
    ...characters.map((card) => ({ type: "character" as const, ...card })),
    ...buildings.map((card) => ({ type: "building" as const, ...card })),
    ...techniques.map((card) => ({ type: "technique" as const, ...card })),
  ];
  return new Map(cards.map((card) => [card.id, card]));
}

export const eventOf = (components: Components, id: string): EventCard | undefined => components.events.find((event) => event.id === id);
