// Every text of the club's pages is used, and none is missing.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string): string => readFileSync(`${import.meta.dirname}/${name}`, "utf8");
const names = readdirSync(import.meta.dirname).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
const source = [...names, "../pages/ProfilePage.svelte"].map(read).join("\n");

test("has every key that is said, and says every key it has", () => {
  const known = [...read("texts.en.ftl").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
  const said = new Set([...source.matchAll(/"(club-[\w-]+)"/g)].map((found) => found[1]!));
  expect([...said].sort()).toEqual([...known].sort());
});
