// The texts of playing together: the same keys in both languages, each of them used, none missing.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const keysOf = (name: string): string[] =>
  [...readFileSync(join(HERE, name), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const own = readdirSync(HERE).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
const source = own.map((name) => readFileSync(join(HERE, name), "utf8")).join("\n");

test("both languages have the same texts, each once", () => {
  const english = keysOf("texts.en.ftl");
  expect(keysOf("texts.fr.ftl")).toEqual(english);
  expect(new Set(english).size).toBe(english.length);
});

test("every text is said, and what is said has a text", () => {
  const english = keysOf("texts.en.ftl");
  const said = new Set([...source.matchAll(/gt\("(together-[\w-]+)"/g)].map((found) => found[1]!));
  expect([...said].filter((key) => !english.includes(key))).toEqual([]);
  expect(english.filter((key) => !said.has(key))).toEqual([]);
});
