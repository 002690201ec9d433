// The lessons of Spyrium: every text is there in both languages and names only what it is given,
// every clause and glyph exists, and lamps stand where something may be done.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../api/types";
import * as fixtures from "../../../demo/fixtures";
import { advance, EMPTY } from "../../../learn/notebook";
import type { Step } from "../../../learn/lesson";
import { boardIndexFor } from "../board-index";
import { buildingsToExploit, cardsBeside, cardsForMoney, cardsToActivate, gapsBesideCards, gapsToTake } from "./advice";
import { learn } from "./index";
import lessonsEnglish from "./lessons.en.ftl?raw";
import lessonsFrench from "./lessons.fr.ftl?raw";
import { lost, placed, replacements, waiting, type Moment } from "./reading";
import { scoreArgs } from "./score";
import { STEPS } from "./steps";

const { components, views } = fixtures.spyrium;
const file = (path: string): string => readFileSync(resolve(import.meta.dirname, path), "utf8");
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

function moment(name: keyof typeof views, more: Partial<Moment> = {}): Moment {
  const view = more.view ?? views[name];
  const told = { components, view, seat: view.you ?? 0, yourTurn: true, over: false, acted: false };
  return { ...told, legal: view.legal ?? [], news: [], events: [], ...more };
}

const event = (key: string, args: GameEvent["args"], seat = 1): GameEvent => ({ key, seat, args: { seat: `seat-${seat}`, ...args } });
const EVENT = event("event-build", { card: "card-bld_mine_1_A", slot: "slot-a1", money: 3 });

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const words = learn.words(language);

  test.each(STEPS.map((step) => [step.id, step] as const))("%s", (id, step) => {
    for (const name of ["phaseOne", "phaseTwo", "over"] as const) {
      const args = step.args?.(moment(name), EVENT) ?? {};
      for (const part of ["title", "text", ...(step.task ? ["task"] : [])]) {
        expect(words.has(`${id}-${part}`)).toBe(true);
        expect(words.text(`${id}-${part}`, args)).not.toMatch(/\{\$|undefined|NaN/);
      }
    }
  });

  test("no text is left over", () => {
    const needed = STEPS.flatMap(({ id, task }) => [`${id}-title`, `${id}-text`, ...(task ? [`${id}-task`] : [])]);
    expect(keysOf(language === "en" ? lessonsEnglish : lessonsFrench).sort()).toEqual(needed.sort());
  });

  test("every event and every technique is told in its own words", () => {
    const told = (key: string, kinds: readonly string[]): number =>
      new Set(kinds.map((kind) => words.text(key, { kind, token: 2, card: "", most: 7 }))).size;
    const events = components.events.map(({ id }) => id.replace(/^event_/, ""));
    expect(told("event-text", events)).toBe(events.length);
    const techniques = components.techniques.map(({ kind }) => kind);
    expect(told("technique-text", techniques)).toBe(techniques.length);
  });
});

test("clauses and glyphs exist", () => {
  const clauses = new Set(
    [...file("../../../../../src/ironbridge/games/spyrium/rules.toml").matchAll(/^id = "(SP-[\w-]+)"/gm)].map(([, id]) => id),
  );
  expect(STEPS.map((step) => step.rule).filter((rule) => !clauses.has(rule))).toEqual([]);
  const drawn = new Set([...file("../../../map/icons.svg").matchAll(/id="i-(\w+)"/g)].map(([, id]) => id));
  const used = [...`${lessonsEnglish}\n${lessonsFrench}`.matchAll(/<(\w+)>/g)].map(([, id]) => id);
  expect([...used, ...STEPS.map((step) => step.icon)].filter((id) => !drawn.has(id))).toEqual([]);
});

/** The texts name what these cards and events do: their numbers are those of the box. */
test("numbers in the texts are those of the box", () => {
  const option = (id: string) => components.events.find((known) => known.id === id)!.options;
  expect(option("event_sell_spyrium").map((one) => [one.pay_spyrium, one.money])).toEqual([
    [1, 3],
    [3, 6],
  ]);
  expect(option("event_buy_vp").map((one) => [one.pay_money, one.points])).toEqual([
    [3, 3],
    [6, 5],
  ]);
  const amount = (kind: string) => components.techniques.find((known) => known.kind === kind)!.amount;
  expect([amount("capitalization"), amount("crane"), amount("engineering")]).toEqual([2, 3, 1]);
  expect(components.buildings.filter(({ kind }) => kind === "manor").map(({ points }) => points)).toEqual([9, 9]);
  expect([components.worker_cost, components.place_cost]).toEqual([1, 1]);
});

test("a game begins with what it is about, then one thing at a time", () => {
  const steps = STEPS as readonly Step[];
  const first = { ...views.phaseOne, round: 1, workers: [], players: views.phaseOne.players.map((one) => ({ ...one, buildings: [] })) };
  let book = advance(EMPTY, steps, moment("phaseOne", { view: first }), 0);
  expect(book.pages.map(({ step }) => step)).toEqual(["welcome", "place"]);
  const own = event("event-place", { gap: "gap-a1-a2" });
  const one = { ...first, workers: [{ gap: "a1-a2", owner: 1, count: 1 }] };
  const others = event("event-place", { gap: "gap-b1-b2" }, 2);
  book = advance(book, steps, moment("phaseOne", { view: one, news: [own, others], events: [own, others], acted: true }), 1);
  expect(book.pages.slice(2).map(({ step }) => step)).toEqual(["rival", "second"]);
  expect([book.at, book.done]).toEqual([2, ["place"]]);
  const two = { ...first, workers: [{ gap: "a1-a2", owner: 1, count: 2 }] };
  book = advance(book, steps, moment("phaseOne", { view: two, news: [own], events: [own, others, own], acted: true }), 2);
  expect(book.pages.slice(4).map(({ step }) => step)).toEqual(["two"]);
  expect(book.done).toEqual(["place", "second"]);
});

test("lamps stand where something may be done, what brings most first", () => {
  const one = moment("phaseOne");
  const gaps = gapsToTake(one).places ?? [];
  expect(gaps).toHaveLength(2);
  for (const gap of gaps) expect(one.legal).toContain(`place ${gap}`);
  const [lamp = "", other = "", card] = gapsBesideCards(one, () => true).places ?? [];
  expect([one.legal.includes(`place ${lamp}`), one.legal.includes(`place ${other}`), card]).toEqual([true, true, "a1"]);
  const two = moment("phaseTwo");
  const said = (kind: string): readonly string[] => two.legal.filter((move) => move.startsWith(kind));
  const [offer] = cardsToActivate(two);
  expect(said("activate").some((move) => move.endsWith(` ${offer!.slot}`))).toBe(true);
  const money = cardsForMoney(two).map((known) => known.money);
  expect(money).toEqual([...money].sort((a, b) => b - a));
  expect(buildingsToExploit(two).places).toEqual(["bld_laboratory_1_A"]);
  expect(cardsBeside(two).every(({ slot }) => ["b1", "c1"].includes(slot))).toBe(true);
});

test("what a step points at is on the board, in one's quarter, or an option of the event", () => {
  const boardIndex = boardIndexFor({ width: 900, height: 700 });
  for (const name of ["phaseOne", "phaseTwo", "late"] as const) {
    const now = moment(name);
    const own = now.view.players[now.seat]!.buildings.map(({ card }) => card);
    const known = (id: string): boolean =>
      boardIndex.slots.has(id) || boardIndex.gaps.has(id) || own.includes(id) || /^event-[1-3]$/.test(id);
    for (const step of STEPS) {
      const { places = [] } = step.points?.(now, step.args?.(now, EVENT) ?? {}) ?? {};
      expect([name, step.id, places.filter((id) => !known(id))]).toEqual([name, step.id, []]);
    }
  }
});

test("a card that somebody else took from beside one's worker is told, and no other", () => {
  const view = { ...views.phaseTwo, workers: [{ gap: "b1-c1", owner: 1, count: 1 }] };
  const taken = (slot: string, seat: number) =>
    lost(moment("phaseTwo", { view, news: [event("event-build", { slot: `slot-${slot}` }, seat)] }));
  expect(taken("c1", 2)?.args["slot"]).toBe("slot-c1");
  expect(taken("c1", 1)).toBeUndefined();
  expect(taken("a3", 2)).toBeUndefined();
  expect(placed(moment("phaseTwo", { view }))).toBe(1);
});

test("a replacement shares a symbol with the building it replaces", () => {
  const market = views.phaseOne.market.map((place, at) => ({ ...place, card: at === 0 ? "bld_mine_2_A" : null }));
  const quarter = (card: string) =>
    views.phaseOne.players.map((player) => ({ ...player, buildings: [{ card, tilted: false, workers: 0 }] }));
  const found = (card: string) => replacements(moment("phaseOne", { view: { ...views.phaseOne, market, players: quarter(card) } }));
  expect(found("bld_mine_1_A")).toEqual([{ slot: market[0]!.slot, old: "bld_mine_1_A", coming: "bld_mine_2_A" }]);
  expect(found("bld_workshop_1_A")).toEqual([]);
});

test("a building that does something by itself is told from one that needs workers, and from mines that work alone", () => {
  const buildings = ["bld_mine_2_A", "bld_laboratory_1_A", "bld_townhouse_A"].map((card) => ({ card, tilted: false, workers: 0 }));
  const found = (techniques: readonly string[]) => {
    const owned = techniques.map((card) => ({ card, tilted: false }));
    const players = views.phaseOne.players.map((player) => ({ ...player, buildings, techniques: owned }));
    return waiting(moment("phaseOne", { view: { ...views.phaseOne, players } }));
  };
  expect(found([])).toEqual([
    { card: "bld_mine_2_A", must: false },
    { card: "bld_laboratory_1_A", must: true },
  ]);
  expect(found(["tech_automation"])).toEqual([{ card: "bld_laboratory_1_A", must: true }]);
});

test("points are told by where they came from, also of a game whose beginning is no longer known", () => {
  const events = [
    event("event-gain-points", { points: 9 }, 0),
    event("event-score-buildings", { points: 12 }, 0),
    event("event-score-technique", { points: 7 }, 0),
    event("event-score-technique", { points: 2 }, 0),
    event("event-score-buildings", { points: 50 }, 1),
  ];
  const score = scoreArgs(moment("over", { over: true, seat: 0, events }));
  const total = views.over.result.scores[0]!;
  expect(score).toMatchObject({ total, played: total - 21, buildings: 12, techniques: 9, result: "lost" });
  expect(scoreArgs(moment("over", { over: true, seat: 1, events }))["result"]).toBe("won");
});
