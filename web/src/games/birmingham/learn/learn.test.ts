// The lessons and the page of Birmingham: every text is there in both languages, names only what
// it is given, and every clause and every piece in a picture exists.
import { partOf } from "../../../api/part-of";
import * as fixtures from "../../../demo/fixtures";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../api/types";
import type { Moment } from "./reading";
import { Words, type Language } from "../../../words/words";
import { boardIndexOf } from "../board-index";
import { facetReader } from "../facets";
import { buildOf, firstIndustry, linksToMerchants } from "./advice";
import { SECTIONS } from "./guide";
import guideEnglish from "./guide.en.ftl?raw";
import guideFrench from "./guide.fr.ftl?raw";
import { learn } from "./index";
import brassEnglish from "../../brass/learn/lessons.en.ftl?raw";
import brassFrench from "../../brass/learn/lessons.fr.ftl?raw";
import lessonsEnglish from "./lessons.en.ftl?raw";
import lessonsFrench from "./lessons.fr.ftl?raw";
import type { Scene } from "../../brass/learn/scenes";
import { scoreArgs } from "../../brass/learn/score";
import { SCENES, viewOf } from "./scenes";
import { STEPS } from "./steps";

const { components, views } = fixtures.birmingham;

const view = views["midCanal"];
const RULES = readFileSync(resolve(import.meta.dirname, "../../../../../src/ironbridge/games/birmingham/rules.toml"), "utf8");
const clauses = new Set([...RULES.matchAll(/^id = "(BB-[\w-]+)"/gm)].map(([, id]) => id!));
const GUIDES: Record<Language, Words> = { en: new Words("en", [guideEnglish]), fr: new Words("fr", [guideFrench]) };
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

function moment(more: Partial<Moment> = {}): Moment {
  const told = { components, view, seat: 2, yourTurn: true, over: false, acted: false };
  return { ...told, legal: view.legal ?? [], news: [], events: [], ...more };
}

const EVENT: GameEvent = {
  seat: 2,
  key: "event-build",
  args: {
    seat: "seat-2",
    owner: "seat-2",
    industry: "industry-coal_mine",
    location: "location-dudley",
    slot: "slot-dudley_1",
    link: "link-dudley-birmingham",
    money: 5,
    cubes: 2,
    spaces: 4,
    level: 1,
    amount: 2,
  },
};

describe.each(["en", "fr"] as const)("lessons in %s", (language) => {
  const words = learn.words(language);

  test.each(STEPS.map((step) => [step.id, step] as const))("%s", (id, step) => {
    const args = step.args?.(moment(), EVENT) ?? {};
    const parts = ["title", "text", ...(step.task ? ["task"] : [])];
    for (const part of parts) {
      expect(words.has(`${id}-${part}`)).toBe(true);
      expect(words.text(`${id}-${part}`, args)).not.toMatch(/\{\$|undefined|NaN/);
    }
  });

  test("none is left over", () => {
    const needed = STEPS.flatMap((step) => [`${step.id}-title`, `${step.id}-text`, ...(step.task ? [`${step.id}-task`] : [])]);
    expect(keysOf(language === "en" ? brassEnglish + lessonsEnglish : brassFrench + lessonsFrench).sort()).toEqual(needed.sort());
  });
});

test("every step and every section names clauses that exist", () => {
  const named = [...STEPS.flatMap((step) => step.rule ?? []), ...SECTIONS.flatMap((section) => section.rules)];
  expect(named.filter((rule) => !clauses.has(rule))).toEqual([]);
});

test("every glyph in a text is in the sheet of glyphs", () => {
  const sheet = readFileSync(resolve(import.meta.dirname, "../../../map/icons.svg"), "utf8");
  const drawn = new Set([...sheet.matchAll(/id="i-(\w+)"/g)].map(([, id]) => id!));
  const texts = [guideEnglish, guideFrench, brassEnglish, brassFrench, lessonsEnglish, lessonsFrench].join("\n");
  const used = [...texts.matchAll(/<(\w+)>/g)].map(([, id]) => id!);
  const asked = [...STEPS.map((step) => step.icon), ...SECTIONS.map((section) => section.icon)];
  expect([...used, ...asked].filter((id) => !drawn.has(id))).toEqual([]);
});

describe("the page", () => {
  const PARTS = ["title", "text"];
  const PIECES = ["face-cubes", "face-goods", "face-flipped", "level-gone", "level-next"];
  const ACTIONS = ["build", "network", "develop", "sell", "loan", "scout", "pass"].flatMap((action) => [
    `action-${action}-title`,
    `action-${action}-text`,
  ]);

  test("has every text it needs and no other", () => {
    const needed = SECTIONS.flatMap(({ id, picture }) => [...PARTS, ...(picture ? ["caption"] : [])].map((part) => `${id}-${part}`));
    expect(keysOf(guideEnglish).sort()).toEqual([...needed, ...PIECES, ...ACTIONS].sort());
    expect(keysOf(guideFrench)).toEqual(keysOf(guideEnglish));
    for (const words of Object.values(GUIDES)) expect(words.has("aim-text")).toBe(true);
  });

  test.each(Object.entries(SCENES) as [string, Scene][])("the picture %s shows pieces that fit where they stand", (_, scene) => {
    const boardIndex = boardIndexOf(components);
    const shown = viewOf(components, scene);
    for (const tile of shown.tiles) expect(boardIndex.slots.get(tile.slot)?.industries).toContain(tile.industry);
    for (const { link } of shown.links) expect(boardIndex.routes.get(link)?.link[shown.era]).toBe(true);
    const named = [...Object.keys(scene.marks ?? {}), ...(scene.flows ?? []).flatMap((flow) => [flow.from, flow.to, ...flow.links])];
    expect(named.filter((id) => !boardIndex.slots.has(id) && !boardIndex.routes.has(id) && !boardIndex.spaces.has(id))).toEqual([]);
  });

  test("shows cards that exist", () => {
    const hands = SECTIONS.flatMap(({ picture }) => (picture?.kind === "cards" ? picture.hand : []));
    expect(hands.filter((id) => !components.cards.some((card) => card.id === id))).toEqual([]);
  });
});

describe("advice", () => {
  test("is always among what may be done", () => {
    const now = moment();
    const built = buildOf(now, [firstIndustry(now)]).places ?? [];
    const legal = (view.legal ?? []).flatMap((move) => facetReader(components).facets(move)).map((facet) => facet.value);
    expect(built.length).toBeGreaterThan(0);
    for (const place of [...built, ...(linksToMerchants(now).places ?? [])]) expect(legal).toContain(place);
  });

  test("begins with a coal mine, by cards of the hand", () => {
    const legal = ["build cotton_mill worcester_1", "build coal_mine dudley_1", "loan"];
    const now = moment({ legal });
    expect(firstIndustry(now)).toBe("coal_mine");
    expect(buildOf(now, ["coal_mine"])).toEqual({ places: ["dudley_1"], cards: ["coal_mine"] });
    expect(firstIndustry(moment({ legal: ["loan", "pass"] }))).toBe("none");
  });

  test("leads to merchants by the shortest way", () => {
    const legal = ["link dudley-birmingham", "link birmingham-oxford", "link wolverhampton-dudley"];
    expect(linksToMerchants(moment({ legal })).places?.[0]).toBe("birmingham-oxford");
  });
});

test("the score is told by its parts, and who has won", () => {
  const scored = (source: string, points: number): GameEvent => ({
    seat: 2,
    key: `event-score-${source}`,
    args: { seat: "seat-2", points },
  });
  const events = [
    scored("links", 6),
    scored("tiles", 12),
    scored("money", 4),
    scored("income", 3),
    scored("tiles-again", 5),
    { ...scored("links", 50), seat: 1 },
  ];
  const tiles = [
    { owner: 2, flipped: true },
    { owner: 2, flipped: false },
    { owner: 1, flipped: false },
  ];
  const players = [10, 20, 30, 20].map((victory_points) => ({ victory_points }));
  const args = scoreArgs(moment({ events, view: partOf({ ...view, players, tiles }) }));
  expect(args).toEqual({ links: 6, tiles: 12, money: 4, income: 3, again: 5, total: 30, rival: 20, result: "won", idle: 1, flips: "some" });
});
