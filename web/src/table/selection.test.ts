// Choosing in any order, on a small tree with the notation of Brass: Birmingham.
import { describe, expect, it } from "vitest";
import { agree, choose, missing, narrow, onlyChoices, options, pathsOf, readyPath } from "./selection";
import type { Facet, FacetReader, TreeAnswer, TreeQuestion } from "./selection";

const phrase = (key: string) => ({ key, args: {} });
const ask = (...answers: TreeAnswer[]): TreeQuestion => ({ asks: phrase("ask"), answers });
const answer = (move: string, then: TreeQuestion | null = null, ...forced: string[]): TreeAnswer => ({
  move,
  says: phrase(move),
  then,
  forced: forced.map((card) => ({ seat: 0, key: "event-card", args: { card, forced: 1 } })),
});
const cards = (...names: string[]): TreeQuestion => ask(...names.map((name) => answer(`card ${name}`)));

const reader: FacetReader = {
  facets(move): Facet[] {
    const [kind = "", ...words] = move.split(" ");
    if (kind === "card") return [{ group: "card", value: words[0] ?? "" }];
    if (kind === "coal") return [{ group: "place", value: words[0] ?? "" }];
    const action = { group: "action", value: kind };
    if (kind !== "build") return words[0] ? [action, { group: "place", value: words[0] }] : [action];
    const [industry = "", slot = ""] = words;
    return [action, { group: "industry", value: industry }, { group: "place", value: slot, wider: [slot.split("_")[0] ?? ""] }];
  },
  forced: (event) => [{ group: "card", value: String(event.args["card"]) }],
  after: ["card"],
  free: ["card"],
};

const tree = ask(
  answer("build mill leek_1", cards("leek", "mill")),
  answer("build works leek_1", cards("leek")),
  answer("build mill leek_2", cards("leek", "mill")),
  answer("build mill stone_1", null, "stone"),
  answer("link leek-stone", cards("leek", "mill", "stone")),
  answer("loan", cards("leek", "mill", "stone")),
);
const paths = pathsOf(tree, reader);
const action = (value: string): Facet => ({ group: "action", value });
const place = (value: string): Facet => ({ group: "place", value });
const card = (value: string): Facet => ({ group: "card", value });
const industry = (value: string): Facet => ({ group: "industry", value });

describe("paths", () => {
  it("go through the card, and know the card that the rules choose", () => {
    expect(paths).toHaveLength(2 + 1 + 2 + 1 + 3 + 3);
    const forced = paths.find((path) => path.moves[0] === "build mill stone_1");
    expect(forced?.moves).toEqual(["build mill stone_1"]);
    expect(forced?.facets).toContainEqual(card("stone"));
  });

  it("stop before a group comes a second time", () => {
    const scout = ask(answer("scout", ask(answer("card a", cards("b", "c")), answer("card b", cards("a", "c")))));
    expect(pathsOf(scout, reader).map((path) => path.moves)).toEqual([
      ["scout", "card a"],
      ["scout", "card b"],
    ]);
    const coal = ask(answer("coal x", ask(answer("coal y"))), answer("coal y", ask(answer("coal x"))));
    expect(pathsOf(coal, reader).map((path) => path.moves)).toEqual([["coal x"], ["coal y"]]);
  });

  it("end with a detail: what is asked after it is a new decision", () => {
    const more = ask(answer("develop works"), answer("done"));
    const sources = ask(answer("coal x", more), answer("coal y", more));
    expect(pathsOf(sources, reader).map((path) => path.moves)).toEqual([["coal x"], ["coal y"]]);
    expect(pathsOf(ask(answer("loan", sources)), reader).map((path) => path.moves)).toEqual([["loan"]]);
  });
});

describe("a move beside the question", () => {
  const beside = { ...reader, aside: (move: string) => move === "repay" };
  const leek = ask(...cards("leek", "mill").answers, answer("repay"));

  it("is no part of a choice, and does not part an action from its card", () => {
    expect(pathsOf(ask(answer("loan", leek), answer("repay", leek)), beside).map((path) => path.moves)).toEqual([
      ["loan", "card leek"],
      ["loan", "card mill"],
    ]);
    expect(pathsOf(leek, beside).map((path) => path.moves)).toEqual([["card leek"], ["card mill"]]);
  });
});

describe("any order", () => {
  const orders: Facet[][] = [
    [card("mill"), place("leek_1"), action("build")],
    [place("leek_1"), card("mill")],
    [action("build"), industry("mill"), place("leek_1"), card("mill")],
  ];
  for (const order of orders) {
    it(`reaches the same moves by ${order.map((facet) => facet.group).join(", ")}`, () => {
      let choice: readonly Facet[] = [];
      for (const facet of order) {
        const made = choose(paths, choice, facet);
        if (made.kind !== "chosen") throw new Error(made.kind);
        choice = made.choice;
      }
      const ready = readyPath(narrow(paths, choice), choice);
      expect(ready?.moves).toEqual(["build mill leek_1", "card mill"]);
    });
  }

  it("lights what fits the card, and only that", () => {
    expect(options(paths, [card("stone")], "place")).toEqual(["stone_1", "leek-stone"]);
    expect(options(paths, [card("stone")], "action")).toEqual(["build", "link", "loan"]);
    expect(options(paths, [place("stone_1")], "card")).toEqual(["stone"]);
  });

  it("keeps the other values of a group lit, and replaces the one chosen", () => {
    const choice = [action("build"), place("leek_1")];
    expect(options(paths, choice, "place")).toEqual(["leek_1", "leek_2", "stone_1"]);
    expect(choose(paths, choice, place("leek_2"))).toEqual({
      kind: "chosen",
      choice: [action("build"), place("leek_2")],
    });
  });

  it("takes a town for its spaces", () => {
    const made = choose(paths, [], place("leek"));
    expect(made.kind).toBe("chosen");
    expect(narrow(paths, [place("leek")]).every((path) => path.moves[0]?.includes("leek_"))).toBe(true);
  });
});

describe("what does not go together", () => {
  it("is a conflict that names what would remain", () => {
    const made = choose(paths, [action("build"), card("leek")], place("stone_1"));
    expect(made).toEqual({ kind: "conflict", instead: [action("build"), place("stone_1")] });
  });

  it("is nothing at all when no path has it", () => {
    expect(choose(paths, [], place("derby_1"))).toEqual({ kind: "none" });
  });
});

describe("what remains", () => {
  it("agrees when only what makes no difference is open", () => {
    expect(agree(narrow(paths, [place("leek_2")]), ["card"])).toBe(true);
    expect(agree(narrow(paths, [place("leek_2")]), [])).toBe(false);
    expect(agree(narrow(paths, [place("leek_1")]), ["card"])).toBe(false);
    expect(agree([], ["card"])).toBe(false);
  });

  it("is filled in when it is the only choice", () => {
    const choice = [place("stone_1")];
    const remaining = narrow(paths, choice);
    expect(onlyChoices(remaining, choice).map((facet) => facet.value)).toEqual(["build", "mill", "stone"]);
    expect(readyPath(remaining, choice)?.moves).toEqual(["build mill stone_1"]);
  });

  it("has both of the last two cards where they pay for one action", () => {
    const card = { group: "card", value: "leek" };
    const last = { moves: ["double stone_1"], says: [], facets: [place("stone_1"), card, card] };
    expect(onlyChoices([last], [place("stone_1")])).toEqual([card, card]);
  });

  it("is nothing before the person chose", () => {
    expect(onlyChoices(paths, [])).toEqual([]);
    expect(readyPath(paths.slice(0, 1), [])).toBeNull();
  });

  it("names the groups that are still open, in the order asked", () => {
    const remaining = narrow(paths, [place("leek_1")]);
    expect(missing(remaining, ["action", "place", "industry", "card"])).toEqual(["industry", "card"]);
  });
});
