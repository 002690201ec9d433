// The names on both maps, in both languages: no plate covers a space, a market, a marker or another name,
// and each is whole in the windows in which the whole map is seen.
import { describe, expect, it } from "vitest";
import en from "../../demo/fixtures/age/words.en.ftl?raw";
import fr from "../../demo/fixtures/age/words.fr.ftl?raw";
import * as fixtures from "../../demo/fixtures";
import { overlap } from "../../map/geometry";
import type { Say } from "../../map/marks";
import { boardIndexOf } from "./board-index";
import { placedNames, takenOn } from "./names";

/** How large the whole map is drawn, by the window it is seen in. */
const WINDOWS = { "1440 x 900": 0.73, "820 x 1180": 0.63, "1024 x 768": 0.545, "1366 x 657": 0.53, smallest: 0.5 };
const MAPS = ["germany", "new_england"] as const;
const LANGUAGES = { en, fr };

function sayIn(source: string): Say {
  const texts = new Map([...source.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key, text]) => [key!, text!]));
  return (key) => texts.get(key) ?? key;
}

const CASES = MAPS.flatMap((map) =>
  Object.entries(LANGUAGES).flatMap(([language, source]) =>
    Object.entries(WINDOWS).map(([window, scale]) => ({ map, language, window, scale, say: sayIn(source) })),
  ),
);

describe.each(CASES)("$map in $language at $window", ({ map, scale, say }) => {
  const boardIndex = boardIndexOf(fixtures.age.components, { options: { map } });
  const names = [...placedNames(boardIndex, say, { fontSize: Math.round(120 / scale) / 10, low: scale < 0.58 })];

  it("has every name whole, at least without what stands in brackets", () => {
    const whole = (id: string): string => say(`location-${id}`).replace(/ \(.*\)$/, "");
    const cut = names.filter(([id, { text }]) => !text.replace("\n", " ").startsWith(whole(id))).map(([, { text }]) => text);
    expect(cut).toEqual([]);
  });

  it("has no name over another one, over anything else, or over the edge", () => {
    const { crop } = boardIndex;
    const over = names.flatMap(([id, { box }], at) => [
      ...names.slice(at + 1).flatMap(([other, { box: next }]) => (overlap(box, next) > 0 ? [`${id} on ${other}`] : [])),
      ...takenOn(boardIndex).flatMap((taken) =>
        taken.of !== id && overlap(box, taken.box) > 0 ? [`${id} on ${taken.of ?? "a marker"}`] : [],
      ),
      ...(overlap(box, crop) < box.width * box.height - 0.01 ? [`${id} outside`] : []),
    ]);
    expect(over).toEqual([]);
  });
});
