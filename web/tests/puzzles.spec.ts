// A puzzle from the list to its answer, as a stranger solves it: a wrong try, then the right one, by
// the keyboard; and somebody who gives up.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { openSite, SIZES, visitor, type Site } from "./site";
import { go } from "./tour";

const GAME = "brass-birmingham";
/** A puzzle whose answer is a loan, which needs two presses: the files change with the bots. */
const loan = (): string => {
  const file = readFileSync(`../src/ironbridge/puzzles/shipped/${GAME}.toml`, "utf8");
  const found = file.split("[[puzzle]]").find((part) => /answers = \[\s*\["loan"\],\s*\]/.test(part));
  return /^id = "(.*)"/m.exec(found ?? "")?.[1] ?? "";
};

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("a puzzle is found on the list, tried twice, solved and explained; what is solved stays", async () => {
  const { page, leave } = await visitor(site);
  await page.goto("/");
  await page.locator("[data-today] a.button").waitFor();
  await go(page, "/puzzles");
  const listed = page.locator(`[data-puzzle="${GAME}/${loan()}"]`);
  await listed.waitFor();
  await listed.click();
  const decide = async (action: string): Promise<void> => {
    await page.locator(".decision[data-open='true']").waitFor();
    await page.locator(`[data-facet="action ${action}"]`).press("Enter");
    await page.keyboard.press("1");
    await page.locator(".decision[data-ready='true']").waitFor();
    await page.keyboard.press("Enter");
    // Passing with something to do, and a loan that leaves an income below nothing, are confirmed twice.
    await page.locator("[data-outcome]").or(page.locator(".warning")).first().waitFor();
    if (await page.locator(".warning").isVisible()) await page.keyboard.press("Enter");
  };
  await decide("pass");
  await page.locator("[data-outcome='wrong']").waitFor();
  await page.locator("[data-again]").click();
  await decide("loan");
  await page.locator("[data-outcome='right'] [data-explained]").waitFor();
  expect(await page.locator("[data-source]").innerText()).toMatch(/^Game 4\d{9} of bots \(Medium\), after \d+ moves$/);
  expect(await findings(page, { part: "[data-outcome]" })).toEqual([]);
  await page.goto("/puzzles");
  expect(await listed.getAttribute("aria-label")).toMatch(/, solved$/);
  await leave();
});

test("whoever gives up is told the answer, on a phone and in French too", async () => {
  const { page, leave } = await visitor(site, { viewport: SIZES.phone, locale: "fr-FR", hasTouch: true });
  await page.goto(`/puzzles/${GAME}/${loan()}`);
  await page.locator("[data-give-up]").tap();
  await page.locator("[data-outcome='shown'] [data-explained]").waitFor();
  expect(await page.locator("[data-explained]").innerText()).toMatch(/emprunt/i);
  await leave();
});
