// What choosing a lit place would cost, in a word or two, for its label on the map. The whole sum
// with its sources stands in the preview of costs; this says what is printed.
import type { Say } from "../../map/marks";
import type { Choice } from "../../table/selection";
import { levelOf, type BoardIndex } from "./board-index";
import type { Components, Level, View } from "./types";

export interface Priced {
  boardIndex: BoardIndex;
  view: View;
  seat: number;
  say: Say;
  /** What selling a tile of this level takes, where it takes anything. */
  sale?: (level: Level) => string;
}

/** Actions that build on the place. */
const BUILDING = ["build", "double"];

export function priceLabel(place: string, choice: Choice, priced: Priced): string | null {
  const { boardIndex, view, say, sale } = priced;
  if (boardIndex.routes.has(place)) return linkPrice(boardIndex.components, view, say);
  const chosen = (group: string): string | undefined => choice.find((facet) => facet.group === group)?.value;
  const action = chosen("action");
  const tile = view.tiles.find((built) => built.slot === place);
  if (action === "sell" && tile && sale) return sale(levelOf(boardIndex.components, tile.industry, tile.level));
  if (action !== undefined && !BUILDING.includes(action)) return null;
  const industries = buildable(view, place).filter((industry) => (chosen("industry") ?? industry) === industry);
  const levels = industries.flatMap((industry) => nextLevel(priced, industry));
  const [only, another] = levels;
  if (!only) return null;
  return another ? levels.map((level) => named(level, say)).join(" · ") : buildPrice(only, say);
}

/** What building the next tile of an industry would cost; null where nothing is built. */
export function industryPrice(
  industry: string,
  choice: Choice,
  priced: Pick<Priced, "boardIndex" | "view" | "seat" | "say">,
): string | null {
  const action = choice.find((facet) => facet.group === "action")?.value;
  const [level] = BUILDING.includes(action ?? "") ? nextLevel(priced, industry) : [];
  return level ? buildPrice(level, priced.say) : null;
}

/** The industries that the viewer may build on a slot now. */
function buildable(view: View, slot: string): readonly string[] {
  const industries = (view.legal ?? []).flatMap((move) => {
    const [kind = "", industry = "", where] = move.split(" ");
    return BUILDING.includes(kind) && where === slot ? [industry] : [];
  });
  return [...new Set(industries)];
}

function nextLevel({ boardIndex, view, seat }: Pick<Priced, "boardIndex" | "view" | "seat">, industry: string): readonly Level[] {
  const level = view.players[seat]?.mat[industry]?.[0];
  return level === undefined ? [] : [levelOf(boardIndex.components, industry, level)];
}

const named = (level: Level, say: Say): string =>
  say("brass-price-named", { industry: say(`industry-${level.industry}`), price: buildPrice(level, say) });

function buildPrice({ cost, coal, iron }: Level, say: Say): string {
  const parts = [say("brass-price", { money: cost })];
  if (coal) parts.push(say("brass-coal-cubes", { cubes: coal }));
  if (iron) parts.push(say("brass-iron-cubes", { cubes: iron }));
  return parts.join(" + ");
}

/** The second railway of an action costs what is left to the price of two. */
function linkPrice({ canal_cost, rail_cost, second_rail_total, rail_coal }: Components, view: View, say: Say): string {
  if (view.era === "canal") return say("brass-price", { money: canal_cost });
  const second = view.pending?.action === "link" && (view.pending.steps ?? 0) > 0;
  const money = second ? second_rail_total - rail_cost : rail_cost;
  return [say("brass-price", { money }), say("brass-coal-cubes", { cubes: rail_coal })].join(" + ");
}
