// What the moves of Birmingham are about, and the moves nearest to what was pointed at.
import { partOf } from "../../api/part-of";
import { describe, expect, it } from "vitest";
import { nearestMoves } from "../brass/nearest-moves";
import { boardIndexOf } from "./board-index";
import { facetReader } from "./facets";
import type { Components, View } from "./types";
import type { Choice, Facet } from "../../table/selection";

const slot = (id: string, location: string, industries: string[]) => ({ id, location, industries, x: 0, y: 0 });
const place = (id: string, kind: string, slots: ReturnType<typeof slot>[]) => ({
  id,
  kind,
  name: {},
  banner: null,
  x: 0,
  y: 0,
  link_icons: 0,
  slots,
  spaces: [],
  bonus: null,
  min_seats: 2,
});
const components = partOf<Components>({
  industries: [],
  locations: [
    place("leek", "town", [slot("leek_1", "leek", ["cotton_mill", "manufacturer"])]),
    place("stone", "town", [slot("stone_1", "stone", ["brewery"])]),
  ],
  links: [{ id: "leek-stone", locations: ["leek", "stone"], canal: true, rail: true, x: 0, y: 0 }],
  cards: [{ id: "leek", kind: "location", location: "leek", industries: [] }],
});
const viewWith = (hand: string[]): View => partOf({ players: [{ hand, mat: { brewery: [1] } }], tiles: [] });

const { facets, forced } = facetReader(components);
const nearest = (place: Facet, choice: Choice): string[] => nearestMoves(boardIndexOf(components), viewWith([]), 0, place, choice, []);

describe("facets", () => {
  it("name action, industry and place, with the town around a space", () => {
    expect(facets("build cotton_mill leek_1")).toEqual([
      { group: "action", value: "build" },
      { group: "industry", value: "cotton_mill" },
      { group: "place", value: "leek_1", wider: ["leek"] },
    ]);
    expect(facets("link leek-stone")[1]).toEqual({ group: "place", value: "leek-stone" });
    expect(facets("card leek")).toEqual([{ group: "card", value: "leek" }]);
  });
});

describe("what the rules choose", () => {
  it("is the card that an event discards; a forced source of coal is no choice", () => {
    expect(forced({ seat: 0, key: "event-card", args: { card: "card-leek", forced: 1 } })).toEqual([{ group: "card", value: "leek" }]);
    expect(forced({ seat: 0, key: "event-coal", args: { slot: "slot-leek_1", forced: 1 } })).toEqual([]);
  });
});

describe("the nearest moves", () => {
  it("by a place: all that could be built there; by a chosen industry: that one", () => {
    const place_ = { group: "place", value: "leek_1" };
    expect(nearest(place_, [])).toEqual(["build cotton_mill leek_1", "build manufacturer leek_1"]);
    expect(nearest(place_, [{ group: "industry", value: "manufacturer" }])).toEqual(["build manufacturer leek_1"]);
  });

  it("by building at all: what a card of the hand would allow on a free space", () => {
    const build = { group: "action", value: "build" };
    const moves = (view: View): string[] => nearestMoves(boardIndexOf(components), view, 0, build, [], []);
    expect(moves(viewWith(["leek"]))).toEqual(["build cotton_mill leek_1", "build manufacturer leek_1"]);
    expect(moves(viewWith(["brewery"]))).toEqual(["build brewery stone_1"]);
    const taken = partOf<View>({ ...viewWith(["leek"]), tiles: [{ slot: "leek_1" }] });
    expect(moves(taken)).toEqual([]);
  });

  it("by a link at all: those of the era, beside one's own tiles first", () => {
    const link = { group: "action", value: "link" };
    const far = { id: "derby-stoke", locations: ["derby", "stoke"], canal: true, rail: true, x: 0, y: 0 };
    const later = { ...far, id: "leek-belper", canal: false };
    const boardIndex = boardIndexOf({ ...components, links: [] });
    const routes = partOf<typeof boardIndex.routes>(new Map([far, later, ...components.links].map((one) => [one.id, { link: one }])));
    const view = partOf<View>({ ...viewWith([]), era: "canal", tiles: [{ slot: "stone_1", owner: 0 }] });
    expect(nearestMoves({ ...boardIndex, routes }, view, 0, link, [], []).slice(0, 2)).toEqual(["link leek-stone", "link derby-stoke"]);
  });

  it("by a link: that link", () => {
    expect(nearest({ group: "place", value: "leek-stone" }, [])).toEqual(["link leek-stone"]);
  });
});
