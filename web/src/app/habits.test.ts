// What a browser remembers of its habits, and what it makes of nonsense.
import { expect, it } from "vitest";
import { FIRST_HABITS, readHabits } from "./habits.svelte";

it("begins with motion, without sound and notices", () => {
  expect(readHabits(null)).toEqual(FIRST_HABITS);
  expect(FIRST_HABITS).toMatchObject({ motion: "normal", sound: false, notices: false });
});

it("keeps what was chosen", () => {
  expect(readHabits(JSON.stringify({ ...FIRST_HABITS, motion: "off", letters: true }))).toEqual({
    ...FIRST_HABITS,
    motion: "off",
    letters: true,
  });
});

it("passes over what it cannot read", () => {
  expect(readHabits("{")).toEqual(FIRST_HABITS);
  expect(readHabits("null")).toEqual(FIRST_HABITS);
  expect(readHabits('{"motion": "wild", "sound": "yes"}')).toEqual(FIRST_HABITS);
});
