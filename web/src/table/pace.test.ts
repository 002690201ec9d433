import { expect, test } from "vitest";
import { Pace } from "./pace";

/** A pace with a screen that is drawn when the test says so. */
function paced() {
  const taken: number[][] = [];
  const drawing: (() => void)[] = [];
  const pace = new Pace<number>(
    (news) => taken.push([...news]),
    (then) => drawing.push(then),
  );
  const draw = (): void => drawing.splice(0).forEach((then) => then());
  return { pace, taken, draw };
}

test("the first news is taken in at once, what follows together after the drawing", () => {
  const { pace, taken, draw } = paced();
  for (const news of [1, 2, 3]) pace.push(news);
  expect(taken).toEqual([[1]]);
  draw();
  expect(taken).toEqual([[1], [2, 3]]);
  pace.push(4);
  expect(taken).toEqual([[1], [2, 3]]);
  draw();
  draw();
  pace.push(5);
  expect(taken).toEqual([[1], [2, 3], [4], [5]]);
});

test("what is held waits until everybody who holds lets go, once", () => {
  const { pace, taken, draw } = paced();
  const [one, other] = [pace.hold(), pace.hold()];
  pace.push(1);
  one();
  one();
  draw();
  expect(taken).toEqual([]);
  pace.push(2);
  other();
  expect(taken).toEqual([[1, 2]]);
});

test("without a screen everything is taken in as it comes", () => {
  const taken: number[] = [];
  const pace = new Pace<number>(
    (news) => taken.push(...news),
    (then) => then(),
  );
  for (const news of [1, 2, 3]) pace.push(news);
  expect(taken).toEqual([1, 2, 3]);
});
