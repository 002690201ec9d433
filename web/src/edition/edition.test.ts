import { beforeEach, expect, test, vi } from "vitest";
import { editionOf, editionPart, keepEdition, markOf, ownEdition } from "./edition";
import { countIn, inSections, type NumberShown } from "./groups";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("an edition stays in the browser, for its game alone", () => {
  keepEdition("spyrium", { "buildings.bld_mine_1_A.cost": 3 });
  expect(ownEdition("spyrium")).toEqual({ "buildings.bld_mine_1_A.cost": 3 });
  expect(ownEdition("age-of-industry")).toEqual({});
  keepEdition("spyrium", {});
  expect(stored.size).toBe(0);
});

test("what has another form is left out", () => {
  for (const wrong of ["", "[1]", "null", "{", '"a"']) {
    stored.set("ironbridge-edition-spyrium", wrong);
    expect(ownEdition("spyrium")).toEqual({});
  }
  stored.set("ironbridge-edition-spyrium", '{"a.b": 2, "<i>": 3, "c": 1.5, "d": "4"}');
  expect(ownEdition("spyrium")).toEqual({ "a.b": 2 });
});

test("an edition goes with an address", () => {
  const edition = { "connections.york--hull.links": 2, "tiles.port.1.cost": 0 };
  const address = new URL(`https://a.test/create?game=x#${editionPart(edition)}`);
  expect(editionOf(address.hash)).toEqual(edition);
  expect(editionOf("#provenance")).toBeNull();
  expect(editionOf("#edition=")).toEqual({});
  expect(editionOf("#edition=a~x!b~2!~3!c")).toEqual({ b: 2 });
});

test("the mark stands behind the version of the rules", () => {
  expect([markOf("1+3ad740c2"), markOf("1")]).toEqual(["3ad740c2", ""]);
});

test("numbers of one thing stand together", () => {
  const number = (key: string, name: string): NumberShown => ({ key, value: 1, name: { en: name } });
  const numbers = [
    number("tiles.port.1.cost", "Port 1"),
    number("tiles.port.1.coal", "Port 1"),
    number("tiles.port.2.cost", "Port 2"),
    number("pieces.links", ""),
  ];
  const found = inSections(numbers, "en");
  expect(found.map(({ section, things }) => [section, ...things.map(({ name, numbers }) => `${name}: ${numbers.length}`)])).toEqual([
    ["tiles", "Port 1: 2", "Port 2: 1"],
    ["pieces", ": 1"],
  ]);
  expect(countIn(found[0]!.things, { "tiles.port.2.cost": "4", other: "1" })).toBe(1);
});
