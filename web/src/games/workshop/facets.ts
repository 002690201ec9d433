// What the moves of Workshop of the World are about: a card and its town, the industry that leaves a
// full town, demand tokens, a colour, a bid, a connection. The card with all that its use asks for is
// one choice.
import { chosenIn, type Choice, type Facet, type FacetReader } from "../../table/selection";
import type { HandChoice } from "../board";
import { byId, pieceId, pieceOf, tokenType } from "./pieces";
import type { Components, View, Reading } from "./types";

/** In the order in which a missing one is asked for. */
export const GROUPS = ["card", "use", "town", "piece", "tokens", "colour", "bid", "link"] as const;

export const BOARD_GROUPS = ["town", "link", "piece"] as const;

export const RECOVER = "recover";

/** What is asked after the first answer and yet belongs to its choice, by what is asked now. */
const AFTER: Readonly<Record<string, readonly string[]>> = { card: ["town", "piece"], town: ["piece"] };

export function facetReader(components: Components, view: View): FacetReader {
  return {
    facets: (move, before = []) => facets(move, before, components, view),
    forced: () => [],
    after: AFTER[view.pending.phase] ?? [],
    free: [],
    aside: (move) => move === RECOVER,
  };
}

function facets(move: string, before: readonly string[], components: Components, view: View): readonly Facet[] {
  const [kind = "", ...words] = move.split(" ");
  const [first = ""] = words;
  const use = { group: "use", value: kind };
  switch (kind) {
    case "demand":
      return [tokens(words, components, view)];
    case "offer":
      return [{ group: "colour", value: first }];
    case "bid":
      return [{ group: "bid", value: first }];
    case "take":
      return [{ group: "card", value: first }, ...townOf(components, first), use];
    case "swap":
      return [{ group: "card", value: first }, use];
    case "place":
      return [{ group: "town", value: first }];
    case "remove":
      return [{ group: "piece", value: pieceId(fullTown(before, components, view), first) }];
    case "build":
      return [{ group: "link", value: first }, use];
    default:
      return [use];
  }
}

/** A town card is also chosen by its town. */
function townOf(components: Components, card: string): readonly Facet[] {
  const town = byId(components.cards, card)?.town;
  return town ? [{ group: "town", value: town }] : [];
}

/** The town that an industry has to leave: of the moves before, or of the question. */
function fullTown(before: readonly string[], components: Components, view: View): string {
  const [kind, id = ""] = before.at(-1)?.split(" ") ?? [];
  if (kind === "place") return id;
  return (kind === "take" ? byId(components.cards, id)?.town : view.pending.town) ?? "";
}

// Demand tokens --------------------------------------------------------------------------------

/** How many tokens are placed at most at a time. */
const placed = (components: Components, view: View): number => components.tables[String(view.seats)]?.placed ?? 1;

/** Where a number of tokens must be placed, one of them is the beginning of the choice. */
function tokens(types: readonly string[], components: Components, view: View): Facet {
  const value = types.join(" ");
  const must = view.round === 0 && placed(components, view) > 1 && types.length > 1;
  return must ? { group: "tokens", value, wider: [...new Set(types)] } : { group: "tokens", value };
}

export const tokensIn = (choice: Choice): readonly string[] => chosenIn(choice, "tokens")?.split(" ").filter(Boolean) ?? [];

/** Tokens are put together one by one; of equal ones the first are the chosen ones. */
export const handChoice: HandChoice<Components, View> = {
  facet(at, hand, choice, reading) {
    const card = hand[at] ?? "";
    const type = tokenType(card);
    return type === null ? { group: "card", value: card } : { group: "tokens", value: toggled(at, type, hand, choice, reading) };
  },
  chosen(hand, choice) {
    const left = [...tokensIn(choice)];
    const card = chosenIn(choice, "card");
    return hand.flatMap((id, at) => {
      const found = left.indexOf(tokenType(id) ?? "");
      if (found >= 0) left.splice(found, 1);
      return found >= 0 || id === card ? [at] : [];
    });
  },
};

function toggled(at: number, type: string, hand: readonly string[], choice: Choice, reading: Reading): string {
  const { components, view } = reading;
  const now = tokensIn(choice);
  const others = now.filter((_, index) => index !== now.indexOf(type));
  const off = handChoice.chosen(hand, choice).includes(at);
  // The last one taken off is named once more, for that takes the choice back.
  if (off) return others.length > 0 ? others.join(" ") : type;
  const order = (one: string): number => components.types.findIndex(({ id }) => id === one);
  const kept = [...now, type].slice(-placed(components, view));
  return kept.sort((a, b) => order(a) - order(b)).join(" ");
}

// The board ------------------------------------------------------------------------------------

/** What an id of the board stands for. */
export function facetOf(id: string): Facet {
  if (pieceOf(id)) return { group: "piece", value: id };
  return { group: id.includes("--") ? "link" : "town", value: id };
}
