// The short list of what fits a click.
import { describe, expect, it } from "vitest";
import { matchingActions } from "./matching-actions";
import type { Facet, Path } from "./selection";

const facet = (group: string, value: string, ...wider: string[]): Facet => (wider.length ? { group, value, wider } : { group, value });
const build = (industry: string, slot: string, card: string): Path => ({
  moves: [],
  says: [],
  facets: [facet("action", "build"), facet("industry", industry), facet("place", slot, "leek"), facet("card", card)],
});
const sell: Path = { moves: [], says: [], facets: [facet("action", "sell"), facet("place", "leek_1", "leek"), facet("card", "x")] };

describe("actions", () => {
  it("are told apart by what is still open, not by the card", () => {
    const paths = [build("mill", "leek_1", "a"), build("mill", "leek_1", "b"), build("works", "leek_1", "a"), sell];
    const found = matchingActions(paths, [facet("place", "leek_1")], ["card"]);
    expect(found.map((action) => action.facets.map((known) => known.value))).toEqual([["build", "mill"], ["build", "works"], ["sell"]]);
  });

  it("name the space where only the town was pointed at", () => {
    const paths = [build("mill", "leek_1", "a"), build("mill", "leek_2", "a")];
    const found = matchingActions(paths, [facet("place", "leek")], ["card"]);
    expect(found.map((action) => action.facets.map((known) => known.value))).toEqual([
      ["build", "leek_1"],
      ["build", "leek_2"],
    ]);
  });

  it("are no list when one is left, or too many", () => {
    expect(matchingActions([build("mill", "leek_1", "a"), build("mill", "leek_1", "b")], [facet("place", "leek_1")], ["card"])).toEqual([]);
    const many = Array.from({ length: 9 }, (_, at) => build(`kind${at}`, "leek_1", "a"));
    expect(matchingActions(many, [facet("place", "leek_1")], ["card"])).toEqual([]);
  });
});
