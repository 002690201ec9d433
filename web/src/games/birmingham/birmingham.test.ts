// The drawing side of Birmingham, held against a real box and real positions.
import { describe, expect, it } from "vitest";
import { boxAt, overlap } from "../../map/geometry";
import { nearest } from "../../map/roving";
import components from "../../demo/fixtures/components.json";
import views from "../../demo/fixtures/views.json";
import words from "../../demo/fixtures/words.en.ftl?raw";
import { Words } from "../../words/words";
import { CROP, boardIndexOf } from "./board-index";
import { drawFlows } from "../brass/flows";
import type { Components, View } from "./types";
import { positionOf } from "./position";
import { eraScores, leaving } from "../brass/preview";
import { nextPrice } from "../brass/prices";
import { Sentences } from "./sentences";
import { focusTargets } from "./focus-targets";
import { translator } from "./words";

const box = components as unknown as Components;
const shown = views as unknown as Record<string, View>;
const view = shown["lateRail"]!;

const EMPTY: View = { ...view, tiles: [], links: [], players: view.players.map((player) => ({ ...player, victory_points: 0 })) };
const tile = (slot: string, industry: string, level: number, flipped: boolean, owner: number) => ({
  slot,
  industry,
  level,
  flipped,
  owner,
  resources: 0,
});

describe("points if the era ended now", () => {
  it("counts flipped tiles only, and link values at both ends of each link", () => {
    const tiles = [
      tile("birmingham_1", "cotton_mill", 2, true, 0), // 5 points, 2 link values
      tile("coventry_2", "coal_mine", 2, false, 0),
    ];
    const links = [
      { link: "birmingham-oxford", owner: 0 }, // 2 + 2 of the merchants
      { link: "birmingham-coventry", owner: 1 }, // 2 + 0
    ];
    const scores = eraScores(boardIndexOf(box), { ...EMPTY, tiles, links });
    expect(scores[0]).toEqual({ seat: 0, now: 0, tiles: 5, links: 4, bonus: 0, total: 9 });
    expect(scores[1]).toEqual({ seat: 1, now: 0, tiles: 0, links: 2, bonus: 0, total: 2 });
  });

  it("counts all three ends of the link of three places", () => {
    const tiles = [
      tile("worcester_1", "cotton_mill", 1, true, 0),
      tile("kidderminster_2", "cotton_mill", 1, true, 0),
      tile("farm_brewery_south_1", "brewery", 1, true, 0),
    ];
    const links = [{ link: "kidderminster-worcester-farm_brewery_south", owner: 2 }];
    expect(eraScores(boardIndexOf(box), { ...EMPTY, tiles, links })[2]?.links).toBe(4);
  });

  it("agrees with what the engine scored at the end of a real game", () => {
    const board = { ...shown["over"]!, result: { final: false } };
    const scores = eraScores(boardIndexOf(box), board);
    expect(scores.map((score) => score.links)).toEqual([54, 30, 43, 37]);
    expect(scores.map((score) => score.tiles)).toEqual([36, 37, 57, 48]);
  });

  it("counts nothing twice after the end", () => {
    const over = shown["over"]!;
    expect(eraScores(boardIndexOf(box), over).map((score) => score.total)).toEqual(over.players.map((player) => player.victory_points));
  });

  it("says what leaves the board after the canal era, and nothing after the rail era", () => {
    const tiles = [tile("leek_1", "cotton_mill", 1, true, 0), tile("leek_2", "coal_mine", 2, true, 0)];
    const links = [{ link: "stoke_on_trent-leek", owner: 0 }];
    expect(leaving({ ...EMPTY, era: "canal", tiles, links })).toEqual({ tiles: 1, links: 1 });
    expect(leaving(view)).toEqual({ tiles: 0, links: 0 });
  });
});

it("asks the market's price of the cheapest cube left, and its own price when it is empty", () => {
  expect([14, 13, 12, 1, 0].map((cubes) => nextPrice(box.coal, cubes))).toEqual([1, 1, 2, 7, 8]);
});

describe("focus on the board", () => {
  const targets = focusTargets(box, "rail");

  it("has every slot, merchant space and named place, and the links of the era", () => {
    const count = (kind: string): number => targets.filter((target) => target.kind === kind).length;
    expect([count("slot"), count("merchant"), count("town"), count("link")]).toEqual([49, 9, 25, 38]);
  });

  it("reaches every target by arrows from the first", () => {
    const reached = new Set([targets[0]!]);
    for (const target of reached) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = nearest(target, arrow, targets);
        if (next) reached.add(next);
      }
    }
    expect(targets.filter((target) => !reached.has(target)).map((target) => target.id)).toEqual([]);
  });
});

it("places the labels of flows clear of pieces and of each other, on the board", () => {
  const boardIndex = boardIndexOf(box);
  const flows = box.links.map((link) => ({ resource: "coal" as const, from: "", to: "", links: [link.id], label: "1 free" }));
  for (const flow of flows) {
    const [drawn] = drawFlows(boardIndex, [flow], 14);
    const label = boxAt(drawn!.label.at, drawn!.label);
    expect(overlap(label, CROP)).toBeCloseTo(label.width * label.height);
    expect([flow.links[0], boardIndex.obstacles.reduce((sum, piece) => sum + overlap(label, piece), 0)]).toEqual([flow.links[0], 0]);
  }
  const [first, second] = drawFlows(boardIndex, [flows[0]!, flows[0]!], 14);
  expect(overlap(boxAt(first!.label.at, first!.label), boxAt(second!.label.at, second!.label))).toBe(0);
});

it("describes things in full sentences", () => {
  const say = translator("en", new Words("en", [words]));
  const tiles = [tile("stone_1", "cotton_mill", 2, true, 1), { ...tile("stone_2", "coal_mine", 3, false, 0), resources: 4 }];
  const position = positionOf({ ...EMPTY, tiles });
  const sentences = new Sentences(box, EMPTY, position, ["You", "Nora"], say);
  expect(sentences.of({ kind: "town", id: "stone" })).toBe(
    "Stone, 2 spaces: Cotton Mill level II, Nora, flipped, 5 points, 2 link values; Coal Mine level III, You, 4 coal left",
  );
  expect(sentences.of({ kind: "slot", id: "leek_1" }, { legal: true })).toBe(
    "Leek (cotton mill or manufacturer): empty, you may choose it",
  );
});
