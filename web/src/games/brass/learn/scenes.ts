// Small positions for the pictures of "how to play" a Brass: what stands where, and what part of
// the board is seen. They are drawn by the board's own components.
import type { Box } from "../../../map/geometry";
import type { Flow, Marks } from "../../../map/marks";
import { cubesOf, levelOf } from "../board-index";
import { UNPLAYED } from "../../scene";
import type { BuiltTile, Components, Era } from "../types";

export interface Scene {
  crop: Box;
  era?: Era;
  /** "cotton_mill 1 worcester_1 0": industry, level, slot, owner; "!" after it: flipped. */
  tiles?: readonly string[];
  /** "dudley-birmingham 0": link, owner. */
  links?: readonly string[];
  marks?: Marks;
  flows?: readonly Flow[];
  /** Points of links in the picture, as the server counts them. */
  scores?: Readonly<Record<string, number>>;
}

/** Two players who have done nothing yet, and what a scene puts on the board. */
export function viewOfScene(components: Components, { era = "canal", tiles = [], links = [], scores = {} }: Partial<Scene>) {
  const { coal, iron } = components;
  return {
    ...UNPLAYED,
    seats: 2,
    era,
    round: 1,
    order: [0, 1],
    turn: 0,
    actions_left: 0,
    you: 0,
    deciders: [],
    players: [player(components), player(components)],
    tiles: tiles.map((tile) => builtTile(components, era, tile)),
    links: links.map((built) => {
      const [link = "", owner = "0"] = built.split(" ");
      return { link, owner: Number(owner) };
    }),
    markets: { coal: coal.initial, iron: iron.initial },
    deck_size: 0,
    preview: { totals: [], players: [], links: scores, locations: {}, leaving: { tiles: 0, links: 0 } },
  };
}

function builtTile(components: Components, era: Era, text: string): BuiltTile {
  const [industry = "", level = "1", slot = "", owner = "0", mark = ""] = text.split(" ");
  const flipped = mark === "!";
  const kind = levelOf(components, industry, Number(level));
  return { slot, owner: Number(owner), industry, level: Number(level), flipped, resources: flipped ? 0 : cubesOf(kind, era) };
}

function player({ levels, industries, link_tiles }: Components) {
  const stackOf = (industry: string) =>
    levels.filter((kind) => kind.industry === industry).flatMap((kind) => Array.from({ length: kind.count }, () => kind.level));
  const mat = Object.fromEntries(industries.map(({ id }) => [id, stackOf(id)]));
  const nothing = { money: 0, spent: 0, victory_points: 0, income_space: 0, owed: 0, hand_size: 0, discard: [] };
  return { ...nothing, links_left: link_tiles, mat };
}
