// Moves play one after the other; the page shows each position only when its move was played.
import { partOf } from "../api/part-of";
import { beforeEach, expect, it, vi } from "vitest";
import type { EntryShown } from "../api/types";
import type { BoardHandle } from "../games/board";
import { Playback, type Played } from "./playback.svelte";
import type { View } from "../api/types";

const position = (name: string): View => partOf({ you: 0, deciders: [0], question: { key: name, args: {} }, legal: [] });
const entry = (number: number, kind: EntryShown["kind"] = "move"): EntryShown =>
  ({
    number,
    kind,
    seat: 1,
    text: "x",
    at: 0,
    sealed: false,
    events: kind === "move" ? [{ seat: 1, key: `event-${number}`, args: {} }] : [],
  }) as EntryShown;
const [start, middle, end] = [position("start"), position("middle"), position("end")];

let ends: (() => void)[];
let told: number[];
let ended: Played[];
let speed: number;
let least: number;
let playback: Playback;
const finish = vi.fn();
const play = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  [ends, told, ended, speed, least] = [[], [], [], 1, 0];
  play.mockClear();
  finish.mockClear();
  vi.stubGlobal("document", { hidden: false });
  const board = partOf<BoardHandle>({ play, finish });
  playback = new Playback({
    board: () => board,
    speed: () => speed,
    tell: (entries) => void told.push(...entries.map((known) => known.number)),
    ended: (played) => void ended.push(played),
    least: () => least,
  });
});

it("holds each position back until its move was played, and tells in step", async () => {
  playback.hear({ entries: [entry(4)], before: start, after: middle });
  playback.hear({ entries: [entry(5)], before: middle, after: end });
  await breathe();
  expect([playback.shown(end), playback.until, told]).toEqual([start, 4, [4]]);
  ends[0]?.();
  await breathe();
  expect([playback.shown(end), playback.until, told]).toEqual([middle, 5, [4, 5]]);
  ends[1]?.();
  await breathe();
  expect([playback.shown(end), playback.now]).toEqual([end, null]);
  expect(ended.map((played) => played.after)).toEqual([middle, end]);
});

it("shows the end at once when it is cut short, and leaves nothing untold", async () => {
  playback.hear({ entries: [entry(4)], before: start, after: middle });
  playback.hear({ entries: [entry(5)], before: middle, after: end });
  await breathe();
  playback.finish();
  expect(playback.shown(end)).toBe(end);
  expect([told, finish.mock.calls.length]).toEqual([[4, 5], 1]);
  ends[0]?.();
  await breathe();
  expect(playback.shown(end)).toBe(end);
  expect(play).toHaveBeenCalledTimes(1);
});

it("plays nothing where motion is not wanted, but tells it", () => {
  speed = 0;
  playback.hear({ entries: [entry(4)], before: start, after: end });
  expect([playback.shown(end), play.mock.calls.length, told]).toEqual([end, 0, [4]]);
});

it("does not play going back", async () => {
  playback.hear({ entries: [entry(4)], before: start, after: middle });
  playback.hear({ entries: [entry(5, "undo")], before: middle, after: start });
  await breathe();
  expect([playback.shown(start), playback.now, told]).toEqual([start, null, [4, 5]]);
});

it("plays choices that were opened together as one", async () => {
  playback.hear({ entries: [entry(2), entry(3), entry(4)], before: start, after: end });
  await breathe();
  expect(play.mock.calls[0]).toEqual([[2, 3, 4].map((number) => ({ seat: 1, key: `event-${number}`, args: {} })), 1]);
});

it("leaves a move in sight for a moment, unless it is cut short", async () => {
  least = 40;
  playback.hear({ entries: [entry(4)], before: start, after: end });
  await breathe();
  ends[0]?.();
  await breathe();
  expect(playback.until).toBe(4);
  playback.finish();
  expect(playback.until).toBeNull();
  playback.hear({ entries: [entry(5)], before: end, after: start });
  await breathe();
  ends[1]?.();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(playback.until).toBeNull();
});
