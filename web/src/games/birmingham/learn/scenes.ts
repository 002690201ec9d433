// Small positions of Birmingham for the pictures of "how to play".
import type { Box } from "../../../map/geometry";
import { viewOfScene, type Scene } from "../../brass/learn/scenes";
import type { Components, View } from "../types";

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
    scores: {
      "birmingham-coventry": 2,
      "birmingham-oxford": 4,
      "birmingham-worcester": 2,
      "cannock-walsall": 0,
      "cannock-wolverhampton": 0,
      "dudley-birmingham": 4,
      "kidderminster-dudley": 2,
      "tamworth-birmingham": 2,
      "walsall-birmingham": 2,
      "walsall-wolverhampton": 0,
      "wolverhampton-coalbrookdale": 0,
      "wolverhampton-dudley": 2,
    },
  },
} satisfies Readonly<Record<string, Scene>>;

/** The scene as a view of the board, with a merchant for each kind of goods. */
export function viewOf(components: Components, scene: Partial<Scene>): View {
  const view = viewOfScene(components, scene);
  const nothing = { target: null, industry: null, coal: 0, iron: 0, beer: 0, steps: 0, bonus: null, merchant_barrel_used: false };
  return {
    ...view,
    game: "brass-birmingham",
    options: { introductory: false },
    players: view.players.map((player) => ({ ...player, wild_cards: [], face_down: false })),
    merchants: MERCHANTS,
    wild_cards: { wild_location: 4, wild_industry: 4 },
    pending: { phase: "action", action: null, ...nothing },
  };
}
