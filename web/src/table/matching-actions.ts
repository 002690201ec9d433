// The actions that fit what was pointed at, as a short list: paths that differ only in what is asked
// for afterwards, such as the card, are one action.
import { chosenIn, type Choice, type Facet, type Path } from "./selection";

export interface MatchingAction {
  key: string;
  /** What tells this action from the others. */
  facets: readonly Facet[];
}

/** More than these are chosen better one thing at a time. */
const MOST = 6;

/** Empty unless two to six actions are left. `after`: groups that are asked for later. */
export function matchingActions(remaining: readonly Path[], choice: Choice, after: readonly string[]): readonly MatchingAction[] {
  const found = new Map<string, readonly Facet[]>();
  for (const path of remaining) {
    const open = path.facets.filter(({ group }) => !after.includes(group) && !settled(choice, path, group));
    found.set(open.map(({ group, value }) => `${group} ${value}`).join(", "), open);
    if (found.size > MOST) return [];
  }
  if (found.size < 2) return [];
  const actions = [...found].map(([key, facets]) => ({ key, facets }));
  return actions.every((action) => action.facets.length > 0) ? withoutShared(actions) : [];
}

/** Chosen exactly; a town that was pointed at still leaves its spaces open. */
function settled(choice: Choice, path: Path, group: string): boolean {
  const chosen = chosenIn(choice, group);
  return chosen !== null && path.facets.some((facet) => facet.group === group && facet.value === chosen);
}

/** What all actions have in common needs no saying, unless nothing else would be left. */
function withoutShared(actions: readonly MatchingAction[]): readonly MatchingAction[] {
  const shared = (facet: Facet): boolean =>
    actions.every((action) => action.facets.some((other) => other.group === facet.group && other.value === facet.value));
  return actions.map((action) => {
    const own = action.facets.filter((facet) => !shared(facet) || facet.group === "action");
    return { key: action.key, facets: own.length > 0 ? own : action.facets };
  });
}
