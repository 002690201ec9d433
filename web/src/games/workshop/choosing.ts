// Choosing in Workshop of the World: the chips of what is chosen, what is asked for, bids and
// recovered money, and what somebody may have meant who pointed at something impossible.
import type { Marks, Say } from "../../map/marks";
import { valueOf, type Choice, type Facet, type Path } from "../../table/selection";
import type { Amount, Aside, Chip } from "../board";
import { colourName, companyNow, companyOf } from "./companies";
import { RECOVER, tokensIn } from "./facets";
import { byId, linkCost, pieceOf, typeIcon } from "./pieces";
import type { CardKind, Components, Player, View, Reading } from "./types";
import { incomeOf } from "./gains";

const ownOf = (reading: Reading): Player | undefined => reading.view.players[reading.seat];

// Chips ----------------------------------------------------------------------------------------

export function chip(facet: Facet, reading: Reading): Chip {
  const { say } = reading;
  const { components, view } = reading;
  switch (facet.group) {
    case "card":
      return cardChip(components, facet.value, say);
    case "town":
      return { icon: typeIcon(byId(components.towns, facet.value)?.type ?? ""), text: say(`town-${facet.value}`) };
    case "piece":
      return pieceChip(facet.value, reading);
    case "tokens":
      return tokensChip(facet, say);
    case "colour":
      return { icon: "auction", text: colourName(facet.value, say) };
    case "bid":
      return { icon: "auction", text: say("ww-play-price", { money: Number(facet.value) }) };
    case "link":
      return { icon: view.era, text: linkText(components, view, facet.value, say) };
    default:
      return useChip(facet.value, say);
  }
}

function cardChip(components: Components, id: string, say: Say): Chip {
  const card = byId(components.cards, id);
  if (!card || card.town === null) return { icon: "card_choice", text: say("ww-play-choice", { value: card?.value ?? 0 }) };
  return { icon: "card_town", text: say(`town-${card.town}`) };
}

function pieceChip(id: string, { components, view, names, say }: Reading): Chip {
  const colour = pieceOf(id)?.colour ?? "";
  const { seats } = view;
  const owner = names[companyOf(components, colour) % seats] ?? "";
  const text = seats === 2 ? say("ww-play-piece-colour", { owner, colour: colourName(colour, say) }) : owner;
  return { icon: "factory", text };
}

function tokensChip(facet: Facet, say: Say): Chip {
  const types = tokensIn([facet]);
  return { icon: typeIcon(types[0] ?? ""), text: types.map((type) => say(`type-${type}`)).join(" + ") };
}

function linkText(components: Components, view: View, id: string, say: Say): string {
  const line = byId(components.connections, id);
  const args = { connection: say(`connection-${id}`), money: (line?.links ?? 1) * linkCost(components, view.era) };
  const income = line ? incomeOf(components, view, line) : 0;
  return income > 0 ? say("ww-play-link-income", { ...args, income }) : say("ww-play-link", args);
}

function useChip(use: string, say: Say): Chip {
  if (use === "swap") return { icon: "scout", text: say("ww-play-swap") };
  if (use === "done") return { icon: "pass", text: say("ww-play-done") };
  if (use === "keep") return { icon: "sealed", text: say("ww-play-keep") };
  if (use === "build") return { icon: "network", text: say("ww-play-build") };
  return { icon: "card_town", text: say("ww-play-take") };
}

// Asking ---------------------------------------------------------------------------------------

export function asks(group: string, say: Say): string {
  const sentences: Readonly<Record<string, () => string>> = {
    card: () => say("ww-play-ask-card"),
    use: () => say("ww-play-ask-use"),
    town: () => say("ww-play-ask-town"),
    piece: () => say("ww-play-ask-piece"),
    tokens: () => say("ww-play-ask-tokens"),
    colour: () => say("ww-play-ask-colour"),
    bid: () => say("ww-play-ask-bid"),
  };
  return sentences[group]?.() ?? say("ww-play-ask-link");
}

/** The bid, while one is asked for. */
export function amount(reading: Reading): Amount | null {
  const { say } = reading;
  if (reading.view.pending.phase !== "bid") return null;
  return {
    group: "bid",
    label: say("ww-play-bid-label"),
    note: say("ww-play-bid-note"),
    quick: [0, 5, 10],
    said: (money) => say("ww-play-price", { money }),
  };
}

/** Money for spaces of income, where the server offers it. */
export function aside(reading: Reading): Aside | null {
  const { say } = reading;
  const { components, view } = reading;
  const [own, per] = [ownOf(reading), components.per_pound];
  if (!own || !view.legal?.includes(RECOVER)) return null;
  return {
    move: RECOVER,
    most: Math.floor(own.income / per),
    icon: "income",
    label: say("ww-play-recover"),
    action: (money) => say("ww-play-recover-do", { money }),
    note: (money) => say("ww-play-recover-note", { before: own.income, after: own.income - money * per }),
  };
}

/** One's own choice while the others still choose. */
export function sealed(reading: Reading): string | null {
  const { say } = reading;
  const own = ownOf(reading);
  const [kind, ...words] = own?.choice?.split(" ") ?? [];
  if (kind === "bid") {
    const bid = say("ww-play-sealed-bid", { money: Number(words[0]) });
    return own?.offered ? say("ww-play-sealed-for", { bid, colour: colourName(own.offered, say) }) : bid;
  }
  if (kind === "keep") return say("ww-play-sealed-none");
  return kind === "demand" ? say("ww-play-sealed-tokens", { types: words.map((type) => say(`type-${type}`)).join(" + ") }) : null;
}

/** The pieces that a path would bring: an industry, or a link. */
export function coming(path: Path, reading: Reading): Marks {
  const { components, view } = reading;
  const owner = companyNow(components, view);
  const place = valueOf(path, "link") ?? valueOf(path, "town");
  return owner === null || place === null ? {} : { [place]: { coming: { owner } } };
}

/** A bid after which not even one link can be paid in this turn. */
export function warning(path: Path, reading: Reading): string | null {
  const bid = valueOf(path, "bid");
  const { components, view } = reading;
  const own = ownOf(reading);
  if (bid === null || own === undefined || own.money === null || bid === "0") return null;
  const rest = own.money - Number(bid) + Math.floor(own.income / components.per_pound);
  return rest < linkCost(components, view.era) ? reading.say("ww-play-warn-poor") : null;
}

// The moves nearest to what was pointed at ---------------------------------------------------------

/** The moves somebody may have meant who pointed at a thing, the likeliest first. */
export function nearestMoves({ group, value }: Facet, _choice: Choice, reading: Reading): readonly string[] {
  const { components, view } = reading;
  switch (group) {
    case "town":
      return movesAtTown(value, components, view);
    case "link":
      return [`build ${value}`];
    case "piece":
      return [`remove ${pieceOf(value)?.colour ?? ""}`];
    case "card":
      return [`take ${value}`];
    case "tokens":
      return [`demand ${value}`];
    case "colour":
      return [`offer ${value}`];
    case "bid":
      return [`bid ${value}`];
    default:
      return [value];
  }
}

/** A town is meant as the place of the card in use, else by a card of its own or of its value. */
function movesAtTown(town: string, components: Components, view: View): readonly string[] {
  if (view.pending.phase !== "card") return [`place ${town}`];
  const value = byId(components.towns, town)?.value;
  const fits = ({ town: own, value: of }: CardKind): boolean => own === town || (own === null && of === value);
  const own = components.cards.filter(fits).sort((a, b) => Number(a.town === null) - Number(b.town === null));
  return own.map(({ id }) => `take ${id}`);
}
