// The archive, the leaderboards and a person's page, after one game: bots play it out by themselves.
import { afterAll, beforeAll, expect, test } from "vitest";
import { Guest } from "./seats";
import { openSite, SIZES, visitor, type Site } from "./site";
import { go } from "./tour";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("a finished public game is found, opened again and taken along; a private one is not", async () => {
  const { page, context, leave } = await visitor(site);
  const guest = await Guest.comeIn(context, "Hypatia");
  const seats = [
    { who: "me", level: null },
    { who: "bot", level: "beginner" },
  ];
  const ids: string[] = [];
  for (const open of [true, false]) {
    const title = open ? "Seen by all" : "Among ourselves";
    const { id } = await guest.post<{ id: string }>("/api/tables", { game: "spyrium", seats, public: open, hints: false, title });
    await guest.post(`/api/tables/${id}/start`);
    // A bot plays on, to the end.
    await guest.post(`/api/tables/${id}/resign`);
    ids.push(id);
  }
  for (const id of ids) await guest.until(id, (table) => table.status === "over");
  const [shown, hidden] = ids;

  await page.goto("/archive");
  const found = page.locator(`[data-archived="${shown}"]`);
  await found.waitFor();
  expect(await found.locator("[data-rated]").textContent()).toBe("Casual");
  await page.getByLabel("Game", { exact: true }).selectOption("spyrium");
  await page.getByText("More to search by").click();
  await page.getByLabel("Bot", { exact: true }).selectOption("beginner");
  await page.getByLabel("Order", { exact: true }).selectOption("longest");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/game=spyrium.*bot=beginner.*sort=longest/);
  await found.waitFor();
  expect(await page.getByText("Among ourselves").count()).toBe(0);
  const files = await Promise.all(
    ["jsonl", "zip"].map(async (form) => (await context.request.get(`/api/archive/download?game=spyrium&format=${form}`)).body()),
  );
  expect(files[1]!.includes(`${shown}.txt`)).toBe(true);
  expect(files.some((file) => file.includes(hidden!))).toBe(false);
  await page.getByLabel("People").fill("Nobody At All");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByText("No public game fits").waitFor();

  await go(page, "/profile");
  await page.locator("[data-results] h3").first().waitFor();
  await page.locator("[data-openings] strong").first().waitFor();
  expect(await page.locator("[data-results]").getByText("From 1 finished public game").count()).toBe(1);

  await page.setViewportSize(SIZES.phone);
  for (const path of ["/archive", "/profile", "/ratings"]) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  await page.setViewportSize(SIZES.desktop);
  await go(page, "/archive?game=spyrium");
  expect(await found.getByRole("link", { name: "Analysis" }).getAttribute("href")).toBe(`/replay/${shown}#view=analysis`);
  await found.getByRole("link", { name: "Replay" }).click();
  await page.locator('[data-panel="moves"][aria-pressed="true"]').waitFor();
  await leave();
});

test("a game to watch is watched quietly until one wants to talk", async () => {
  const [ada, bob] = [await visitor(site), await visitor(site)];
  const host = await Guest.comeIn(ada.context, "Theodora");
  const id = await host.open({ game: "spyrium", mine: 1, bots: 1, public: true });
  await host.post(`/api/tables/${id}/chat`, { text: "Good luck!" });
  await Guest.comeIn(bob.context, "Zenobia");
  await bob.page.goto("/");
  await bob.page.locator(`a[href="/table/${id}?quiet"]`).click();
  await bob.page.locator("#tab-chat").click();
  await bob.page.locator("[data-quiet]").waitFor();
  expect(await bob.page.getByText("Good luck!").count()).toBe(0);
  await ada.page.goto(`/table/${id}`);
  await ada.page.locator("[data-menu]").click();
  expect(await ada.page.getByText("Zenobia").count()).toBe(0);
  await bob.page.getByRole("button", { name: "Be seen, and talk" }).click();
  await bob.page.getByText("Good luck!").waitFor();
  await ada.page.getByText("Zenobia").waitFor();
  await ada.leave();
  await bob.leave();
});
