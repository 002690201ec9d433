// What the pages compute: searching rules, preferences, quick tables, drafts.
import { expect, test } from "vitest";
import type { GameShown, RulesShown } from "../api/types";
import { Draft } from "./draft.svelte";
import { preferences } from "../app/preferences.svelte";
import { likedSeat, quickGame, usualLevel } from "./opening";
import { clockOf, minutesOf, readAccountPreferences, writeAccountPreferences } from "./account-preferences";
import { chapters, quoted } from "./rules";
import { botChoice, ME, OPEN } from "./seat-choice";

const game: GameShown = {
  name: "brass-birmingham",
  rules: "1",
  title: { en: "Brass", fr: "Brass" },
  about: {},
  length: {},
  weight: {},
  edition: {},
  reconstructed: {},
  seat_counts: [2, 3, 4],
  options: [{ name: "introductory", type: "bool", default: false, choices: [], labels: [], label: {}, help: {} }],
  levels: [
    { name: "beginner", label: {}, help: {}, rated: false },
    { name: "easy", label: {}, help: {}, rated: false },
    { name: "medium", label: {}, help: {}, rated: true },
    { name: "expert", label: {}, help: {}, rated: true },
  ],
  former_levels: [],
};

const rule = (id: string, section: string, fr: string) => ({
  id,
  section,
  place: { en: "", fr: "" },
  kind: "rule",
  text: { en: "", fr },
  example: false,
});
const book: RulesShown = {
  version: "1",
  title: {},
  source: {},
  sections: [
    { id: "coal", title: { fr: "Charbon" } },
    { id: "era", title: { fr: "Fin" } },
  ],
  rules: [rule("BB-COAL-NEAREST", "coal", "La mine la plus proche."), rule("BB-ERA-END", "era", "La Période finit.")],
};

test("rules are found by all words, without accents and capitals, and by id", () => {
  const found = (search: string) => chapters(book, search, "fr").flatMap((chapter) => chapter.rules.map(({ id }) => id));
  expect(found("")).toEqual(["BB-COAL-NEAREST", "BB-ERA-END"]);
  expect(found("periode")).toEqual(["BB-ERA-END"]);
  expect(found("proche mine")).toEqual(["BB-COAL-NEAREST"]);
  expect(found("bb-coal")).toEqual(["BB-COAL-NEAREST"]);
  expect(chapters(book, "locomotive", "fr")).toEqual([]);
});

test("preferences that were never set are the server's usual ones", () => {
  const usual = { notify: { email: true, webhook: true, quiet: null }, automatic: { single: false, same: false } };
  expect(readAccountPreferences({})).toEqual(usual);
  expect(readAccountPreferences({ notify: "broken" })).toEqual(usual);
});

test("preferences come back as they were written", () => {
  const quiet = { from: 1320, to: 420, offset: 60 };
  const chosen = { notify: { email: false, webhook: true, quiet }, automatic: { single: true, same: false } };
  expect(readAccountPreferences(writeAccountPreferences(chosen))).toEqual(chosen);
  expect(writeAccountPreferences({ ...chosen, notify: { ...chosen.notify, quiet: null } })["notify"]).toEqual({
    email: false,
    webhook: true,
  });
});

test("times of the day are minutes after midnight", () => {
  expect(minutesOf("22:30")).toBe(1350);
  expect(clockOf(1350)).toBe("22:30");
  expect(clockOf(7)).toBe("00:07");
  expect(minutesOf("")).toBeNull();
});

test("a quick game is you against medium bots, and a first one against easy ones", () => {
  const spec = quickGame(game, 2, true);
  expect(spec.seats).toEqual([
    { who: "me", level: null },
    { who: "bot", level: "easy" },
  ]);
  expect(quickGame(game, 3, false).seats.map(({ level }) => level)).toEqual([null, "medium", "medium"]);
  expect(spec.options).toEqual({ introductory: true });
  expect(quickGame({ ...game, options: [] }, 2, true).options).toEqual({});
});

test("whoever likes a colour sits there, where the table has it", () => {
  preferences.choose({ seat: 3 });
  expect([likedSeat(2), likedSeat(3), likedSeat(4)]).toEqual([0, 2, 2]);
  expect(quickGame(game, 3, false, likedSeat(3)).seats.map(({ who }) => who)).toEqual(["bot", "bot", "me"]);
  const draft = new Draft();
  draft.choose(game);
  expect(draft.spec().seats.map(({ who }) => who)).toEqual(["bot", "bot", "me"]);
  preferences.choose({ seat: 0 });
});

test("a draft keeps what was chosen when the number of seats changes", () => {
  const draft = new Draft();
  draft.choose(game);
  expect(draft.spec().seats.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
  expect(draft.waits).toBe(false);
  draft.seats[1] = OPEN;
  draft.resize(4);
  expect(draft.seats).toEqual(["me", OPEN, botChoice("medium"), botChoice("medium")]);
  expect(draft.waits).toBe(true);
});

test("a draft sends only the times that belong to its clock", () => {
  const draft = new Draft();
  draft.choose(game);
  expect(draft.spec().clock).toEqual({ kind: "none", bank_ms: 0, increment_ms: 0, turn_ms: 0 });
  draft.clock = "live";
  expect(draft.spec().clock).toEqual({ kind: "live", bank_ms: 2_700_000, increment_ms: 20_000, turn_ms: 0 });
  draft.clock = "correspondence";
  expect(draft.spec().clock).toEqual({ kind: "correspondence", bank_ms: 0, increment_ms: 0, turn_ms: 172_800_000 });
});

/** A table that can be rated: somebody with an account, strong bots, a clock. */
function ratedDraft(): Draft {
  const draft = new Draft();
  draft.choose(game);
  draft.account = true;
  draft.clock = "live";
  draft.wantsRated = true;
  return draft;
}

test("a draft is casual unless it is wanted otherwise, and can be", () => {
  const draft = ratedDraft();
  expect(draft.unrated).toBeNull();
  expect(draft.spec()).toMatchObject({ rated: true, hints: false });
  draft.wantsRated = false;
  expect(draft.spec()).toMatchObject({ rated: false, hints: true });
  expect(quickGame(game, 2, false).rated).toBe(false);
});

test.each([
  ["account", (draft: Draft) => (draft.account = false)],
  ["clock", (draft: Draft) => (draft.clock = "none")],
  ["lesson", (draft: Draft) => (draft.options["introductory"] = true)],
  ["one-seat", (draft: Draft) => (draft.seats[1] = ME)],
  ["bot", (draft: Draft) => (draft.seats[1] = botChoice("easy"))],
  ["opponent", (draft: Draft) => (draft.seats[0] = botChoice("medium"))],
])("a draft says why it cannot be rated: %s", (why, change) => {
  const draft = ratedDraft();
  change(draft);
  expect(draft.unrated).toBe(why);
  expect(draft.spec()).toMatchObject({ rated: false, hints: true });
});

test("a bot that is offered at a rated table is one for rated games", () => {
  expect(usualLevel(game, true)).toBe("medium");
  expect(usualLevel({ ...game, levels: game.levels.slice(0, 2) }, true)).toBeNull();
});

test("a French heading that an English text quotes is told apart", () => {
  expect(quoted("French rulebook: “Tour des joueurs”")).toEqual(["French rulebook: ", "“Tour des joueurs”"]);
  expect(quoted("Our notes on the components")).toEqual(["Our notes on the components", ""]);
});
