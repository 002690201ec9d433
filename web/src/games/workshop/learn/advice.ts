// What the lessons point at: among the legal moves, those that a good teacher would show first.
import type { Pointing } from "../../../learn/lesson";
import { bestLink, incomeOf } from "../gains";
import { byId, linkCost } from "../pieces";
import type { Connection } from "../types";
import type { Moment } from "./reading";
import { movesOf, ownLines, valueOf } from "./reading";

const SHOWN = 2;
const best = <T>(things: readonly T[], worth: (thing: T) => number): readonly T[] =>
  [...things].sort((a, b) => worth(b) - worth(a)).slice(0, SHOWN);

/** What an industry in a town brings when the era ends: its pay, and the best link from there. */
function worthOf({ components, view }: Moment, town: string): number {
  const link = bestLink(components, view, town);
  const gained = link ? link.income - linkCost(components, view.era) * link.line.links : 0;
  return (view.demand[byId(components.towns, town)?.type ?? ""] ?? 0) + Math.max(0, gained);
}

/** The towns of the cards that bring most. */
export function cardsToTake(moment: Moment): Pointing {
  const towns = movesOf(moment, "take").flatMap((card) => byId(moment.components.cards, card)?.town ?? []);
  return { places: best(towns, (town) => worthOf(moment, town)) };
}

/** The towns for a choice card that bring most. */
export const townsToChoose = (moment: Moment): Pointing => ({
  places: best(movesOf(moment, "place"), (town) => worthOf(moment, town)),
});

/** Links that bring most income, then those that hang on to one's own network, then those that lead
 *  to a large town. */
export function linksToBuild(moment: Moment): Pointing {
  const { components, view } = moment;
  const lines = movesOf(moment, "build").flatMap((id) => byId(components.connections, id) ?? []);
  const network = new Set(ownLines(moment).flatMap((line) => line.towns));
  const worth = (line: Connection): number => {
    const far = line.towns.filter((town) => town !== view.pending.town);
    const joined = line.towns.some((town) => network.has(town)) ? 1 : 0;
    return 10 * incomeOf(components, view, line) + joined + valueOf(moment, far[0] ?? null) / 10 - line.links;
  };
  return { places: best(lines, worth).map((line) => line.id) };
}
