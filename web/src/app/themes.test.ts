// The three themes: every one has all colours, text is read and lines are seen in each.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast, seenBy } from "./colours";

const SOURCE = resolve(import.meta.dirname, "..");
const NAMES = ["light", "dark", "contrast"] as const;
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));
const css = files.map((name) => readFileSync(join(SOURCE, name), "utf8")).join("\n");

/** The variables of all blocks of a selector, whatever file they are in. */
function variables(selector: RegExp): Record<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter((found) => selector.test(found[1]!.replace(/\/\*.*?\*\//gs, "").trim()));
  const pairs = blocks.flatMap((found) => [...found[2]!.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((pair) => [pair[1]!, pair[2]!.trim()]));
  return Object.fromEntries(pairs) as Record<string, string>;
}

const base = variables(/^:root$/);
const own = Object.fromEntries(NAMES.map((name) => [name, variables(new RegExp(`^(:root)?\\[data-theme="${name}"\\]$`))]));
const themes = Object.fromEntries(NAMES.map((name) => [name, { ...base, ...own[name] }]));

test("every theme has every colour of the theme", () => {
  const declared = Object.keys(own["light"]!).sort();
  for (const name of NAMES) expect(Object.keys(own[name]!)).toEqual(expect.arrayContaining(declared));
});

describe.each(NAMES)("%s", (name) => {
  const theme = themes[name]!;
  const ratio = (ink: string, ground: string): number => contrast(theme[ink]!, theme[ground]!);
  const high = name === "contrast";

  test("text is read on every ground", () => {
    const least = high ? 7 : 4.5;
    for (const ground of ["--page", "--surface", "--surface-2", "--sunken"]) {
      for (const ink of ["--ink", "--ink-2"]) expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
    for (const ground of ["--page", "--surface"]) {
      for (const ink of ["--ink-3", "--primary", "--brass", "--danger", "--info", "--focus"]) {
        expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
    for (const [ink, ground] of [
      ["--on-primary", "--primary"],
      ["--plate-ink", "--plate"],
      ["--legal", "--surface"],
      ["--water-ink", "--map"],
    ] as const) {
      expect(ratio(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
    for (const banner of Object.keys(theme).filter((key) => key.startsWith("--banner-") && !key.endsWith("yellow"))) {
      expect(ratio("--on-banner", banner), banner).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("lines of controls and of the board are seen", () => {
    for (const [line, ground] of [
      ["--edge", "--surface"],
      ["--coast", "--sea"],
      ["--plate-line", "--map"],
      ["--slot-line", "--slot"],
      ["--slot-ink", "--slot"],
      ["--route", "--map"],
      ["--water", "--map"],
      ["--iron", "--map"],
      ["--beer", "--map"],
      ["--lane", "--sea"],
    ] as const) {
      expect(ratio(line, ground), `${line} on ${ground}`).toBeGreaterThanOrEqual(high ? 4.5 : 3);
    }
  });

  test("seats carry their ink and are told apart, by colour-blind people too", () => {
    const seats = [1, 2, 3, 4, 5].map((seat) => theme[`--seat${seat}`]!);
    for (const seat of [1, 2, 3, 4, 5]) expect(ratio(`--on${seat}`, `--seat${seat}`)).toBeGreaterThanOrEqual(4.5);
    for (const sight of ["normal", "protan", "deutan"] as const) {
      for (const [at, one] of seats.entries()) {
        for (const other of seats.slice(at + 1)) expect(seenBy(sight, one, other), `${sight} ${one} ${other}`).toBeGreaterThan(20);
      }
    }
  });
});
