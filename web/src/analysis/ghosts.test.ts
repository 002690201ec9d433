// The ways of a decision on the map: rank, piece to come, and where it was really played.
import { expect, test } from "vitest";
import type { Judged, WayShown } from "../api/types";
import type { Reading } from "../games/board";
import type { Facet } from "../table/selection";
import { ghostsOf, placeOf } from "./ghosts";
import { judgedFor, wayFor } from "./sample";

const way = (...moves: string[]): WayShown => wayFor(moves);

/** "build leek" does something at a place, "coal stone" only takes from one. */
function facets(move: string): Facet[] {
  const [kind = "", place] = move.split(" ");
  const action = ["build", "loan"].includes(kind) ? [{ group: "action", value: kind }] : [];
  return [...action, ...(place ? [{ group: "place", value: place }] : [])];
}

const game = {
  reader: () => ({ facets, forced: () => [], after: [], free: [] }),
  boardGroups: ["place"],
  coming: ({ facets: about }: { facets: readonly Facet[] }) => {
    const place = about.find((facet) => facet.group === "place")?.value;
    return place ? { [place]: { coming: { owner: 1 } } } : {};
  },
};
const reading = {} as Reading;
const judged: Judged = judgedFor({
  ply: 4,
  seat: 1,
  played: way("build derby", "card derby"),
  best: [way("build leek", "coal stone", "build uttoxeter"), way("build uttoxeter"), way("loan")],
});

test("the chosen way brings its pieces, every way has its rank, and what was played a frame", () => {
  expect(ghostsOf(judged, 0, game, reading)).toEqual({
    leek: { coming: { owner: 1 }, ghost: true, hint: 1 },
    uttoxeter: { coming: { owner: 1 }, ghost: true, hint: 1 },
    derby: { changed: true },
  });
});

test("how the turn goes on is shown without a lamp", () => {
  const plan = { ...judged, best: [wayFor(["build leek", "build uttoxeter"], [1, 1])] };
  const marks = ghostsOf(plan, 0, game, reading);
  expect(marks["leek"]).toEqual({ coming: { owner: 1 }, ghost: true, hint: 1 });
  expect(marks["uttoxeter"]).toEqual({ coming: { owner: 1 }, ghost: true });
});

test("another way may be chosen, and one without a place", () => {
  expect(ghostsOf(judged, 1, game, reading)["leek"]).toEqual({ hint: 1 });
  expect(ghostsOf(judged, 2, game, reading)["uttoxeter"]).toEqual({ hint: 1 });
});

test("the map goes to where a way does something first", () => {
  expect(placeOf(judged.best[0]!, game, reading)).toBe("leek");
  expect(placeOf(judged.best[2]!, game, reading)).toBeNull();
});
