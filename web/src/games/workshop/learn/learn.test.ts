// The page "how to play" Workshop of the World: every text is there in both languages and names only
// what it is given, and every clause and every piece in a picture exists.
import * as fixtures from "../../../demo/fixtures";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { Words, type Language } from "../../../words/words";
import { boardIndexOf } from "../board-index";
import { byId, standingIn } from "../pieces";
import { SECTIONS, STEPS } from "./guide";
import english from "./guide.en.ftl?raw";
import french from "./guide.fr.ftl?raw";
import { numbersOf } from "./numbers";
import { DEMAND, SCENES, viewOf, type Scene, type SceneName } from "./scenes";

const { components } = fixtures.workshop;

const RULES = readFileSync(resolve(import.meta.dirname, "../../../../../src/ironbridge/games/workshop/rules.toml"), "utf8");
const clauses = new Set([...RULES.matchAll(/^id = "(WW-[\w-]+)"/gm)].map(([, id]) => id!));
const GUIDES: Record<Language, Words> = { en: new Words("en", [english]), fr: new Words("fr", [french]) };
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const ACTIONS = STEPS.flatMap((step) => [`action-${step}-title`, `action-${step}-text`]);
const NEEDED = SECTIONS.flatMap(({ id, picture }) => ["title", "text", ...(picture ? ["caption"] : [])].map((part) => `${id}-${part}`));

test("has every text it needs and no other", () => {
  expect(keysOf(english).sort()).toEqual([...NEEDED, ...ACTIONS].sort());
  expect(keysOf(french)).toEqual(keysOf(english));
});

test.each(["en", "fr"] as const)("says its numbers in %s", (language) => {
  for (const key of keysOf(english)) expect(GUIDES[language].text(key, numbersOf(components)), key).not.toMatch(/\{\$|undefined|NaN/);
  expect(numbersOf(components)).toMatchObject({
    towns: 33,
    cards: 39,
    tokens: 25,
    money: 50,
    double: 100,
    three: 9,
    four: 7,
    five: 6,
    canal: 3,
    rail: 2,
  });
});

test("names clauses and glyphs that exist", () => {
  expect(SECTIONS.flatMap((section) => section.rules).filter((rule) => !clauses.has(rule))).toEqual([]);
  const sheet = readFileSync(resolve(import.meta.dirname, "../../../map/icons.svg"), "utf8");
  const drawn = new Set([...sheet.matchAll(/id="i-(\w+)"/g)].map(([, id]) => id!));
  const used = [...`${english}\n${french}`.matchAll(/<(\w+)>/g)].map(([, id]) => id!);
  expect([...used, ...STEPS, ...SECTIONS.map((section) => section.icon)].filter((id) => !drawn.has(id))).toEqual([]);
});

describe("pictures", () => {
  test.each(Object.keys(SCENES) as SceneName[])("%s shows pieces that fit where they stand", (name) => {
    const { towns, routes } = boardIndexOf(components);
    const scene: Scene = SCENES[name];
    const view = viewOf(components, scene);
    for (const { town } of view.industries) expect(standingIn(view, town).length).toBeLessThanOrEqual(towns.get(town)?.value ?? 0);
    expect(
      [...Object.keys(scene.marks ?? {}), ...view.links.map(({ connection }) => connection)].filter(
        (id) => !towns.has(id) && !routes.has(id),
      ),
    ).toEqual([]);
  });

  test("show what their captions count", () => {
    const red = viewOf(components, SCENES.network).links.filter(({ owner }) => owner === "red");
    const lines = red.map(({ connection }) => byId(components.connections, connection)!);
    const links = (network: typeof lines): number => network.reduce((sum, line) => sum + line.links, 0);
    const [joined, apart] = [true, false].map((at) => lines.filter(({ towns }) => towns.includes("reading") === at));
    expect([links(joined!), links(apart!)]).toEqual([4, 1]);
    expect(standingIn(viewOf(components, SCENES.full), "leeds")).toHaveLength(byId(components.towns, "leeds")?.value ?? 0);
    expect([DEMAND["port"], DEMAND["textile"], DEMAND["heavy"]]).toEqual([2, 3, 0]);
    expect(["reading", "southampton"].map((town) => byId(components.towns, town)?.value)).toEqual([2, 2]);
  });

  test("show cards that exist, one of them a choice card", () => {
    const ids = SECTIONS.flatMap(({ picture }) => (picture?.kind === "cards" ? picture.cards : []));
    expect(ids.map((id) => byId(components.cards, id)?.kind)).toEqual(["general", "general", "choice"]);
  });
});
