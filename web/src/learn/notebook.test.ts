// The notebook of a guided game: what comes up when, and where the reader stands.
import { partOf } from "../api/part-of";
import { describe, expect, test } from "vitest";
import type { GameEvent, View } from "../api/types";
import type { Moment, Step } from "./lesson";
import { advance, contents, EMPTY, openTask, turnTo, unread, type Notebook } from "./notebook";

const view = (more: object = {}): View => partOf({ you: 0, deciders: [0], question: { key: "ask-action", args: {} }, legal: [], ...more });

const moment = (more: Partial<Moment> = {}): Moment => ({
  components: partOf(null),
  view: view(),
  seat: 0,
  yourTurn: true,
  over: false,
  legal: [],
  acted: false,
  news: [],
  events: [],
  ...more,
});

const event = (key: string, seat: number, args: GameEvent["args"] = {}): GameEvent => ({
  key,
  seat,
  args: { seat: `seat-${seat}`, ...args },
});

const STEPS: readonly Step[] = [
  {
    id: "built",
    kind: "note",
    icon: "build",
    when: { event: ["event-build"], by: "you" },
    args: (_, called) => ({ money: Number(called?.args["money"]) }),
  },
  { id: "used", kind: "note", icon: "coal", when: { event: ["event-coal"], by: "others", owner: "you" } },
  { id: "rich", kind: "note", icon: "income", when: { event: ["event-income"], such: (called) => Number(called.args["money"]) > 0 } },
  { id: "hello", kind: "lesson", icon: "hint", when: {} },
  {
    id: "build",
    kind: "lesson",
    icon: "build",
    when: { question: "ask-action", after: ["hello"] },
    task: { holds: ({ view: now }) => "round" in now && now.round === 1 },
  },
  { id: "end", kind: "lesson", icon: "points", when: { holds: ({ over }) => over } },
];

const after = (book: Notebook, more: Partial<Moment> = {}, heard = book.heard + 1): Notebook => advance(book, STEPS, moment(more), heard);
const ids = (book: Notebook): string[] => book.pages.map((page) => page.step);

describe("what comes up", () => {
  test("a step after another follows in the same moment, and each comes once", () => {
    const first = after(EMPTY);
    expect(ids(first)).toEqual(["hello", "build"]);
    expect(ids(after(first))).toEqual(["hello", "build"]);
  });

  test("a question of another kind, or of another player, calls nothing", () => {
    expect(ids(after(EMPTY, { yourTurn: false }))).toEqual(["hello"]);
    expect(ids(after(EMPTY, { view: view({ question: { key: "ask-card-build", args: {} } }) }))).toEqual(["hello"]);
  });

  test("an event counts by who did it, and whose piece it was", () => {
    const mine = { owner: "seat-0" };
    expect(ids(after(EMPTY, { news: [event("event-build", 1)] }))).not.toContain("built");
    expect(ids(after(EMPTY, { news: [event("event-build", 0)] }))).toContain("built");
    expect(ids(after(EMPTY, { news: [event("event-coal", 0, mine)] }))).not.toContain("used");
    expect(ids(after(EMPTY, { news: [event("event-coal", 1, { owner: "seat-1" })] }))).not.toContain("used");
    expect(ids(after(EMPTY, { news: [event("event-coal", 1, mine)] }))).toContain("used");
  });

  test("an event counts when it is such as is asked", () => {
    expect(ids(after(EMPTY, { news: [event("event-income", 0, { money: 0 })] }))).not.toContain("rich");
    expect(ids(after(EMPTY, { news: [event("event-income", 0, { money: 4 })] }))).toContain("rich");
  });

  test("a page keeps the numbers of the event that called it", () => {
    const book = after(EMPTY, { news: [event("event-build", 0, { money: 5 })] });
    const later = after(book, { news: [event("event-build", 0, { money: 12 })] });
    expect(later.pages.find((page) => page.step === "built")?.args).toEqual({ money: 5 });
  });

  test("nothing new leaves the notebook as it is", () => {
    const book = after(EMPTY);
    expect(advance(book, STEPS, moment(), book.heard)).toBe(book);
  });
});

describe("where the reader stands", () => {
  const begun = after(EMPTY);

  test("pages that come by themselves wait to be turned to", () => {
    expect(begun.at).toBe(0);
    const later = after(begun, { over: true });
    expect([later.at, unread(later)]).toEqual([0, 2]);
  });

  test("an action of the reader turns to what it called up", () => {
    const built = after(begun, { acted: true, news: [event("event-build", 0, { money: 5 })] });
    expect(built.pages[built.at]?.step).toBe("built");
  });

  test("an action that calls nothing up turns no page", () => {
    expect(after(begun, { acted: true }).at).toBe(0);
  });

  test("who has read everything sees the next page at once", () => {
    const read = turnTo(begun, begun.pages.length);
    expect(unread(read)).toBe(0);
    expect(after(read, { over: true }).at).toBe(2);
  });

  test("one cannot turn beyond the ends", () => {
    expect(turnTo(begun, -3).at).toBe(0);
    expect(turnTo(begun, 99).at).toBe(2);
  });
});

describe("tasks", () => {
  const begun = after(EMPTY);

  test("are open until what they ask for is true", () => {
    expect(openTask(begun, STEPS)?.id).toBe("build");
    const done = after(begun, { view: view({ round: 1 }) });
    expect(done.done).toEqual(["build"]);
    expect(openTask(done, STEPS)).toBeNull();
  });

  test("the list of lessons says what came up and what is done", () => {
    const done = turnTo(after(begun, { view: view({ round: 1 }) }), 1);
    const list = contents(done, STEPS).map(({ step, page, done: over }) => [step.id, page, over]);
    expect(list).toEqual([
      ["hello", 0, true],
      ["build", 1, true],
      ["end", null, false],
    ]);
  });
});
