// How moves of Brass: Lancashire are written.
import type { Notation } from "../notation";

const slot = { name: "slot", group: "place" };
const industry = { name: "industry", group: "industry" };
const detail = (...names: { name: string; group: string }[]) => ({ action: false, names });
const action = (...names: { name: string; group: string }[]) => ({ action: true, names });

/** Pounds for each income level that a loan costs. */
const POUNDS_A_LEVEL = 10;

export const NOTATION: Notation = {
  build: action(industry, slot),
  double: action(industry, slot),
  link: action({ name: "link", group: "place" }),
  develop: action(industry),
  sell: action(slot),
  loan: {
    ...action({ name: "money", group: "amount" }),
    says: ([money]) => ({ money: Number(money), levels: Number(money) / POUNDS_A_LEVEL }),
  },
  pass: action(),
  card: detail({ name: "card", group: "card" }),
  coal: detail(slot),
  iron: detail(slot),
  port: detail(slot),
  remove: detail(slot),
};
