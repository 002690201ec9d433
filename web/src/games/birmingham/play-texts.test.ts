// The texts of the table page and of playing Birmingham: the same keys in both languages, each of
// them used, and none missing.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "..");
const keysOf = (path: string): string[] =>
  [...readFileSync(join(SRC, path), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

function sourcesIn(folder: string): string {
  const files = readdirSync(join(SRC, folder)).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
  return files.map((name) => readFileSync(join(SRC, folder, name), "utf8")).join("\n");
}

const SETS = [
  { texts: "table/texts", folder: "table", prefix: "table-", besides: keysOf("words/ui.en.ftl") },
  { texts: "games/birmingham/play", folder: "games/birmingham", prefix: "bb-play-", besides: [] },
];

describe.each(SETS)("$texts", ({ texts, folder, prefix, besides }) => {
  const english = keysOf(`${texts}.en.ftl`);
  const source = sourcesIn(folder);

  it("has the same keys in both languages, each once", () => {
    expect(keysOf(`${texts}.fr.ftl`)).toEqual(english);
    expect(new Set(english).size).toBe(english.length);
  });

  it("has every key that is said, and says every key it has", () => {
    const said = new Set([...source.matchAll(new RegExp(`\\((?:[^"()]*\\? )?"(${prefix}[\\w-]+)"`, "g"))].map((found) => found[1]!));
    expect([...said].filter((key) => !english.includes(key) && !besides.includes(key))).toEqual([]);
    expect(english.filter((key) => !source.includes(`"${key}"`))).toEqual([]);
  });
});
