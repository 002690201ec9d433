// The stage of a board: plays what a move did, one thing after the other, over the view that is
// shown. A game says which animations its events are (its animations.ts); this only keeps time.
import { cubicInOut } from "svelte/easing";
import type { Curve } from "./geometry";

/** What is seen moving. `id` is a slot or a link. */
export type Motion =
  | { kind: "travel"; icon: string; colour: string; count: number; route: readonly Curve[] }
  | { kind: "draw" | "place" | "turn"; id: string };

/** One thing that happens: how it moves, and what the view is like from then on. */
export interface Animation<View> {
  /** Null: nothing moves, the view only changes. */
  motion: Motion | null;
  touched: readonly string[];
  change: (view: View) => View;
}

export const PLACE_MS = 220;
export const DRAW_MS = 320;
export const TURN_MS = 320;
/** For one link, and for each one more. */
const TRAVEL_MS = [220, 90] as const;
const LONGEST_TRAVEL_MS = 480;
/** A whole action, however much happens in it. */
export const LONGEST_MS = 1600;
/** What changed wears a ring for so long when nothing was seen moving. */
const RING_MS = 900;
/** The end stays shown until the page gives the next view. */
const HOLD_MS = 600;

export function lasts(motion: Motion | null): number {
  if (!motion) return 0;
  if (motion.kind === "travel") return Math.min(LONGEST_TRAVEL_MS, TRAVEL_MS[0] + TRAVEL_MS[1] * (motion.route.length - 1));
  return { place: PLACE_MS, draw: DRAW_MS, turn: TURN_MS }[motion.kind];
}

/** By how much all motions are shortened so that the action stays within its time. */
export function haste(motions: readonly (Motion | null)[]): number {
  const sum = motions.reduce((total, motion) => total + lasts(motion), 0);
  return Math.min(1, LONGEST_MS / Math.max(1, sum));
}

const still = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage<View extends object> {
  /** What the board shows instead of its view; null: its view. */
  view = $state.raw<View | null>(null);
  motion = $state.raw<Motion | null>(null);
  /** How far the motion is, from 0 to 1. */
  progress = $state(0);
  ringed = $state.raw<readonly string[]>([]);
  private hurried = false;
  /** Counts the plays: an older one that is cut short ends without a word. */
  private plays = 0;
  /** A new view came while this was played. */
  private overtaken = false;
  private stop: () => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  get playing(): boolean {
    return this.motion !== null;
  }

  async play(animations: readonly Animation<View>[], from: View, speed: number): Promise<void> {
    if (animations.length === 0) return;
    clearTimeout(this.timer);
    const play = ++this.plays;
    this.stop();
    [this.hurried, this.overtaken] = [still(), false];
    this.view = from;
    this.ringed = [];
    const factor = haste(animations.map((animation) => animation.motion)) / Math.max(0.1, speed);
    for (const animation of animations) {
      await this.perform(animation, factor);
      if (play !== this.plays) return;
    }
    this.motion = null;
    if (this.overtaken) this.view = null;
    const touched = animations.flatMap((animation) => animation.touched);
    if (this.hurried) this.ringed = touched.filter((id, at) => touched.indexOf(id) === at);
    this.timer = setTimeout(() => this.clear(), this.hurried ? RING_MS : HOLD_MS);
  }

  /** Shows the end at once. */
  finish(): void {
    this.hurried = true;
    this.stop();
  }

  /** A new view is given: what was staged is part of it. */
  settle(): void {
    this.overtaken = this.playing;
    if (!this.playing || this.hurried) this.view = null;
  }

  private clear(): void {
    this.ringed = [];
    this.settle();
  }

  private async perform(animation: Animation<View>, factor: number): Promise<void> {
    // A tile that turns shows its other side from the middle on.
    const half = animation.motion?.kind === "turn";
    if (!half) this.change(animation);
    if (animation.motion && !this.hurried) await this.move(animation.motion, factor, half ? () => this.change(animation) : () => {});
    else if (half) this.change(animation);
  }

  private change(animation: Animation<View>): void {
    if (this.view) this.view = animation.change(this.view);
  }

  private move(motion: Motion, factor: number, atHalf: () => void): Promise<void> {
    const ms = lasts(motion) * factor;
    this.progress = 0;
    this.motion = motion;
    return new Promise((resolve) => {
      const begin = performance.now();
      let [frame, halfway] = [0, false];
      const pass = (): void => {
        if (!halfway) atHalf();
        halfway = true;
      };
      this.stop = () => {
        cancelAnimationFrame(frame);
        document.removeEventListener("visibilitychange", this.stop);
        this.stop = () => {};
        pass();
        resolve();
      };
      const draw = (now: number): void => {
        const share = Math.min(1, Math.max(0, now - begin) / ms);
        this.progress = cubicInOut(share);
        if (this.progress >= 0.5) pass();
        if (share >= 1) this.stop();
        else frame = requestAnimationFrame(draw);
      };
      // No frame comes in a hidden page.
      document.addEventListener("visibilitychange", this.stop);
      frame = requestAnimationFrame(draw);
    });
  }
}

/** What pieces need to know of a stage. */
export interface Played {
  readonly motion: Motion | null;
  readonly progress: number;
}

/** How a tile is stretched about its middle while it is placed or turned; null: not at all. */
export function stretch(stage: Played | undefined, id: string): { x: number; y: number } | null {
  const motion = stage?.motion;
  if (!stage || !motion || motion.kind === "travel" || motion.id !== id || motion.kind === "draw") return null;
  if (motion.kind === "turn") return { x: Math.abs(1 - 2 * stage.progress), y: 1 };
  const size = 1.5 - 0.5 * stage.progress;
  return { x: size, y: size };
}
