// The time a move takes on the board, and what is shown when nothing may move.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { haste, lasts, LONGEST_MS, Stage, stretch, type Animation, type Motion } from "./stage.svelte";

const curve = { a: { x: 0, y: 0 }, control: { x: 1, y: 0 }, b: { x: 2, y: 0 } };
const travel = (curves: number): Motion => ({ kind: "travel", icon: "coal", colour: "", count: 1, route: Array(curves).fill(curve) });

type Seen = { steps: readonly string[] };
const animation = (id: string, motion: Motion | null): Animation<Seen> => ({
  motion,
  touched: [id],
  change: ({ steps }) => ({ steps: [...steps, id] }),
});
const ANIMATIONS = [
  animation("tile", { kind: "place", id: "tile" }),
  animation("cube", travel(3)),
  animation("flip", { kind: "turn", id: "flip" }),
];

describe("time", () => {
  it("is a fifth of a second for a piece, more over many links, but never long", () => {
    expect([lasts(travel(1)), lasts(travel(2)), lasts(travel(40)), lasts(null)]).toEqual([220, 310, 480, 0]);
  });

  it("is shared out so that a whole action stays within its limit", () => {
    const motions = Array<Motion>(12).fill(travel(9));
    expect(haste(ANIMATIONS.map(({ motion }) => motion))).toBe(1);
    expect(haste(motions) * motions.reduce((sum, motion) => sum + lasts(motion), 0)).toBeCloseTo(LONGEST_MS);
  });
});

describe("a stage", () => {
  let reduced = false;
  let frames: ((now: number) => void)[] = [];
  let clock = 0;
  beforeEach(() => {
    [reduced, frames, clock] = [false, [], 0];
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
    vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
    vi.stubGlobal("performance", { now: () => clock });
    vi.stubGlobal("requestAnimationFrame", (draw: (now: number) => void) => frames.push(draw));
    vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** One frame later. */
  async function frame(ms: number): Promise<void> {
    clock += ms;
    frames.splice(0).forEach((draw) => draw(clock));
    await Promise.resolve();
    await Promise.resolve();
  }

  it("plays one thing after the other and turns a tile at the middle", async () => {
    const stage = new Stage<Seen>();
    const done = stage.play(ANIMATIONS, { steps: [] }, 1);
    expect(stage.view?.steps).toEqual(["tile"]);
    expect(stretch(stage, "tile")?.x).toBeGreaterThan(1);
    expect(stretch(stage, "other")).toBeNull();
    await frame(220);
    expect(stage.view?.steps).toEqual(["tile", "cube"]);
    await frame(400);
    expect(stage.motion).toMatchObject({ kind: "turn" });
    await frame(100);
    expect(stage.view?.steps).toEqual(["tile", "cube"]);
    await frame(100);
    expect(stage.view?.steps).toEqual(["tile", "cube", "flip"]);
    await frame(200);
    await done;
    expect(stage.playing).toBe(false);
    expect(stage.ringed).toEqual([]);
  });

  it("keeps the end until the next view comes, or for a moment", async () => {
    const stage = new Stage<Seen>();
    const done = stage.play(ANIMATIONS.slice(0, 1), { steps: [] }, 1);
    await frame(220);
    await done;
    expect(stage.view?.steps).toEqual(["tile"]);
    vi.advanceTimersByTime(600);
    expect(stage.view).toBeNull();
  });

  it("shows the end at once when it is told to finish, with a ring on what changed", async () => {
    const stage = new Stage<Seen>();
    const done = stage.play(ANIMATIONS, { steps: [] }, 1);
    stage.finish();
    await done;
    expect(stage.view?.steps).toEqual(["tile", "cube", "flip"]);
    expect(stage.ringed).toEqual(["tile", "cube", "flip"]);
    vi.advanceTimersByTime(900);
    expect(stage.ringed).toEqual([]);
  });

  it("gives way to a new view that comes while it is cut short", async () => {
    const stage = new Stage<Seen>();
    const done = stage.play(ANIMATIONS, { steps: [] }, 1);
    stage.finish();
    stage.settle();
    await done;
    expect(stage.view).toBeNull();
  });

  it("is taken over by the next play", async () => {
    const stage = new Stage<Seen>();
    const first = stage.play(ANIMATIONS, { steps: [] }, 1);
    const second = stage.play(ANIMATIONS.slice(0, 1), { steps: ["before"] }, 1);
    await first;
    await frame(220);
    await second;
    expect(stage.view?.steps).toEqual(["before", "tile"]);
  });

  it("moves nothing for who wants no motion", async () => {
    reduced = true;
    const stage = new Stage<Seen>();
    await stage.play(ANIMATIONS, { steps: [] }, 1);
    expect(frames).toEqual([]);
    expect(stage.view?.steps).toEqual(["tile", "cube", "flip"]);
  });
});
