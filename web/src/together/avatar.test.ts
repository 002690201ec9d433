// Pictures made of names: the same for the same name, told apart by more than colour.
import { expect, test } from "vitest";
import { contrast, seenBy } from "../app/colours";
import { avatarOf, ENGRAVINGS, GROUNDS, hash } from "./avatar";

test("a name always has the same picture, however it is written", () => {
  expect(avatarOf("Ada Lovelace")).toEqual(avatarOf("Ada Lovelace"));
  const { letter: _, ...folded } = avatarOf("  ada   LOVELACE ");
  expect(avatarOf("Ada Lovelace")).toMatchObject(folded);
  expect(hash("ada")).toBe(943_263_163); // stored nowhere, so it must not change
});

test("the letter is the first that can be read", () => {
  expect(avatarOf("élodie").letter).toBe("É");
  expect(avatarOf("“Zoë”").letter).toBe("Z");
  expect(avatarOf("☃").letter).toBe("☃");
  expect(avatarOf("").letter).toBe("");
});

test("many names fill all grounds and engravings, in most of their pairs", () => {
  const pairs = new Set<string>();
  for (let number = 0; number < 600; number++) {
    const { ground, engraving } = avatarOf(`Player ${number}`);
    pairs.add(`${ground} ${engraving}`);
  }
  expect(pairs.size).toBe(GROUNDS.length * ENGRAVINGS.length);
});

test("the letter is read on every ground, and grounds differ for colour-blind people too", () => {
  for (const ground of GROUNDS) expect(contrast("#ffffff", ground)).toBeGreaterThanOrEqual(4.5);
  for (const kind of ["normal", "protan", "deutan"] as const) {
    for (const [at, one] of GROUNDS.entries()) {
      for (const other of GROUNDS.slice(at + 1)) expect(seenBy(kind, one, other), `${kind} ${one} ${other}`).toBeGreaterThan(15);
    }
  }
});
