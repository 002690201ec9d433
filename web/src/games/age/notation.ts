// How moves of Age of Industry are written.
import type { NamedThing, Notation } from "../notation";

const slot = { name: "slot", group: "place" };
const industry = { name: "industry", group: "industry" };
const detail = (...names: NamedThing[]) => ({ action: false, names });
const action = (...names: NamedThing[]) => ({ action: true, names });

type Said = Readonly<Record<string, string>>;

/** The pile of cards, where a card is drawn unseen. */
export const DECK = "deck";

/** Coal that a ship brings lies on an import, not on a mine. */
export const isImport = (id: string): boolean => id.endsWith("-import");

/** "ship_boston-import" → "ship_boston": markets and imports are named after the place they are at. */
export const placeOf = (id: string): string => id.replace(/-(import|market-\d+)$/, "");

/** What one loan brings, and what it takes to be rid of it. */
const LOAN = 10;

export const NOTATION: Notation = {
  build: action(industry, slot),
  combine: action(industry, slot),
  link: action({ name: "link", group: "place" }),
  sell: action(slot),
  develop: { ...action(industry), says: ([kind, level]) => ({ industry: `industry-${kind}`, level: Number(level) }) },
  draw: {
    ...action({ name: "card", group: "draw" }),
    form: ([card]) => (card === DECK ? "-deck" : ""),
    says: ([card = ""]): Said => (card === DECK ? {} : { card: `card-${card}` }),
  },
  pass: action(),
  card: detail({ name: "card", group: "card" }),
  coal: {
    ...detail(slot),
    form: ([source = ""]) => (isImport(source) ? "-import" : ""),
    says: ([source = ""]): Said =>
      isImport(source) ? { import: `import-${source}`, location: `location-${placeOf(source)}` } : { slot: `slot-${source}` },
  },
  iron: detail(slot),
  port: detail(slot),
  market: {
    ...detail({ name: "market", group: "place" }),
    says: ([space = ""]) => ({ market: `market-${space}`, location: `location-${placeOf(space)}` }),
  },
  repay: { ...action(), says: () => ({ money: LOAN }) },
};
