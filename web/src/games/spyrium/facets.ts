// What the moves of Spyrium are about: an action, a card of the market and the worker beside it, a
// building of one's own, an option of the event, and the questions that follow them. Going on to
// Phase II and the first action there are one choice.
import type { Asking, Facet, FacetReader } from "../../table/selection";
import { faceOf, ownedId } from "./cards";
import type { Components, View } from "./types";

/** In the order in which a missing one is asked for. */
export const GROUPS = [
  "action",
  "next-action",
  "slot",
  "gap",
  "option",
  "building",
  "effect",
  "surcharge",
  "token",
  "value",
  "site",
  "residence",
  "bonus",
] as const;

/** Those that are pointed at on the board. */
export const BOARD_GROUPS = ["gap", "slot", "option", "building", "site"] as const;

/** What belongs to the choice of an action: all but the bonus, which comes after it. */
const AFTER = GROUPS.filter((group) => group !== "action" && group !== "bonus");

/** The event card itself, which stands for its options. */
export const EVENT = "event";
/** The empty place at the end of one's row. */
export const NEW = "new";

/** Where the event's worker goes is a question of its own: else every gap of Phase I would mean it too. */
const LATE = "late";

/** Kinds of moves that are the same thing to a player. */
const SAME: Readonly<Record<string, string>> = { withdraw: "money", taylorism: "exploit" };

const ACTIONS = new Set(["place", "activation", "money", "withdraw", "activate", "exploit", "taylorism", "event", "pass"]);

export const optionId = (number: number | string): string => `event-${number}`;

export function facetReader(components: Components, view: View): FacetReader {
  return {
    facets: (move, before = []) => [...leading(move, before, view), ...things(move, before, components, view)],
    forced: () => [],
    after: AFTER,
    free: [],
  };
}

/** The action that a move begins; after the disc has moved it is the next action of the same choice. */
function leading(move: string, before: readonly string[], view: View): readonly Facet[] {
  const kind = kindOf(move);
  if (!ACTIONS.has(kind)) return [];
  const value = SAME[kind] ?? kind;
  if (before.length === 0) return view.pending.phase === "action" ? [{ group: "action", value }] : [];
  return before.length === 1 && before[0] === "activation" ? [{ group: "next-action", value }] : [];
}

function things(move: string, before: readonly string[], components: Components, view: View): readonly Facet[] {
  const [kind = "", first = "", second = ""] = move.split(" ");
  switch (kind) {
    case "place":
      return [{ group: before.length > 0 ? LATE : "gap", value: first }];
    case "withdraw":
      return [{ group: "gap", value: first }];
    case "money":
    case "activate":
      return [
        { group: "gap", value: first },
        { group: "slot", value: second },
      ];
    case "exploit":
    case "taylorism":
      return used(components, first, second, kind === "taylorism" || isAgain(before, view));
    case "event":
      return [{ group: "option", value: optionId(first), wider: [EVENT] }];
    case "surcharge":
    case "lobbying":
      return [{ group: "surcharge", value: kind }];
    case "token":
    case "value":
    case "bonus":
      return [{ group: kind, value: first }];
    case "new":
      return [{ group: "site", value: NEW }];
    case "replace":
      return [{ group: "site", value: ownedId({ card: first, tilted: second === "tilted" }) }];
    case "step":
    case "score":
      return [{ group: "residence", value: kind }];
    default:
      return [];
  }
}

/** A building, and its effect where it has several. */
function used(components: Components, card: string, effect: string, tilted: boolean): readonly Facet[] {
  const face = faceOf(components, card);
  const several = face?.type === "building" && face.exploit.length > 1;
  const building = { group: "building", value: ownedId({ card, tilted }) };
  return several ? [building, { group: "effect", value: `${card}:${effect}` }] : [building];
}

/** The event lets a tilted building be used again. */
const isAgain = (before: readonly string[], view: View): boolean =>
  before.length > 0 ? kindOf(before.at(-1) ?? "") === "event" : view.pending.phase === "reuse";

const kindOf = (move: string): string => move.split(" ")[0] ?? "";

/** What an id of the board stands for. A building is where the new one may go, once that is asked. */
export function facetOf(id: string, _components: unknown, asking?: Asking): Facet {
  if (id.startsWith(EVENT)) return { group: "option", value: id };
  if (/^[a-c][1-3]$/.test(id)) return { group: "slot", value: id };
  if (/^[a-c][1-3]-[a-c][1-3]$/.test(id)) return { group: "gap", value: id };
  return { group: id === NEW || isSite(asking) ? "site" : "building", value: id };
}

const isSite = (asking: Asking | undefined): boolean =>
  asking?.next === "site" || (asking?.known.some(({ group }) => group === "site") ?? false);

/** In Phase I only what keeps one there lights; a place to build, when it is asked for. */
export function lights(group: string, asking: Asking, view: View, seat: number): boolean {
  if (group === "site") return isSite(asking);
  if (group === "gap") return true;
  const placing = view.pending.phase === "action" && view.pending.action === null && !view.players[seat]?.activation;
  if (!placing || asking.known.some(({ value }) => value === "activation")) return true;
  return group === "option" && (view.legal?.some((move) => move.startsWith("event ")) ?? false);
}
