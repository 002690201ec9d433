// The deeds that fit what was pointed at, as a short list: paths that differ only in what is asked
// for afterwards, such as the card, are one deed.
import { chosenIn, type Choice, type Facet, type Path } from "./selection";

export interface Deed {
  key: string;
  /** What tells this deed from the others. */
  facets: readonly Facet[];
}

/** More than these are chosen better one thing at a time. */
const MOST = 6;

/** Empty unless two to six deeds are left. `after`: groups that are asked for later. */
export function deedsOf(remaining: readonly Path[], choice: Choice, after: readonly string[]): readonly Deed[] {
  const found = new Map<string, readonly Facet[]>();
  for (const path of remaining) {
    const open = path.facets.filter(({ group }) => !after.includes(group) && !settled(choice, path, group));
    found.set(open.map(({ group, value }) => `${group} ${value}`).join(", "), open);
    if (found.size > MOST) return [];
  }
  if (found.size < 2) return [];
  const deeds = [...found].map(([key, facets]) => ({ key, facets }));
  return deeds.every((deed) => deed.facets.length > 0) ? withoutShared(deeds) : [];
}

/** Chosen exactly; a town that was pointed at still leaves its spaces open. */
function settled(choice: Choice, path: Path, group: string): boolean {
  const chosen = chosenIn(choice, group);
  return chosen !== null && path.facets.some((facet) => facet.group === group && facet.value === chosen);
}

/** What all deeds have in common needs no saying, unless nothing else would be left. */
function withoutShared(deeds: readonly Deed[]): readonly Deed[] {
  const shared = (facet: Facet): boolean =>
    deeds.every((deed) => deed.facets.some((other) => other.group === facet.group && other.value === facet.value));
  return deeds.map((deed) => {
    const own = deed.facets.filter((facet) => !shared(facet) || facet.group === "action");
    return { key: deed.key, facets: own.length > 0 ? own : deed.facets };
  });
}
