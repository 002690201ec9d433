// Every page and every part of a table, in French and English, light and dark, at a desk and on a
// phone: axe finds nothing serious, everything is said in the page's language, nothing is too wide.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findings } from "./axe";
import { openSite, SIZES, visitor, type Site, type Visitor } from "./site";
import { Ear, type Language } from "./speech";
import { Guest } from "./seats";
import { AT_TABLE, INSIDE, makeClub, makeTables, OUTSIDE, visit, WITH_ACCOUNT, type Club, type Tables } from "./tour";

let site: Site;
let club: Club;
let words: Record<Language, string>;

beforeAll(async () => {
  site = await openSite();
  const wordsIn = async (language: Language): Promise<string> => {
    const answer = await fetch(`${site.url}/api/games/brass-birmingham/words/${language}`);
    return ((await answer.json()) as { fluent: string }).fluent;
  };
  words = { en: await wordsIn("en"), fr: await wordsIn("fr") };
  const host = await visitor(site);
  club = await makeClub(host.context);
  await host.leave();
});
afterAll(() => site.close());

const TOURS = [
  { language: "en", locale: "en-GB", theme: "light", size: "desktop", coloursOnly: false },
  { language: "fr", locale: "fr-FR", theme: "dark", size: "desktop", coloursOnly: true },
  { language: "fr", locale: "fr-FR", theme: "light", size: "phone", coloursOnly: false },
] as const;
const ON_A_PHONE = ["own first page", "new table", "lobby", "result", "replay", "guided game", "table"];

test("the ear hears what is wrong", () => {
  const ear = new Ear("fr", words);
  for (const wrong of ["Your tables", "home-play-now", "Il reste { $count }", "Take the loan", "NaN £"]) {
    expect(ear.faultsOf(wrong), wrong).not.toEqual([]);
  }
  for (const right of ["Vos tables", "Stoke-on-Trent", "Brass : Birmingham", "BB-COAL-NEAREST"]) {
    expect(ear.faultsOf(right), right).toEqual([]);
  }
});

test("axe sees what is wrong", async () => {
  const { page, leave } = await visitor(site);
  await page.goto("/sign-in");
  await page.locator("form").waitFor();
  await page.evaluate(() => {
    const faint = document.createElement("p");
    faint.textContent = "hardly to be read";
    faint.style.color = "#888";
    faint.style.background = "#999";
    document.querySelector("form")!.append(faint, document.createElement("button"));
  });
  expect((await findings(page)).map((found) => found.split(":")[0])).toEqual(["button-name", "color-contrast"]);
  expect(await findings(page, { coloursOnly: true })).toEqual([expect.stringMatching(/^color-contrast: /)]);
  await leave();
});

describe.each(TOURS)("$language, $theme, $size", ({ language, locale, theme, size, coloursOnly }) => {
  let camille: Visitor;
  let ear: Ear;
  let tables: Tables;

  beforeAll(async () => {
    camille = await visitor(site, { locale, colorScheme: theme, viewport: SIZES[size] });
    ear = new Ear(language, words);
    tables = await makeTables(camille.context, language);
  });

  const all = [...INSIDE, ...AT_TABLE];
  const stops = size === "phone" ? all.filter(({ name }) => ON_A_PHONE.includes(name)) : all;
  test.each(stops)("$name", (stop) => look(stop));

  if (size !== "phone") {
    test.each(WITH_ACCOUNT)("$name", async (stop) => {
      await camille.page.goto("about:blank");
      await camille.context.clearCookies();
      await Guest.register(camille.context, `Perpetua ${language}`, language);
      await look(stop);
    });
  }

  const outside = size === "phone" ? OUTSIDE.slice(0, 1) : OUTSIDE;
  test.each(outside)("$name", async (stop) => {
    await camille.page.goto("about:blank");
    await camille.context.clearCookies();
    await look(stop);
  });

  test("without a fault", () => camille.leave());

  async function look(stop: (typeof all)[number]): Promise<void> {
    const { page } = camille;
    await visit(page, stop, { ...tables, ...club });
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
    expect(await findings(page, { part: stop.part, coloursOnly })).toEqual([]);
    expect(await ear.faults(page)).toEqual([]);
    // French is the longer language.
    if (size === "desktop" && language === "fr" && !stop.part) await fits(page);
  }
});

/** Nothing is wider than the window, in any size. */
async function fits(page: Page): Promise<void> {
  for (const [name, size] of Object.entries(SIZES).reverse()) {
    await page.setViewportSize(size);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `wider than a ${name}`).toBeLessThanOrEqual(0);
  }
}
