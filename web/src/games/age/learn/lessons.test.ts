// The lessons of Age of Industry: every text is there in both languages and names only what it is
// given, every clause and glyph exists, and lamps stand where something may be done.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../api/types";
import * as fixtures from "../../../demo/fixtures";
import type { Step } from "../../../learn/lesson";
import { guidedSeats, isGuided } from "../../../learn/lesson";
import { advance, EMPTY } from "../../../learn/notebook";
import { firstBuilds, firstIndustry, goodsToBuild, linesToLay, linesToOutlets, sales } from "./advice";
import { learn } from "./index";
import lessonsEnglish from "./lessons.en.ftl?raw";
import lessonsFrench from "./lessons.fr.ftl?raw";
import { lineOf, mapOf, type Moment } from "./reading";
import { scoreArgs } from "./score";
import { STEPS } from "./steps";

const { components, views } = fixtures.age;
const steps = STEPS as readonly Step[];
const file = (path: string): string => readFileSync(resolve(import.meta.dirname, path), "utf8");
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

function moment(name: keyof typeof views, more: Partial<Moment> = {}): Moment {
  const view = views[name];
  const told = { components, view, seat: view.you ?? 0, yourTurn: true, over: false, acted: false };
  return { ...told, legal: view.legal ?? [], news: [], events: [], ...more };
}

/** A position of Germany with other tiles and lines, for the person in the second seat. */
function placed(
  tiles: readonly [slot: string, owner: number, industry: string][],
  lines: readonly string[],
  legal: readonly string[] = [],
) {
  const view = {
    ...views.germanyStart,
    tiles: tiles.map(([slot, owner, industry]) => ({ slot, owner, industry, level: 1, flipped: false, resources: 0, rebuilt: false })),
    links: lines.map((link) => ({ link, owner: 0 })),
    market_tiles: views.germanyStart.market_tiles.map((market) => ({ ...market, used: true })),
  };
  return moment("germanyStart", { view, seat: 1, legal });
}

const event = (key: string, args: GameEvent["args"], seat = 1): GameEvent => ({ key, seat, args: { seat: `seat-${seat}`, ...args } });
const TILE = { owner: "seat-1", slot: "slot-dresden-1", location: "location-dresden", industry: "industry-coal_mine", level: 1 };
const EVENT = event("event-flip", { ...TILE, link: "link-de-24", money: 4, cubes: 2 });
const pagesOf = (news: readonly GameEvent[], more: Partial<Moment> = {}, before = EMPTY): readonly string[] =>
  advance(before, steps, moment("germany", { seat: 1, news, ...more }), 1).pages.map(({ step }) => step);

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const words = learn.words(language);

  test.each(STEPS.map((step) => [step.id, step] as const))("%s", (id, step) => {
    for (const name of ["germanyStart", "germany", "newEnglandOver"] as const) {
      const args = step.args?.(moment(name), EVENT) ?? {};
      for (const part of ["title", "text", ...(step.task ? ["task"] : [])]) {
        expect(words.has(`${id}-${part}`)).toBe(true);
        expect(words.text(`${id}-${part}`, args)).not.toMatch(/\{ ?\$|undefined|NaN/);
      }
    }
  });

  test("no text is left over", () => {
    const needed = STEPS.flatMap(({ id, task }) => [`${id}-title`, `${id}-text`, ...(task ? [`${id}-task`] : [])]);
    expect(keysOf(language === "en" ? lessonsEnglish : lessonsFrench).sort()).toEqual(needed.sort());
  });
});

test("clauses and glyphs exist", () => {
  const rules = file("../../../../../src/ironbridge/games/age_of_industry/rules.toml");
  const clauses = new Set([...rules.matchAll(/^id = "(AI-[\w-]+)"/gm)].map(([, id]) => id));
  expect(STEPS.map((step) => step.rule).filter((rule) => !clauses.has(rule))).toEqual([]);
  const drawn = new Set([...file("../../../map/icons.svg").matchAll(/id="i-(\w+)"/g)].map(([, id]) => id));
  const used = [...`${lessonsEnglish}\n${lessonsFrench}`.matchAll(/<(\w+)>/g)].map(([, id]) => id);
  expect([...used, ...STEPS.map((step) => step.icon)].filter((id) => !drawn.has(id))).toEqual([]);
});

test("the guided game has as many players as the game allows, on the map of Germany", () => {
  expect(isGuided("age-of-industry")).toBe(true);
  expect(guidedSeats("age-of-industry")).toBe(Math.max(...components.seat_counts));
  expect(components.maps[0]?.id).toBe("germany");
});

test("a game begins with what it is about, then one thing at a time", () => {
  const view = { ...views.germanyStart, tiles: [] };
  let book = advance(EMPTY, steps, moment("germanyStart", { view }), 0);
  expect(book.pages.map(({ step }) => step)).toEqual(["welcome", "cards", "first-build"]);
  const mine = { ...TILE, flipped: false, resources: 3, rebuilt: false, owner: 1, slot: "dresden-1", industry: "coal_mine" };
  const later = { ...view, round: 2, tiles: [mine] };
  const news = [event("event-build", TILE), event("event-loan", { loans: 1, money: 10 }), event("event-interest", { money: 1 })];
  book = advance(book, steps, moment("germanyStart", { view: later, news, acted: true }), 1);
  expect(book.pages.slice(3).map(({ step }) => step)).toEqual(["built", "borrowed", "interest", "order", "railway"]);
  expect([book.at, book.done]).toEqual([3, ["first-build"]]);
});

test("lessons come up when their time has come", () => {
  const seen = ["welcome", "cards", "order", "railway", "goods", "draw"].map((step) => ({ step, args: {} }));
  const book = { ...EMPTY, pages: seen };
  const asked = (view: object, legal: readonly string[] = []): readonly string[] =>
    pagesOf([], { view: { ...views.germany, ...view }, legal, seat: 3 }, book).slice(seen.length);
  expect(asked({ round: 3 })).toEqual([]);
  expect(asked({ round: 4 })).toContain("cubes");
  expect(asked({ round: 3 }, ["sell cologne-2"])).toEqual(["sell"]);
  expect(asked({ round: 3 }, ["repay"])).toEqual(["repay"]);
  expect(asked({ round: 4 }, ["combine port kiel-1"])).not.toContain("combine");
  expect(asked({ round: 5 }, ["combine port kiel-1"])).toContain("combine");
  expect(asked({ round: 7 })).toEqual(expect.arrayContaining(["develop", "preview"]));
  expect(asked({ round: 3, deck_size: 9 })).toEqual(["clock"]);
  expect(asked({ round: 3, deck_size: 0 })).toEqual(["last"]);
  const mill = { ...views.germany.tiles[0]!, owner: 3, industry: "cotton_mill", flipped: false };
  expect(asked({ round: 3, tiles: [mill] })).toEqual(["way"]);
});

test("notes tell a sale from a mine that is used up, and one's own from others'", () => {
  const mill = { ...TILE, industry: "industry-cotton_mill", money: 8 };
  expect(pagesOf([event("event-flip", mill)])).toContain("sold");
  expect(pagesOf([event("event-flip", mill)])).not.toContain("flipped");
  expect(pagesOf([event("event-flip", { ...TILE, money: 4 }, 2)])).toContain("flipped");
  expect(pagesOf([event("event-flip", { ...TILE, owner: "seat-2" })])).not.toContain("flipped");
  expect(pagesOf([event("event-coal", TILE, 2)])).toContain("used");
  expect(pagesOf([event("event-coal", { ...TILE, owner: "seat-2" })])).toContain("taken");
  expect(pagesOf([event("event-port", TILE, 2)])).toContain("shipped");
});

test("a first tile is a mine in a busy place", () => {
  const legal = ["build cotton_mill berlin-1", "build coal_mine poland-1", "build coal_mine dresden-1", "build coal_mine essen-1"];
  const now = placed([], [], legal);
  expect(firstIndustry(now)).toBe("coal_mine");
  expect(firstBuilds(now, "coal_mine").places).not.toContain("poland-1");
  expect(firstIndustry(placed([], [], ["build cotton_mill berlin-1"]))).toBe("cotton_mill");
  const hand = ["yellow", "coal_mine", "port", "brown"];
  const players = now.view.players.map((player) => ({ ...player, hand }));
  const { cards = [] } = firstBuilds({ ...now, legal: ["build coal_mine dresden-1"], view: { ...now.view, players } }, "coal_mine");
  expect([...cards].sort()).toEqual(["coal_mine", "yellow"]);
});

test("mills stand near an outlet, and lines lead there", () => {
  const legal = ["build cotton_mill munich-1", "build cotton_mill hanover-1", "build cotton_mill hamburg-3"];
  const port = ["hamburg-1", 2, "port"] as const;
  expect(goodsToBuild(placed([[...port]], [], legal)).places).toEqual(["hamburg-3", "hanover-1"]);
  const mill = ["berlin-1", 1, "cotton_mill"] as const;
  const lines = ["link de-22", "link de-06", "link de-24"];
  expect(linesToOutlets(placed([[...mill], [...port]], [], lines)).places).toEqual(["de-06"]);
  // Factory goods do not go through a port of level 1.
  expect(linesToOutlets(placed([["berlin-1", 1, "factory"], [...port]], [], lines)).places).toEqual([]);
  // Lines of others count: from Magdeburg one reaches Hamburg by Hanover.
  expect(linesToOutlets(placed([["magdeburg-1", 1, "cotton_mill"], [...port]], ["de-05"], ["link de-20", "link de-23"])).places).toEqual([
    "de-20",
  ]);
});

test("a first line leads to a busy place, however busy its beginning", () => {
  const lines = ["link de-30", "link de-09", "link de-31"];
  const now = placed(
    [
      ["essen-1", 1, "coal_mine"],
      ["essen-2", 2, "coal_mine"],
      ["hanover-1", 2, "ironworks"],
    ],
    [],
    lines,
  );
  expect(linesToLay(now).places?.[0]).toBe("de-09");
});

test("lamps stand where something may be done", () => {
  const advice = [linesToLay, goodsToBuild, sales];
  for (const name of ["germanyStart", "germany", "newEngland", "newEnglandLate"] as const) {
    const now = moment(name);
    const possible = new Set(now.legal.map((move) => move.split(" ").at(-1)));
    for (const place of advice.flatMap((points) => points(now).places ?? [])) expect(possible, name).toContain(place);
  }
  const { places = [] } = linesToLay(moment("germany"));
  expect(places.length).toBeGreaterThan(0);
  expect(places.map((id) => lineOf(moment("germany"), id)?.id)).toEqual(places);
  expect(mapOf(moment("newEngland")).id).toBe("new_england");
});

test("the score is told by where it came from", () => {
  const events = [
    event("event-rails", { money: 40 }, 0),
    event("event-score-tiles", { points: 11 }, 0),
    event("event-score-money", { points: 13 }, 0),
    event("event-score-loans", { points: 10, loans: 2 }, 0),
    event("event-score-tiles", { points: 50 }, 1),
  ];
  const score = scoreArgs(moment("germanyOver", { over: true, seat: 0, events }));
  expect(score).toMatchObject({ tiles: 11, money: 13, loans: -10, rails: 40, total: views.germanyOver.result.scores[0] });
  expect(score["result"]).toBe(views.germanyOver.result.winners.includes(0) ? "won" : "lost");
  expect(Object.is(scoreArgs(moment("germanyOver", { over: true, seat: 0 }))["loans"], 0)).toBe(true);
});
