// Notebooks are kept in the browser's storage, the newest ones.
import { afterEach, expect, test, vi } from "vitest";
import { EMPTY } from "./notebook";

function storage(start: Record<string, string> = {}): Record<string, string> {
  const kept = { ...start };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  });
  return kept;
}

async function freshly() {
  vi.resetModules();
  return (await import("./guided.svelte")).guided;
}

afterEach(() => vi.unstubAllGlobals());

test("a table is guided once it was opened, and still is after a reload", async () => {
  storage();
  const guided = await freshly();
  expect(guided.of("a")).toBeNull();
  guided.open("a");
  guided.keep("a", { ...EMPTY, at: 3, open: false });
  const again = await freshly();
  expect(again.of("a")?.at).toBe(3);
  again.open("a");
  expect(again.of("a")).toEqual({ ...EMPTY, at: 3, open: true });
});

test("another tab's tables are not forgotten, the oldest are", async () => {
  const kept = storage();
  const [one, other] = [await freshly(), await freshly()];
  one.open("a");
  other.open("b");
  expect(Object.keys(JSON.parse(kept["ironbridge-learn"]!))).toEqual(["a", "b"]);
  for (let table = 0; table < 12; table++) one.open(`t${table}`);
  const names = Object.keys(JSON.parse(kept["ironbridge-learn"]!));
  expect(names).toHaveLength(12);
  expect(names).not.toContain("a");
});

test("what cannot be read begins anew", async () => {
  storage({ "ironbridge-learn": "{broken" });
  expect((await freshly()).of("a")).toBeNull();
});
