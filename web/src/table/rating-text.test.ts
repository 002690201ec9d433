// What a game did to a rating, as it is written.
import { expect, test } from "vitest";
import { changeText } from "./rating-text";

const change = { seat: 0, place: 1, mu: 27.34, sigma: 7.46, gain: 2.34 };

test("a rating is written with its doubt and its change", () => {
  expect(changeText("en", change)).toBe("27.3 ± 14.9 (+2.3)");
  expect(changeText("en", { ...change, mu: 22.66, gain: -2.34 })).toBe("22.7 ± 14.9 (−2.3)");
  expect(changeText("fr", change)).toBe("27,3 ± 14,9 (+2,3)");
});
