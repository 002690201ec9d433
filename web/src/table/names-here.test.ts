// Names of those who share a device.
import { beforeEach, expect, test, vi } from "vitest";
import { keepNames, namesHere } from "./names-here";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("names are kept for their table, tidied", () => {
  keepNames("one", ["  Nora  B ", "", "x".repeat(50)]);
  expect(namesHere("one")).toEqual(["Nora B", "", "x".repeat(30)]);
  expect(namesHere("two")).toEqual([]);
});

test("a table without names leaves nothing, and old tables are forgotten", () => {
  keepNames("empty", ["", " "]);
  expect(localStorage.getItem("ironbridge-names-here")).toBeNull();
  for (let table = 0; table < 40; table++) keepNames(String(table), ["Nora"]);
  expect(namesHere("9")).toEqual([]);
  expect(namesHere("39")).toEqual(["Nora"]);
});

test.each(["{", "7", '[["a", 5], ["b"], 7, null]'])("what is stored in another form is not read: %s", (text) => {
  localStorage.setItem("ironbridge-names-here", text);
  expect(namesHere("a")).toEqual([]);
});
