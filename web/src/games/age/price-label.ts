// What choosing a lit place would cost, in a word or two, for its label on the map. The whole sum
// with its sources stands in the preview of costs; this says what is printed.
import type { Say } from "../../map/marks";
import { chosenIn, type Choice, type Facet } from "../../table/selection";
import { boardIndexOf, levelOf } from "./board-index";
import { builds } from "./choosing";
import type { Components, Level, View, Reading } from "./types";

export function priceLabel(place: string, choice: Choice, reading: Reading): string | null {
  const { seat, say } = reading;
  const { components, view } = reading;
  if (boardIndexOf(components, view).routes.has(place)) return linkPrice(components, view, seat, say);
  const [action, wanted] = [chosenIn(choice, "action"), chosenIn(choice, "industry")];
  const tile = view.tiles.find((built) => built.slot === place);
  if (action === "sell" && tile) return say("ai-play-payout", { money: levelOf(components, tile.industry, tile.level).payout });
  if (action !== null && !builds(action)) return null;
  const industries = buildable(view, place).filter((industry) => (wanted ?? industry) === industry);
  const levels = industries.flatMap((industry) => nextLevel(components, view, seat, industry));
  const [only, another] = levels;
  if (!only) return null;
  return another
    ? levels.map((level) => say("brass-price-named", { industry: say(`industry-${level.industry}`), price: price(level, say) })).join(" · ")
    : price(only, say);
}

/** What building the next tile of an industry would cost, beside its name. */
export function listedPrice({ group, value }: Facet, known: Choice, { components, view, seat, say }: Reading): string | null {
  const [level] = group === "industry" && builds(chosenIn(known, "action") ?? "") ? nextLevel(components, view, seat, value) : [];
  return level ? price(level, say) : null;
}

/** The industries that the viewer may build on a space now. */
function buildable(view: View, slot: string): readonly string[] {
  const industries = (view.legal ?? []).flatMap((move) => {
    const [kind, industry = "", where] = move.split(" ");
    return builds(kind) && where === slot ? [industry] : [];
  });
  return [...new Set(industries)];
}

function nextLevel(components: Components, view: View, seat: number, industry: string): readonly Level[] {
  const level = view.players[seat]?.mat[industry]?.[0];
  return level === undefined ? [] : [levelOf(components, industry, level)];
}

function price({ cost, coal, iron }: Pick<Level, "cost" | "coal" | "iron">, say: Say): string {
  const parts = [say("brass-price", { money: cost })];
  if (coal) parts.push(say("brass-coal-cubes", { cubes: coal }));
  if (iron) parts.push(say("brass-iron-cubes", { cubes: iron }));
  return parts.join(" + ");
}

/** The first railway of a player needs no cubes. */
function linkPrice(
  { railways, rail_cost: cost, rail_coal: coal, rail_iron: iron }: Components,
  view: View,
  seat: number,
  say: Say,
): string {
  const first = view.players[seat]?.rails_left === railways;
  return price(first ? { cost, coal: 0, iron: 0 } : { cost, coal, iron }, say);
}
