// What the moves of Spyrium are about, in any order, held against real positions.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import { narrow, pathsOf, readyPath, valuesIn, type TreeQuestion } from "../../table/selection";
import { movePhrase } from "../move-phrase";
import { facetOf, facetReader, lights } from "./facets";
import type { View } from "./types";

const { components, views } = fixtures.spyrium;

const scene = (name: keyof typeof views): View => views[name];
const reader = facetReader(components, scene("phaseTwo"));
const plain = { key: "", args: {} };
const ask = (...answers: readonly (readonly [string, TreeQuestion | null])[]): TreeQuestion => ({
  asks: plain,
  answers: answers.map(([move, then]) => ({ move, says: plain, then, forced: [] })),
});
const last = (...moves: string[]): TreeQuestion => ask(...moves.map((move) => [move, null] as const));

describe("facets", () => {
  it("name the worker and the card of an activation, and take a withdrawal for money", () => {
    expect(reader.facets("activate a1-b1 a1")).toEqual([
      { group: "action", value: "activate" },
      { group: "gap", value: "a1-b1" },
      { group: "slot", value: "a1" },
    ]);
    expect(reader.facets("withdraw a1-a2")).toEqual([
      { group: "action", value: "money" },
      { group: "gap", value: "a1-a2" },
    ]);
  });

  it("name the effect of a building only where it has several, and a tilted one apart", () => {
    expect(reader.facets("exploit bld_mine_1_A 1")).toEqual([
      { group: "action", value: "exploit" },
      { group: "building", value: "bld_mine_1_A" },
    ]);
    expect(reader.facets("taylorism bld_mine_2_A 2")).toEqual([
      { group: "action", value: "exploit" },
      { group: "building", value: "bld_mine_2_A:tilted" },
      { group: "effect", value: "bld_mine_2_A:2" },
    ]);
  });

  it("take the event card for any of its options", () => {
    expect(reader.facets("event 2")).toEqual([
      { group: "action", value: "event" },
      { group: "option", value: "event-2", wider: ["event"] },
    ]);
    expect(reader.facets("exploit bld_mine_1_A 1", ["event 1"])).toEqual([{ group: "building", value: "bld_mine_1_A:tilted" }]);
  });

  it("are answers by themselves while a detail is asked", () => {
    const { facets } = facetReader(components, scene("site"));
    expect(facets("new")).toEqual([{ group: "site", value: "new" }]);
    expect(facets("replace bld_mine_1_A tilted")).toEqual([{ group: "site", value: "bld_mine_1_A:tilted" }]);
  });
});

describe("paths", () => {
  const first = facetReader(components, scene("phaseOne"));
  const tree = ask(
    ["place a1-a2", null],
    ["event 1", null],
    ["activation", ask(["activate a1-a2 a1", last("new", "replace bld_mine_1_A")], ["money a1-a2 a1", null], ["event 1", null])],
  );
  const paths = pathsOf(tree, first);

  it("go on from Phase I to the first action of Phase II, and to where the building goes", () => {
    expect(paths.map((path) => path.moves.join(", "))).toEqual([
      "place a1-a2",
      "event 1",
      "activation, activate a1-a2 a1, new",
      "activation, activate a1-a2 a1, replace bld_mine_1_A",
      "activation, money a1-a2 a1",
      "activation, event 1",
    ]);
  });

  it("end before the event's late worker, whose gap is asked for afterwards", () => {
    const late = ask(["place a1-a2", null], ["activation", ask(["event 1", last("place a1-a2", "place b1-b2")])]);
    const found = pathsOf(late, first);
    expect(found.map((path) => path.moves.join(", "))).toEqual(["place a1-a2", "activation, event 1"]);
    const gap = [{ group: "gap", value: "a1-a2" }];
    expect(readyPath(narrow(found, gap), gap)?.moves).toEqual(["place a1-a2"]);
    const asked = { ...scene("phaseTwo"), pending: { ...scene("phaseTwo").pending, phase: "place" as const } };
    expect(facetReader(components, asked).facets("place a1-a2")).toEqual([{ group: "gap", value: "a1-a2" }]);
  });

  it("are told apart by what is chosen, whatever comes first", () => {
    const card = [{ group: "slot", value: "a1" }];
    expect(valuesIn(narrow(paths, card), "next-action")).toEqual(["activate", "money"]);
    const site = [...card, { group: "site", value: "bld_mine_1_A" }];
    expect(readyPath(narrow(paths, site), site)?.moves).toEqual(["activation", "activate a1-a2 a1", "replace bld_mine_1_A"]);
    const staying = [{ group: "action", value: "event" }];
    expect(readyPath(narrow(paths, staying), staying)?.moves).toEqual(["event 1"]);
  });
});

describe("things of the board", () => {
  it("stand for a gap, a card, an option, a building", () => {
    expect(["a1-a2", "c3", "event", "event-2", "bld_mine_1_A"].map((id) => facetOf(id, components).group)).toEqual([
      "gap",
      "slot",
      "option",
      "option",
      "building",
    ]);
  });

  it("are where the new building goes, once that is asked", () => {
    expect(facetOf("bld_mine_1_A", components, { known: [], next: "site" }).group).toBe("site");
    expect(facetOf("bld_mine_1_A", components, { known: [{ group: "site", value: "new" }], next: undefined }).group).toBe("site");
    expect(facetOf("new", components).group).toBe("site");
  });

  it("light in Phase I only as far as one stays there", () => {
    const [view, seat] = [scene("phaseOne"), scene("phaseOne").you ?? 0];
    expect(lights("slot", { known: [], next: "action" }, view, seat)).toBe(false);
    expect(lights("gap", { known: [], next: "action" }, view, seat)).toBe(true);
    expect(lights("slot", { known: [{ group: "action", value: "activation" }], next: "next-action" }, view, seat)).toBe(true);
    expect(lights("slot", { known: [], next: "action" }, scene("phaseTwo"), scene("phaseTwo").you ?? 0)).toBe(true);
  });
});

describe("phrases of moves", () => {
  it("are those of the game", () => {
    expect(movePhrase("spyrium", "activate a1-a2 a1")).toEqual({ key: "move-activate", args: { gap: "gap-a1-a2", slot: "slot-a1" } });
    expect(movePhrase("spyrium", "exploit bld_mine_1_A 2")).toEqual({
      key: "move-exploit",
      args: { card: "card-bld_mine_1_A", effect: 2 },
    });
    expect(movePhrase("spyrium", "replace bld_mine_1_A tilted")).toEqual({
      key: "move-replace",
      args: { card: "card-bld_mine_1_A", tilted: 1 },
    });
    expect(movePhrase("spyrium", "token 3")).toEqual({ key: "move-token", args: { value: 3 } });
    expect(movePhrase("spyrium", "event 1")).toEqual({ key: "move-event", args: { effect: "eventeffect-1" } });
    expect(movePhrase("spyrium", "pass")).toEqual({ key: "move-pass", args: {} });
  });
});
