// The drawing side of Birmingham, held against a real box and real positions.
import { thingTip } from "./tips";
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import { boxAt, overlap } from "../../map/geometry";
import { nearest } from "../../map/roving";
import words from "../../demo/fixtures/words.en.ftl?raw";
import { Words } from "../../words/words";
import { CROP, boardIndexOf } from "./board-index";
import { drawFlows } from "../brass/flows";
import type { View } from "./types";
import { positionOf } from "./position";
import { nextPrice } from "../brass/prices";
import { Sentences } from "./sentences";
import { focusTargets } from "./focus-targets";
import { translator } from "./words";

const { components, views: shown } = fixtures.birmingham;

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
  const say = translator("en", new Words("en", [words]));
  const told = (now: View) => ({
    components,
    view: now,
    sentences: new Sentences(components, now, positionOf(now), [], say),
    looks: [1, 2, 3, 4] as const,
    say,
  });
  const previewed: View = {
    ...view,
    preview: { ...view.preview, links: { "birmingham-oxford": 4 }, locations: { oxford: 2 } },
  };

  it("are told of links and places as the server counts them", () => {
    const [link, place] = [
      thingTip({ kind: "link", id: "birmingham-oxford" }, told(previewed)),
      thingTip({ kind: "town", id: "leek" }, told(previewed)),
    ];
    expect(link.facts?.map((fact) => fact.value)).toContain("4 points");
    expect(place.facts?.map((fact) => fact.value)).toContain("0");
  });

  it("are those that everybody has after the end", () => {
    const { preview, players } = shown["over"];
    expect(preview.totals).toEqual(players.map((player) => player.victory_points));
  });

  it("come with what leaves the board after the canal era, and nothing after the rail era", () => {
    expect(shown["midCanal"].preview.leaving.links).toBe(shown["midCanal"].links.length);
    expect(view.preview.leaving).toEqual({ tiles: 0, links: 0 });
  });
});

it("asks the market's price of the cheapest cube left, and its own price when it is empty", () => {
  expect([14, 13, 12, 1, 0].map((cubes) => nextPrice(components.coal, cubes))).toEqual([1, 1, 2, 7, 8]);
});

describe("focus on the board", () => {
  const targets = focusTargets(components, "rail");

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
  const boardIndex = boardIndexOf(components);
  const flows = components.links.map((link) => ({ resource: "coal" as const, from: "", to: "", links: [link.id], label: "1 free" }));
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
  const sentences = new Sentences(components, EMPTY, position, ["You", "Nora"], say);
  expect(sentences.of({ kind: "town", id: "stone" })).toBe(
    "Stone, 2 spaces: Cotton Mill level II, Nora, flipped, 5 points, 2 link values; Coal Mine level III, You, 4 coal left",
  );
  expect(sentences.of({ kind: "slot", id: "leek_1" }, { legal: true })).toBe(
    "Leek (cotton mill or manufacturer): empty, you may choose it",
  );
});
