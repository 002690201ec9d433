// What the era would pay if it ended now: income, links, industries.
import { byId, type Components, type View } from "./types";
import { networksOf } from "./networks";

export interface EraPay {
  seat: number;
  /** Null: hidden. */
  money: number | null;
  income: number;
  links: number;
  industries: number;
  /** Money with all that; of hidden money, what comes to it. */
  total: number;
}

/** By seat; after the end everything has been paid. */
export function eraPay(components: Components, view: View): EraPay[] {
  return view.players.map(({ money, income, companies }, seat) => {
    const sum = (of: (colour: string) => number): number => companies.reduce((total, colour) => total + of(colour), 0);
    if (view.pending.phase === "over") return { seat, money, income: 0, links: 0, industries: 0, total: money ?? 0 };
    const links = sum((colour) => linkPay(components, view, colour));
    const industries = sum((colour) => industryPay(components, view, colour));
    return { seat, money, income, links, industries, total: (money ?? 0) + income + links + industries };
  });
}

export function linkPay(components: Components, view: View, colour: string): number {
  const { largest, others } = networksOf(components, view, colour);
  return largest * components.network_pay + others * components.link_pay;
}

/** Every industry is paid as many pounds as tokens of its type lie on the diagram. */
export function industryPay(components: Components, view: View, colour: string): number {
  return industriesByType(components, view, colour).reduce((sum, { count, demand }) => sum + count * demand, 0);
}

export interface TypeCount {
  type: string;
  count: number;
  demand: number;
}

export function industriesByType(components: Components, view: View, colour: string): TypeCount[] {
  const own = view.industries.filter(({ owner }) => owner === colour);
  return components.types.map(({ id: type }) => ({
    type,
    count: own.filter(({ town }) => byId(components.towns, town)?.type === type).reduce((sum, { count }) => sum + count, 0),
    demand: view.demand[type] ?? 0,
  }));
}

export const linkCount = (components: Components, view: View, colour: string): number => {
  const { largest, others } = networksOf(components, view, colour);
  return largest + others;
};
