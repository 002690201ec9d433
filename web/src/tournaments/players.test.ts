import { expect, test } from "vitest";
import type { TournamentView } from "../api/types";
import { playerNames, runningTable, sizesText } from "./players";

const seat = (entry: number) => ({ entry, seat: entry - 1, place: null, score: null, points: null });
const entry = (number: number, name: string, bot: string | null) => ({
  number,
  name,
  bot,
  program: false,
  person: bot === null ? name : null,
  since: 1,
  left: null,
  removed: false,
  away: false,
});
const view = {
  entries: [entry(1, "Ada", null), entry(2, "", "medium"), entry(3, "", "medium")],
  played: [
    {
      number: 1,
      started: 0,
      deadline: null,
      ended: null,
      byes: [3],
      absent: [],
      tables: [{ board: 1, table: "t", status: "running", seats: [seat(1), seat(2)], corrected: null, reason: "" }],
    },
  ],
} as unknown as TournamentView;

test("bots of one level are told apart", () => {
  expect([...playerNames(view, undefined, "en").values()]).toEqual(["Ada", "medium bot, no. 2", "medium bot, no. 3"]);
});

test("a table that runs is one's own only if one sits there", () => {
  expect(runningTable(view, 1)?.table).toBe("t");
  expect(runningTable(view, 3)).toBeNull();
  expect(runningTable(view, null)).toBeNull();
});

test("sizes are said once where they are the same", () => {
  expect(sizesText([4, 4])).toBe("4");
  expect(sizesText([4, 3])).toBe("4 + 3");
});
