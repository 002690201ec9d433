// Points by their source add up to the score, in every game, whatever the events leave untold.
import { expect, it } from "vitest";
import type { GameEvent } from "../api/types";
import * as age from "../games/age/ending";
import * as brass from "../games/brass/ending";
import * as spyrium from "../games/spyrium/ending";
import * as workshop from "../games/workshop/ending";
import { bySource, signed, tieBreaks } from "./points";

const say = (key: string): string => key;
const event = (key: string, seat: number, args: GameEvent["args"]): GameEvent => ({ key: `event-${key}`, seat, args });
const scored = (key: string, seat: number, points: number): GameEvent => event(key, seat, { points });
const table = (
  ending: Pick<typeof age, "sources" | "earnings">,
  events: readonly GameEvent[],
  scores: readonly number[],
): Record<string, readonly number[]> =>
  Object.fromEntries(
    bySource(ending.sources(say), ending.earnings(events), scores, "other").map(({ source, points }) => [source.id, points]),
  );

it("tells the eras of Brass apart, with merchants, and debts as a loss", () => {
  const events = [
    event("bonus-victory-points", 1, { amount: 3 }),
    scored("points-lost", 1, 2),
    scored("score-links", 0, 8),
    scored("score-tiles", 0, 5),
    event("rail", -1, {}),
    scored("score-links", 0, 20),
    scored("score-tiles", 1, 30),
    scored("score-money", 1, 4),
  ];
  const found = bySource(brass.sources(say), brass.earnings(events), [33, 35], "other");
  expect(found.map(({ source, points }) => [source.id, ...points])).toEqual([
    ["canal-links", 8, 0],
    ["canal-tiles", 5, 0],
    ["rail-links", 20, 0],
    ["rail-tiles", 0, 30],
    ["merchants", 0, 3],
    ["money", 0, 4],
    ["lost", 0, -2],
  ]);
});

it("counts the loans of Age of Industry against their owner", () => {
  const events = [scored("score-tiles", 0, 18), scored("score-money", 0, 1), scored("score-loans", 0, 50)];
  expect(table(age, events, [-31])).toEqual({ tiles: [18], money: [1], loans: [-50] });
});

it("adds up the cards of Spyrium", () => {
  const events = [scored("gain-points", 0, 4), scored("gain-points", 0, 3), scored("engineering", 0, 1), scored("score-technique", 0, 5)];
  expect(table(spyrium, events, [13])).toEqual({ played: [7], techniques: [6] });
});

it("begins in Workshop of the World with what everybody had", () => {
  const events = [event("bid", 0, { money: 7 }), event("build", 0, { money: 4 }), event("links-of", 0, { money: 12 })];
  expect(table(workshop, events, [51])).toEqual({ start: [50], bids: [-7], building: [-4], links: [12] });
});

it("names what no event told", () => {
  expect(bySource([], [], [3, 0], "other")).toEqual([{ source: { id: "start", icon: "points", label: "other" }, points: [3, 0] }]);
  expect(signed(-4)).toBe("−4");
});

it("names the comparisons that decided between equal points, and no others", () => {
  const ties = [
    [24, 9],
    [24, 5],
    [30, 1],
    [24, 9],
  ];
  expect(tieBreaks([118, 118, 90, 80], ties)).toEqual([1]);
  expect(tieBreaks([118, 90, 118, 80], ties)).toEqual([0]);
  expect(tieBreaks([118, 118, 118, 80], ties)).toEqual([0, 1]);
  // A victory that is shared, different points, and a game that breaks no ties.
  expect(tieBreaks([118, 90, 80, 118], ties)).toEqual([]);
  expect(tieBreaks([4, 3, 2, 1], ties)).toEqual([]);
  expect(tieBreaks([7, 7], [[], []])).toEqual([]);
});
