// Every text of the page of play that only this game has is used, and none is missing.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const HERE = import.meta.dirname;
const english = [...readFileSync(join(HERE, "play.en.ftl"), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const files = readdirSync(HERE).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
const source = files.map((name) => readFileSync(join(HERE, name), "utf8")).join("\n");

test("has every key that is said, and says every key it has", () => {
  const said = new Set([...source.matchAll(/\((?:[^"()]*\? )?"(bb-play-[\w-]+)"/g)].map((found) => found[1]!));
  expect([...said].filter((key) => !english.includes(key))).toEqual([]);
  expect(english.filter((key) => !source.includes(`"${key}"`))).toEqual([]);
});
