// Every text of the board is there in both languages and is used.
import { expect, it } from "vitest";

const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const read = (found: Record<string, unknown>): string => Object.values(found).join("\n");

const english = read(import.meta.glob(["./texts.en.ftl", "./tips.en.ftl", "../../map/texts.en.ftl"], { query: "?raw", import: "default", eager: true }));
const french = read(import.meta.glob(["./texts.fr.ftl", "./tips.fr.ftl", "../../map/texts.fr.ftl"], { query: "?raw", import: "default", eager: true }));
const code = read(import.meta.glob(["./*.svelte", "./*.ts", "../../map/*.svelte", "../../map/*.ts"], { query: "?raw", import: "default", eager: true }));

it("has the same keys in English and in French", () => {
  expect(keysOf(french)).toEqual(keysOf(english));
});

it("says every text somewhere, and has every text it says", () => {
  const said = new Set([...code.matchAll(/"((?:bb(?!-play)|map)-[\w-]+)"/g)].map(([, key]) => key!));
  expect([...said].sort()).toEqual(keysOf(english).sort());
});
