// Which answers the decision panel lists, and which are chosen where they are drawn.
import { expect, test } from "vitest";
import { listedAnswers, type Listing } from "./listed-answers";
import type { Facet, Path } from "./selection";

const GAME = { boardGroups: ["place", "industry"], listed: ["industry"] };

const path = (...facets: Facet[]): Path => ({ moves: [facets.map(({ value }) => value).join(" ")], says: [], facets });
const facet = (group: string, value: string | number): Facet => ({ group, value: String(value) });
const decision = (more: Partial<Listing>): Listing => ({
  open: true,
  ready: null,
  paths: [],
  choice: [facet("action", "build")],
  lacking: [],
  optionsIn: () => [],
  ...more,
});
const values = (listing: Listing, whole: boolean, game: Parameters<typeof listedAnswers>[1] = GAME): string[] =>
  listedAnswers(listing, game, whole).map(({ value }) => value);
const some = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at));

test("of a whole action what is missing, unless it is chosen elsewhere", () => {
  const lacking = (group: string, count = 3): Listing => decision({ lacking: [group], optionsIn: () => some(count) });
  expect(values(lacking("amount"), true)).toEqual(["0", "1", "2"]);
  expect(values(lacking("industry"), true)).toEqual(["0", "1", "2"]);
  for (const elsewhere of ["action", "card", "place"]) expect(values(lacking(elsewhere), true)).toEqual([]);
  expect(values(lacking("amount"), true, { ...GAME, unlisted: ["amount"] })).toEqual([]);
  // What is drawn on the board too is listed only while it is little.
  expect(values(lacking("industry", 9), true)).toEqual([]);
  expect(values(lacking("amount", 9), true)).toHaveLength(9);
});

test("of a detail each answer by the thing it is about, without the cards of the hand", () => {
  const paths = [path(facet("action", "sell"), facet("place", "stone")), path(facet("action", "done")), path(facet("card", "c1"))];
  const detail = decision({ paths, choice: [] });
  expect(values(detail, false)).toEqual(["stone", "done", "c1"]);
  expect(values(detail, false, { ...GAME, Hand: (() => {}) as never })).toEqual(["stone", "done"]);
  const many = decision({ paths: some(17).map((value) => path(facet("place", value))), choice: [] });
  expect(values(many, false)).toEqual([]);
  expect(values(many, false, { ...GAME, unlisted: [] })).toHaveLength(17);
});

test("nothing before anything is chosen, while nothing is asked, and when it is complete", () => {
  const asked = { lacking: ["amount"], optionsIn: () => some(3) };
  expect(values(decision({ ...asked, choice: [] }), true)).toEqual([]);
  expect(values(decision({ ...asked, open: false }), true)).toEqual([]);
  expect(values(decision({ ...asked, ready: path() }), true)).toEqual([]);
});
