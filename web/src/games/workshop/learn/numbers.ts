// The numbers that the page "how to play" names, from the box itself.
import type { Components } from "../types";

export function numbersOf(components: Components): Readonly<Record<string, number>> {
  const { tables, cards, demand_tokens: tokens } = components;
  const rounds = (seats: number): number => {
    const { set_aside: aside = 0, colours = 1 } = tables[String(seats)] ?? {};
    return (cards.length - aside) / (seats * colours);
  };
  return {
    towns: components.towns.length,
    cards: cards.length,
    tokens: Object.values(tokens).reduce((sum, number) => sum + number, 0),
    money: tables["4"]?.money ?? 0,
    double: tables["2"]?.money ?? 0,
    drawn: tables["4"]?.drawn ?? 0,
    more: tables["2"]?.drawn ?? 0,
    both: tables["2"]?.placed ?? 0,
    three: rounds(3),
    four: rounds(4),
    five: rounds(5),
    canal: components.canal_cost,
    rail: components.rail_cost,
    spaces: components.per_pound,
    network: components.network_pay,
    link: components.link_pay,
  };
}
