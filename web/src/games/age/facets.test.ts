// What the moves of Age of Industry are about, how they are said, and the nearest moves.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import { pathsOf, type Choice, type TreeAnswer, type TreeQuestion } from "../../table/selection";

import { phraseOf } from "../notation";
import { boardIndexOf } from "./board-index";
import { aside, chip, coming } from "./choosing";
import { facetOf, facetReader } from "./facets";
import type { Reading } from "./types";
import { nearestMoves } from "./nearest-moves";
import { NOTATION } from "./notation";

const { components, views: shown } = fixtures.age;

const say = (key: string, args = {}): string => [key, ...Object.values(args)].join(" ");
const readingOf = (name: keyof typeof shown, more: object = {}): Reading => {
  const view = { ...shown[name], ...more };
  return { components, view, seat: shown[name].you ?? 0, say, names: ["You", "Ada", "Bo", "Cy"] };
};
const reader = (name: keyof typeof shown) => facetReader(boardIndexOf(components, shown[name]), shown[name]);

describe("facets", () => {
  const { facets } = reader("newEngland");

  it("name a space with its place, be it a town or a sea", () => {
    expect(facets("combine cotton_mill boston-3")).toEqual([
      { group: "action", value: "combine" },
      { group: "industry", value: "cotton_mill" },
      { group: "place", value: "boston-3", wider: ["boston"] },
    ]);
    expect(facets("coal ship_boston-import")).toEqual([{ group: "place", value: "ship_boston-import", wider: ["ship_boston"] }]);
    expect(facets("market canada-market-1")).toEqual([{ group: "place", value: "canada-market-1", wider: ["canada"] }]);
  });

  it("name the tile that is developed, and the card that is drawn", () => {
    expect(facets("develop factory 0").slice(1)).toEqual([
      { group: "industry", value: "factory" },
      { group: "tile", value: "factory 0" },
    ]);
    expect(facets("draw deck")).toEqual([
      { group: "action", value: "draw" },
      { group: "draw", value: "deck" },
    ]);
  });

  it("are those of the things that are drawn", () => {
    expect(facetOf("draw:port", components)).toEqual({ group: "draw", value: "port" });
    expect(facetOf("factory 0", components)).toEqual({ group: "tile", value: "factory 0" });
    expect(facetOf("factory", components)).toEqual({ group: "industry", value: "factory" });
    expect(facetOf("ship_boston-1", components)).toEqual({ group: "place", value: "ship_boston-1" });
  });

  it("let a loan be paid back beside an action and its card", () => {
    const ask = (...answers: TreeAnswer[]): TreeQuestion => ({ asks: { key: "ask", args: {} }, answers });
    const answer = (move: string, then: TreeQuestion | null = null): TreeAnswer => ({
      move,
      says: { key: move, args: {} },
      then,
      forced: [],
    });
    const cards = ask(answer("card blue"), answer("card port"), answer("repay"));
    const paths = pathsOf(ask(answer("build port boston-1", cards), answer("repay", cards)), reader("newEngland"));
    expect(paths.map(({ moves }) => moves)).toEqual([
      ["build port boston-1", "card blue"],
      ["build port boston-1", "card port"],
    ]);
    const closing = ask(answer("repay"), answer("done"));
    expect(pathsOf(closing, reader("germanyClosing")).map(({ moves }) => moves)).toEqual([["repay"], ["done"]]);
  });
});

it("moves are said as the game says them", () => {
  expect(phraseOf(NOTATION, "draw deck")).toEqual({ key: "move-draw-deck", args: {} });
  expect(phraseOf(NOTATION, "draw port")).toEqual({ key: "move-draw", args: { card: "card-port" } });
  expect(phraseOf(NOTATION, "develop factory 0")).toEqual({ key: "move-develop", args: { industry: "industry-factory", level: 0 } });
  expect(phraseOf(NOTATION, "coal essen-1")).toEqual({ key: "move-coal", args: { slot: "slot-essen-1" } });
  expect(phraseOf(NOTATION, "coal ship_boston-import")).toEqual({
    key: "move-coal-import",
    args: { import: "import-ship_boston-import", location: "location-ship_boston" },
  });
  expect(phraseOf(NOTATION, "market canada-market-1")).toEqual({
    key: "move-market",
    args: { market: "market-canada-market-1", location: "location-canada" },
  });
});

describe("the nearest moves", () => {
  const nearest = (name: keyof typeof shown, group: string, value: string, choice: Choice = []): readonly string[] =>
    nearestMoves({ group, value }, choice, readingOf(name));

  it("by a place depends on what is asked", () => {
    expect(nearest("germanyCoal", "place", "essen-1")).toEqual(["coal essen-1"]);
    expect(nearest("newEnglandOutlet", "place", "ship_boston")).toEqual(["market ship_boston-market-1"]);
    expect(nearest("newEnglandOutlet", "place", "boston")).toEqual(["port boston-1", "port boston-2"]);
    expect(nearest("newEnglandCoal", "place", "ship_boston")).toEqual(["coal ship_boston-import"]);
    expect(nearest("germanyMore", "place", "hamburg-3")).toEqual(["sell hamburg-3"]);
    expect(nearest("germany", "place", "de-52")).toEqual(["link de-52"]);
  });

  it("by a space is a build of what it takes, or of the industry that is chosen", () => {
    expect(nearest("germany", "place", "kiel-1")).toEqual(["build port kiel-1"]);
    const chosen = [
      { group: "action", value: "combine" },
      { group: "industry", value: "factory" },
    ];
    expect(nearest("germany", "place", "hamburg-3", chosen)).toEqual(["combine factory hamburg-3"]);
    // A factory fits no port space: there is no such move.
    expect(nearest("germany", "place", "kiel-1", chosen)).toEqual([]);
  });

  it("by an action is that action anywhere", () => {
    expect(nearest("germany", "action", "draw")).toEqual(["draw deck"]);
    expect(nearestMoves({ group: "action", value: "sell" }, [], readingOf("germany", { tiles: [] }))).toEqual(["sell hamburg-3"]);
    expect(nearest("germany", "action", "combine")[0]).toMatch(/^combine \w+ [\w-]+$/);
    expect(nearest("germany", "tile", "ship 2")).toEqual(["develop ship 2"]);
  });
});

describe("chips", () => {
  it("name sources and outlets exactly, with their owners", () => {
    const port = shown["newEnglandOutlet"]!.tiles.find((tile) => tile.industry === "port")!;
    expect(chip({ group: "place", value: port.slot }, readingOf("newEnglandOutlet")).text).toMatch(
      /^ai-play-owned slot-[\w-]+ (You|Ada|Bo)$/,
    );
    expect(chip({ group: "place", value: "canada-market-1" }, readingOf("newEnglandOutlet")).text).toMatch(
      /^ai-play-market market-canada-market-1 markettile-/,
    );
    expect(chip({ group: "place", value: "boston-1" }, readingOf("newEngland")).text).toBe("location-boston");
    expect(chip({ group: "place", value: port.slot }, readingOf("newEngland"), [{ group: "action", value: "sell" }])).toEqual({
      icon: "port",
      text: `slot-${port.slot}`,
    });
  });

  it("show cards by their industry or by the symbol of their colour", () => {
    expect(chip({ group: "card", value: "port" }, readingOf("germany")).icon).toBe("port");
    expect(chip({ group: "draw", value: "brown" }, readingOf("germany")).icon).toBe("sign_circle");
  });
});

describe("loans", () => {
  const { you, players } = shown["germany"]!;
  const withOwn = (own: object) =>
    readingOf("germany", { players: players.map((player, seat) => (seat === you ? { ...player, ...own } : player)), legal: ["repay"] });

  it("stand beside every question, and can be paid back as far as money goes", () => {
    const offered = aside(withOwn({ loans: 3, money: 25 }))!;
    expect(offered).toMatchObject({ move: "repay", most: 2, label: "ai-play-loans-repay 3 3" });
    expect([offered.action(2), offered.note(2)]).toEqual(["ai-play-repay-do 20", "ai-play-repay-note 5 1"]);
    expect(aside(readingOf("germanyCoal"))).toMatchObject({ most: 0, label: "ai-play-loans 1 1" });
  });

  it("are said to come by themselves while there is none", () => {
    expect(aside(withOwn({ loans: 0 }))).toMatchObject({ label: "ai-play-no-loan 10", most: 0 });
  });

  it("need no place where they are the question", () => {
    expect([aside(readingOf("germanyClosing")), aside(readingOf("germanyInterest"))]).toEqual([null, null]);
  });
});

it("the piece that would come has the lowest level of the mat", () => {
  const reading = readingOf("germany");
  const seat = reading.seat;
  const level = shown["germany"]!.players[seat]!.mat["port"]![0];
  const facets = [
    { group: "action", value: "combine" },
    { group: "industry", value: "port" },
    { group: "place", value: "kiel-1" },
  ];
  expect(coming({ moves: [], says: [], facets }, reading)).toEqual({ "kiel-1": { coming: { industry: "port", level, owner: seat } } });
});
