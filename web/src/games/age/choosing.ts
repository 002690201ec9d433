// Choosing in Age of Industry: the actions, the chips of what is chosen, what is asked for, the loans
// that stand beside every question, and the piece that would come.
import type { Marks, Say } from "../../map/marks";
import { roman } from "../../map/lettering";
import { chosenIn, valueOf, type Choice, type Facet, type Path } from "../../table/selection";
import type { ActionFace, Aside, Chip } from "../board";
import { actionChip, asks as brassAsks, industryChip, sharedActions } from "../brass/choosing";
import { boardIndexOf, tableOf } from "./board-index";
import { isRepaying, REPAY } from "./facets";
import type { Components, View, Reading } from "./types";
import { DECK } from "./notation";

/** The six of the rules, with the build that takes both actions. */
export function actions(say: Say): readonly ActionFace[] {
  const { build, develop, sell, pass } = sharedActions(say);
  return [
    build,
    { value: "combine", icon: "double", key: "W", label: say("ai-play-combine") },
    { value: "link", icon: "rail", key: "N", label: say("ai-play-link") },
    sell,
    develop,
    { value: "draw", icon: "card_choice", key: "C", label: say("ai-play-draw") },
    pass,
  ];
}

// Chips ----------------------------------------------------------------------------------------

export function chip({ group, value }: Facet, reading: Reading, known: Choice = []): Chip {
  const { say, seat } = reading;
  const { components, view } = reading;
  switch (group) {
    case "action":
      return value === REPAY ? { icon: "repay", text: say("ai-play-repay") } : actionChip(value, actions(say), say);
    case "industry":
      return industryChip(value, tableOf(view), seat, say);
    case "tile":
      return tileChip(value, say);
    case "draw":
      return value === DECK ? { icon: "card_setup", text: say("ai-play-deck") } : cardChip(components, value, say);
    case "card":
      return cardChip(components, value, say);
    default:
      return placeChip(value, reading, chosenIn(known, "action"));
  }
}

function tileChip(value: string, say: Say): Chip {
  const [industry = "", level] = value.split(" ");
  return { icon: industry, text: say("brass-play-tile", { industry: say(`industry-${industry}`), level: roman(Number(level)) }) };
}

/** A card of an industry by its glyph, a card of a colour by the symbol of that. */
export function cardChip({ cards, banners }: Components, id: string, say: Say): Chip {
  const card = cards.find((known) => known.id === id);
  const symbol = banners.find((banner) => banner.id === card?.colour)?.symbol;
  return { icon: card?.industry ?? (symbol ? `sign_${symbol}` : "card_location"), text: say(`card-${id}`) };
}

/** Where cubes and goods go or come from, a space is named exactly, with its owner. */
function placeChip(id: string, reading: Reading, action: string | null): Chip {
  const { say, names } = reading;
  const { components, view } = reading;
  const boardIndex = boardIndexOf(components, view);
  if (boardIndex.routes.has(id)) return { icon: "rail", text: say(`link-${id}`) };
  if (boardIndex.imports.has(id)) return { icon: "imported", text: say("ai-play-import", { location: say(`import-${id}`) }) };
  if (boardIndex.markets.has(id)) return { icon: "demand", text: marketText(id, view, say) };
  const tile = view.tiles.find((built) => built.slot === id);
  if (tile && isDetail(view))
    return { icon: tile.industry, text: say("ai-play-owned", { slot: say(`slot-${id}`), owner: names[tile.owner] ?? "" }) };
  if (tile && action === "sell") return { icon: tile.industry, text: say(`slot-${id}`) };
  return {
    icon: boardIndex.locations.get(id)?.kind === "sea" ? "ship" : "card_town",
    text: say(`location-${boardIndex.around.get(id) ?? id}`),
  };
}

const isDetail = ({ pending }: View): boolean => ["coal", "iron", "outlet", "more"].includes(pending.phase);

function marketText(id: string, view: View, say: Say): string {
  const tile = view.market_tiles.find(({ space }) => space === id)?.tile;
  const market = say(`market-${id}`);
  return tile ? say("ai-play-market", { market, tile: say(`markettile-${tile}`) }) : market;
}

// Asking ---------------------------------------------------------------------------------------

export function asks(group: string, say: Say): string {
  if (group === "tile") return say("ai-play-ask-tile");
  if (group === "draw") return say("ai-play-ask-draw");
  return brassAsks(group, say);
}

/** Loans come by themselves and are paid back at will; where that is the question itself, it needs
 *  no place beside it. */
export function aside(reading: Reading): Aside | null {
  const { say, seat } = reading;
  const { components, view } = reading;
  const { loan_money: each, loan_interest: interest } = components;
  const { money, loans } = view.players[seat] ?? { money: 0, loans: 0 };
  if (isRepaying(view)) return null;
  const most = view.legal?.includes(REPAY) ? Math.min(loans, Math.floor(money / each)) : 0;
  const left = (times: number): { money: number; interest: number } => ({
    money: money - times * each,
    interest: (loans - times) * interest,
  });
  return {
    move: REPAY,
    most,
    icon: "loan",
    label: loansText(),
    action: (times) => say("ai-play-repay-do", { money: times * each }),
    note: (times) => say("ai-play-repay-note", left(times)),
  };

  function loansText(): string {
    if (loans === 0) return say("ai-play-no-loan", { money: each });
    const owed = { loans, interest: left(0).interest };
    return most > 0 ? say("ai-play-loans-repay", owed) : say("ai-play-loans", owed);
  }
}

/** The piece that a path would bring. */
export function coming(path: Path, reading: Reading): Marks {
  const { view } = reading;
  const { seat: owner } = reading;
  const [action, place, industry] = [valueOf(path, "action"), valueOf(path, "place"), valueOf(path, "industry")];
  if (place === null) return {};
  if (action === "link") return { [place]: { coming: { owner } } };
  const level = industry === null ? undefined : view.players[owner]?.mat[industry]?.[0];
  if (!builds(action) || industry === null || level === undefined) return {};
  return { [place]: { coming: { industry, level, owner } } };
}

export const builds = (action: string | null | undefined): boolean => action === "build" || action === "combine";

/** Passing with something else to do. */
export function warning(path: Path, reading: Reading): string | null {
  const others = (reading.view.legal ?? []).filter((move) => move !== "pass" && move !== REPAY);
  return valueOf(path, "action") === "pass" && others.length > 0 ? reading.say("brass-play-warn-pass") : null;
}
