// Every text around puzzles is there in both languages, and is used.
import { expect, test } from "vitest";

const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const read = (found: Record<string, unknown>): string => Object.values(found).join("\n");

const english = read(import.meta.glob("./texts.en.ftl", { query: "?raw", import: "default", eager: true }));
const french = read(import.meta.glob("./texts.fr.ftl", { query: "?raw", import: "default", eager: true }));
const code = read(
  import.meta.glob(["./*.svelte", "./*.ts", "!./*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

test("the same keys in both languages", () => {
  expect(keysOf(french)).toEqual(keysOf(english));
});

test("every text is said somewhere, and every text that is said is there", () => {
  const said = new Set([...code.matchAll(/pt\("([\w-]+)"/g)].map(([, key]) => key!));
  expect([...said].sort()).toEqual(keysOf(english).sort());
});
