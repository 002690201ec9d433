// Keys step through the game, unless what has the focus needs them itself.
import { expect, test } from "vitest";
import { replayAct } from "./keys";

const pressed = (key: string, more: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  ...more,
});

test.each([
  ["ArrowLeft", "back"],
  ["ArrowRight", "forward"],
  ["Home", "start"],
  ["End", "end"],
  ["PageUp", "earlier"],
  ["PageDown", "later"],
  [" ", "play"],
  ["x", null],
])("%j: %s", (key, act) => {
  expect(replayAct(pressed(key), "page")).toBe(act);
});

test("the map walks by its own arrows, and a field has its own keys", () => {
  expect(replayAct(pressed("ArrowLeft"), "map")).toBeNull();
  expect(replayAct(pressed("Home"), "field")).toBeNull();
});

test("space presses a button that has the focus; arrows step on", () => {
  expect(replayAct(pressed(" "), "button")).toBeNull();
  expect(replayAct(pressed("ArrowRight"), "button")).toBe("forward");
});

test("the slider moves by itself, but does not play", () => {
  expect(replayAct(pressed("ArrowRight"), "slider")).toBeNull();
  expect(replayAct(pressed(" "), "slider")).toBe("play");
});

test("keys of the browser stay the browser's", () => {
  expect(replayAct(pressed("ArrowLeft", { altKey: true }), "page")).toBeNull();
  expect(replayAct(pressed("ArrowLeft", { defaultPrevented: true }), "page")).toBeNull();
});
