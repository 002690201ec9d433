// The networks of a company: its links that hang together through shared towns. The larger one pays
// more for each link, so what counts is how many links it has and how many lie outside it.
import type { Components, View } from "./types";

export interface Networks {
  /** Links of each network, the largest first; a double connection has two. */
  sizes: readonly number[];
  largest: number;
  others: number;
}

interface Part {
  towns: readonly string[];
  links: number;
}

export function networksOf(components: Components, view: View, colour: string): Networks {
  let parts: Part[] = [];
  for (const { connection, owner } of view.links) {
    const line = components.connections.find(({ id }) => id === connection);
    if (owner !== colour || !line) continue;
    const touching = parts.filter(({ towns }) => line.towns.some((town) => towns.includes(town)));
    parts = [...parts.filter((part) => !touching.includes(part)), joined([...touching, { towns: line.towns, links: line.links }])];
  }
  const sizes = parts.map(({ links }) => links).sort((a, b) => b - a);
  const [largest = 0, ...others] = sizes;
  return { sizes, largest, others: others.reduce((sum, links) => sum + links, 0) };
}

const joined = (parts: readonly Part[]): Part => ({
  towns: parts.flatMap(({ towns }) => towns),
  links: parts.reduce((sum, { links }) => sum + links, 0),
});
