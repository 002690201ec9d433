// Keys step through the game, unless what has the focus needs them itself.
import { expect, test } from "vitest";
import { replayCommand } from "./keys";

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
])("%j: %s", (key, command) => {
  expect(replayCommand(pressed(key), "page")).toBe(command);
});

test("the map walks by its own arrows, and a field has its own keys", () => {
  expect(replayCommand(pressed("ArrowLeft"), "map")).toBeNull();
  expect(replayCommand(pressed("Home"), "field")).toBeNull();
});

test("space presses a button that has the focus; arrows step on", () => {
  expect(replayCommand(pressed(" "), "button")).toBeNull();
  expect(replayCommand(pressed("ArrowRight"), "button")).toBe("forward");
});

test("the slider moves by itself, but does not play", () => {
  expect(replayCommand(pressed("ArrowRight"), "slider")).toBeNull();
  expect(replayCommand(pressed(" "), "slider")).toBe("play");
});

test("keys of the browser stay the browser's", () => {
  expect(replayCommand(pressed("ArrowLeft", { altKey: true }), "page")).toBeNull();
  expect(replayCommand(pressed("ArrowLeft", { defaultPrevented: true }), "page")).toBeNull();
});
