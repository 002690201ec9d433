// Sealed choices as they are opened: all bids together, the highest first, or all demand tokens.
import type { GameEvent } from "../../api/types";
import { idOf } from "../notation";

export interface OpenedBid {
  seat: number;
  money: number;
}

/** A token, or none. */
export interface OpenedToken {
  seat: number;
  type: string | null;
}

export type Opened = { kind: "bids"; bids: readonly OpenedBid[] } | { kind: "tokens"; tokens: readonly OpenedToken[] };

const LEAST_MS = 1000;
const EACH_MS = 300;

export function openedBy(events: readonly GameEvent[]): Opened | null {
  const bids = events
    .filter(({ key }) => key === "event-bid")
    .map(({ args, seat }) => ({ seat: seatOf(args["seat"], seat), money: Number(args["money"]) }));
  if (bids.length > 0) return { kind: "bids", bids: [...bids].sort((a, b) => b.money - a.money) };
  const tokens = events.flatMap(({ key, args, seat }): OpenedToken[] => {
    if (key === "event-demand") return [{ seat: seatOf(args["seat"], seat), type: idOf(args["type"]) }];
    return key === "event-keep" ? [{ seat: seatOf(args["seat"], seat), type: null }] : [];
  });
  return tokens.length > 0 ? { kind: "tokens", tokens } : null;
}

/** "seat-2" → 2: a sealed choice is opened by whoever came last, and is another's all the same. */
export const seatOf = (text: unknown, seat: number): number => (text === undefined ? seat : Number(idOf(text)));

export const openingMs = (opened: Opened): number => LEAST_MS + EACH_MS * (opened.kind === "bids" ? opened.bids : opened.tokens).length;
