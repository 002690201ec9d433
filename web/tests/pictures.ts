// The pictures of the README: a real table in the middle of a game, played by the bots' own advice.
// Run by `make pictures`; nothing here is a test.
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Me, TableView } from "../src/api/types";
import { openSite } from "./site";

const IMAGES = resolve(import.meta.dirname, "../../docs/images");
const DECISIONS = 34;

test("pictures", async () => {
  process.env["IRONBRIDGE_LIMITS"] = "hint=1000/1,move=1000/1,request=9000/1";
  process.env["IRONBRIDGE_BOT_DELAY_MS"] = "0";
  const site = await openSite();
  try {
    const context = await site.browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(site.url);
    const csrf = await guest(page);
    const table = await newTable(page, csrf);
    for (let decision = 0; decision < DECISIONS; decision++) await decide(page, csrf, table);
    await waitForOwnDecision(page, table);
    await page.goto(`${site.url}/table/${table}`);
    await page.locator(".decision").waitFor();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `${IMAGES}/table.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${IMAGES}/table-phone.png` });
  } finally {
    await site.close();
  }
});

async function asked<T>(page: Page, method: "get" | "post", path: string, csrf = "", data?: unknown): Promise<T> {
  const url = new URL(path, page.url()).href;
  const options = { headers: { "x-ironbridge-csrf": csrf }, ...(data === undefined ? {} : { data }) };
  const answer = await page.request[method](url, options);
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

async function guest(page: Page): Promise<string> {
  await asked(page, "post", "/api/guest", "", { name: "Camille", language: "en" });
  return (await asked<Me>(page, "get", "/api/me")).csrf;
}

async function newTable(page: Page, csrf: string): Promise<string> {
  const bot = { who: "bot", level: "medium" };
  const form = { game: "brass-birmingham", seats: [{ who: "me" }, bot, bot, bot] };
  const made = await asked<TableView>(page, "post", "/api/tables", csrf, form);
  await asked(page, "post", `/api/tables/${made.id}/start`, csrf, {});
  return made.id;
}

async function waitForOwnDecision(page: Page, table: string): Promise<TableView> {
  for (;;) {
    const shown = await asked<TableView>(page, "get", `/api/tables/${table}`);
    if (shown.you.some((seat) => shown.deciders.includes(seat))) return shown;
    await page.waitForTimeout(50);
  }
}

async function decide(page: Page, csrf: string, table: string): Promise<void> {
  const shown = await waitForOwnDecision(page, table);
  const hint = await asked<{ move: string }>(page, "post", `/api/tables/${table}/hint`, csrf, {});
  await asked(page, "post", `/api/tables/${table}/moves`, csrf, { number: shown.number, move: hint.move });
}
