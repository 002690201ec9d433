// How the page looks: what an account has, read as far as it can be understood, and kept for it.
import { afterEach, expect, test, vi } from "vitest";
import type { Me } from "../api/types";
import { looks, readLooks } from "./looks.svelte";
import { preferences } from "./preferences.svelte";
import { session } from "./session.svelte";
import { theme } from "./theme.svelte";

const drawn = { dataset: {} as Record<string, string> };
const person = (id: string, guest: boolean, kept: object): Me => ({ id, guest, csrf: "", preferences: { looks: kept } }) as unknown as Me;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  session.hold(null);
  looks.meet(null);
});

test("only what is understood is taken over", () => {
  expect(readLooks({ theme: "contrast", volume: 35, seat: 4 })).toEqual({ theme: "contrast", volume: 35, seat: 4 });
  expect(readLooks({ theme: "pink", volume: 900, seat: -1 })).toEqual({ theme: "system" });
  expect(readLooks("nonsense")).toEqual({});
});

test("an account brings its looks along, once; a guest has those of the browser", () => {
  vi.stubGlobal("document", { documentElement: drawn, querySelector: () => null });
  looks.meet(person("guest", true, { theme: "dark", volume: 5 }));
  expect([theme.choice, preferences.values.volume]).toEqual(["system", 80]);
  looks.meet(person("ada", false, { theme: "contrast", volume: 35, seat: 2 }));
  expect(looks.values).toEqual({ theme: "contrast", volume: 35, seat: 2 });
  expect(drawn.dataset["theme"]).toBe("contrast");
  theme.choose("light");
  looks.meet(person("ada", false, { theme: "contrast" })); // the same person, told again
  expect(theme.choice).toBe("light");
});

test("what is chosen is kept with the account of whoever has one", async () => {
  vi.stubGlobal("document", { documentElement: drawn, querySelector: () => null });
  const ada = person("ada", false, {});
  const patch = vi.spyOn(session.http, "patch").mockResolvedValue({ ok: true, value: ada } as never);
  await looks.choose({ seat: 3 });
  expect(patch).not.toHaveBeenCalled();
  session.hold(ada);
  await looks.choose({ theme: "dark", volume: 10 });
  expect(patch).toHaveBeenCalledWith("/api/me", { body: { preferences: { looks: { theme: "dark", volume: 10, seat: 3 } } } });
});
