// Whole games by clicks alone, against bots: both eras with four players, each action begun at an
// action, at a card or at a place on the map in turn; the introductory game on a phone, by the
// finger.
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clicker, ORDERS, type Played } from "./clicker";
import { openSite, SIZES, visitor, type Site } from "./site";
import { sitDown } from "./seats";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

function tell(game: string, { clicks, actions, began, ms }: Played): void {
  const orders = Object.entries(began).map(([order, times]) => `${times} at a ${order}`);
  console.log(`${game}: ${clicks} clicks, ${actions} actions (begun ${orders.join(", ")}), ${Math.round(ms / clicks)} ms a click`);
}

test("a whole game of both eras by clicks alone, four players", async () => {
  const { page, context, leave } = await visitor(site);
  const id = await sitDown(page, { bots: 3 });
  const played = await new Clicker(page).playOut();
  tell("four players", played);
  for (const order of ORDERS) expect(played.began[order], `begun at a ${order}`).toBeGreaterThan(0);
  expect(await page.locator("[data-result] ol li").count()).toBe(4);
  const record = await (await context.request.get(`/api/tables/${id}/record`)).text();
  const own = record.match(/seat 0: .*/g)?.join(", ") ?? "";
  for (const action of ["build", "link"]) expect(own).toContain(`${action} `);
  const table = (await (await context.request.get(`/api/tables/${id}`)).json()) as { views: Record<string, { era: string }> };
  expect(Object.values(table.views)[0]?.era).toBe("rail");
  await leave();
});

test("a whole introductory game on a phone, by the finger, in French", async () => {
  const phone = { locale: "fr-FR", viewport: SIZES.phone, hasTouch: true, isMobile: true };
  const { page, leave } = await visitor(site, phone);
  await sitDown(page, { bots: 1, introductory: true }, "Camille", "fr");
  await page.locator("[data-layout='phone']").waitFor();
  const played = await new Clicker(page, { touch: true, orders: ["action", "card"] }).playOut();
  tell("phone", played);
  expect(played.actions).toBeGreaterThan(15);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  expect(await page.locator("[data-result]").textContent()).toMatch(/\d points/);
  await leave();
});
