// The texts of deciding in Age of Industry: every one is said somewhere, and nothing is said that has
// none, neither of its own nor of those that every Brass shares.
import { expect, it } from "vitest";
import shared from "../brass/play.en.ftl?raw";
import texts from "./play.en.ftl?raw";

const code = Object.values(import.meta.glob(["./*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true })).join("\n");
const keysOf = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
const saidIn = (prefix: string): string[] => [
  ...new Set([...code.matchAll(new RegExp(`"(${prefix}-play-[\\w-]+)"`, "g"))].map(([, key]) => key!)),
];

it("has every text of deciding that is said, and no other", () => {
  expect(keysOf(texts).length).toBeGreaterThan(40);
  expect(saidIn("ai").sort()).toEqual(keysOf(texts).sort());
});

it("says nothing of every Brass that is not there", () => {
  expect(saidIn("brass").length).toBeGreaterThan(5);
  expect(saidIn("brass").filter((key) => !keysOf(shared).includes(key))).toEqual([]);
});
