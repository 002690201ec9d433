// The board of Spyrium: where things stand, what it shows of prices and points, and what moves look
// like on it, held against the events of two real rounds.
import { partOf } from "../../api/part-of";
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import words from "../../demo/fixtures/spyrium/words.en.ftl?raw";
import french from "../../demo/fixtures/spyrium/words.fr.ftl?raw";
import { overlap } from "../../map/geometry";
import { Words } from "../../words/words";
import { animationsOf } from "./animations";
import { ART } from "./art";
import { boardIndexFor, optionBoxes } from "./board-index";
import { changesOf } from "./changes";
import { cardLines, cardWords, effectPieces, eventPieces, written } from "./effects";
import { faceOf, ownedId, ownedOf } from "./cards";
import type { Card, Player, View } from "./types";
import { interestOf, raising } from "./interest";
import { fitted, spread, wrapped } from "./lettering";
import { offersBeside } from "./prices";
import { gapName, Sentences } from "./sentences";
import { posted } from "./standing";
import { focusTargets } from "./focus-targets";
import { spotOf } from "./spots";
import { cardTip, thingTip } from "./tips";
import { translator } from "./words";

const { components, journal, views: shown } = fixtures.spyrium;

const phaseTwo = shown["phaseTwo"]!;
const say = translator("en", new Words("en", [words]));
const wide = boardIndexFor({ width: 800, height: 700 });
const narrow = boardIndexFor({ width: 390, height: 360 });
const card = (id: string): Card => faceOf(components, id)!;

describe("where things stand", () => {
  it.each([
    ["wide", wide],
    ["narrow", narrow],
  ] as const)("has lamps that hide no name, price or points of a card: %s", (_, boardIndex) => {
    const boxes = [...boardIndex.slots.values()].map(({ box }) => box);
    for (const id of [...boardIndex.slots.keys(), ...boardIndex.gaps.keys()]) {
      const { x, y } = spotOf(boardIndex, 0, phaseTwo, id)!.lamp!;
      // Its ends are round.
      const lamp = { x: x - 14, y: y - 11, width: 28, height: 22 };
      expect(
        boxes.filter((box) => overlap(lamp, box)),
        id,
      ).toEqual([]);
    }
  });

  it.each([
    ["wide", wide],
    ["narrow", narrow],
  ] as const)("has nine places and twelve gaps that touch nothing else: %s", (_, boardIndex) => {
    const boxes = [...boardIndex.slots.values(), ...boardIndex.gaps.values()].map((place) => place.box);
    expect(boxes).toHaveLength(21);
    const heads = [boardIndex.event, boardIndex.next, boardIndex.phases];
    const all = [...boxes, ...heads];
    expect(all.flatMap((one, at) => all.slice(at + 1).filter((other) => overlap(one, other) > 0.01))).toEqual([]);
    expect(
      all.filter(({ x, y, width, height }) => x < 0 || y < 0 || x + width > boardIndex.crop.width || y + height > boardIndex.crop.height),
    ).toEqual([]);
  });

  it("takes the shape of its frame as far as cards can", () => {
    expect(wide.crop.height / wide.crop.width).toBeCloseTo(700 / 800, 2);
    expect(narrow.narrow).toBe(true);
    expect(wide.narrow).toBe(false);
  });

  it("names gaps by the places beside them", () => {
    expect(wide.gaps.get("a1-b1")?.slots).toEqual(["a1", "b1"]);
    expect(wide.gaps.get("a1-b1")?.upright).toBe(false);
    expect(wide.gaps.get("c2-c3")?.upright).toBe(true);
  });

  it("is reached by keyboard everywhere, once each", () => {
    const ids = focusTargets(wide, 2).map((target) => target.id);
    expect(ids).toHaveLength(2 + 1 + 9 + 12);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps the workers of a gap apart, and inside it", () => {
    const gap = narrow.gaps.get("a1-a2")!;
    const standing = [0, 1, 2, 3].map((owner) => ({ gap: "a1-a2", owner, count: 1 }));
    const places = posted(gap, standing, true, 4);
    expect(places).toHaveLength(5);
    expect(places.every(({ y, size }) => y - size / 2 >= gap.box.y - 3 && y + size / 2 <= gap.box.y + gap.box.height + 3)).toBe(true);
    expect(places.at(-1)?.coming).toBe(true);
  });

  it("gives each option of the event its own part", () => {
    const [first, second, third] = optionBoxes(wide, 3);
    expect(overlap(first!, second!) + overlap(second!, third!)).toBe(0);
  });
});

describe("prices", () => {
  const view: View = {
    ...phaseTwo,
    you: 0,
    market: phaseTwo.market.map((place) => ({
      ...place,
      card: place.slot === "a1" ? "bld_mine_1_A" : place.slot === "a2" ? null : place.card,
    })),
    workers: [
      { gap: "a1-a2", owner: 0, count: 1 },
      { gap: "a1-b1", owner: 1, count: 2 },
    ],
    around: [3, 1, 0, 2, 0, 0, 0, 0, 0],
    players: phaseTwo.players.map((player) => ({ ...player, techniques: [] })),
  };

  it("counts the other workers beside the card, and a hole offers nothing", () => {
    expect(offersBeside(components, view, "a1-a2", 0)).toEqual([
      { slot: "a1", card: "bld_mine_1_A", others: 2, price: card("bld_mine_1_A").cost + 2, money: 2 },
    ]);
  });

  it("counts all of them for a worker who is still to come", () => {
    expect(offersBeside(components, { ...view, you: 2 }, "a1-a2", 2)[0]).toMatchObject({ others: 3, money: 3 });
  });

  it("adds the money of Capitalization", () => {
    const rich = {
      ...view,
      players: view.players.map((player) => ({ ...player, techniques: [{ card: "tech_capitalization", tilted: false }] })),
    };
    expect(offersBeside(components, rich, "a1-a2", 0)[0]?.money).toBe(4);
  });

  it("shows who raises the price that is pointed at, and not the one who acts", () => {
    const interest = interestOf(wide, components, view, {}, "a1-a2");
    expect(raising(interest, view, "a1-b1", 1)).toBe(2);
    expect(raising(interest, view, "a1-a2", 0)).toBe(0);
    expect(interestOf(wide, components, view, { a1: { chosen: true } }, null).offers.map((offer) => offer.slot)).toEqual(["a1"]);
    expect(interestOf(wide, components, view, {}, null).offers).toEqual([]);
  });
});

describe("cards", () => {
  it("all have a picture, and say what they do in glyphs and in words", () => {
    const cards = [...components.characters, ...components.buildings, ...components.techniques].map(({ id }) => card(id));
    expect(cards.filter(({ kind }) => !ART[kind])).toEqual([]);
    const silent = cards.filter((one) => cardLines(one).length === 0).map(({ kind }) => kind);
    expect(new Set(silent)).toEqual(new Set(["townhouse", "manor", "palace"]));
    expect(cards.filter((one) => !silent.includes(one.kind) && !cardWords(one, say))).toEqual([]);
  });

  it("show what an effect takes before what it brings", () => {
    const pieces = effectPieces(components.buildings.find(({ id }) => id === "bld_workshop_1_A")!.exploit[0]!);
    expect(pieces).toEqual([
      { kind: "glyph", icon: "worker", count: 1 },
      { kind: "glyph", icon: "crystal", count: 1 },
      { kind: "sign", text: "→" },
      { kind: "points", text: "3" },
    ]);
  });

  it("write money as the language does", () => {
    const paid = [
      { kind: "money", text: "3" },
      { kind: "sign", text: "→" },
      { kind: "money", text: "" },
      { kind: "token", text: "?" },
    ] as const;
    expect(written(paid, "en").map((piece) => "text" in piece && piece.text)).toEqual(["£3", "→", "£", "?"]);
    expect(written(paid, "fr").map((piece) => "text" in piece && piece.text)).toEqual(["3\u00a0£", "→", "?", "£"]);
  });

  it("share the token of an event whose options differ only in what it brings", () => {
    const event = components.events.find(({ id }) => id === "event_token_gain")!;
    expect(eventPieces(event, 2).filter((piece) => piece.kind === "token")).toEqual([{ kind: "token", text: "2" }]);
  });

  it("have names that fit, and keep a number with its name", () => {
    expect(fitted("Working-Class Neighborhood 1", 90, [12.5, 12], 1).lines[0]).toMatch(/…$/);
    expect(fitted("Cité ouvrière 2", 80, [14, 12], 2).lines).toEqual(["Cité", "ouvrière\u00a02"]);
  });

  it("have whole names on the smallest cards, in both languages", () => {
    const { width } = boardIndexFor({ width: 340, height: 300 }).slots.get("a1")!.box;
    const dire = translator("fr", new Words("fr", [french]));
    const ids = [...words.matchAll(/^card-(\w+) =/gm)].map(([, id]) => id!);
    expect(ids.length).toBeGreaterThan(40);
    for (const name of ids.flatMap((id) => [say, dire].map((tell) => tell(`card-${id}`)))) {
      expect(fitted(name, width - 10, [14, 12], 2).whole, name).toBe(true);
    }
  });

  it("have words that end above the glyphs, in French too, on the small cards of the last board", () => {
    const dire = translator("fr", new Words("fr", [french]));
    for (const { kind, amount } of components.techniques) {
      for (const text of [say, dire].map((tell) => tell(`ability-${kind}`, { amount }))) {
        const lines = wrapped(text, 140, 13.2).length;
        const { first, step } = spread(lines, 54);
        expect(first + (lines - 1) * step, text).toBeLessThanOrEqual(54);
        expect(step, text).toBeGreaterThanOrEqual(13);
      }
    }
  });

  it("are told apart upright and tilted", () => {
    expect(ownedOf(ownedId({ card: "bld_mine_1_A", tilted: true }))).toEqual({ card: "bld_mine_1_A", tilted: true });
    expect(ownedOf("bld_mine_1_A").tilted).toBe(false);
  });
});

it("points to come are those that everybody has after the end", () => {
  const { preview, players } = shown["over"];
  expect(preview.totals).toEqual(players.map((player) => player.victory_points));
});

describe("animations", () => {
  const start = journal.start;

  it("lead from the first view to the last when two rounds are played", () => {
    let view = start;
    for (const { events, move } of journal.moves) {
      const slot = /^activate \S+ (\S+)/.exec(move)?.[1] ?? null;
      for (const animation of animationsOf(wide, { ...view, pending: { ...view.pending, slot } }, events)) view = animation.change(view);
    }
    const end = journal.end;
    const sorted = (things: readonly object[]): string[] => things.map((thing) => JSON.stringify(thing, Object.keys(thing).sort())).sort();
    expect(sorted(view.workers)).toEqual(sorted(end.workers));
    expect(view.market).toEqual(end.market);
    expect(view.around).toEqual(end.around);
    expect([view.events.current, view.events.token, view.events.next]).toEqual([end.events.current, end.events.token, end.events.next]);
    const state = ({ active, workers, activation, passed, event_used, buildings, techniques }: Player) => ({
      active,
      workers,
      activation,
      passed,
      event_used,
      buildings: sorted(buildings),
      techniques: sorted(techniques),
    });
    expect(view.players.map(state)).toEqual(end.players.map(state));
  });

  it("bring a worker to the card before the card leaves the market", () => {
    const event = { seat: 0, key: "event-build", args: { gap: "gap-a1-a2", slot: "slot-a1", card: "card-bld_mine_1_A", money: 2 } };
    const animations = animationsOf(wide, { ...start, workers: [{ gap: "a1-a2", owner: 0, count: 1 }] }, [event]);
    expect(animations.map((animation) => animation.touched)).toEqual([["a1-a2"], ["a1"]]);
    const [, taken] = animations;
    expect(taken?.motion?.kind === "travel" && taken.motion.icon).toBe("building");
  });
});

describe("workers on buildings", () => {
  const built = (card: string, tilted: boolean, workers: number) => ({ card, tilted, workers });
  const mines = (...buildings: ReturnType<typeof built>[]): View => ({
    ...phaseTwo,
    players: [{ ...phaseTwo.players[0]!, active: 3, workers: 5, buildings }],
  });
  const event = (key: string, args: object): GameEvent => partOf({ seat: 0, key, args: { card: "card-bld_mine_2_A", ...args } });
  const played = (view: View, ...events: GameEvent[]): Player =>
    animationsOf(wide, view, events).reduce((now, animation) => animation.change(now), view).players[0]!;

  it("come from the start card and stay until the next round", () => {
    const used = played(mines(built("bld_mine_2_A", false, 0)), event("event-exploit", { workers: 1 }));
    expect([used.active, used.buildings]).toEqual([2, [built("bld_mine_2_A", true, 1)]]);
    const next = played({ ...phaseTwo, players: [used] }, event("event-round", { round: 4 }));
    expect([next.active, next.buildings]).toEqual([5, [built("bld_mine_2_A", false, 0)]]);
  });

  it("are joined by others when the building is used again", () => {
    const before = mines(built("bld_mine_2_A", false, 0), built("bld_mine_2_A", true, 1));
    const again = played(before, event("event-taylorism", {}), event("event-exploit", { workers: 1 }));
    expect(again.buildings).toEqual([built("bld_mine_2_A", false, 0), built("bld_mine_2_A", true, 2)]);
    const once = played(mines(built("bld_mine_2_A", true, 1)), event("event-exploit", { workers: 1 }));
    expect(once.buildings).toEqual([built("bld_mine_2_A", true, 2)]);
  });

  it("are said with the card, and on its tip", () => {
    const sentences = new Sentences(components, phaseTwo, [], say);
    expect(sentences.owned(built("bld_mine_2_A", true, 2))).toMatch(/, tilted, 2 workers on it$/);
    expect(sentences.owned(built("bld_mine_2_A", true, 0))).toMatch(/, tilted$/);
    expect(cardTip(faceOf(components, "bld_mine_2_A")!, say, built("bld_mine_2_A", true, 1)).text).toMatch(
      /1 worker stands on it until the round ends\.$/,
    );
  });
});

describe("words", () => {
  const sentences = new Sentences(components, phaseTwo, ["Nora", "You", "Élias", "Watt"], say);

  it("say everything that can be reached, without a missing text", () => {
    for (const { kind, id } of focusTargets(
      wide,
      components.events.find(({ id: name }) => name === phaseTwo.events.current)!.options.length,
    )) {
      const sentence = sentences.of({ kind, id }, { legal: true });
      const tip = thingTip({ kind, id }, { components, view: phaseTwo, sentences, say })!;
      expect(`${sentence} ${tip.title} ${tip.text} ${JSON.stringify(tip.facts)}`).not.toMatch(/sp-|card-|undefined/);
    }
  });

  it("name a gap by its cards", () => {
    const [first, second] = [phaseTwo.market[0]!.card, phaseTwo.market[1]!.card].map((id) =>
      id ? say(`card-${id}`) : say("sp-empty-place"),
    );
    expect(gapName(phaseTwo, "a1-a2", say)).toBe(`${first} – ${second}`);
  });

  it("note what a move changed, by seat", () => {
    const after = {
      ...phaseTwo,
      players: phaseTwo.players.map((player, seat) =>
        seat === 1 ? { ...player, money: player.money - 3, victory_points: player.victory_points + 4 } : player,
      ),
    };
    expect(changesOf(phaseTwo, after, components, say)).toEqual([
      { seat: 1, icon: "money", text: "−£3", good: false },
      { seat: 1, icon: "points", text: "+4", good: true },
    ]);
  });
});
