// Where the points of a rating's history lie in its picture.
import type { PublicProfile } from "../api/types";

export type Step = PublicProfile["history"][number];

export interface Kind {
  game: string;
  seats: number;
  /** The oldest first. */
  steps: readonly Step[];
}

export interface Plot {
  /** Marks at the side: values and their heights. */
  marks: readonly { value: number; y: number }[];
  points: readonly { x: number; y: number }[];
  /** The interval, as a closed path; and the ratings, as a line. */
  band: string;
  line: string;
}

/** Histories by game and number of players, the one with most games first. */
export function kindsOf(history: readonly Step[]): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const step of history.toReversed()) {
    const key = `${step.game} ${step.seats}`;
    const known = kinds.get(key);
    kinds.set(key, { game: step.game, seats: step.seats, steps: [...(known?.steps ?? []), step] });
  }
  return [...kinds.values()].sort((a, b) => b.steps.length - a.steps.length);
}

const STEPS = [1, 2, 5, 10, 20, 50];

export function plotOf(steps: readonly Step[], width: number, height: number): Plot {
  const least = Math.min(...steps.map((step) => step.low));
  const most = Math.max(...steps.map((step) => step.high));
  const size = STEPS.find((step) => (most - least) / step <= 5) ?? 100;
  const [bottom, top] = [Math.floor(least / size) * size, Math.max(Math.ceil(most / size), Math.floor(least / size) + 1) * size];
  const across = (at: number): number => rounded(steps.length < 2 ? width / 2 : (at / (steps.length - 1)) * width);
  const up = (value: number): number => rounded(height * (1 - (value - bottom) / (top - bottom)));
  const points = steps.map((step, at) => ({ x: across(at), y: up(step.mu) }));
  const highs = steps.map((step, at) => `${across(at)} ${up(step.high)}`);
  const lows = steps.map((step, at) => `${across(at)} ${up(step.low)}`).toReversed();
  const count = Math.round((top - bottom) / size) + 1;
  return {
    marks: Array.from({ length: count }, (_, at) => ({ value: bottom + at * size, y: up(bottom + at * size) })),
    points,
    band: `M${[...highs, ...lows].join("L")}Z`,
    line: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`,
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
