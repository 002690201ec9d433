// What the moves of Workshop of the World are about, in any order, held against real positions.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import { choose, narrow, pathsOf, readyPath, valuesIn, type Choice, type TreeQuestion } from "../../table/selection";
import { movePhrase } from "../move-phrase";
import { facetOf, facetReader, handChoice } from "./facets";
import { handOf } from "./pieces";
import type { View, Reading } from "./types";

const { components, views } = fixtures.workshop;

const scene = (name: keyof typeof views): View => views[name];
const readerOf = (name: keyof typeof views) => facetReader(components, scene(name));
const plain = { key: "", args: {} };
const ask = (...answers: readonly (readonly [string, TreeQuestion | null])[]): TreeQuestion => ({
  asks: plain,
  answers: answers.map(([move, then]) => ({ move, says: plain, then, forced: [] })),
});
const last = (...moves: string[]): TreeQuestion => ask(...moves.map((move) => [move, null] as const));
const legal = (name: keyof typeof views): TreeQuestion => last(...(scene(name).legal ?? []));

describe("facets", () => {
  it("name the town of a town card, so that either may be pointed at", () => {
    expect(readerOf("card").facets("take C19")).toEqual([
      { group: "card", value: "C19" },
      { group: "town", value: "birmingham" },
      { group: "use", value: "take" },
    ]);
    expect(
      readerOf("card")
        .facets("take C35")
        .map(({ group }) => group),
    ).toEqual(["card", "use"]);
  });

  it("name an industry that leaves with its town, wherever that was named", () => {
    expect(readerOf("remove").facets("remove red")).toEqual([{ group: "piece", value: "reading:red" }]);
    expect(readerOf("card").facets("remove red", ["take C19"])).toEqual([{ group: "piece", value: "birmingham:red" }]);
    expect(readerOf("card").facets("remove red", ["take C35", "place oxford"])).toEqual([{ group: "piece", value: "oxford:red" }]);
  });

  it("are what an id of the board stands for", () => {
    expect(["leeds", "leeds--york", "leeds:red"].map((id) => facetOf(id).group)).toEqual(["town", "link", "piece"]);
  });
});

describe("paths", () => {
  const tree = ask(
    ["take C19", last("remove red", "remove blue", "recover")],
    ["take C35", ask(["place oxford", null], ["place york", last("remove red", "remove blue")], ["recover", null])],
    ["swap C19", null],
    ["recover", null],
  );
  const paths = pathsOf(tree, readerOf("card"));

  it("hold all that the use of a card asks for, and nothing that answers no question", () => {
    expect(paths.map(({ moves }) => moves.join(", "))).toEqual([
      "take C19, remove red",
      "take C19, remove blue",
      "take C35, place oxford",
      "take C35, place york, remove red",
      "take C35, place york, remove blue",
      "swap C19",
    ]);
  });

  it("are told apart by a town, a card or an industry, whatever comes first", () => {
    const town: Choice = [{ group: "town", value: "york" }];
    expect(valuesIn(narrow(paths, town), "card")).toEqual(["C35"]);
    const piece: Choice = [{ group: "piece", value: "york:blue" }];
    expect(readyPath(narrow(paths, piece), piece)?.moves).toEqual(["take C35", "place york", "remove blue"]);
    expect(valuesIn(narrow(paths, [{ group: "card", value: "C19" }]), "use")).toEqual(["take", "swap"]);
  });

  it("end where the next round begins: a bid is no part of the last link or token", () => {
    const bids = last("bid 0", "bid 1");
    expect(pathsOf(ask(["done", bids]), readerOf("link")).map(({ moves }) => moves)).toEqual([["done"]]);
    expect(pathsOf(ask(["demand port", bids]), readerOf("demand")).map(({ moves }) => moves)).toEqual([["demand port"]]);
  });
});

describe("demand tokens", () => {
  const readingOf = (name: keyof typeof views): Reading => ({
    components,
    view: scene(name),
    seat: scene(name).you ?? 0,
    say: (key) => key,
    names: [],
  });
  /** Click at cards of the hand, one after the other. */
  function clicked(name: keyof typeof views, ...places: number[]): { choice: Choice; ready: readonly string[] | undefined } {
    const [hand, paths] = [handOf(scene(name)), pathsOf(legal(name), readerOf(name))];
    let choice: Choice = [];
    for (const at of places) {
      const facet = handChoice.facet(at, hand, choice, readingOf(name));
      const again = choice.some(({ value }) => value === facet.value);
      const made = again ? null : choose(paths, choice, facet);
      choice = made?.kind === "chosen" ? made.choice : [];
    }
    return { choice, ready: readyPath(narrow(paths, choice), choice)?.moves };
  }

  it("are two in one choice with two players, in any order", () => {
    expect(clicked("twoDemand", 2).ready).toBeUndefined();
    const both = scene("twoDemand").players[0]?.tokens ?? [];
    expect(clicked("twoDemand", 2, 0).ready).toEqual([`demand ${both[0]} ${both[2]}`]);
    expect(clicked("twoDemand", 0, 2).ready).toEqual(clicked("twoDemand", 2, 0).ready);
  });

  it("may be one, where they need not be two", () => {
    expect(clicked("twoClosing", 0).ready).toEqual(["demand heavy"]);
    expect(clicked("twoClosing", 0, 1).ready).toEqual(["demand heavy textile"]);
    expect(clicked("twoClosing", 0, 1, 0).ready).toEqual(["demand textile"]);
  });

  it("replace each other where only one is placed, and are taken back by a second click", () => {
    expect(clicked("demand", 0, 1).ready).toEqual(["demand textile"]);
    expect(clicked("demand", 0, 0).choice).toEqual([]);
  });

  it("of one type are chosen one by one", () => {
    const hand = ["token-port", "token-port", "token-craft"];
    expect(handChoice.chosen(hand, [{ group: "tokens", value: "port craft" }])).toEqual([0, 2]);
    expect(handChoice.chosen(hand, [{ group: "tokens", value: "port port" }])).toEqual([0, 1]);
    expect(handChoice.facet(1, hand, [{ group: "tokens", value: "port" }], readingOf("twoDemand")).value).toBe("port port");
    expect(handChoice.facet(0, hand, [{ group: "tokens", value: "port craft" }], readingOf("twoDemand")).value).toBe("craft");
  });
});

describe("phrases of moves", () => {
  const phrase = (move: string) => movePhrase("workshop-of-the-world", move);

  it("are those of the game", () => {
    expect(phrase("demand port")).toEqual({ key: "move-demand", args: { type: "type-port" } });
    expect(phrase("demand port craft")).toEqual({ key: "move-demand-two", args: { type: "type-port", other: "type-craft" } });
    expect(phrase("bid 7")).toEqual({ key: "move-bid", args: { money: 7 } });
    expect(phrase("take C19")).toEqual({ key: "move-take", args: { card: "card-C19" } });
    expect(phrase("remove red")).toEqual({ key: "move-remove", args: { colour: "colour-red" } });
    expect(phrase("build york--leeds")).toEqual({ key: "move-build", args: { connection: "connection-york--leeds" } });
    expect(phrase("recover")).toEqual({ key: "move-recover", args: { spaces: 2, money: 1 } });
  });
});
