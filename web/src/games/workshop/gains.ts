// What links would bring to the company that plays: income for the towns they touch where it has an
// industry, each town once a turn.
import { colourNow } from "./companies";
import { byId, freeConnections, standingIn } from "./pieces";
import type { Components, Connection, View } from "./types";

/** The income of building a connection now, on top of what the turn has brought already. */
export function incomeOf(components: Components, view: View, line: Connection): number {
  const { town, reached } = view.pending;
  const counted = reached === null ? [] : [town, reached];
  return valueOf(
    components,
    view,
    line.towns.filter((end) => !counted.includes(end)),
  );
}

/** The income of a connection right after an industry was placed in a town, and in no other. */
function incomeAfter(components: Components, view: View, line: Connection, placed: string): number {
  const others = line.towns.filter((end) => end !== placed);
  return valueOf(components, view, others) + (byId(components.towns, placed)?.value ?? 0);
}

function valueOf(components: Components, view: View, towns: readonly string[]): number {
  const colour = colourNow(view);
  return towns
    .filter((town) => colour !== null && standingIn(view, town).includes(colour))
    .reduce((sum, town) => sum + (byId(components.towns, town)?.value ?? 0), 0);
}

export interface BestLink {
  line: Connection;
  income: number;
}

/** The free connection of a town that would bring the most once an industry stands there. */
export function bestLink(components: Components, view: View, town: string): BestLink | null {
  const found = freeConnections(components, view, town).map((line) => ({ line, income: incomeAfter(components, view, line, town) }));
  return found.sort((a, b) => b.income - a.income || a.line.links - b.line.links)[0] ?? null;
}
