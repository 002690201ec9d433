// The texts of the boards of Brass: every one is there in both languages and is used, by the shared
// board or by the folder of its game.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const GAMES = join(import.meta.dirname, "..");
const keysIn = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const isCode = (name: string): boolean => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts");

function codeIn(folder: string): string {
  return readdirSync(join(GAMES, folder))
    .filter(isCode)
    .map((name) => readFileSync(join(GAMES, folder, name), "utf8"))
    .join("\n");
}

/** Keys of the texts and the tips of a folder. */
const keysOf = (folder: string, language: string): string[] =>
  ["texts", "tips"].flatMap((name) => keysIn(readFileSync(join(GAMES, folder, `${name}.${language}.ftl`), "utf8")));

const SETS = [
  { folder: "brass", prefix: "brass", users: ["brass", "birmingham", "lancashire"] },
  { folder: "birmingham", prefix: "bb", users: ["birmingham"] },
  { folder: "lancashire", prefix: "bl", users: ["lancashire"] },
  { folder: "age", prefix: "ai", users: ["age"] },
  { folder: "../map", prefix: "map", users: ["brass", "../map"] },
];

describe.each(SETS)("texts of $folder", ({ folder, prefix, users }) => {
  const read = (language: string): string[] =>
    folder === "../map" ? keysIn(readFileSync(join(GAMES, folder, `texts.${language}.ftl`), "utf8")) : keysOf(folder, language);

  it("have the same keys in English and in French", () => {
    expect(read("fr")).toEqual(read("en"));
  });

  it("are all said somewhere, and all that is said is there", () => {
    const code = users.map(codeIn).join("\n");
    const said = new Set([...code.matchAll(new RegExp(`"(${prefix}-(?!play|birmingham|lancashire)[\\w-]+)"`, "g"))].map(([, key]) => key!));
    expect([...said].sort()).toEqual(read("en").sort());
  });
});
