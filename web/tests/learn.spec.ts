// A first game, guided: from the home page in one click, its first turn as the coach says, then to
// its end by clicks; every page of the coach in both languages. And the page "how to play".
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { readHowToPlay } from "./examine";
import { openSite, SIZES, visitor, type Site } from "./site";
import { go } from "./tour";

const GAME = "brass-birmingham";
/** What a text shows when a part of it is missing, or the text itself. */
const GAPS = /\{\$|undefined|NaN|-(title|text|task|caption)\b|_[^\s_]/;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const coach = (page: Page) => page.locator("[data-coach]");
const stepOf = (page: Page): Promise<string | null> => coach(page).getAttribute("data-coach");
const shows = (page: Page, step: string) => page.locator(`[data-coach="${step}"]`).waitFor();
const next = (page: Page): Promise<void> => page.locator("[data-coach-next]").click();

async function beginGuided(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("[data-learn]").click();
  await shows(page, "welcome");
  await page.locator(".decision[data-open='true']").waitFor();
}

/** In the page: every page that came up, from the last one back to the first, as id and text. */
async function turnBack(): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const part = (selector: string) => document.querySelector<HTMLElement>(`[data-coach]${selector}`);
  const pressed = async (button: HTMLElement | null): Promise<void> => {
    button?.click();
    await new Promise((done) => setTimeout(done, 0));
  };
  while (part("")?.dataset["coach"] !== "rest") await pressed(part(" [data-coach-next]"));
  for (let back = part(" .steps .quiet"); back && !back.matches(":disabled"); back = part(" .steps .quiet")) {
    await pressed(back);
    found.push([part("")?.dataset["coach"] ?? "", `${part(" h2")?.innerText}\n${part(" .text")?.innerText}`]);
  }
  return found;
}

const allPages = async (page: Page): Promise<Map<string, string>> => new Map(await page.evaluate(turnBack));

test("a guided game from the home page to its end, in English, then read again in French", async () => {
  const { page, leave } = await visitor(site);
  await beginGuided(page);
  await next(page);
  await shows(page, "cards");
  while ((await stepOf(page)) !== "first-build") await next(page);

  // The first turn as the coach says: a place with a lamp, the industry and a card if they are
  // asked for, confirm.
  expect(await coach(page).locator("[data-task]").getAttribute("data-task")).toBe("open");
  const lit = page.locator(".map-area [data-thing='slot'][aria-label*='hint 1']");
  expect(await lit.count()).toBe(1);
  await lit.click();
  const ready = page.locator(".decision[data-ready='true'] [data-confirm]");
  const asked = page.locator(".decision [data-facet^='industry '], .card.ticked").first();
  for (let choices = 0; choices < 2 && !(await ready.count()); choices++) await asked.click();
  await ready.click();
  await shows(page, "built");

  await new Clicker(page).playOut();
  const english = await allPages(page);
  for (const step of [
    "welcome",
    "cards",
    "first-build",
    "two-actions",
    "network",
    "cubes",
    "goods",
    "beer",
    "develop",
    "preview",
    "last-rounds",
    "score",
    "built",
  ]) {
    expect([...english.keys()]).toContain(step);
  }
  const points = await page.locator("[data-result]").innerText();
  for (const [, total] of (english.get("score") ?? "").split("\n")[0]!.matchAll(/(\d+)/g)) expect(points).toContain(total);

  await page.locator("[data-menu]").click();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await page.keyboard.press("Escape");
  const french = await allPages(page);
  expect([...french.keys()]).toEqual([...english.keys()]);
  for (const [step, text] of french) {
    expect(text, step).not.toBe(english.get(step));
    expect(text + english.get(step), step).not.toMatch(GAPS);
  }
  await leave();
});

test("the coach can be put away, called back and found again", async () => {
  const { page, leave } = await visitor(site);
  await beginGuided(page);
  // On a phone it takes room instead of lying over the map, which stays large; what is asked stays.
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator(".coach.small .text").waitFor();
    const [guide, map, confirm] = await Promise.all(
      [".coach", ".map-board", "[data-confirm]"].map((part) => page.locator(part).boundingBox()),
    );
    expect(map!.y).toBeGreaterThanOrEqual(guide!.y + guide!.height);
    await expect.poll(async () => (await page.locator(".map-board").boundingBox())!.height).toBeGreaterThan(0.4 * height);
    expect(confirm!.y + confirm!.height).toBeLessThanOrEqual(height);
    expect(await page.locator(".coach .text").evaluate((text) => text.clientHeight)).toBeGreaterThan(57);
  }
  // A page about the hand shows it, and the map stays as large.
  await next(page);
  await shows(page, "cards");
  const inside = async (part: string): Promise<boolean> => {
    const { y, height } = (await page.locator(part).boundingBox())!;
    return height > 0 && y + height <= 390;
  };
  await expect.poll(async () => (await page.locator(".map-board").boundingBox())!.height).toBeGreaterThan(0.4 * 390);
  expect([await inside(".hand-area"), await inside("[data-confirm]")]).toEqual([true, true]);
  await page.setViewportSize(SIZES.desktop);
  await page.locator(".coach:not(.small)").waitFor();

  await page.locator("[data-coach-close]").click();
  expect(await coach(page).count()).toBe(0);
  // Free play goes on without it: what it marked is not marked any more.
  expect(await page.locator("[aria-label*='hint 1']").count()).toBe(0);
  await page.reload();
  await page.locator("[data-coach-open]").click();
  await shows(page, "cards");
  await coach(page).getByRole("button", { name: "All lessons" }).click();
  await coach(page).getByRole("button", { name: "The Midlands, 1770" }).click();
  await shows(page, "welcome");
  await leave();
});

test.each(["en-GB", "fr-FR"])("how to play, in %s: every section, and links that lead to a clause", async (locale) => {
  const { page, leave } = await visitor(site, { locale });
  await readHowToPlay(page, GAME, 13);
  // What stands behind its heading opens when it is named; the ways on are at the top and at the end.
  const later = page.locator("details[data-later]", { has: page.locator("#scout") });
  expect(await later.getAttribute("open")).toBeNull();
  await page.locator(".contents a[href='#scout']").click();
  await expect.poll(() => later.getAttribute("open")).not.toBeNull();
  expect(await page.locator("[data-play]").count()).toBe(2);
  expect(await page.locator("[data-learn]").count()).toBe(2);
  await leave();
});

test("the rules page draws the position of a clause, in every game", async () => {
  const { page, leave } = await visitor(site);
  for (const [game, clause, said] of [
    ["brass-birmingham", "BB-COAL-CONNECTED", "Played here: Build Manufacturer in "],
    ["brass-lancashire", "BL-COAL-CONNECTED", "Played here: Build "],
    ["age-of-industry", "AI-RAIL-FROM", "Not allowed here: "],
    ["workshop-of-the-world", "WW-LINK-FREE", "Not allowed here: Build "],
    ["spyrium", "SP-MONEY-PHASE-TWO", "Not allowed here: "],
  ] as const) {
    await go(page, `/rules/${game}#${clause}`);
    await page.locator(`[id='${clause}'] [data-show-example]`).click();
    const example = page.locator(`[data-example='${clause}']`);
    await example.locator("svg").first().waitFor();
    expect(await example.locator("figcaption").textContent(), clause).toContain(said);
  }
  await leave();
});
