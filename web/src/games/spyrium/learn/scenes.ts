// Small positions of Spyrium for the pictures of "how to play": cards of the market, workers in its
// gaps, and what is chosen.
import { UNPLAYED } from "../../scene";
import type { Marks } from "../../../map/marks";
import type { Components, View } from "../types";

interface Scene {
  /** Card and tokens by place; a place that is not named is empty. */
  cards: Readonly<Record<string, string>>;
  /** "a1-a2 0": where a worker of which seat stands. */
  workers: readonly string[];
  marks: Marks;
}

const CARDS = {
  a1: "bld_mine_1_A",
  a2: "char_apprentice_A",
  a3: "bld_laboratory_1_A",
  b1: "char_architect_A 1 2 3",
  b2: "bld_mine_2_A",
  b3: "bld_university_1_A 2",
};
const CROWD = ["a2-b2 1", "b1-b2 2", "b2-b3 0", "b2-b3 3"];

export const SCENES = {
  place: {
    cards: CARDS,
    workers: ["a1-b1 1", "a2-a3 2"],
    marks: {
      "a1-a2": { legal: true },
      "a2-b2": { legal: true, chosen: true, coming: { owner: 0 } },
      "b1-b2": { legal: true },
      "b2-b3": { legal: true },
      "a3-b3": { legal: true },
    },
  },
  money: { cards: CARDS, workers: CROWD, marks: { "b2-b3": { chosen: true }, b2: { chosen: true } } },
  activate: { cards: CARDS, workers: CROWD.slice(0, 3), marks: { "b2-b3": { chosen: true }, b2: { chosen: true } } },
} satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

/** The scene as a view of the board, looked at by the first seat. */
export function viewOf(components: Components, { cards, workers }: Scene): View {
  const slots = ["a", "b", "c"].flatMap((row) => [1, 2, 3].map((column) => `${row}${column}`));
  const standing = workers.map((text) => {
    const [gap = "", owner] = text.split(" ");
    return { gap, owner: Number(owner), count: 1 };
  });
  const player = {
    money: 9,
    spyrium: 2,
    victory_points: 0,
    residence: 0,
    workers: components.workers,
    active: 1,
    activation: true,
    passed: false,
    event_used: false,
    bonuses: [],
    buildings: [],
    techniques: [],
    tokens: [],
    reserve: components.reserve,
    place_price: 0,
  };
  const event = components.events[0]?.id ?? "";
  return {
    ...UNPLAYED,
    game: "spyrium",
    options: {},
    seats: 4,
    round: 1,
    period: "A",
    first: 0,
    turn: 0,
    you: 0,
    deciders: [0],
    players: [0, 1, 2, 3].map(() => player),
    market: slots.map((slot) => {
      const [card = null, ...tokens] = (cards[slot] ?? "").split(" ").filter(Boolean);
      return { slot, card, tokens: tokens.map(Number) };
    }),
    workers: standing,
    around: slots.map((slot) => standing.filter(({ gap }) => gap.split("-").includes(slot)).length),
    deck_sizes: {},
    events: { past: [], current: event, token: 0, next: null, next_token: 0, future_size: 0 },
    tokens: { stock_size: 0, discard: [] },
    pending: { phase: "action", action: null, gap: null, slot: null, option: null, lobbying: null, token: 0, value: 0 },
    preview: { totals: [], players: [] },
  };
}
