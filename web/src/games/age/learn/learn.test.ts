// The page "how to play" Age of Industry: every text is there in both languages and names only what
// it is given, and every clause and every piece in a picture exists.
import * as fixtures from "../../../demo/fixtures";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { Words, type Language } from "../../../words/words";
import { SECTIONS } from "./guide";
import english from "./guide.en.ftl?raw";
import french from "./guide.fr.ftl?raw";
import { numbersOf } from "./numbers";
import { mapOf, sceneOf, SCENES, viewOf, type SceneName } from "./scenes";

const { components } = fixtures.age;

const RULES = readFileSync(resolve(import.meta.dirname, "../../../../../src/ironbridge/games/age_of_industry/rules.toml"), "utf8");
const clauses = new Set([...RULES.matchAll(/^id = "(AI-[\w-]+)"/gm)].map(([, id]) => id!));
const GUIDES: Record<Language, Words> = { en: new Words("en", [english]), fr: new Words("fr", [french]) };
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

const PIECES = ["face-cubes", "face-goods", "face-flipped", "level-gone", "level-next"];
const ACTIONS = ["build", "double", "rail", "sell", "develop", "card_choice", "pass"].flatMap((action) => [
  `action-${action}-title`,
  `action-${action}-text`,
]);
const NEEDED = SECTIONS.flatMap(({ id, picture }) => ["title", "text", ...(picture ? ["caption"] : [])].map((part) => `${id}-${part}`));

test("has every text it needs and no other", () => {
  expect(keysOf(english).sort()).toEqual([...NEEDED, ...PIECES, ...ACTIONS].sort());
  expect(keysOf(french)).toEqual(keysOf(english));
});

test.each(["en", "fr"] as const)("says its numbers in %s", (language) => {
  for (const key of keysOf(english)) expect(GUIDES[language].text(key, numbersOf(components)), key).not.toMatch(/\{ ?\$|undefined|NaN/);
  expect(numbersOf(components)).toMatchObject({ hand: 6, limit: 9, few: 3, railways: 12, loan: 10, interest: 1, dollars: 5, unpaid: 5 });
});

test("names clauses and glyphs that exist", () => {
  expect(SECTIONS.flatMap((section) => section.rules).filter((rule) => !clauses.has(rule))).toEqual([]);
  const sheet = readFileSync(resolve(import.meta.dirname, "../../../map/icons.svg"), "utf8");
  const drawn = new Set([...sheet.matchAll(/id="i-(\w+)"/g)].map(([, id]) => id!));
  const used = [...`${english}\n${french}`.matchAll(/<(\w+)>/g)].map(([, id]) => id!);
  expect([...used, ...SECTIONS.map((section) => section.icon)].filter((id) => !drawn.has(id))).toEqual([]);
});

describe("pictures", () => {
  test.each(Object.keys(SCENES) as SceneName[])("%s shows pieces that fit where they stand, and routes that lead there", (name) => {
    const boardIndex = mapOf(components, name);
    const [view, scene] = [viewOf(components, name), sceneOf(components, name)];
    for (const tile of view.tiles) expect(boardIndex.slots.get(tile.slot)?.industries).toContain(tile.industry);
    for (const { link } of view.links) expect(boardIndex.routes.has(link)).toBe(true);
    expect(Object.keys(scene.marks ?? {}).filter((id) => !boardIndex.points.has(id))).toEqual([]);
    for (const flow of scene.flows ?? []) expect(flow.route?.length, flow.from).toBeGreaterThan(0);
    const over = (scene.flows ?? []).filter(({ resource }) => resource !== "iron").map(({ links }) => links.length);
    expect(over.every((links) => links > 0)).toBe(true);
  });

  test("the line of the last one pays what its caption says", () => {
    const boardIndex = mapOf(components, "end");
    const ends = boardIndex.routes.get("de-32")!.link.locations;
    const tiles = viewOf(components, "end").tiles.filter(({ slot }) => ends.includes(boardIndex.around.get(slot) ?? ""));
    const markets = ends.flatMap((id) => boardIndex.locations.get(id)?.markets ?? []);
    expect(components.rail_income + tiles.length + markets.length).toBe(6);
  });

  test("show cards that exist", () => {
    const hands = SECTIONS.flatMap(({ picture }) => (picture?.kind === "cards" ? picture.hand : []));
    expect(hands.filter((id) => !components.cards.some((card) => card.id === id))).toEqual([]);
  });
});
