// What the moves of Lancashire are about, the nearest moves, and what a choice is tried out with.
import { partOf } from "../../api/part-of";
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import { phraseOf } from "../notation";
import { nearestMoves } from "../brass/nearest-moves";
import { boardIndexOf } from "./board-index";
import { deckOf, oddsOf } from "./distant";
import { facetReader } from "./facets";
import type { Components, Reading, View } from "./types";
import { game } from "./game";
import { NOTATION } from "./notation";
import { rehearsed } from "./rehearsal";

const { components: whole } = fixtures.lancashire;

const slot = { id: "bolton_nw", location: "bolton", industries: ["cotton_mill", "coal_mine"], x: 0, y: 0 };
const bolton = {
  id: "bolton",
  kind: "town",
  name: {},
  banner: null,
  x: 0,
  y: 0,
  link_icons: 0,
  market: false,
  community: true,
  slots: [slot],
};
const components = partOf<Components>({
  industries: [],
  locations: [bolton],
  links: [],
  cards: [],
  decks: [
    { id: "2", seats: 2, column: "2", rounds: 10 },
    { id: "community", seats: 2, column: "community", rounds: 10 },
    { id: "classic-3", seats: 3, column: "classic", rounds: 10 },
  ],
  distant_tiles: [
    { steps: 1, counts: { "2": 1, community: 2 } },
    { steps: 2, counts: { "2": 3, community: 1 } },
    { steps: 3, counts: { "2": 1, community: 0 } },
  ],
  distant_track: [3, 3, 2, 2, 1, 1, 0, 0],
});
const options = { introductory: false, virtual_link: false, classic_deck: false, community: false };
const viewAt = (marker: number, drawn: number[], more: object = {}): View =>
  partOf({ seats: 2, options, distant_market: { marker, drawn, pile_size: 0 }, players: [{ mat: {} }], tiles: [], ...more });

describe("facets", () => {
  const { facets } = facetReader(components);

  it("name the amount of a loan, and a double build like a build", () => {
    expect(facets("loan 20")).toEqual([
      { group: "action", value: "loan" },
      { group: "amount", value: "20" },
    ]);
    expect(facets("double coal_mine bolton_nw")).toEqual([
      { group: "action", value: "double" },
      { group: "industry", value: "coal_mine" },
      { group: "place", value: "bolton_nw", wider: ["bolton"] },
    ]);
  });

  it("make the distant market an answer by itself, and a port a place", () => {
    expect(facets("distant")).toEqual([{ group: "action", value: "distant" }]);
    expect(facets("port bolton_nw")).toEqual([{ group: "place", value: "bolton_nw", wider: ["bolton"] }]);
  });

  it("are said in a phrase with the numbers of a loan", () => {
    expect(phraseOf(NOTATION, "loan 30")).toEqual({ key: "move-loan", args: { money: 30, levels: 3 } });
  });
});

describe("the nearest moves", () => {
  const places = { slots: new Map([[slot.id, slot]]), locations: new Map([["bolton", bolton]]), routes: new Map() };
  const nearest = (group: string, value: string, chosen: string | null, view = viewAt(0, [])): string[] =>
    nearestMoves(places, view, 0, { group, value }, chosen === null ? [] : [{ group: "action", value: chosen }], ["cotton_mill"]);

  it("by a place is a double build once that is chosen", () => {
    expect(nearest("place", "bolton", "double")).toEqual(["double cotton_mill bolton_nw", "double coal_mine bolton_nw"]);
    expect(nearest("place", "bolton", null)[0]).toBe("build cotton_mill bolton_nw");
  });

  it("by selling is the sale of a mill, or of what stands where one could, or anywhere", () => {
    const tile = (slot: string, industry: string, flipped = false) => ({ slot, industry, owner: 0, level: 1, flipped, resources: 0 });
    const [mine, mill] = [tile("wigan_n", "coal_mine"), tile("bolton_nw", "cotton_mill")];
    expect(nearest("action", "sell", null, viewAt(0, [], { tiles: [mine, mill] }))).toEqual(["sell bolton_nw"]);
    // No mill fits in Wigan, so nothing there can be asked about.
    expect(nearest("action", "sell", null, viewAt(0, [], { tiles: [mine] }))).toEqual(["sell bolton_nw"]);
    expect(nearest("action", "sell", null, viewAt(0, [], { tiles: [tile("bolton_nw", "coal_mine")] }))).toEqual(["sell bolton_nw"]);
    expect(nearest("action", "sell", null, viewAt(0, [], { tiles: [tile("bolton_nw", "cotton_mill", true)] }))).toEqual(["sell bolton_nw"]);
    expect(nearest("action", "sell", null, viewAt(0, [], { tiles: [{ ...mill, owner: 1 }] }))).toEqual(["sell bolton_nw"]);
  });

  it("by the double action is a build with it anywhere, by an amount its loan", () => {
    expect(nearest("action", "double", null)).toEqual(["double cotton_mill bolton_nw"]);
    expect(nearest("amount", "30", "loan")).toEqual(["loan 30"]);
  });
});

describe("the nearest moves on the whole map", () => {
  const boardIndex = boardIndexOf(whole);
  const fits = (slot: string, industry: string): boolean => boardIndex.slots.get(slot)!.industries.includes(industry);
  const nearest = (view: View, group: string, value: string): string[] =>
    nearestMoves(boardIndex, view, 0, { group, value }, [], ["cotton_mill"]);

  it("by selling before anything stands is a sale where a mill fits", () => {
    const [move] = nearest(viewAt(0, []), "action", "sell");
    expect(fits(move!.split(" ")[1]!, "cotton_mill")).toBe(true);
  });

  it("is no sale, cube or port where none can be", () => {
    for (const slot of boardIndex.slots.keys()) {
      const tiles = [{ slot, industry: boardIndex.slots.get(slot)!.industries[0]!, owner: 0, level: 1, flipped: false, resources: 0 }];
      expect(nearest(viewAt(0, [], { tiles }), "place", slot).includes(`sell ${slot}`)).toBe(fits(slot, "cotton_mill"));
      for (const [phase, word, industry] of [
        ["coal", "coal", "coal_mine"],
        ["iron", "iron", "iron_works"],
        ["outlet", "port", "port"],
      ] as const) {
        expect(nearest(viewAt(0, [], { pending: { phase } }), "place", slot)).toEqual(fits(slot, industry) ? [`${word} ${slot}`] : []);
      }
    }
  });

  it("by the loan is one of each amount", () => {
    const reading = partOf<Reading>({ components: whole, view: viewAt(0, []), seat: 0 });
    expect(game.nearestMoves({ group: "action", value: "loan" }, [], reading)).toEqual(["loan 10", "loan 20", "loan 30"]);
  });
});

describe("a double build is tried out", () => {
  const moves = ["double coal_mine bolton_nw", "card bolton"];

  it("with a second card", () => {
    expect(rehearsed(moves, ["bolton", "port", "wigan"])).toEqual([...moves, "card port"]);
    expect(rehearsed(moves, ["bolton", "bolton", "wigan"])).toEqual([...moves, "card bolton"]);
  });

  it("without one where the rules discard it themselves", () => {
    expect(rehearsed(moves, ["bolton", "port", "port"])).toEqual(moves);
    expect(rehearsed(["double coal_mine bolton_nw"], ["port", "port"])).toEqual(["double coal_mine bolton_nw"]);
  });

  it("and other moves as they are", () => {
    expect(rehearsed(["build coal_mine bolton_nw", "card bolton"], ["bolton", "port", "wigan"])).toEqual([
      "build coal_mine bolton_nw",
      "card bolton",
    ]);
  });
});

describe("the distant market", () => {
  it("has odds from the tiles that are left", () => {
    expect(oddsOf(components, viewAt(2, [2]))).toEqual({ tiles: 4, closing: 0, least: 1, most: 2 });
    expect(oddsOf(components, viewAt(6, [3, 2, 1]))).toEqual({ tiles: 2, closing: 2, least: 0, most: 0 });
    expect(oddsOf(components, viewAt(5, [3, 2]))).toEqual({ tiles: 3, closing: 0, least: 0, most: 0 });
  });

  it("has the tiles of the deck in play", () => {
    const community = viewAt(6, [], { options: { ...options, community: true } });
    expect(oddsOf(components, community)).toEqual({ tiles: 3, closing: 1, least: 0, most: 0 });
    expect(deckOf(components, viewAt(0, [], { seats: 3, options: { ...options, classic_deck: true } }))?.id).toBe("classic-3");
  });
});
