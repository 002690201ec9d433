// Small positions of Lancashire for the pictures of "how to play".
import type { Box } from "../../../map/geometry";
import { viewOfScene, type Scene } from "../../brass/learn/scenes";
import { deckOf } from "../distant";
import type { Components, View } from "../types";

const BOLTON: Box = { x: 420, y: 432, width: 420, height: 344 };

export const SCENES = {
  network: {
    crop: BOLTON,
    tiles: ["coal_mine 1 bolton_nw 0", "cotton_mill 1 bury_n 1"],
    links: ["bolton--manchester 0"],
    marks: {
      "bolton--bury": { legal: true },
      "bury--manchester": { legal: true },
      "manchester--oldham": { legal: true },
      "manchester--stockport": { legal: true },
      "manchester--warrington_runcorn": { legal: true },
    },
  },
  build: {
    crop: BOLTON,
    tiles: ["coal_mine 1 bolton_nw 0"],
    links: ["bolton--manchester 0"],
    marks: { manchester_se: { chosen: true, coming: { industry: "iron_works", level: 1, owner: 0 } } },
    flows: [{ resource: "coal", from: "bolton_nw", to: "manchester_se", links: ["bolton--manchester"], label: "1" }],
  },
  sell: {
    crop: { x: 348, y: 584, width: 420, height: 168 },
    tiles: ["cotton_mill 1 manchester_nw 0", "port 1 warrington_runcorn_w 1"],
    links: ["manchester--warrington_runcorn 0"],
    marks: { manchester_nw: { chosen: true } },
    flows: [
      { resource: "cotton", from: "manchester_nw", to: "warrington_runcorn_w", links: ["manchester--warrington_runcorn"], label: "" },
    ],
  },
  canal: {
    crop: BOLTON,
    tiles: ["coal_mine 1 bolton_nw 0 !", "cotton_mill 2 manchester_nw 0 !", "cotton_mill 1 bury_n 1 !"],
    links: ["bolton--manchester 0", "bury--manchester 1"],
  },
  rail: {
    crop: BOLTON,
    era: "rail",
    tiles: ["cotton_mill 2 manchester_nw 0 !", "coal_mine 2 bolton_nw 0", "iron_works 2 manchester_se 0"],
    links: ["bolton--manchester 0", "bury--manchester 0"],
  },
  scoring: {
    crop: BOLTON,
    tiles: ["coal_mine 1 bolton_nw 0 !", "cotton_mill 1 manchester_nw 1 !", "iron_works 1 manchester_se 0"],
    links: ["bolton--manchester 0"],
    scores: {
      "blackburn--wigan": 0,
      "bolton--bury": 1,
      "bolton--manchester": 2,
      "bury--manchester": 1,
      "manchester--oldham": 1,
      "manchester--stockport": 1,
      "manchester--warrington_runcorn": 1,
      "warrington_runcorn--wigan": 0,
    },
  },
} satisfies Readonly<Record<string, Scene>>;

/** The steps of the tiles that the picture of the distant market shows. */
const DRAWN = [2, 1];

/** The scene as a view of the board, with two tiles drawn for the distant market. */
export function viewOf(components: Components, scene: Partial<Scene>): View {
  const plain = { introductory: false, virtual_link: false, classic_deck: false, community: false };
  const view: View = {
    ...viewOfScene(components, scene),
    game: "brass-lancashire",
    options: plain,
    distant_market: { marker: DRAWN.reduce((sum, steps) => sum + steps, 0), drawn: DRAWN, pile_size: 0 },
    deck_tile: "deck",
    aside_size: 0,
    pending: { phase: "action", action: null, target: null, industry: null, loan: null, coal: 0, iron: 0, steps: 0 },
  };
  const column = deckOf(components, view)?.column ?? "2";
  const tiles = components.distant_tiles.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0);
  return { ...view, distant_market: { ...view.distant_market, pile_size: tiles - DRAWN.length } };
}
