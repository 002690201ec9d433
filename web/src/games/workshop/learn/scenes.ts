// Small positions for the pictures of "how to play": what stands where, in the notation
// "reading red", "reading--oxford red".
import { UNPLAYED } from "../../scene";
import type { Box } from "../../../map/geometry";
import type { Marks } from "../../../map/marks";
import type { Components, Era, View } from "../types";

export interface Scene {
  crop: Box;
  era?: Era;
  industries: readonly string[];
  links: readonly string[];
  marks?: Marks;
  demand?: Readonly<Record<string, number>>;
}

const NORTH: Box = { x: 262, y: 350, width: 440, height: 236 };
const SOUTH: Box = { x: 236, y: 690, width: 474, height: 244 };

export const SCENES = {
  aim: {
    crop: { x: 300, y: 470, width: 420, height: 270 },
    industries: ["birmingham red", "coventry red", "stoke blue", "nottingham blue", "leicester yellow", "birmingham blue"],
    links: ["birmingham--coventry red", "stoke--nottingham blue", "leicester--northampton yellow", "stoke--birmingham blue"],
  },
  full: {
    crop: NORTH,
    industries: ["leeds red", "leeds blue", "leeds yellow", "york blue", "manchester red"],
    links: ["york--leeds blue", "leeds--manchester red"],
    marks: { leeds: { chosen: true } },
  },
  links: {
    crop: SOUTH,
    industries: ["reading red", "southampton red", "oxford blue"],
    links: ["oxford--gloucester blue"],
    marks: {
      reading: { changed: true },
      "reading--southampton": { chosen: true, coming: { owner: 0 } },
      "reading--oxford": { legal: true },
      "guildford--reading": { legal: true },
      "london--reading": { legal: true },
      "portsmouth--southampton": { legal: true },
    },
  },
  crossing: {
    crop: NORTH,
    industries: ["liverpool blue", "leeds blue", "manchester red"],
    links: ["leeds--liverpool blue"],
    marks: { "manchester--lancaster": { legal: true } },
  },
  income: {
    crop: SOUTH,
    industries: ["reading red", "southampton red", "oxford blue"],
    links: ["reading--southampton red", "reading--oxford red"],
    marks: { reading: { changed: true }, southampton: { changed: true } },
  },
  network: {
    crop: SOUTH,
    industries: ["reading red", "gloucester red", "cardiff red", "bristol blue"],
    links: [
      "reading--gloucester red",
      "reading--oxford red",
      "reading--southampton red",
      "cardiff--merthyr red",
      "gloucester--bristol blue",
    ],
  },
  rail: {
    crop: NORTH,
    era: "rail",
    industries: ["leeds red", "manchester red", "york blue", "hull blue", "liverpool yellow"],
    links: ["leeds--manchester red", "york--hull blue"],
  },
} satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

/** The diagram of the picture about demand. */
export const DEMAND: Readonly<Record<string, number>> = { port: 2, heavy: 0, textile: 3, light: 1, craft: 1 };

/** A scene as a view of a table of four. */
export function viewOf(components: Components, scene: Scene): View {
  const player = { money: 0, income: 0, last_bid: null, token_count: 0, chosen: false };
  const colours = components.colours.slice(0, 4);
  const split = (line: string): readonly [string, string] => line.split(" ") as [string, string];
  return {
    ...UNPLAYED,
    game: "workshop-of-the-world",
    seats: colours.length,
    options: { hidden_money: false },
    era: scene.era ?? "canal",
    round: 1,
    rounds: 1,
    order: colours,
    box: 0,
    you: null,
    deciders: [],
    players: colours.map((colour) => ({ ...player, companies: [colour] })),
    industries: scene.industries.map(split).map(([town, owner]) => ({ town, owner, count: 1 })),
    links: scene.links.map(split).map(([connection, owner]) => ({ connection, owner })),
    demand: scene.demand ?? DEMAND,
    cards: [],
    used_cards: [],
    deck_size: 0,
    set_aside_size: 0,
    stock_size: 0,
    pending: { phase: "card", card: null, town: null, reached: null },
    preview: { totals: [], players: [] },
  };
}
