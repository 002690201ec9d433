// A finished game looked at again: by keys, slider, list and buttons, on a desk and on a phone.
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, watchedPage, type Site } from "./site";

const SHOTS = resolve(import.meta.dirname, "../screenshots");
const LONGEST_MS = 200_000;

let site: Site;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  site = await openSite();
});
afterAll(() => site.close());

/** A guest sits down and resigns, so that bots play the game to its end. */
async function finishedTable(page: Page): Promise<{ id: string; plies: number }> {
  const { request } = page.context();
  const me = await request.post(`${site.url}/api/guest`, { data: { name: "Camille", language: "en" } });
  const headers = { "x-ironbridge-csrf": (await me.json()).csrf as string };
  const seats = [
    { who: "me", level: null },
    { who: "bot", level: "medium" },
  ];
  const clock = { kind: "none", bank_ms: 0, increment_ms: 0, turn_ms: 0 };
  const options = { introductory: true };
  const data = { game: "brass-birmingham", seats, options, title: "", public: false, clock, hints: true };
  const { id } = (await (await request.post(`${site.url}/api/tables`, { data, headers })).json()) as { id: string };
  await request.post(`${site.url}/api/tables/${id}/start`, { headers });
  await request.post(`${site.url}/api/tables/${id}/resign`, { data: { seat: null }, headers });
  for (const end = Date.now() + LONGEST_MS; Date.now() < end;) {
    const table = await (await request.get(`${site.url}/api/tables/${id}`)).json();
    if (table.status === "over") return { id, plies: table.plies };
    await page.waitForTimeout(1000);
  }
  throw new Error("the bots do not end the game");
}

const shows = (page: Page, ply: number): Promise<void> => page.locator(`.replay[data-ply='${ply}'][data-arrived='true']`).waitFor();

/** The points by source add up, their course is drawn, and the board can be kept as a picture. */
async function seeTheEnd(page: Page): Promise<void> {
  await page.locator("[data-moments]").waitFor();
  const numbers = async (row: string): Promise<number[]> =>
    (await page.locator(`${row} td`).allTextContents()).map((text) => Number(text.replace("−", "-")));
  const rows = await page.locator("[data-source]").evaluateAll((found) => found.map((row) => row.getAttribute("data-source")));
  expect(rows).toEqual(expect.arrayContaining(["canal-links", "canal-tiles", "money"]));
  expect(rows).not.toContain("start");
  const parts = await Promise.all(rows.map((row) => numbers(`[data-source='${row}']`)));
  expect(await numbers("[data-sources] tfoot")).toEqual([0, 1].map((seat) => parts.reduce((sum, row) => sum + row[seat]!, 0)));
  expect(Number(await page.locator("[data-course]").getAttribute("data-course"))).toBeGreaterThan(8);
  const saved = page.waitForEvent("download");
  await page.locator("[data-picture='save']").click();
  const picture = readFileSync(await (await saved).path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.readUInt32BE(16)).toBeGreaterThan(1200); // pixels across
  expect(picture.length).toBeGreaterThan(100_000); // an empty one is far smaller
}

test("a finished game is looked at again", async () => {
  const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  const { page, faults } = await watchedPage(context);
  const { id, plies } = await finishedTable(page);

  await page.goto(`${site.url}/table/${id}`);
  await seeTheEnd(page);
  await page.locator(`[data-result] a[href='/replay/${id}']`).click();
  await shows(page, 0);
  expect(await page.locator(".map-area [data-thing='slot']").count()).toBeGreaterThan(40);
  const pieces = (): Promise<string | null> => page.locator(".map-area").textContent();
  const empty = await pieces();

  await page.keyboard.press("ArrowRight");
  await shows(page, 1);
  await page.keyboard.press("End");
  await shows(page, plies);
  expect(await pieces()).not.toBe(empty);
  await page.keyboard.press("PageUp");
  await page.locator("[data-stage]", { hasText: "round" }).waitFor();
  await page.keyboard.press("Home");
  await shows(page, 0);
  await page.keyboard.press("Space");
  await shows(page, 2);
  await page.locator("[data-command='play']").click();
  expect(await page.locator("[data-command='play']").getAttribute("aria-label")).toBe("Play");

  await page.locator("[data-to='20']").click();
  await shows(page, 20);
  const said = (await page.locator("[data-caption]").textContent()) ?? "";
  const [sentence = ""] = await page.locator("[data-to='20'] .sentence").allTextContents();
  expect(sentence).not.toBe("");
  expect(said).toContain(sentence);
  await page.locator("input[type='range']").fill("33");
  await shows(page, 33);

  await page.getByRole("button", { name: "Charts" }).click();
  await page.locator("[data-charts='true']").waitFor();
  expect(await page.locator("[data-charts] figure").count()).toBe(3);
  await page.screenshot({ path: `${SHOTS}/replay-charts.png` });
  await page.getByRole("button", { name: "Hand" }).click();
  await page.locator(".side select").selectOption("1");
  expect(await page.locator(".side button.card").count()).toBeGreaterThan(0);
  const record = page.waitForEvent("download");
  await page.locator("[data-share-menu]").click();
  await page.locator("[data-export='text']").click();
  expect((await record).suggestedFilename()).toBe(`${id}.txt`);

  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Moves" }).click();
  await page.screenshot({ path: `${SHOTS}/replay-phone.png` });
  const map = await page.locator(".map-area").boundingBox();
  expect(map?.height).toBeGreaterThan(844 * 0.48);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(faults.filter((fault) => !fault.includes("/record"))).toEqual([]); // a download ends its request
  await context.close();
});
