// A whole introductory game for two at the table page, against a bot: by clicks on what lights up
// on the map, in the hand and in the decision panel, in any order.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, watchedPage, type House } from "./house";

const SHOTS = resolve(import.meta.dirname, "../screenshots");
const MOST_CLICKS = 600;
const LEGAL = "[aria-label*='you may choose it']";

let house: House;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  house = await openHouse();
});
afterAll(() => house.close());

/** Open a table for a guest and bots, and show it. */
async function sitDown(page: Page, bots: number, mine = 1): Promise<string> {
  const { request } = page.context();
  const me = await request.post(`${house.url}/api/guest`, { data: { name: "Camille", language: "en" } });
  const headers = { "x-ironbridge-csrf": (await me.json()).csrf as string };
  const seats = [
    ...Array.from({ length: mine }, () => ({ who: "me", level: null })),
    ...Array.from({ length: bots }, () => ({ who: "bot", level: "greedy" })),
  ];
  const clock = { kind: "none", bank_ms: 0, increment_ms: 0, turn_ms: 0 };
  const options = { introductory: true };
  const data = { game: "brass-birmingham", seats, options, title: "", public: false, clock, hints: true };
  const table = await request.post(`${house.url}/api/tables`, { data, headers });
  const id = (await table.json()).id as string;
  await request.post(`${house.url}/api/tables/${id}/start`, { headers });
  await page.goto(`${house.url}/table/${id}`);
  return id;
}

const asked = (page: Page) => page.locator(".decision[data-open='true'], [data-result]").first();
const isOver = (page: Page): Promise<boolean> => page.locator("[data-result]").isVisible();

/** One click towards a decision: confirm what is ready, else choose something that is missing. */
async function step(page: Page, turn: number): Promise<void> {
  const ready = page.locator(".decision[data-ready='true'] [data-confirm]:not([aria-disabled='true'])");
  if (await ready.count()) return ready.click();
  const first = (await page.locator(".chips").count()) === 0;
  if (first && turn % 3 === 1 && (await pointedPlace(page, turn))) return;
  const missing = (await page.locator("[data-missing]").getAttribute("data-missing")) ?? "";
  const lit = first && turn % 3 === 2 ? page.locator(".hand-area button.card") : litIn(page, missing);
  const count = await lit.count();
  if (count === 0) throw new Error(`nothing lights up: ${await page.locator(".decision").textContent()}`);
  await lit.nth((turn * 7) % count).click();
}

/** What lights up of the kind that is missing. */
function litIn(page: Page, missing: string): Locator {
  const listed = `[data-facet^='${missing} '][data-lit='true']`;
  if (missing === "place") return page.locator(`.map-area [data-thing]${LEGAL}, ${listed}`);
  return missing === "card" ? page.locator(".hand-area button.ticked") : page.locator(listed);
}

/** Before the first choice a place lights up when it is pointed at. */
async function pointedPlace(page: Page, turn: number): Promise<boolean> {
  const places = page.locator(".map-area [data-thing='slot'], .map-area [data-thing='link']");
  const place = places.nth((turn * 11) % (await places.count()));
  await place.hover();
  const name = await place.getAttribute("aria-label");
  if (!name?.includes("you may choose it") || !(await page.locator(".action").count())) return false;
  await place.click();
  return true;
}

async function playOut(page: Page): Promise<number> {
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    await asked(page).waitFor({ timeout: 60_000 });
    if (await isOver(page)) return clicks;
    await step(page, clicks);
  }
  throw new Error("the game does not end");
}

async function newPage(context: BrowserContext): Promise<{ page: Page; faults: string[] }> {
  const watched = await watchedPage(context);
  watched.page.setDefaultTimeout(15_000);
  return watched;
}

test("a whole game by clicks alone", async () => {
  const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  const { page, faults } = await newPage(context);
  await sitDown(page, 1);
  const clicks = await playOut(page);
  expect(clicks).toBeGreaterThan(30);
  expect(await page.locator("[data-result]").textContent()).toContain("points");
  await page.screenshot({ path: `${SHOTS}/table-over.png` });
  expect(faults).toEqual([]);
  await context.close();
});

test("what is not possible says why, with its rule", async () => {
  const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  const { page, faults } = await newPage(context);
  await sitDown(page, 1);
  await asked(page).waitFor();
  await page.keyboard.press("s");
  await page.locator("[data-why]").waitFor();
  await page.keyboard.press("Escape");
  const dark = page.locator(`.map-area [data-thing='slot']:not(${LEGAL})`);
  await page.locator("[data-facet='action build']").click();
  await dark.first().click();
  const why = page.locator("[data-why]");
  await why.waitFor();
  expect(await why.locator(".rule-id").getAttribute("href")).toMatch(/^\/rules\/brass-birmingham#/);
  await page.keyboard.press("Escape");
  expect(await why.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("costs are shown before confirming, and a deed can be taken back", async () => {
  const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  const { page, faults } = await newPage(context);
  await sitDown(page, 0, 2);
  await page.locator("[data-curtain] button").click();
  await asked(page).waitFor();
  await page.keyboard.press("l");
  await page.locator("[data-costs]").waitFor();
  expect(await page.locator("[data-costs]").textContent()).toContain("£17 → £47");
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  expect(await page.locator(".chips li").count()).toBe(1);
  await page.keyboard.press("u");
  expect(await page.locator(".chips").count()).toBe(0);

  // A development may go on with a second one: there the first can still be taken back.
  const money = () => page.locator(".deciding .figure").first().textContent();
  const before = await money();
  await page.keyboard.press("d");
  await page.locator("[data-facet^='industry ']").first().click();
  await page.keyboard.press("1");
  await page.locator(".decision[data-ready='true'] [data-confirm]").click();
  await page.locator("[data-facet='action done']").waitFor();
  expect(await money()).not.toBe(before);
  await page.keyboard.press("u");
  await page.locator("[data-facet='action develop']").waitFor();
  expect(await money()).toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

test("two people at one device see nothing of each other's hand", async () => {
  const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  const { page, faults } = await newPage(context);
  await sitDown(page, 0, 2);
  const curtain = page.locator("[data-curtain]");
  await curtain.waitFor();
  expect(await page.locator(".hand-area").count()).toBe(0);
  await curtain.locator("button").click();
  const first = await page.locator(".hand-area").textContent();
  await page.keyboard.press("p");
  await page.keyboard.press("1");
  await page.locator("[data-confirm]").click();
  await page.locator(".warning").waitFor();
  await page.locator("[data-confirm]").click();
  await curtain.waitFor();
  expect(await page.locator(".hand-area").count()).toBe(0);
  await curtain.locator("button").click();
  expect(await page.locator(".hand-area").textContent()).not.toBe(first);
  expect(faults).toEqual([]);
  await context.close();
});
