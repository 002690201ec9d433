// Who may do what about a person, a line or a table.
import { expect, test } from "vitest";
import type { ChatShown, SeatShown, TableView } from "../api/types";
import { hasMenu, stepsFor, type About } from "./about";

const me = { id: "me", admin: false };
const admin = { id: "me", admin: true };
const table = (values: Partial<TableView>): TableView => ({ status: "open", you_created: false, ...values }) as TableView;
const seat = (person: string | null): About => ({ kind: "seat", seat: { person } as SeatShown });
const line = (person: string, removed = false): About => ({ kind: "line", line: { person, removed } as ChatShown });

test("only whoever opened the table frees seats, of others and before the start", () => {
  expect(stepsFor(seat("bob"), table({ you_created: true }), me)).toEqual(["free", "report"]);
  expect(stepsFor(seat("bob"), table({ you_created: true, status: "running" }), me)).toEqual(["report"]);
  expect(stepsFor(seat("bob"), table({}), me)).toEqual(["report"]);
  expect(stepsFor(seat("me"), table({ you_created: true }), me)).toEqual([]);
  expect(hasMenu(seat(null), table({ you_created: true }), me)).toBe(false);
});

test("lines are taken away by whoever opened the table, and by administrators", () => {
  expect(stepsFor(line("bob"), table({ status: "running" }), me)).toEqual(["report"]);
  expect(stepsFor(line("bob"), table({ you_created: true }), me)).toEqual(["remove", "report"]);
  expect(stepsFor(line("me"), table({}), admin)).toEqual(["remove"]);
  expect(hasMenu(line("bob", true), table({ you_created: true }), admin)).toBe(false);
});

test("a table is closed before the start, and ended by administrators", () => {
  expect(stepsFor({ kind: "table" }, table({ you_created: true }), me)).toEqual(["close", "report"]);
  expect(stepsFor({ kind: "table" }, table({ status: "running" }), admin)).toEqual(["end", "report"]);
  expect(stepsFor({ kind: "table" }, table({ status: "over" }), admin)).toEqual(["report"]);
  expect(stepsFor({ kind: "table" }, table({}), null)).toEqual([]);
});
