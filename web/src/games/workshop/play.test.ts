// The texts of deciding in Workshop of the World: every one is said somewhere, and nothing is said
// that has none.
import { expect, it } from "vitest";

const read = (found: Record<string, unknown>): string => Object.values(found).join("\n");
const texts = read(import.meta.glob("./play.en.ftl", { query: "?raw", import: "default", eager: true }));
const code = read(import.meta.glob(["./*.ts", "./*.svelte", "!./*.test.ts"], { query: "?raw", import: "default", eager: true }));

it("has every text of deciding that is said, and no other", () => {
  const keys = [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
  const said = new Set([...code.matchAll(/"(ww-play-[\w-]+)"/g)].map(([, key]) => key!));
  expect(keys.length).toBeGreaterThan(60);
  expect([...said].sort()).toEqual(keys.sort());
});
