// Small positions for the pictures of "how to play": what stands where, and what part of the board
// is seen. They are drawn by the board's own components.
import type { Box } from "../../../map/geometry";
import type { Flow, Marks } from "../../../map/marks";
import { cubesOf, levelOf } from "../atlas";
import type { BuiltTile, Components, Era, Player, View } from "../forms";

export interface Scene {
  crop: Box;
  era?: Era;
  /** "cotton_mill 1 worcester_1 0": industry, level, slot, owner; "!" after it: flipped. */
  tiles?: readonly string[];
  /** "dudley-birmingham 0": link, owner. */
  links?: readonly string[];
  marks?: Marks;
  flows?: readonly Flow[];
  scores?: boolean;
}

const MERCHANTS = [
  { space: "shrewsbury_m1", tile: "all_goods", barrel: true },
  { space: "gloucester_m1", tile: "cotton_a", barrel: true },
  { space: "gloucester_m2", tile: "blank_a", barrel: false },
  { space: "oxford_m1", tile: "manufacturer_a", barrel: true },
  { space: "oxford_m2", tile: "blank_b", barrel: false },
];

const DUDLEY: Box = { x: 300, y: 494, width: 440, height: 290 };

export const SCENES = {
  network: {
    crop: DUDLEY,
    tiles: ["coal_mine 1 dudley_1 0", "manufacturer 1 wolverhampton_1 1"],
    links: ["dudley-birmingham 0"],
    marks: {
      "wolverhampton-dudley": { legal: true },
      "walsall-birmingham": { legal: true },
      "birmingham-coventry": { legal: true },
      "birmingham-oxford": { legal: true },
      "tamworth-birmingham": { legal: true },
      "kidderminster-dudley": { legal: true },
      "birmingham-worcester": { legal: true },
    },
  },
  build: {
    crop: DUDLEY,
    tiles: ["coal_mine 1 dudley_1 0"],
    links: ["dudley-birmingham 0"],
    marks: { birmingham_3: { chosen: true, coming: { industry: "iron_works", level: 1, owner: 0 } } },
    flows: [{ resource: "coal", from: "dudley_1", to: "birmingham_3", links: ["dudley-birmingham"], label: "1" }],
  },
  sell: {
    crop: { x: 284, y: 752, width: 372, height: 224 },
    tiles: ["cotton_mill 1 worcester_1 0"],
    links: ["worcester-gloucester 0"],
    marks: { worcester_1: { chosen: true } },
    flows: [{ resource: "beer", from: "gloucester_m1", to: "worcester_1", links: ["worcester-gloucester"], label: "1" }],
  },
  canal: {
    crop: DUDLEY,
    tiles: ["coal_mine 1 dudley_1 0 !", "manufacturer 2 birmingham_2 0 !", "manufacturer 1 wolverhampton_1 1 !"],
    links: ["dudley-birmingham 0", "wolverhampton-dudley 1", "walsall-birmingham 1"],
  },
  rail: {
    crop: DUDLEY,
    era: "rail",
    tiles: ["manufacturer 2 birmingham_2 0 !", "coal_mine 2 dudley_1 0", "iron_works 2 birmingham_3 0"],
    links: ["dudley-birmingham 0", "birmingham-redditch 0"],
  },
  scoring: {
    crop: DUDLEY,
    tiles: ["coal_mine 1 dudley_1 0 !", "manufacturer 1 birmingham_2 1 !", "iron_works 1 birmingham_3 0"],
    links: ["dudley-birmingham 0"],
    scores: true,
  },
} satisfies Readonly<Record<string, Scene>>;

/** The scene as a view of the board. */
export function viewOfScene(components: Components, { era = "canal", tiles = [], links = [] }: Scene): View {
  return {
    ...restingView(components, era),
    tiles: tiles.map((tile) => builtTile(components, era, tile)),
    links: links.map((built) => {
      const [link = "", owner = "0"] = built.split(" ");
      return { link, owner: Number(owner) };
    }),
  };
}

function builtTile(components: Components, era: Era, text: string): BuiltTile {
  const [industry = "", level = "1", slot = "", owner = "0", mark = ""] = text.split(" ");
  const flipped = mark === "!";
  const kind = levelOf(components, industry, Number(level));
  return { slot, owner: Number(owner), industry, level: Number(level), flipped, resources: flipped ? 0 : cubesOf(kind, era) };
}

/** Two players who have done nothing yet. */
export function restingView(components: Components, era: Era = "canal"): View {
  const { coal, iron } = components;
  return {
    seats: 2,
    era,
    round: 1,
    order: [0, 1],
    you: 0,
    deciders: [],
    players: [player(components), player(components)],
    tiles: [],
    links: [],
    markets: { coal: coal.initial, iron: iron.initial },
    merchants: MERCHANTS,
    deck_size: 0,
    wild_cards: { wild_location: 4, wild_industry: 4 },
    result: { final: false },
  };
}

function player({ levels, industries, link_tiles }: Components): Player {
  const stackOf = (industry: string) =>
    levels.filter((kind) => kind.industry === industry).flatMap((kind) => Array.from({ length: kind.count }, () => kind.level));
  const mat = Object.fromEntries(industries.map(({ id }) => [id, stackOf(id)]));
  const nothing = { money: 0, spent: 0, victory_points: 0, income_space: 0, hand_size: 0, discard: [] };
  return { ...nothing, links_left: link_tiles, mat };
}
