// What a decision cost, and where the next flaw is.
import { expect, test } from "vitest";
import type { Judged } from "../api/types";
import { judgedFor, wayFor } from "./sample";
import { decisionAt, flawBeside, flawOf, sameWay, tallies, worst } from "./flaws";

const way = (...moves: string[]) => wayFor(moves);
const judged = (ply: number, lost: number, seat = 0, length = 2): Judged =>
  judgedFor({ ply, seat, lost, played: way(...Array.from({ length }, () => "x")) });

test("flaws come in three sizes", () => {
  expect([0, 1.9, 2, 4.99, 5, 9.9, 10, 40].map((lost) => flawOf(judged(0, lost)))).toEqual([
    null,
    null,
    "slip",
    "slip",
    "mistake",
    "mistake",
    "blunder",
    "blunder",
  ]);
});

test("where chances are known, a flaw is what it cost of them, or many points", () => {
  const losing = (lost_win: number, lost: number) => flawOf(judgedFor({ lost, lost_win }));
  expect([losing(0, 3), losing(0.04, 0), losing(0.08, 0), losing(0.15, 0), losing(0, 4), losing(0.01, 13)]).toEqual([
    null,
    "slip",
    "mistake",
    "blunder",
    "slip",
    "blunder",
  ]);
  expect(worst([judgedFor({ ply: 1, lost: 9, lost_win: 0.05 }), judgedFor({ ply: 2, lost: 2, lost_win: 0.1 })], 2)[0]?.ply).toBe(2);
});

test("a ply belongs to a decision until its last move is made", () => {
  const all = [judged(0, 0), judged(2, 0), judged(9, 0)];
  expect([0, 1, 2, 3, 9, 10].map((ply) => decisionAt(all, ply)?.ply)).toEqual([0, 0, 2, 2, 9, 9]);
  // Between two own decisions of a running game, others decided.
  expect([4, 8, 11].map((ply) => decisionAt(all, ply))).toEqual([null, null, null]);
  expect(decisionAt([], 0)).toBeNull();
});

test("one goes from flaw to flaw", () => {
  const all = [judged(0, 3), judged(2, 0), judged(4, 6)];
  expect(flawBeside(all, 2, 1)?.ply).toBe(4);
  expect(flawBeside(all, 2, -1)?.ply).toBe(0);
  expect(flawBeside(all, 4, 1)).toBeNull();
  expect(flawBeside(all, 0, -1)).toBeNull();
});

test("the dearest come first", () => {
  const all = [judged(0, 3), judged(2, 0), judged(4, 12), judged(6, 3)];
  expect(worst(all, 2).map((one) => one.ply)).toEqual([4, 0]);
  expect(worst(all, 9).length).toBe(3);
});

test("each seat has its sum; who decided nothing has none", () => {
  const found = tallies([judged(0, 3), judged(2, 12, 2), judged(4, 5.5)], 3);
  expect(found.map((tally) => tally.seat)).toEqual([0, 2]);
  expect(found[0]).toMatchObject({ decisions: 2, lost: 8.5, flaws: { slip: 1, mistake: 1, blunder: 0 } });
});

test("a way is what was played if the moves of its first action are", () => {
  expect(sameWay(wayFor(["pass", "card leek", "loan"], [2, 1]), way("pass", "card leek"))).toBe(true);
  expect(sameWay(way("pass", "card leek"), way("pass", "card leek"))).toBe(true);
  expect(sameWay(way("pass", "card leek"), way("pass", "card stone"))).toBe(false);
});
