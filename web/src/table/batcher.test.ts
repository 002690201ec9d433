import { expect, test } from "vitest";
import { Batcher } from "./batcher";

/** A batcher with a screen that is drawn when the test says so. */
function batched() {
  const taken: number[][] = [];
  const drawing: (() => void)[] = [];
  const batcher = new Batcher<number>(
    (news) => taken.push([...news]),
    (then) => drawing.push(then),
  );
  const draw = (): void => drawing.splice(0).forEach((then) => then());
  return { batcher, taken, draw };
}

test("the first news is taken in at once, what follows together after the drawing", () => {
  const { batcher, taken, draw } = batched();
  for (const news of [1, 2, 3]) batcher.push(news);
  expect(taken).toEqual([[1]]);
  draw();
  expect(taken).toEqual([[1], [2, 3]]);
  batcher.push(4);
  expect(taken).toEqual([[1], [2, 3]]);
  draw();
  draw();
  batcher.push(5);
  expect(taken).toEqual([[1], [2, 3], [4], [5]]);
});

test("what is held waits until everybody who holds lets go, once", () => {
  const { batcher, taken, draw } = batched();
  const [one, other] = [batcher.hold(), batcher.hold()];
  batcher.push(1);
  one();
  one();
  draw();
  expect(taken).toEqual([]);
  batcher.push(2);
  other();
  expect(taken).toEqual([[1, 2]]);
});

test("without a screen everything is taken in as it comes", () => {
  const taken: number[] = [];
  const batcher = new Batcher<number>(
    (news) => taken.push(...news),
    (then) => then(),
  );
  for (const news of [1, 2, 3]) batcher.push(news);
  expect(taken).toEqual([1, 2, 3]);
});
