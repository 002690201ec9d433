// Age of Industry in the browser: whole games by clicks alone against bots, on both maps, at a desk
// and on a phone, in both languages; what only this game has; and the page "how to play".
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { examiner, readHowToPlay } from "./examine";
import { openSite, SIZES, visitor, type Site } from "./site";
import { sitDown } from "./seats";
import { go } from "./tour";

const GAME = "age-of-industry";
/** Of the page "how to play". */
const SECTIONS = 16;
/** The more play, the fewer rounds there are. */
const FULL = { game: GAME, bots: 4 };
const SMALL = { game: GAME, bots: 2 };

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const asked = (page: Page): Promise<void> => page.locator(".decision[data-open='true']").waitFor();
const ready = (page: Page) => page.locator(".decision[data-ready='true'] [data-confirm]");
const missing = (page: Page) => page.locator("[data-missing]").getAttribute("data-missing");

/** What a seat did, as written in the record. */
async function movesOf(page: Page, id: string): Promise<string> {
  const record = await (await page.context().request.get(`/api/tables/${id}/record`)).text();
  return record.match(/seat 0: .*/g)?.join(", ") ?? "";
}

test("a whole game in New England by clicks alone, five players", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { ...FULL, settings: { map: "new_england" } });
  const played = await new Clicker(page).playOut();
  console.log(`desk: ${played.clicks} clicks, ${played.actions} actions, ${Math.round(played.ms / played.clicks)} ms a click`);
  for (const [order, times] of Object.entries(played.began)) expect(times, `begun at a ${order}`).toBeGreaterThan(0);
  expect(await page.locator("[data-result] ol li").count()).toBe(5);
  const actions = await movesOf(page, id);
  // Which card is asked only where several fit, and some games never have that: see below.
  for (const action of [/(build|combine) \w+ \w+-\d/, /link ne-\d\d/, /draw (deck|\w+)/]) expect(actions).toMatch(action);
  await leave();
});

test("the first rounds in Germany on a phone, by the finger, in French", async () => {
  const phone = { locale: "fr-FR", viewport: SIZES.phone, hasTouch: true, isMobile: true };
  const { page, leave } = await visitor(site, phone);
  await sitDown(page, FULL, "Camille", "fr");
  await page.locator("[data-layout='phone']").waitFor();
  const played = await new Clicker(page, { touch: true, orders: ["action"] }).play(8);
  console.log(`phone: ${played.clicks} clicks, ${played.actions} actions, ${Math.round(played.ms / played.clicks)} ms a click`);
  expect(played.actions).toBe(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  await leave();
});

test("on a phone a tap chooses a marker half off the screen, and the map moves only by its own doing", async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
  const { page, context, leave } = await visitor(site, phone);
  await sitDown(page, SMALL);
  await asked(page);
  await page.locator(".frame [data-thing='link']").first().waitFor();
  const scrolled = (): Promise<number[]> => page.locator(".frame").evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  const shown = (): Promise<string> => page.locator(".board").evaluate(({ style }) => style.transform);

  const spot = await page.evaluate(() => {
    const frame = document.querySelector(".frame")!.getBoundingClientRect();
    for (const link of document.querySelectorAll("[data-thing='link']")) {
      const { left, right, top, height } = link.getBoundingClientRect();
      const [from, to, y] = [Math.max(left, frame.left), Math.min(right, frame.right), top + height / 2];
      const at = { x: (from + to) / 2, y };
      if (to - from > 4 && to - from < right - left - 4 && link.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    return null;
  });
  expect(spot).not.toBeNull();
  await page.touchscreen.tap(spot!.x, spot!.y);
  await page.locator("[data-why] .rule-id").waitFor();
  await page.keyboard.press("Escape");

  // What gets the focus far outside is shown by moving the map, not by scrolling its frame.
  for (const link of await page.locator("[data-thing='link']").all()) await link.evaluate((one) => (one as SVGElement).focus());
  expect(await scrolled()).toEqual([0, 0]);

  // A finger that moved the map is followed by one that taps.
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  const before = await shown();
  await touch("touchStart", { x: 200, y: 300 });
  for (let moved = 10; moved <= 60; moved += 10) await touch("touchMove", { x: 200 - moved, y: 300 - moved });
  await touch("touchEnd");
  await expect.poll(shown).not.toBe(before);
  await page.waitForTimeout(400); // no tap comes at once after a movement
  const dragged = await shown();
  await page.locator("[data-whole]").tap();
  await expect.poll(shown).not.toBe(dragged);
  await leave();
});

test("what is not possible says why; a card first; a loan comes by itself, and the page says so", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, SMALL);
  await asked(page);
  const rule = page.locator("[data-why] .rule-id");
  for (const key of ["w", "n", "s"]) {
    await page.keyboard.press(key);
    expect(await rule.getAttribute("href")).toMatch(new RegExp(`^/rules/${GAME}#AI-`));
    await page.keyboard.press("Escape");
    expect(await rule.count()).toBe(0);
  }
  expect(await page.locator("[data-aside]").textContent()).toContain("borrowed by itself");

  // Germany has no space for a ship: the first card that builds anything.
  const buildable = page.locator("[data-facet='action build'][data-lit='true']");
  for (let at = 1; at === 1 || (await buildable.count()) === 0; at++) await page.keyboard.press(String(at));
  await page.keyboard.press("b");
  while ((await ready(page).count()) === 0) {
    const listed = page.locator(".listed [data-lit='true']");
    if ((await listed.count()) > 0) await listed.first().click();
    else await page.locator("[data-thing='slot'][data-legal='true']").first().click();
  }
  await page.locator("[data-costs]").waitFor();
  expect(await page.locator("[data-costs]").textContent()).toMatch(/loan.*\$0 → \$\d/s);
  await ready(page).click();
  await page.locator(".decision[data-open='true'] .actions").waitFor();
  expect(await page.locator("[data-aside]").textContent()).toMatch(/1 loan: \$1 of interest/);
  expect(await movesOf(page, id)).toMatch(/build \w+ [\w-]+/);
  await leave();
});

test("two cards are drawn one after the other, from the open ones where they lie", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, SMALL);
  await asked(page);
  await page.keyboard.press("c");
  expect(await missing(page)).toBe("draw");
  await page.locator("[data-facet='draw deck']").click();
  await ready(page).click();
  await page.locator(".decision[data-ready='false'] [data-missing='answer']").waitFor();
  await page.locator(".display button").first().click();
  await ready(page).click();
  await page.locator(".decision[data-open='true'] .actions").waitFor();
  expect(await movesOf(page, id)).toMatch(/draw deck.*draw \w+/s);

  await page.keyboard.press("d");
  expect(await missing(page)).toBe("tile");
  await page.locator("[data-facet='tile factory 0']").click();
  expect(await missing(page)).toBe("card");
  await page.keyboard.press("2");
  expect(await ready(page).textContent()).toContain("Develop");
  await page.keyboard.press("Escape");
  expect(await page.locator(".chips li button").count()).toBe(2);
  await leave();
});

test("a hint is taken, and the game so far is looked at again, with its analysis and charts", async () => {
  const { page, leave } = await visitor(site, { locale: "fr-FR" });
  const id = await sitDown(page, SMALL, "Camille", "fr");
  await asked(page);
  await page.keyboard.press("h");
  await page.locator("[data-take-hint='0']").click();
  await page.locator(".chips").waitFor();
  await new Clicker(page, { orders: ["action"] }).play(3);
  await go(page, `/replay/${id}#view=analysis`);
  await page.locator("[data-analysis='done']").waitFor();
  await page.locator("[data-panel='charts']").click();
  await page.locator("[data-charts='true']").waitFor();
  expect(await page.locator("[data-charts] figure").count()).toBe(4);
  expect(await page.locator("body").innerText()).toMatch(/Tour \d/);
  await leave();
});

const LOOKS = [
  { language: "en", locale: "en-GB", colorScheme: "light", map: "germany" },
  { language: "fr", locale: "fr-FR", colorScheme: "dark", map: "new_england" },
] as const;

test.each(LOOKS)(
  "axe finds nothing, and all is said in its language: $language, $colorScheme, $map",
  async ({ language, locale, colorScheme, map }) => {
    const { page, leave } = await visitor(site, { locale, colorScheme });
    const well = await examiner(page, GAME, language);
    await sitDown(page, { ...SMALL, settings: { map } }, "Camille", language);
    await new Clicker(page, { orders: ["action"] }).play(3);
    await asked(page);
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
