// How moves of Brass: Birmingham are written.
import type { Notation } from "../notation";

const slot = { name: "slot", group: "place" };
const industry = { name: "industry", group: "industry" };
const detail = (...names: { name: string; group: string }[]) => ({ action: false, names });
const action = (...names: { name: string; group: string }[]) => ({ action: true, names });

export const NOTATION: Notation = {
  build: action(industry, slot),
  link: action({ name: "link", group: "place" }),
  develop: action(industry),
  sell: action(slot),
  loan: action(),
  scout: action(),
  pass: action(),
  card: detail({ name: "card", group: "card" }),
  coal: detail(slot),
  iron: detail(slot),
  beer: detail(slot),
  barrel: detail({ name: "space", group: "place" }),
  remove: detail(slot),
};
