// What a browser remembers of its preferences, and what it makes of nonsense.
import { expect, it } from "vitest";
import { FIRST_PREFERENCES, readPreferences } from "./preferences.svelte";

it("begins with motion, without sound and notices", () => {
  expect(readPreferences(null)).toEqual(FIRST_PREFERENCES);
  expect(FIRST_PREFERENCES).toMatchObject({ motion: "normal", sound: false, notices: false });
});

it("keeps what was chosen", () => {
  expect(readPreferences(JSON.stringify({ ...FIRST_PREFERENCES, motion: "off", letters: true }))).toEqual({
    ...FIRST_PREFERENCES,
    motion: "off",
    letters: true,
  });
});

it("passes over what it cannot read", () => {
  expect(readPreferences("{")).toEqual(FIRST_PREFERENCES);
  expect(readPreferences("null")).toEqual(FIRST_PREFERENCES);
  expect(readPreferences('{"motion": "wild", "sound": "yes"}')).toEqual(FIRST_PREFERENCES);
});
