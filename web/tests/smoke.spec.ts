// From the first page to the end of a game: an introductory game for two against a bot, played by
// clicking what is offered, without an error in the console or a request that fails.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, watchedPage, type House } from "./house";

const SHOTS = resolve(import.meta.dirname, "../screenshots");
const SIZES = { desktop: [1440, 900], laptop: [1024, 768], phone: [390, 844] } as const;
const MOST_CLICKS = 400;

let house: House;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  house = await openHouse();
});
afterAll(() => house.close());

async function shoot(page: Page, name: string): Promise<void> {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${SHOTS}/${name}-${size}.png` });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide, `${name} at ${size} is wider than the window`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Nobody is signed in when the page first asks who one is: that one refusal is meant. */
function unmeant(fault: string): boolean {
  return !/^(401: |console: .*\(Unauthorized\) ).*\/api\/me$/.test(fault);
}

/** What may be clicked to decide: actions, cards, tiles of the mat, and things of the text board. */
const OFFERED = [
  '.decision [data-lit="true"]:not(.chosen)',
  ".card.ticked",
  ".cell.ticked",
  ".text-board button:not(.chosen)",
  "button.move:enabled",
].join(", ");
const READY = '.decision[data-ready="true"] [data-confirm][aria-disabled="false"]';
const OVER = "[data-result]";

/** Play until the game is over; each step confirms what is chosen, or chooses one thing more. */
async function playOut(page: Page): Promise<number> {
  let confirmed = 0;
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    await page.locator(`${READY}, ${OFFERED}, ${OVER}`).first().waitFor({ timeout: 60_000 });
    if (await page.locator(OVER).count()) return confirmed;
    if (await page.locator(READY).count()) {
      await page.locator(READY).click();
      confirmed += 1;
    } else {
      const offered = page.locator(OFFERED);
      await offered.nth((clicks * 7) % (await offered.count())).click();
    }
    await page.waitForTimeout(100);
  }
  throw new Error("the game has no end");
}

test("a whole game against a bot, from the first page", async () => {
  const context = await house.browser.newContext({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });
  const { page, faults } = await watchedPage(context);
  await page.goto(house.url);
  await page.getByRole("heading", { name: "Brass : Birmingham" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  await shoot(page, "home");

  await page.getByRole("button", { name: "Jouer maintenant" }).click();
  await page.getByLabel("Votre nom à la table").fill("Camille");
  await page.getByRole("button", { name: "Commencer la partie" }).click();
  await page.locator(OFFERED).first().waitFor();
  await shoot(page, "table");

  await page.keyboard.press("t");
  await page.locator(".text-board").first().waitFor();
  expect(await playOut(page)).toBeGreaterThan(10);
  await shoot(page, "result");

  await page.goto(house.url);
  await page.getByRole("heading", { name: "Vos tables" }).waitFor();
  await page.getByRole("button", { name: "Switch to English" }).click();
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
  await page.waitForLoadState("networkidle"); // a reload would break off what is being asked
  await page.reload();
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
  await shoot(page, "home-signed-in");
  expect(faults.filter(unmeant)).toEqual([]);
  await context.close();
});

test("every other page shows, in the dark too", async () => {
  const context = await house.browser.newContext({ locale: "en-GB", colorScheme: "dark" });
  const { page, faults } = await watchedPage(context);
  const pages = {
    create: "/create",
    "sign-in": "/sign-in",
    settings: "/settings",
    rules: "/rules/brass-birmingham#BB-COAL-NEAREST",
    about: "/about/brass-birmingham",
    profile: "/profile",
    unknown: "/nowhere",
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(house.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await shoot(page, name);
  }
  expect(faults.filter(unmeant)).toEqual([]);
  await context.close();
});
