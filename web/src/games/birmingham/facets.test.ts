// What the moves of Birmingham are about, and which card the rules take without asking.
import { describe, expect, it } from "vitest";
import { facetReader, facetsOf, meantMoves } from "./facets";
import type { Components, View } from "./forms";

const slot = (id: string, location: string, industries: string[]) => ({ id, location, industries, x: 0, y: 0 });
const place = (id: string, kind: string, slots: ReturnType<typeof slot>[]) => ({ id, kind, name: {}, banner: null, x: 0, y: 0, link_icons: 0, slots, spaces: [], bonus: null, min_seats: 2 });
const components = {
  industries: [],
  locations: [
    place("leek", "town", [slot("leek_1", "leek", ["cotton_mill", "manufacturer"])]),
    place("stone", "town", [slot("stone_1", "stone", ["brewery"])]),
    place("farm", "farm_brewery", [slot("farm_1", "farm", ["brewery"])]),
  ],
  links: [{ id: "leek-stone", locations: ["leek", "stone"], canal: true, rail: true, x: 0, y: 0 }],
  cards: [
    { id: "leek", kind: "location", location: "leek", industries: [] },
    { id: "brewery", kind: "industry", location: null, industries: ["brewery"] },
    { id: "wild_location", kind: "wild_location", location: null, industries: [] },
  ],
} as unknown as Components;
const viewWith = (hand: string[], phase = "action"): View =>
  ({ players: [{ hand, mat: { brewery: [1] } }], tiles: [], pending: { phase } }) as unknown as View;
const impliedBy = (view: View, ...moves: string[]) => facetReader(components, view, 0).implied(moves);

describe("facets", () => {
  it("name action, industry and place, with the town around a space", () => {
    expect(facetsOf(components, "build cotton_mill leek_1")).toEqual([
      { group: "action", value: "build" },
      { group: "industry", value: "cotton_mill" },
      { group: "place", value: "leek_1", wider: ["leek"] },
    ]);
    expect(facetsOf(components, "link leek-stone")[1]).toEqual({ group: "place", value: "leek-stone" });
    expect(facetsOf(components, "card leek")).toEqual([{ group: "card", value: "leek" }]);
  });
});

describe("the card that is discarded without a question", () => {
  it("is the one that fits the place or the industry", () => {
    expect(impliedBy(viewWith(["brewery", "leek"]), "build cotton_mill leek_1")).toEqual([{ group: "card", value: "leek" }]);
    expect(impliedBy(viewWith(["brewery", "leek"]), "build brewery stone_1")).toEqual([{ group: "card", value: "brewery" }]);
  });

  it("is never the wild location card at a farm brewery", () => {
    expect(impliedBy(viewWith(["wild_location", "brewery"]), "build brewery farm_1")).toEqual([{ group: "card", value: "brewery" }]);
  });

  it("is the last card for an action that takes any", () => {
    expect(impliedBy(viewWith(["leek", "leek"]), "loan")).toEqual([{ group: "card", value: "leek" }]);
  });

  it("is none once the action has begun", () => {
    expect(impliedBy(viewWith(["leek"], "more"), "sell leek_1")).toEqual([]);
  });
});

describe("what was meant", () => {
  it("by a place: all that could be built there; by a chosen industry: that one", () => {
    const place_ = { group: "place", value: "leek_1" };
    expect(meantMoves(components, viewWith([]), 0, place_, [])).toEqual(["build cotton_mill leek_1", "build manufacturer leek_1"]);
    expect(meantMoves(components, viewWith([]), 0, place_, [{ group: "industry", value: "manufacturer" }])).toEqual(["build manufacturer leek_1"]);
  });

  it("by a link: that link", () => {
    expect(meantMoves(components, viewWith([]), 0, { group: "place", value: "leek-stone" }, [])).toEqual(["link leek-stone"]);
  });
});
