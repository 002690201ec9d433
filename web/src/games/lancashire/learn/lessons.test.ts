// The lessons of Lancashire: every text is there in both languages and names only what it is given,
// every clause and glyph exists, lamps stand where something may be done, and all of them come up.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../api/types";
import * as fixtures from "../../../demo/fixtures";
import type { Step } from "../../../learn/lesson";
import { advance, EMPTY, type Notebook } from "../../../learn/notebook";
import brassEnglish from "../../brass/learn/lessons.en.ftl?raw";
import brassFrench from "../../brass/learn/lessons.fr.ftl?raw";
import { scoreArgs } from "../../brass/learn/score";
import { buildOf, firstIndustry, linksToMarkets, portsToBuild } from "./advice";
import { learn } from "./index";
import lessonsEnglish from "./lessons.en.ftl?raw";
import lessonsFrench from "./lessons.fr.ftl?raw";
import type { Moment } from "./reading";
import { STEPS } from "./steps";

const { components, views } = fixtures.lancashire;
const file = (path: string): string => readFileSync(resolve(import.meta.dirname, path), "utf8");
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

/** A first game for two as it is guided, before anything is built; the person has seat 0. */
const START: Moment["view"] = {
  ...views.community,
  options: { introductory: true, virtual_link: false, classic_deck: false, community: false },
  you: 0,
  round: 1,
  tiles: [],
  links: [],
  distant_market: { marker: 0, drawn: [], pile_size: 8 },
};
const CANALS = ["link rochdale--yorkshire", "loan 30"];
const LEGAL = ["build cotton_mill oldham_e", "build cotton_mill rochdale_n", "build coal_mine wigan_n", "loan 30"];

function moment(view: Partial<Moment["view"]> = {}, more: Partial<Moment> = {}): Moment {
  const told = { components, view: { ...START, ...view }, seat: 0, yourTurn: true, over: false, acted: false };
  return { ...told, legal: LEGAL, news: [], events: [], ...more };
}

const tile = (industry: string, slot: string, more: object = {}) => ({
  slot,
  owner: 0,
  industry,
  level: 1,
  resources: 0,
  flipped: false,
  ...more,
});
const event = (key: string, args: GameEvent["args"], seat = 0): GameEvent => ({ key, seat, args: { seat: `seat-${seat}`, ...args } });
const EVENT = event("event-build", {
  owner: "seat-0",
  industry: "industry-port",
  location: "location-preston",
  slot: "slot-preston_s",
  link: "link-preston--wigan",
  money: 5,
  cubes: 2,
  spaces: 4,
  steps: 2,
  level: 1,
});

const stepOf = (id: string): Step<Moment["components"], Moment["view"]> => STEPS.find((step) => step.id === id)!;

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const words = learn.words(language);

  test.each(STEPS.map((step) => [step.id, step] as const))("%s", (id, step) => {
    const args = step.args?.(moment(), EVENT) ?? {};
    for (const part of ["title", "text", ...(step.task ? ["task"] : [])]) {
      expect(words.has(`${id}-${part}`)).toBe(true);
      expect(words.text(`${id}-${part}`, args)).not.toMatch(/\{\$|undefined|NaN/);
    }
  });

  test("no text is left over", () => {
    const needed = STEPS.flatMap(({ id, task }) => [`${id}-title`, `${id}-text`, ...(task ? [`${id}-task`] : [])]);
    expect(keysOf(language === "en" ? brassEnglish + lessonsEnglish : brassFrench + lessonsFrench).sort()).toEqual(needed.sort());
  });

  test("what differs is said differently", () => {
    const told = (id: string, view: Partial<Moment["view"]>, news?: GameEvent) =>
      words.text(`${id}-text`, stepOf(id).args?.(moment(view, { news: news ? [news] : [] }), news));
    const at = (marker: number) => told("distant", { distant_market: { marker, drawn: [], pile_size: 8 } });
    expect(new Set([0, 5, 7, 8].map(at)).size).toBe(4);
    const through = (owner: string) => told("shipped", {}, event("event-port", { ...EVENT.args, owner }));
    expect(through("seat-0")).not.toBe(through("seat-1"));
    const kinds = ["cotton_mill", "port", "coal_mine", "iron_works", "shipyard"].map((kind) => `industry-${kind}`);
    expect(new Set(kinds.map((industry) => told("built", {}, event("event-build", { ...EVENT.args, industry })))).size).toBe(5);
  });
});

test("clauses and glyphs exist", () => {
  const rules = file("../../../../../src/ironbridge/games/lancashire/rules.toml");
  const clauses = new Set([...rules.matchAll(/^id = "(BL-[\w-]+)"/gm)].map(([, id]) => id));
  expect(STEPS.map((step) => step.rule).filter((rule) => !clauses.has(rule))).toEqual([]);
  const drawn = new Set([...file("../../../map/icons.svg").matchAll(/id="i-(\w+)"/g)].map(([, id]) => id));
  const used = [...`${lessonsEnglish}\n${lessonsFrench}`.matchAll(/<(\w+)>/g)].map(([, id]) => id);
  expect([...used, ...STEPS.map((step) => step.icon)].filter((id) => !drawn.has(id))).toEqual([]);
});

test("a whole game brings every lesson, few at a time, and its tasks are done by playing", () => {
  let book: Notebook = EMPTY;
  let heard = 0;
  const after = (view: Partial<Moment["view"]>, more: Partial<Moment> = {}): string[] => {
    const before = book.pages.length;
    book = advance(book, STEPS as readonly Step[], moment(view, more), heard++);
    return book.pages.slice(before).map(({ step }) => step);
  };
  const tiles = [tile("cotton_mill", "rochdale_n")];
  const links = [{ link: "rochdale--yorkshire", owner: 0 }];
  expect(after({})).toEqual(["welcome", "cards", "first-build"]);
  expect(after({ round: 2, tiles }, { news: [EVENT], acted: true, legal: CANALS })).toEqual(["built", "two-actions", "network"]);
  const legal = [...LEGAL, "sell rochdale_n", "double port preston_s"];
  expect(after({ round: 2, tiles, links }, { legal: [...legal, ...CANALS] })).toEqual(["distant", "sell"]);
  expect(after({ round: 3, tiles, links })).toEqual(["money"]);
  after({ round: 3, tiles, links }, { news: [event("event-loan", { money: 30, levels: 3 })], acted: true });
  const sold = [tile("cotton_mill", "rochdale_n", { flipped: true })];
  const sale = [event("event-distant", { steps: 2, closed: 0 }), event("event-distant-bonus", { spaces: 2 })];
  expect(after({ round: 4, tiles: sold, links }, { news: sale, acted: true })).toEqual(["exported", "cubes", "develop"]);
  expect(book.pages.find(({ step }) => step === "exported")?.args).toEqual({ steps: 2, spaces: 2 });
  expect(after({ round: 5, tiles: sold, links }, { news: [event("event-develop", {})], acted: true })).toEqual(["developed", "port"]);
  expect(after({ round: 6, tiles: [...sold, tile("port", "preston_s")], links }, { legal })).toEqual(["double"]);
  expect(after({ round: 7, tiles: sold, links })).toEqual(["preview"]);
  expect(after({ round: 9, tiles: sold, links })).toEqual(["last-rounds"]);
  expect(after({ round: 10, tiles: sold, links }, { over: true, yourTurn: false })).toEqual(["score"]);
  const lessons = STEPS.filter((step) => step.kind === "lesson");
  expect(lessons.filter(({ id }) => !book.pages.some(({ step }) => step === id))).toEqual([]);
  expect(book.done.toSorted()).toEqual(lessons.flatMap((step) => (step.task ? [step.id] : [])).sort());
});

test("where no market is at hand a loan comes before the first canal, and one mill is not sold in the middle of the game", () => {
  const tiles = [tile("cotton_mill", "preston_nw")];
  const first = advance(EMPTY, STEPS as readonly Step[], moment(), 0);
  const shown = (view: Partial<Moment["view"]>, legal: readonly string[]): string[] =>
    advance(first, STEPS as readonly Step[], moment({ tiles, ...view }, { legal }), 1).pages.map(({ step }) => step);
  const far = ["link preston--wigan", "loan 30"];
  expect(shown({ round: 2 }, far)).toContain("money");
  expect(shown({ round: 2 }, far)).not.toContain("network");
  expect(shown({ round: 3 }, far)).toContain("network");
  const sale = ["sell preston_nw"];
  const rounds = [3, 4, 6, 7].filter((round) => shown({ round }, sale).includes("sell"));
  expect(rounds).toEqual([3, 7]);
  expect(shown({ round: 5 }, [...sale, "sell oldham_e"])).toContain("sell");
});

test("a market that closes and a port that serves are told once each", () => {
  const told = (news: GameEvent): readonly string[] => {
    const late = moment({ round: 8 }, { news: [news], yourTurn: false });
    return advance(EMPTY, STEPS as readonly Step[], late, 0).pages.map(({ step }) => step);
  };
  expect(told(event("event-distant-closed", {}, 1))).toContain("closed");
  expect(told(event("event-distant", { steps: 4, closed: 1 }))).not.toContain("exported");
  expect(told(event("event-port", { ...EVENT.args, seat: "seat-1" }, 1))).toContain("served");
  expect(told(event("event-port", EVENT.args))).toContain("shipped");
});

describe("lamps", () => {
  test("begin with a mill, where the way to a market icon is short, by cards of the hand", () => {
    const players = START.players.map((player) => ({ ...player, hand: ["manchester", "oldham", "preston", "stockport", "coal_mine"] }));
    const legal = ["manchester_nw", "oldham_e", "preston_nw", "stockport_w"].map((slot) => `build cotton_mill ${slot}`);
    const now = moment({ players }, { legal: [...legal, "build coal_mine wigan_n"] });
    expect(firstIndustry(now)).toBe("cotton_mill");
    expect(buildOf(now, "cotton_mill")).toEqual({
      places: ["preston_nw", "stockport_w", "manchester_nw"],
      cards: ["manchester", "preston", "stockport"],
    });
    expect(firstIndustry(moment({}, { legal: ["loan 30", "pass"] }))).toBe("none");
  });

  test("lead by canal to the nearest market icon, a port's too, as long as a tile needs one", () => {
    const legal = ["link manchester--oldham", "link oldham--rochdale", "link manchester--warrington_runcorn"];
    const tiles = [tile("cotton_mill", "oldham_e")];
    const lit = (view: Partial<Moment["view"]>, more = legal) => linksToMarkets(moment({ tiles, ...view }, { legal: more })).places ?? [];
    expect(lit({})[0]).toBe("oldham--rochdale");
    const port = tile("port", "warrington_runcorn_w", { owner: 1 });
    expect(lit({ tiles: [...tiles, port] })[0]).toBe("manchester--warrington_runcorn");
    // One more canal may be missing, not two.
    expect(lit({}, ["link manchester--oldham", "link preston--wigan"])).toEqual([]);
    const links = ["oldham--rochdale", "rochdale--yorkshire"].map((link) => ({ link, owner: 1 }));
    expect(lit({ links })).toEqual([]);
    expect(lit({ tiles: [tile("cotton_mill", "oldham_e", { flipped: true })] })).toEqual([]);
  });

  test("show ports that cotton reaches by canals that are dug already, and no others", () => {
    const legal = ["build port fleetwood_single", "build port liverpool_nw"];
    const tiles = [tile("cotton_mill", "preston_nw")];
    expect(portsToBuild(moment({ tiles }, { legal })).places).toEqual([]);
    const links = ["preston--wigan", "liverpool--wigan"].map((link) => ({ link, owner: 1 }));
    expect(portsToBuild(moment({ tiles, links }, { legal })).places).toEqual(["liverpool_nw"]);
  });
});

test("the score of the introductory game is told by its parts", () => {
  const events = ["links", "tiles", "money", "income", "tiles-again"].map((source, at) =>
    event(`event-score-${source}`, { points: at + 1 }),
  );
  const tiles = [tile("cotton_mill", "rochdale_n", { flipped: true })];
  const players = START.players.map((player, seat) => ({ ...player, victory_points: seat === 0 ? 15 : 20 }));
  const parts = { links: 1, tiles: 2, money: 3, income: 4, again: 5 };
  expect(scoreArgs(moment({ tiles, players }, { events }))).toEqual({
    ...parts,
    total: 15,
    rival: 20,
    result: "lost",
    idle: 0,
    flips: "all",
  });
});
