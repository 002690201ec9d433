// A game is looked at part by part, once, and again when it has another move.
import { beforeEach, expect, test } from "vitest";
import { done, failed, ownFailure, type Answer } from "../api/answer";
import type { Analysis, EntryShown, Judged } from "../api/types";
import type { Past } from "../replay/past.svelte";
import type { Source } from "../replay/source";
import { judgedFor, wayFor } from "./sample";
import { Review } from "./review.svelte";

const way = (...moves: string[]) => wayFor(moves);
const judged = (ply: number): Judged => judgedFor({ ply, best: [way("a"), way("b")], played: way("a", "b") });

let asked: number[];
let answers: Answer<Analysis>[];
let past: { ply: number; plies: number; playing: boolean; moves: Pick<EntryShown, "number">[]; goTo(ply: number): void };
let review: Review;

beforeEach(() => {
  asked = [];
  answers = [];
  past = { ply: 0, plies: 6, playing: true, moves: [0, 1, 2, 3, 4, 5].map((number) => ({ number })), goTo: (ply) => (past.ply = ply) };
  const source = {
    analysis: async (first: number) => {
      asked.push(first);
      return answers.shift() ?? part(first);
    },
  };
  review = new Review(past as unknown as Past, source as unknown as Source, 0);
});

/** Two decisions of two moves each, then the rest. */
const part = (first: number): Answer<Analysis> =>
  done({ level: "greedy", plies: 6, decisions: first === 0 ? [judged(0), judged(2)] : [judged(4)], next: first === 0 ? 4 : null });

test("the whole game is asked for, part by part, and only once", async () => {
  await review.begin();
  expect(asked).toEqual([0, 4]);
  expect(review.decisions.map((one) => one.ply)).toEqual([0, 2, 4]);
  expect([review.working, review.reached]).toEqual([false, 6]);
  await review.begin();
  expect(asked).toEqual([0, 4]);
});

test("another move makes another game", async () => {
  await review.begin();
  past.moves = [...past.moves, { number: 6 }];
  await review.begin();
  expect(asked).toEqual([0, 4, 0, 4]);
});

test("bots that are busy are asked again", async () => {
  answers = [failed(ownFailure("busy", "later")), failed(ownFailure("too-many", "later"))];
  await review.begin();
  expect(asked).toEqual([0, 0, 0, 4]);
  expect(review.trouble).toBeNull();
});

test("what is refused is told, and can be tried again", async () => {
  answers = [failed(ownFailure("hints-off", "no hints"))];
  await review.begin();
  expect(asked).toEqual([0]);
  expect(review.trouble?.message).toBe("no hints");
  await review.again();
  expect(review.trouble).toBeNull();
  expect(review.decisions.length).toBe(3);
});

test("nobody waits for ever for bots that stay busy", async () => {
  answers = Array.from({ length: 9 }, () => failed(ownFailure("busy", "later")));
  await review.begin();
  expect(asked.length).toBe(5);
  expect(review.trouble?.error).toBe("busy");
});

test("to look at a decision stops the playing and goes before it", async () => {
  await review.begin();
  review.look(judged(2), 1);
  expect([past.ply, past.playing, review.chosen]).toEqual([2, false, 1]);
  review.arrive();
  expect(review.chosen).toBe(1);
});

test("a game without a move is not asked about", async () => {
  [past.moves, past.plies] = [[], 0];
  await review.begin();
  expect(asked).toEqual([]);
});
