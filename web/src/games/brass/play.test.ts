// The texts of deciding: those that both games share and each game's own are said somewhere, and
// nothing is said that has no text.
import { expect, it } from "vitest";

const read = (found: Record<string, unknown>): string => Object.values(found).join("\n");
const texts = read(
  import.meta.glob(["./play.en.ftl", "../birmingham/play.en.ftl", "../lancashire/play.en.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const code = read(
  import.meta.glob(["./*.ts", "../birmingham/*.ts", "../lancashire/*.ts", "!./*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

it("has every text of deciding that is said, and no other", () => {
  const keys = [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!);
  const said = new Set([...code.matchAll(/"((?:brass|bb|bl)-play-[\w-]+)"/g)].map(([, key]) => key!));
  expect(keys.length).toBeGreaterThan(40);
  expect([...said].sort()).toEqual(keys.sort());
});
