// The page "how to play" Spyrium: every text is there in both languages and names only what it is
// given, and every clause and every card in a picture exists.
import * as fixtures from "../../../demo/fixtures";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { Words, type Language } from "../../../words/words";
import { boardIndexFor } from "../board-index";
import { faceOf } from "../cards";
import { SECTIONS } from "./guide";
import english from "./guide.en.ftl?raw";
import french from "./guide.fr.ftl?raw";
import { numbersOf } from "./numbers";
import { SCENES, viewOf, type SceneName } from "./scenes";

const { components } = fixtures.spyrium;

const RULES = readFileSync(resolve(import.meta.dirname, "../../../../../src/ironbridge/games/spyrium/rules.toml"), "utf8");
const clauses = new Set([...RULES.matchAll(/^id = "(SP-[\w-]+)"/gm)].map(([, id]) => id!));
const GUIDES: Record<Language, Words> = { en: new Words("en", [english]), fr: new Words("fr", [french]) };
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

const ACTIONS = ["worker", "develop", "event", "card_industry", "money", "building", "pass"].flatMap((action) => [
  `action-${action}-title`,
  `action-${action}-text`,
]);
const NEEDED = SECTIONS.flatMap(({ id, picture }) => ["title", "text", ...(picture ? ["caption"] : [])].map((part) => `${id}-${part}`));

test("has every text it needs and no other", () => {
  expect(keysOf(english).sort()).toEqual([...NEEDED, ...ACTIONS].sort());
  expect(keysOf(french)).toEqual(keysOf(english));
});

test.each(["en", "fr"] as const)("says its numbers in %s", (language) => {
  for (const key of keysOf(english)) expect(GUIDES[language].text(key, numbersOf(components)), key).not.toMatch(/\{\$|undefined|NaN/);
  expect(numbersOf(components)).toMatchObject({
    rounds: 6,
    a: 3,
    b: 2,
    c: 1,
    money: 8,
    workers: 3,
    reserve: 4,
    first: 8,
    second: 20,
    bonus: 5,
    most: 7,
    crane: 3,
    capital: 2,
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
  test.each(Object.keys(SCENES) as SceneName[])("%s shows cards and workers that fit where they are", (name) => {
    const boardIndex = boardIndexFor({ width: 470, height: 560 });
    const view = viewOf(components, SCENES[name]);
    for (const { slot, card } of view.market) expect([slot, card === null || faceOf(components, card) !== undefined]).toEqual([slot, true]);
    const named = [...Object.keys(SCENES[name].marks), ...view.workers.map(({ gap }) => gap)];
    expect(named.filter((id) => !boardIndex.slots.has(id) && !boardIndex.gaps.has(id))).toEqual([]);
  });

  test("count the crowd that the captions speak of", () => {
    const beside = (name: SceneName): number => viewOf(components, SCENES[name]).around[4]! - 1;
    expect([beside("money"), beside("activate")]).toEqual([3, 2]);
  });

  test("show cards that exist", () => {
    const cards = SECTIONS.flatMap(({ picture }) => (picture?.kind === "cards" ? picture.cards : []));
    expect(cards.filter(({ id }) => faceOf(components, id) === undefined)).toEqual([]);
  });
});
