// The texts of the board of Spyrium are all said somewhere, and all that is said is there; every
// clause that a tip names is a rule of the game.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (found: Record<string, unknown>): string => Object.values(found).join("\n");
const texts = read(import.meta.glob(["./texts.en.ftl", "./tips.en.ftl"], { query: "?raw", import: "default", eager: true }));
const code = read(import.meta.glob(["./*.ts", "./*.svelte", "!./*.test.ts"], { query: "?raw", import: "default", eager: true }));
const tips = read(import.meta.glob(["./tips.ts", "./panel-tips.ts"], { query: "?raw", import: "default", eager: true }));
const RULES = join(import.meta.dirname, "../../../../src/ironbridge/games/spyrium/rules.toml");

it("has every text that is said, and no other", () => {
  const keys = [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
  const said = new Set([...code.matchAll(/"(sp-(?!play)[\w-]+)"/g)].map(([, key]) => key!));
  expect(keys.length).toBeGreaterThan(100);
  expect([...said].sort()).toEqual(keys.sort());
});

it("names clauses that exist", () => {
  const ids = new Set([...readFileSync(RULES, "utf8").matchAll(/^id = "SP-([A-Z-]+)"/gm)].map(([, id]) => id!));
  const named = [...tips.matchAll(/"([A-Z]+(?:-[A-Z]+)+)"/g)].map(([, name]) => name!);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !ids.has(name))).toEqual([]);
});
