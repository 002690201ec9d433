// What may be chosen from a list in the decision panel: the rest is chosen where it is drawn.
import type { TableGame } from "../games/board";
import type { Choice, Facet, Path } from "./selection";

const FEW = 8;

/** What of a decision the list depends on. */
export interface Listing {
  open: boolean;
  ready: Path | null;
  paths: readonly Path[];
  choice: Choice;
  lacking: readonly string[];
  optionsIn(group: string): readonly string[];
}

type Grouping = Pick<TableGame, "boardGroups" | "listed" | "unlisted" | "Hand">;

/** What may be chosen from here, where that is a short list. `whole`: a whole action is asked for,
 *  rather than a detail of one. */
export function listedAnswers(decision: Listing, game: Grouping, whole: boolean): readonly Facet[] {
  const { open, ready, paths, choice } = decision;
  const lacking = decision.lacking[0];
  if (!open || ready) return [];
  if (!whole && (choice.length === 0 || lacking === undefined))
    return paths.length <= FEW * 2 || game.unlisted ? answersOfDetail(paths, game) : [];
  if (lacking === undefined || isElsewhere(lacking, game) || choice.length === 0) return [];
  const values = decision.optionsIn(lacking);
  return game.boardGroups.includes(lacking) && values.length > FEW ? [] : values.map((value) => ({ group: lacking, value }));
}

/** Whether a group is chosen in another part of the page, or not by a list. */
function isElsewhere(group: string, game: Grouping): boolean {
  if (["action", "card"].includes(group) || game.unlisted?.includes(group)) return true;
  return game.boardGroups.includes(group) && !game.listed?.includes(group);
}

/** The answers of a detail, each by the thing it is about. Cards are chosen in the hand, which
 *  lights up. */
function answersOfDetail(paths: readonly Path[], game: Grouping): readonly Facet[] {
  const unlisted = [...(game.unlisted ?? []), ...(game.Hand ? ["card"] : [])];
  const found: Record<string, Facet> = {};
  for (const path of paths) {
    const facet = path.facets.find((known) => known.group !== "action") ?? path.facets[0];
    if (facet && !unlisted.includes(facet.group)) found[`${facet.group} ${facet.value}`] = facet;
  }
  return Object.values(found);
}
