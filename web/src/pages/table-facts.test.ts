// A table in plain words.
import { expect, test } from "vitest";
import type { GameShown } from "../api/types";
import { language } from "../words/language.svelte";
import { clockText, optionTexts } from "./table-facts";

const option = { choices: [], labels: [], help: {} };
const game = {
  options: [
    { ...option, name: "introductory", type: "bool", default: false, label: { en: "Introductory game" } },
    {
      ...option,
      name: "map",
      type: "choice",
      default: "germany",
      choices: ["germany", "new_england"],
      labels: [{ en: "Germany" }, { en: "New England" }],
      label: { en: "Map" },
    },
  ],
} as unknown as GameShown;

const none = { kind: "none", bank_ms: 0, increment_ms: 0, turn_ms: 0 } as const;

test("a clock in words", () => {
  language.current = "en";
  expect(clockText({ ...none })).toBe("No clock");
  expect(clockText({ ...none, kind: "correspondence", turn_ms: 172_800_000 })).toBe("2 days for each turn");
  expect(clockText({ ...none, kind: "live", bank_ms: 2_700_000, increment_ms: 20_000 })).toBe(
    "45 minutes each, 20 seconds more after each turn",
  );
  expect(clockText({ ...none, kind: "live", bank_ms: 2_700_000 })).toBe("45 minutes each");
});

test("options: what is switched on, and every choice", () => {
  language.current = "en";
  expect(optionTexts(game, { introductory: true, map: "new_england" }, "en")).toEqual(["Introductory game", "Map: New England"]);
  expect(optionTexts(game, { introductory: false }, "en")).toEqual(["Map: Germany"]);
});
