// What choosing a lit place would cost, in a word or two, for its label on the map. The whole sum
// with its sources stands in the preview of costs; this says what is printed.
import type { Say } from "../../map/marks";
import type { Choice } from "../../table/selection";
import type { Reading } from "../board";
import { atlasOf, levelOf } from "./atlas";
import type { Components, Level, View } from "./forms";

export function priceLabel(place: string, choice: Choice, reading: Reading): string | null {
  const { say, seat } = reading;
  const components = reading.components as Components;
  const view = reading.view as unknown as View;
  if (atlasOf(components).routes.has(place)) return linkPrice(components, view, say);
  const chosen = (group: string): string | undefined => choice.find((facet) => facet.group === group)?.value;
  const action = chosen("action");
  const tile = view.tiles.find((built) => built.slot === place);
  if (action === "sell" && tile) return salePrice(levelOf(components, tile.industry, tile.level), say);
  if (action !== undefined && action !== "build") return null;
  const industries = buildable(view, place).filter((industry) => (chosen("industry") ?? industry) === industry);
  const levels = industries.flatMap((industry) => nextLevel(components, view, seat, industry));
  const [only, another] = levels;
  if (!only) return null;
  return another ? levels.map((level) => named(level, say)).join(" · ") : buildPrice(only, say);
}

/** The industries that the viewer may build on a slot now. */
function buildable(view: View, slot: string): readonly string[] {
  return (view.legal ?? []).flatMap((move) => {
    const [kind, industry = "", where] = move.split(" ");
    return kind === "build" && where === slot ? [industry] : [];
  });
}

function nextLevel(components: Components, view: View, seat: number, industry: string): readonly Level[] {
  const level = view.players[seat]?.mat[industry]?.[0];
  return level === undefined ? [] : [levelOf(components, industry, level)];
}

const named = (level: Level, say: Say): string => say("bb-price-named", { industry: say(`industry-${level.industry}`), price: buildPrice(level, say) });

function buildPrice({ cost, coal, iron }: Level, say: Say): string {
  const parts = [say("bb-price", { money: cost })];
  if (coal) parts.push(say("bb-coal-cubes", { cubes: coal }));
  if (iron) parts.push(say("bb-iron-cubes", { cubes: iron }));
  return parts.join(" + ");
}

function salePrice({ beer }: Level, say: Say): string {
  return beer ? say("bb-barrels", { cubes: beer }) : say("bb-price-no-beer");
}

/** The second railway of an action costs what is left to the price of two. */
function linkPrice({ canal_cost, rail_cost, second_rail_total, rail_coal }: Components, view: View, say: Say): string {
  if (view.era === "canal") return say("bb-price", { money: canal_cost });
  const second = view.pending?.action === "link" && (view.pending.steps ?? 0) > 0;
  const money = second ? second_rail_total - rail_cost : rail_cost;
  return [say("bb-price", { money }), say("bb-coal-cubes", { cubes: rail_coal })].join(" + ");
}
