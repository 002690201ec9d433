// The lessons of Workshop of the World: every text is there in both languages and names only what it
// is given, every clause and glyph exists, and lamps stand where something may be done.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../api/types";
import * as fixtures from "../../../demo/fixtures";
import { advance, EMPTY } from "../../../learn/notebook";
import type { Step } from "../../../learn/lesson";
import { cardsToTake, linksToBuild, townsToChoose } from "./advice";
import { learn } from "./index";
import lessonsEnglish from "./lessons.en.ftl?raw";
import lessonsFrench from "./lessons.fr.ftl?raw";
import { joinsOwnTowns, type Moment } from "./reading";
import { payArgs, scoreArgs } from "./score";
import { STEPS } from "./steps";

const { components, views } = fixtures.workshop;
const file = (path: string): string => readFileSync(resolve(import.meta.dirname, path), "utf8");
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);

function moment(name: keyof typeof views, more: Partial<Moment> = {}): Moment {
  const view = views[name];
  const told = { components, view, seat: view.you ?? 0, yourTurn: true, over: false, acted: false };
  return { ...told, legal: view.legal ?? [], news: [], events: [], ...more };
}

const event = (key: string, args: GameEvent["args"], seat = 2): GameEvent => ({ key, seat, args: { seat: `seat-${seat}`, ...args } });
const EVENT = event("event-remove", { owner: "seat-2", town: "town-leeds", income: 4, total: 9, spaces: 2, money: 1 });

describe.each(["en", "fr"] as const)("in %s", (language) => {
  const words = learn.words(language);

  test.each(STEPS.map((step) => [step.id, step] as const))("%s", (id, step) => {
    const args = step.args?.(moment("link"), EVENT) ?? {};
    for (const part of ["title", "text", ...(step.task ? ["task"] : [])]) {
      expect(words.has(`${id}-${part}`)).toBe(true);
      expect(words.text(`${id}-${part}`, args)).not.toMatch(/\{\$|undefined|NaN/);
    }
  });

  test("no text is left over", () => {
    const needed = STEPS.flatMap(({ id, task }) => [`${id}-title`, `${id}-text`, ...(task ? [`${id}-task`] : [])]);
    expect(keysOf(language === "en" ? lessonsEnglish : lessonsFrench).sort()).toEqual(needed.sort());
  });
});

test("clauses and glyphs exist", () => {
  const clauses = new Set(
    [...file("../../../../../src/ironbridge/games/workshop/rules.toml").matchAll(/^id = "(WW-[\w-]+)"/gm)].map(([, id]) => id),
  );
  expect(STEPS.map((step) => step.rule).filter((rule) => !clauses.has(rule))).toEqual([]);
  const drawn = new Set([...file("../../../map/icons.svg").matchAll(/id="i-(\w+)"/g)].map(([, id]) => id));
  const used = [...`${lessonsEnglish}\n${lessonsFrench}`.matchAll(/<(\w+)>/g)].map(([, id]) => id);
  expect([...used, ...STEPS.map((step) => step.icon)].filter((id) => !drawn.has(id))).toEqual([]);
});

test("a game begins with what it is about, then one thing at a time", () => {
  const steps = STEPS as readonly Step[];
  let book = advance(EMPTY, steps, moment("demand"), 0);
  expect(book.pages.map(({ step }) => step)).toEqual(["welcome", "demand"]);
  const round = { round: 1, industries: [] };
  book = advance(book, steps, moment("bid", { view: { ...views.bid, ...round }, news: [event("event-demand", {})], acted: true }), 1);
  expect(book.pages.slice(2).map(({ step }) => step)).toEqual(["tokens", "bid"]);
  expect([book.at, book.done]).toEqual([2, ["demand"]]);
});

test("lamps stand where something may be done, what brings most first", () => {
  const lamps: readonly [keyof typeof views, (moment: Moment) => { places?: readonly string[] }][] = [
    ["card", cardsToTake],
    ["link", linksToBuild],
    ["second", linksToBuild],
    ["town", townsToChoose],
  ];
  for (const [name, advice] of lamps) {
    const now = moment(name);
    const { places = [] } = advice(now);
    const towns = now.legal.flatMap((move) => components.cards.find(({ id }) => move === `take ${id}`)?.town ?? []);
    expect(places.length, name).toBeGreaterThan(0);
    for (const place of places) expect([...now.legal.map((move) => move.split(" ")[1]), ...towns], name).toContain(place);
  }
  const [first = ""] = linksToBuild(moment("link")).places ?? [];
  const ends = components.connections.find(({ id }) => id === first)!.towns;
  expect(ends).toContain(views.link.pending.town);
});

test("a link between two of one's towns is told from any other", () => {
  const industries = ["leeds", "york"].map((town) => ({ town, owner: "red", count: 1 }));
  const built = (connection: string) => moment("demand", { view: { ...views.demand, industries, links: [{ connection, owner: "red" }] } });
  expect(joinsOwnTowns(built("york--leeds"))).toBe(true);
  expect(joinsOwnTowns(built("york--hull"))).toBe(false);
});

test("money is told by where it came from", () => {
  const paid = [
    event("event-income", { money: 9 }),
    event("event-links", { money: 8 }),
    event("event-industries", { money: 3 }),
    event("event-income", { money: 50 }, 1),
  ];
  expect(payArgs(moment("link", { news: [...paid, event("event-build", { money: 6 })] }))).toEqual({
    income: 9,
    links: 8,
    industries: 3,
    money: 20,
  });
  const over = moment("over", {
    over: true,
    seat: 0,
    events: [event("event-bid", { money: 4 }, 0), event("event-build", { money: 6 }, 0)],
  });
  const score = scoreArgs(over);
  expect(score).toMatchObject({ bids: 4, building: 6, total: views.over.players[0]!.money });
  expect(score["result"]).toBe(views.over.result?.winners.includes(0) ? "won" : "lost");
});
