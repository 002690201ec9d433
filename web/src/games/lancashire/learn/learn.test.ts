// The page "how to play" Lancashire: every text is there in both languages and names only what it
// is given, and every clause and every piece in a picture exists.
import * as fixtures from "../../../demo/fixtures";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { Scene } from "../../brass/learn/scenes";
import { Words, type Language } from "../../../words/words";
import { boardIndexOf } from "../board-index";
import { SECTIONS } from "./guide";
import english from "./guide.en.ftl?raw";
import french from "./guide.fr.ftl?raw";
import { numbersOf } from "./numbers";
import { SCENES, viewOf } from "./scenes";

const { components } = fixtures.lancashire;

const RULES = readFileSync(resolve(import.meta.dirname, "../../../../../src/ironbridge/games/lancashire/rules.toml"), "utf8");
const clauses = new Set([...RULES.matchAll(/^id = "(BL-[\w-]+)"/gm)].map(([, id]) => id!));
const GUIDES: Record<Language, Words> = { en: new Words("en", [english]), fr: new Words("fr", [french]) };
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

const PIECES = ["face-cubes", "face-goods", "face-flipped", "level-gone", "level-next"];
const ACTIONS = ["build", "double", "network", "develop", "sell", "loan", "pass"].flatMap((action) => [
  `action-${action}-title`,
  `action-${action}-text`,
]);
const NEEDED = SECTIONS.flatMap(({ id, picture }) => ["title", "text", ...(picture ? ["caption"] : [])].map((part) => `${id}-${part}`));

test("has every text it needs and no other", () => {
  expect(keysOf(english).sort()).toEqual([...NEEDED, ...PIECES, ...ACTIONS].sort());
  expect(keysOf(french)).toEqual(keysOf(english));
});

test.each(["en", "fr"] as const)("says its numbers in %s", (language) => {
  for (const key of keysOf(english)) expect(GUIDES[language].text(key, numbersOf(components)), key).not.toMatch(/\{\$|undefined|NaN/);
  expect(numbersOf(components)).toMatchObject({
    money: 30,
    small: 10,
    middle: 20,
    large: 30,
    bonus: 3,
    two: 10,
    three: 9,
    four: 8,
    pounds: 10,
  });
});

test("names clauses and glyphs that exist", () => {
  expect(SECTIONS.flatMap((section) => section.rules).filter((rule) => !clauses.has(rule))).toEqual([]);
  const sheet = readFileSync(resolve(import.meta.dirname, "../../../map/icons.svg"), "utf8");
  const drawn = new Set([...sheet.matchAll(/id="i-(\w+)"/g)].map(([, id]) => id!));
  const used = [...`${english}\n${french}`.matchAll(/<(\w+)>/g)].map(([, id]) => id!);
  expect([...used, ...SECTIONS.map((section) => section.icon)].filter((id) => !drawn.has(id))).toEqual([]);
});

describe("pictures", () => {
  test.each(Object.entries(SCENES) as [string, Scene][])("%s shows pieces that fit where they stand", (_, scene) => {
    const boardIndex = boardIndexOf(components);
    const shown = viewOf(components, scene);
    for (const tile of shown.tiles) expect(boardIndex.slots.get(tile.slot)?.industries).toContain(tile.industry);
    for (const { link } of shown.links) expect(boardIndex.routes.get(link)?.link[shown.era]).toBe(true);
    const named = [...Object.keys(scene.marks ?? {}), ...(scene.flows ?? []).flatMap((flow) => [flow.from, flow.to, ...flow.links])];
    expect(named.filter((id) => !boardIndex.slots.has(id) && !boardIndex.routes.has(id))).toEqual([]);
  });

  test("show cards that exist, and a pile without the tiles drawn", () => {
    const hands = SECTIONS.flatMap(({ picture }) => (picture?.kind === "cards" ? picture.hand : []));
    expect(hands.filter((id) => !components.cards.some((card) => card.id === id))).toEqual([]);
    expect(viewOf(components, {}).distant_market).toEqual({ marker: 3, drawn: [2, 1], pile_size: 6 });
  });
});
