// Spyrium in the browser: whole games by clicks alone against bots, at a desk and on a phone, in both
// languages; choosing in any order; what only this game has; and the page "how to play".
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { examiner, readHowToPlay } from "./examine";
import { openSite, SIZES, visitor, type Site } from "./site";
import { Guest, sitDown } from "./seats";
import { go } from "./tour";

const GAME = "spyrium";
/** Of the page "how to play". */
const SECTIONS = 15;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const asked = (page: Page): Promise<void> => page.locator(".decision[data-open='true']").waitFor();
const thing = (page: Page, id: string) => page.locator(`[data-thing][data-id='${id}']`).first();
const ready = (page: Page) => page.locator(".decision[data-ready='true'] [data-confirm]");

/** What a seat did, as written in the record. */
async function movesOf(page: Page, id: string): Promise<string> {
  const record = await (await page.context().request.get(`/api/tables/${id}/record`)).text();
  return record.match(/seat 0: .*/g)?.join(", ") ?? "";
}

test("a whole game of six rounds by clicks alone, three players", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { game: GAME, bots: 2 });
  const played = await new Clicker(page, { orders: ["place", "action"] }).playOut();
  console.log(`three players: ${played.clicks} clicks, ${played.actions} actions, ${Math.round(played.ms / played.clicks)} ms a click`);
  expect(played.began.place).toBeGreaterThan(0);
  expect(played.began.action).toBeGreaterThan(0);
  expect(await page.locator("[data-result] ol li").count()).toBe(3);
  const actions = await movesOf(page, id);
  for (const action of [/place \w\d-\w\d/, /activation/, /activate \w\d-\w\d \w\d/, /exploit bld_|event \d/, /pass/])
    expect(actions).toMatch(action);
  await leave();
});

test("against a bot Undo takes its answer back too; where a card was drawn it says why not", async () => {
  const { page, context, leave } = await visitor(site);
  const guest = await Guest.comeIn(context);
  const id = await guest.open({ game: GAME, bots: 1 });
  const begun = await guest.until(id, ({ deciders }) => deciders.includes(0));
  const [move] = begun.views["0"]!.legal!.filter((text) => text.startsWith("place"));
  await guest.post(`/api/tables/${id}/moves`, { number: begun.number, move });
  await guest.until(id, ({ deciders, plies }) => deciders.includes(0) && plies > begun.plies + 1);
  await page.goto(`/table/${id}`);
  await asked(page);
  await page.keyboard.press("j");
  await page.locator(".tab-area li").first().waitFor();
  const told = await page.locator(".tab-area li").count();
  await page.locator("[data-undo][aria-disabled='false']").click();
  await page.locator(".tab-area li[data-back]").first().waitFor();
  expect((await guest.get<{ plies: number }>(`/api/tables/${id}`)).plies).toBe(begun.plies);
  expect(await page.locator(".tab-area li").count()).toBe(told + 1);
  expect(await page.locator(".tab-area li[data-back] s").count()).toBeGreaterThan(1);

  const cards = await guest.open({ bots: 1 });
  const first = await guest.until(cards, ({ deciders }) => deciders.includes(0));
  await guest.post(`/api/tables/${cards}/moves`, { number: first.number, move: "pass" });
  const chosen = await guest.until(cards, ({ plies }) => plies > first.plies);
  await guest.post(`/api/tables/${cards}/moves`, { number: chosen.number, move: chosen.views["0"]!.legal![0] });
  await guest.until(cards, ({ deciders, plies }) => deciders.includes(0) && plies > chosen.plies);
  await go(page, `/table/${cards}`);
  await page.locator("[data-undo][aria-disabled='true'][title*='come to light']").waitFor();
  await page.keyboard.press("u"); // which tells why, and offers to do it all the same
  await page.locator("[data-insist]").click();
  await expect.poll(async () => (await guest.get<{ plies: number }>(`/api/tables/${cards}`)).plies).toBe(first.plies);
  await leave();
});

test("the first rounds on a phone, by the finger, in French", async () => {
  const phone = { locale: "fr-FR", viewport: SIZES.phone, hasTouch: true, isMobile: true };
  const { page, leave } = await visitor(site, phone);
  await sitDown(page, { game: GAME, bots: 1 }, "Camille", "fr");
  await page.locator("[data-layout='phone']").waitFor();
  const played = await new Clicker(page, { touch: true, orders: ["action"] }).play(8);
  console.log(`phone: ${played.clicks} clicks, ${played.actions} actions, ${Math.round(played.ms / played.clicks)} ms a click`);
  expect(played.actions).toBe(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  await leave();
});

test("a gap first, then a worker first: the move to Phase II and its action are one choice", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { game: GAME, bots: 1 });
  await asked(page);
  await thing(page, "b1-b2").click();
  await ready(page).click();
  await page.locator(".decision[data-ready='false'][data-open='true']").waitFor();
  // One's own worker in Phase I: another one beside it, or off to Phase II with it.
  await thing(page, "b1-b2").click();
  await page.locator("[data-picks] [data-action='action activation']").click();
  await page.locator("[data-facet='next-action money']").click();
  expect(await page.locator("[data-missing]").getAttribute("data-missing")).toBe("slot");
  await page.locator(".listed [data-facet^='slot ']").first().click();
  await page.locator("[data-costs]").waitFor();
  expect(await ready(page).textContent()).toMatch(/Phase II: Take/);
  await ready(page).click();
  await page.locator("[data-open='true'] [data-facet='action exploit'], [data-result]").first().waitFor();
  expect(await movesOf(page, id)).toMatch(/place b1-b2.*activation.*money b1-b2 b[12]/s);
  await leave();
});

test("what is not possible says why; keys choose actions and cards; a choice is taken back", async () => {
  const { page, leave } = await visitor(site);
  await sitDown(page, { game: GAME, bots: 1 });
  await asked(page);
  const rule = page.locator("[data-why] .rule-id");
  for (const key of ["x", "5", "p"]) {
    await page.keyboard.press(key);
    expect(await rule.getAttribute("href")).toMatch(new RegExp(`^/rules/${GAME}#SP-`));
    await page.keyboard.press("Escape");
    expect(await rule.count()).toBe(0);
  }
  await page.keyboard.press("w");
  expect(await page.locator("[data-missing]").getAttribute("data-missing")).toBe("gap");
  await thing(page, "a1-a2").focus();
  await page.keyboard.press("Enter");
  await ready(page).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator(".chips li").count()).toBe(1);
  await page.keyboard.press("u");
  expect(await page.locator(".chips").count()).toBe(0);
  await leave();
});

test("the text board is a full way to place a worker, and the log tells it", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { game: GAME, bots: 1 });
  await asked(page);
  await page.keyboard.press("t");
  await page.locator(".text-board button[data-id='c2-c3']").click();
  await ready(page).click();
  await page.locator(".decision[data-ready='false'][data-open='true']").waitFor();
  expect(await movesOf(page, id)).toMatch(/place c2-c3/);
  await leave();
});

test("a hint is taken, and the game so far is looked at again, with its analysis and charts", async () => {
  const { page, leave } = await visitor(site, { locale: "fr-FR" });
  const id = await sitDown(page, { game: GAME, bots: 1 }, "Camille", "fr");
  await asked(page);
  await page.keyboard.press("h");
  await page.locator("[data-take-hint='0']").click();
  await page.locator(".chips").waitFor();
  await new Clicker(page, { orders: ["action"] }).play(4);
  await go(page, `/replay/${id}#view=analysis`);
  await page.locator("[data-analysis='done']").waitFor();
  await page.locator("[data-panel='charts']").click();
  await page.locator("[data-charts='true']").waitFor();
  expect(await page.locator("[data-charts] figure").count()).toBe(5);
  expect(await page.locator("body").innerText()).toMatch(/tour 1 sur 6/);
  await leave();
});

const LOOKS = [{ language: "fr", locale: "fr-FR", colorScheme: "dark" }] as const;

test.each(LOOKS)(
  "axe finds nothing, and all is said in its language: $language, $colorScheme",
  async ({ language, locale, colorScheme }) => {
    const { page, leave } = await visitor(site, { locale, colorScheme });
    const well = await examiner(page, GAME, language);
    await sitDown(page, { game: GAME, bots: 2 }, "Camille", language);
    await asked(page);
    await well();
    await new Clicker(page, { orders: ["action"] }).play(5);
    await asked(page);
    await page.keyboard.press("d");
    await well();
    await page.keyboard.press("t");
    await page.locator(".text-board").first().waitFor();
    await well(".text-board");
    await readHowToPlay(page, GAME, SECTIONS);
    await well("main");
    await go(page, `/about/${GAME}`);
    await page.locator(".origin").first().waitFor();
    await well("main");
    await leave();
  },
);

test("how to play, in English: every section, and links that lead to a clause", async () => {
  const { page, leave } = await visitor(site);
  await readHowToPlay(page, GAME, SECTIONS);
  await leave();
});
