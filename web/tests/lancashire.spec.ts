// Brass: Lancashire in the browser: whole games by clicks alone against bots, at a desk and on a
// phone, in both languages; what only this game has; and the page "how to play".
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { examiner, readHowToPlay } from "./examine";
import { openSite, SIZES, visitor, type Site } from "./site";
import { Guest, sitDown } from "./seats";
import { go } from "./tour";

const GAME = "brass-lancashire";
/** Of the page "how to play". */
const SECTIONS = 14;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const asked = (page: Page): Promise<void> => page.locator(".decision[data-open='true']").waitFor();

/** What a seat did, as written in the record. */
async function movesOf(page: Page, id: string): Promise<string> {
  const record = await (await page.context().request.get(`/api/tables/${id}/record`)).text();
  return record.match(/seat 0: .*/g)?.join(", ") ?? "";
}

test("a whole game of both eras by clicks alone, three players", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { game: GAME, bots: 2 });
  const { began } = await new Clicker(page).playOut();
  for (const [order, times] of Object.entries(began)) expect(times, `begun at a ${order}`).toBeGreaterThan(0);
  expect(await page.locator("[data-result] ol li").count()).toBe(3);
  const actions = await movesOf(page, id);
  for (const action of [/build /, /link /, /loan |double /]) expect(actions).toMatch(action);
  await page.locator(".table").getByText("Rail Era").first().waitFor();
  await leave();
});

test("the first rounds of an introductory game on a phone, by the finger, in French", async () => {
  const phone = { locale: "fr-FR", viewport: SIZES.phone, hasTouch: true, isMobile: true };
  const { page, leave } = await visitor(site, phone);
  await sitDown(page, { game: GAME, bots: 1, introductory: true }, "Camille", "fr");
  await page.locator("[data-layout='phone']").waitFor();
  const { actions } = await new Clicker(page, { touch: true, orders: ["action", "card"] }).play(8);
  expect(actions).toBe(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  await leave();
});

test("a loan asks for its amount, and says what it costs", async () => {
  const { page, leave } = await visitor(site);
  await sitDown(page, { game: GAME, mine: 2 });
  await page.locator("[data-hot-seat-cover] button").click();
  await asked(page);
  await page.keyboard.press("l");
  expect(await page.locator("[data-missing]").getAttribute("data-missing")).toBe("amount");
  expect(await page.locator("[data-facet^='amount ']").count()).toBe(3);
  await page.locator("[data-facet='amount 20']").click();
  await page.locator("[data-costs]").waitFor();
  expect(await page.locator("[data-costs]").textContent()).toContain("£30 → £50");
  expect(await page.locator("[data-costs]").textContent()).toContain("2 income levels");
  await leave();
});

test("a double build shows its costs before its cards, and takes both", async () => {
  const { page, context, leave } = await visitor(site);
  const guest = await Guest.comeIn(context);
  const id = await guest.open({ game: GAME, mine: 1, bots: 1 });
  // The first turn has one action: no double yet, and the page says why.
  await page.goto(`/table/${id}`);
  await asked(page);
  await page.keyboard.press("w");
  expect(await page.locator("[data-why] .rule-id").getAttribute("href")).toBe(`/rules/${GAME}#BL-DOUBLE-BOTH-ACTIONS`);
  await page.keyboard.press("Escape");
  await new Clicker(page, { orders: ["action"] }).play(1);

  await asked(page);
  const cards = page.locator("button.card");
  const before = await cards.count();
  await page.keyboard.press("w");
  await page.locator("[data-facet='industry port']").click();
  await page.locator("[data-thing='slot'][data-legal='true']").first().click();
  await page.locator("[data-costs]").waitFor();
  expect(await page.locator("[data-costs]").textContent()).toMatch(/£\d+ → £\d+/);
  await page.keyboard.press("1");
  await page.locator(".decision[data-ready='true'] [data-confirm]").click();
  await expect.poll(() => cards.count()).toBe(before - 1);
  await asked(page);
  await page.keyboard.press("2");
  await page.locator(".decision[data-ready='true'] [data-confirm]").click();
  await guest.until(id, (table) => Object.values(table.views)[0]!.round > 2 || table.plies > 4);
  expect(await movesOf(page, id)).toMatch(/double port \w+/);
  await leave();
});

/** Pass until the player to move has two cards left, alike where there are any, and both actions. */
async function toLastTwoCards(guest: Guest, id: string): Promise<void> {
  for (;;) {
    const { number, deciders, views } = await guest.get<Hands>(`/api/tables/${id}`);
    const [seat = 0] = deciders;
    const { legal, players } = views[seat]!;
    const { hand } = players[seat]!;
    if (hand.length === 2 && legal.includes("pass")) return;
    const single = legal.find((move) => hand.filter((card) => move === `card ${card}`).length === 1);
    const move = legal.includes("pass") ? "pass" : (single ?? legal[0]);
    await guest.post(`/api/tables/${id}/moves`, { number, move });
  }
}

interface Hands {
  number: number;
  deciders: number[];
  views: Record<number, { legal: string[]; players: { hand: string[] }[] }>;
}

test("the last two cards of a hand pay for a double build, and both are shown", async () => {
  const { page, context, leave } = await visitor(site);
  const guest = await Guest.comeIn(context);
  const id = await guest.open({ game: GAME, mine: 2 });
  await toLastTwoCards(guest, id);
  await page.goto(`/table/${id}`);
  await page.locator("[data-hot-seat-cover] button").click();
  await asked(page);
  expect(await page.locator("button.card").count()).toBe(2);
  await page.keyboard.press("w");
  await page.locator("[data-facet='industry port']").click();
  await page.locator("[data-thing='slot'][data-legal='true']").first().click();
  await page.locator(".chips .filled").nth(1).waitFor();
  await page.locator(".decision[data-ready='true'] [data-confirm]").click();
  await page.locator("[data-hot-seat-cover] button").waitFor();
  const record = await (await context.request.get(`/api/tables/${id}/record`)).text();
  expect(record).toMatch(/double port \w+/);
  await leave();
});

test("a hint, and the community's map for two", async () => {
  const { page, leave } = await visitor(site);
  await sitDown(page, { game: GAME, bots: 1, options: ["community"] });
  await asked(page);
  expect(await page.locator("[data-thing='town'][data-id='blackburn']").count()).toBe(1);
  expect(await page.locator("[data-id='oldham'], [data-id='oldham_w'], [data-id='manchester--oldham']").count()).toBe(0);
  await page.keyboard.press("h");
  await page.locator("[data-take-hint='0']").click();
  await page.locator(".chips").waitFor();
  expect(await page.locator(".decision[data-ready='true']").count()).toBe(1);
  await leave();
});

test("a pass is looked back at: what the bot would have done instead", async () => {
  const { page, leave } = await visitor(site, { locale: "fr-FR" });
  const id = await sitDown(page, { game: GAME, bots: 1, introductory: true }, "Camille", "fr");
  await asked(page);
  const ply = await page.locator(".table").getAttribute("data-number");
  await page.keyboard.press("p");
  await page.keyboard.press("1");
  const confirm = page.locator(".decision[data-ready='true'] [data-confirm]");
  await confirm.click();
  await page.locator(".warning").waitFor();
  await confirm.click();
  await page.locator(".decision[data-ready='false']").waitFor();
  // Where it stands, and not first in the list: of a thousand first passes three cost nothing.
  await go(page, `/replay/${id}#ply=${ply}&view=analysis`);
  await page.locator("[data-analysis='done']").waitFor();
  const decision = page.locator(`[data-decision='${ply}']`);
  expect(await decision.locator(".played").innerText()).toMatch(/Défausser la carte/);
  expect(await decision.locator("[data-way]").count()).toBeGreaterThan(1);
  await leave();
});

const LOOKS = [{ language: "fr", locale: "fr-FR", colorScheme: "dark" }] as const;

test.each(LOOKS)(
  "axe finds nothing, and all is said in its language: $language, $colorScheme",
  async ({ language, locale, colorScheme }) => {
    const { page, leave } = await visitor(site, { locale, colorScheme });
    const well = await examiner(page, GAME, language);
    await sitDown(page, { game: GAME, bots: 1, options: ["virtual_link"] }, "Camille", language);
    await asked(page);
    await well();
    await page.keyboard.press("l");
    await page.locator("[data-facet='amount 30']").click();
    await page.locator("[data-costs]").waitFor();
    await well(".decision");
    await page.keyboard.press("t");
    await page.locator(".text-board").first().waitFor();
    await well(".text-board");
    await readHowToPlay(page, GAME, SECTIONS);
    await well("main");
    await leave();
  },
);

test("how to play, in English: every section, and links that lead to a clause", async () => {
  const { page, leave } = await visitor(site);
  await readHowToPlay(page, GAME, SECTIONS);
  // A guided game can be begun before and after reading.
  expect(await page.locator("[data-learn]").count()).toBe(2);
  await leave();
});
