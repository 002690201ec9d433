// What is drawn of Workshop of the World, held against real positions and the journal of real
// rounds: names that can be read, motion that ends where the server says, pay as in the rulebook.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import english from "../../demo/fixtures/workshop/words.en.ftl?raw";
import french from "../../demo/fixtures/workshop/words.fr.ftl?raw";
import { boxAt, overlap } from "../../map/geometry";
import { Words, type Language } from "../../words/words";
import { animationsOf } from "./animations";
import { boardIndexOf, RING, segmentsOf } from "./board-index";
import { changesOf } from "./changes";
import { handOf, pieceOf, tokenType } from "./pieces";
import type { View } from "./types";
import { labelPlaces } from "./label-places";
import { linksOf, moneyAfter } from "./figures";
import { openedBy } from "./opening";
import { Sentences } from "./sentences";
import { focusTargets } from "./focus-targets";
import { spotOf } from "./spots";
import { waterBoxes } from "./terrain";
import { translator } from "./words";

const { components, journal, views: shown } = fixtures.workshop;

const boardIndex = boardIndexOf(components);
const sayIn = (language: Language) => translator(language, new Words(language, [language === "fr" ? french : english]));
const say = sayIn("en");
const names = ["Nora", "Camille", "Élias", "Watt", "Ada"];
const empty: View = { ...shown["demand"]!, industries: [], links: [] };

describe("names of towns", () => {
  it.each([
    ["en", 14],
    ["fr", 14],
    ["en", 17.6],
    ["fr", 17.6],
    ["en", 20],
    ["fr", 20],
  ] as const)("stand off each other, the rings and the names of seas (%s, %d)", (language, size) => {
    const words = sayIn(language);
    const waters = waterBoxes(words, size);
    const places = labelPlaces(boardIndex, (id) => `${words(`town-${id}`)} 4`, size, waters);
    expect(places.size).toBe(33);
    for (const [id, place] of places) {
      for (const water of waters) expect(overlap(place, water), `${id} on the name of a sea`).toBeLessThan(20);
      for (const [other, there] of places) expect(id === other ? 0 : overlap(place, there), `${id} on ${other}`).toBeLessThan(20);
      for (const town of components.towns) {
        const ring = boxAt(town, { width: RING.outer * 1.4, height: RING.outer * 1.4 });
        expect(town.id === id ? 0 : overlap(place, ring), `${id} on the ring of ${town.id}`).toBeLessThan(20);
        const lamp = boxAt(spotOf(boardIndex, empty, town.id)!.lamp!, { width: 26, height: 18 });
        expect(overlap(place, lamp), `the lamp of ${town.id} on ${id}`).toBeLessThan(60);
      }
    }
  });
});

describe("the map", () => {
  it("has a segment for each industry that a town holds", () => {
    for (const town of components.towns) expect(segmentsOf(town)).toHaveLength(town.value);
  });

  it("reaches every town and every connection by keyboard, and in a full town who may leave", () => {
    expect(focusTargets(boardIndex, empty)).toHaveLength(33 + 62);
    const full = shown["remove"]!;
    const pieces = focusTargets(boardIndex, full).filter(({ kind }) => kind === "slot");
    const there = new Set(full.industries.filter(({ town }) => town === full.pending.town).map(({ owner }) => owner));
    expect(new Set(pieces.map(({ id }) => pieceOf(id)?.colour))).toEqual(there);
  });

  it("says what a thing is in a whole sentence", () => {
    const view: View = {
      ...empty,
      industries: [{ town: "leeds", owner: "red", count: 2 }],
      links: [{ connection: "leeds--liverpool", owner: "blue" }],
    };
    const sentences = new Sentences(components, view, names, say);
    expect(sentences.town("leeds")).toBe("Leeds, Textiles, value 3; industries: Nora (2); room for one more; 4 free connections");
    expect(sentences.link("leeds--liverpool")).toContain("double connection, built by Camille");
    expect(sentences.of({ kind: "link", id: "york--leeds" }, { legal: true })).toContain("free, you may choose it");
  });

  it("calls the second colour of a person by how it looks", () => {
    const sentences = new Sentences(components, shown["twoCard"]!, names, say);
    expect(sentences.owner("green")).toBe("Camille, Plum");
    expect(say("colour-green")).toBe("Plum");
  });
});

describe("motion", () => {
  it("ends where the server says", () => {
    let view = journal.start;
    for (const { events } of journal.moves) {
      for (const animation of animationsOf(boardIndex, view, events)) view = animation.change(view);
    }
    const sorted = (things: readonly object[]): string[] => things.map((thing) => JSON.stringify(thing)).sort();
    const end = journal.end;
    expect(sorted(view.industries)).toEqual(sorted(end.industries));
    expect(sorted(view.links)).toEqual(sorted(end.links));
    expect(view.demand).toEqual(end.demand);
    expect(view.players.map(({ money, income }) => [money, income])).toEqual(end.players.map(({ money, income }) => [money, income]));
  });

  it("opens sealed bids together, the highest first", () => {
    const bid = (seat: number, money: number): GameEvent => ({ seat, key: "event-bid", args: { seat: `seat-${seat}`, money } });
    expect(openedBy([bid(0, 2), bid(1, 7)])).toEqual({
      kind: "bids",
      bids: [
        { seat: 1, money: 7 },
        { seat: 0, money: 2 },
      ],
    });
    expect(openedBy([{ seat: 0, key: "event-take", args: {} }])).toBeNull();
  });

  it("tells what changed for the players", () => {
    const after: View = {
      ...empty,
      players: empty.players.map((player, seat) =>
        seat === 1 ? { ...player, money: (player.money ?? 0) - 6, income: player.income + 4 } : player,
      ),
    };
    expect(changesOf(empty, after, components, say).map(({ seat, text }) => [seat, text])).toEqual([
      [1, "−£6"],
      [1, "+4"],
    ]);
  });
});

describe("pay if the era ended now", () => {
  it("is money with what comes to it, or only that where money is hidden", () => {
    const { preview, players } = shown["card"];
    expect(players.map((_, seat) => moneyAfter(shown["card"], seat))).toEqual(preview.totals);
    const { income, links, industries } = preview.players[0]!;
    const hidden = { ...shown["card"], preview: { ...preview, totals: players.map(() => null) } };
    expect(moneyAfter(hidden, 0)).toBe(income + links + industries);
  });

  it("counts the links of all networks of a seat", () => {
    const companies = [{ colour: "red", networks: [2, 2, 1], links: 7, types: {}, industries: 0 }];
    const view: View = { ...empty, preview: { totals: [], players: [{ income: 0, links: 7, industries: 0, companies }] } };
    expect(linksOf(view, 0)).toBe(5);
  });

  it("adds nothing after the end", () => {
    const { preview, players } = shown["over"];
    expect(preview.totals).toEqual(players.map(({ money }) => money));
    for (const { income, links, industries } of preview.players) expect([income, links, industries]).toEqual([0, 0, 0]);
  });
});

describe("what lies before the viewer", () => {
  it("are the cards of the round, or one's own tokens while demand is made", () => {
    expect(handOf(shown["card"]!)).toEqual(shown["card"]!.cards);
    expect(handOf(shown["demand"]!).every((id) => tokenType(id) !== null)).toBe(true);
    expect(handOf({ ...shown["demand"]!, you: null })).toEqual([]);
  });
});

describe("texts", () => {
  const read = (found: Record<string, unknown>): string => Object.values(found).join("\n");
  const code = read(import.meta.glob(["./*.ts", "./*.svelte", "!./*.test.ts"], { query: "?raw", import: "default", eager: true }));
  const keysOf = (texts: string): string[] => [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
  const ours = (language: Language): string[] =>
    keysOf(
      language === "en"
        ? read(import.meta.glob(["./texts.en.ftl", "./tips.en.ftl"], { query: "?raw", import: "default", eager: true }))
        : read(import.meta.glob(["./texts.fr.ftl", "./tips.fr.ftl"], { query: "?raw", import: "default", eager: true })),
    );

  it("have the same keys in English and in French", () => {
    expect(ours("fr")).toEqual(ours("en"));
  });

  it("are all said somewhere, and all that is said is there", () => {
    const said = new Set([...code.matchAll(/["'](ww-(?!play-)[\w-]+)["']/g)].map(([, key]) => key!));
    expect([...said].sort()).toEqual(ours("en").sort());
  });
});
