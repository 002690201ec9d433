// From the first page to a table: one click; the same by the keyboard alone; how much
// the browser has to load for it; and the watcher that looks out for faults in all of these tests.
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { openSite, visitor, type Site, type Visitor } from "./site";
import { sitDown } from "./seats";

const MOST_BYTES = 300_000;
let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const asked = ".decision[data-open='true']";

test("from the first page to a game, and back to it in another language", async () => {
  const { page, leave } = await visitor(site, { locale: "fr-FR" });
  await page.goto("/");
  await page.getByRole("heading", { name: "Brass : Birmingham" }).waitFor();
  expect(await page.locator("[data-reconstructed]").allTextContents()).toHaveLength(3);
  await page.getByRole("button", { name: "Jouer maintenant" }).click();
  await page.locator(asked).waitFor();
  const table = new URL(page.url()).pathname;
  await new Clicker(page).play(2);
  await page.locator(`${asked}, [data-turn='false']`).first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("[data-menu-panel] a[href='/']").click();
  await page.getByRole("heading", { name: "Vos tables" }).waitFor();
  // Who came in without a name has one, and the table says how far it is.
  await page.getByText(/Vous jouez sous le nom d’Invité \d{4}/).waitFor();
  const own = page.locator(`a[href='${table}']`).first();
  expect(await own.locator("[data-stage]").textContent()).toMatch(/^Période des canaux, manche \d$/);
  expect(await own.locator("[data-score]").allTextContents()).toEqual(["0 point", "0 point"]);
  const told = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByRole("button", { name: "Switch to English" }).click();
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
  await told; // a reload would break off what is being said
  await page.reload();
  await page.getByRole("heading", { name: "Your tables" }).waitFor();
  await page.waitForLoadState("networkidle");
  await leave();
});

test("the first load of a table is small", async () => {
  const { page, leave } = await visitor(site);
  const loaded: Promise<{ name: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    if (!["script", "stylesheet"].includes(response.request().resourceType())) return;
    const name = new URL(response.url()).pathname;
    loaded.push(response.body().then((body) => ({ name, bytes: gzipSync(body).length })));
  });
  await sitDown(page, { bots: 3 });
  await page.locator(asked).waitFor();
  await page.waitForLoadState("networkidle");
  const files = await Promise.all(loaded);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  expect(files.length).toBeGreaterThan(2);
  expect(bytes, files.map((file) => `${file.name} ${file.bytes}`).join("\n")).toBeLessThan(MOST_BYTES);
  await leave();
});

describe("the watcher over faults", () => {
  let nora: Visitor;
  beforeAll(async () => {
    nora = await visitor(site);
    await nora.context.route("**/lost", (route) => route.abort());
    await nora.page.goto("/about/brass-birmingham");
    await nora.page.waitForLoadState("networkidle");
  });

  test("finds none in a page without", () => {
    expect(nora.faults).toEqual([]);
  });

  const planted: [what: string, seen: RegExp, plant: () => void][] = [
    ["an error in the console", /^console: planted/, () => console.error("planted")],
    [
      "an error that nobody catches",
      /^page: thrown/,
      () =>
        void setTimeout(() => {
          throw new Error("thrown");
        }),
    ],
    ["a promise that fails", /^page: rejected/, () => void Promise.reject(new Error("rejected"))],
    ["an answer that refuses", /^404: .*nowhere$/, () => void fetch("/api/tables/nowhere")],
    ["a request that fails", /^request: .*lost$/, () => void fetch("/lost")],
    ["a forbidden style", /^console: .*Content Security Policy/, () => document.body.setAttribute("style", "color: red")],
  ];
  test.each(planted)("notices %s", async (_, seen, plant) => {
    nora.faults.length = 0;
    await nora.page.evaluate(plant);
    await expect.poll(() => nora.faults).toContainEqual(expect.stringMatching(seen));
  });

  test("fails the test of whoever leaves with one", async () => {
    await expect(nora.leave()).rejects.toThrow("Content Security Policy");
  });
});

describe("by the keyboard alone", () => {
  /** Tab until something has the focus. */
  async function tabTo(page: Page, wanted: string): Promise<void> {
    for (let steps = 0; steps < 120; steps++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
    }
    throw new Error(`Tab does not reach ${wanted}`);
  }
  const focused = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement | SVGElement | null)?.dataset["id"]);

  test("from the first page through a whole turn", async () => {
    const { page, leave } = await visitor(site);
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).waitFor();
    await tabTo(page, "main button.primary");
    await page.keyboard.press("Enter");
    await page.locator(asked).waitFor();

    await page.keyboard.press("b");
    await page.locator("[data-missing='industry']").waitFor();
    await tabTo(page, ".listed [data-lit='true']");
    await page.keyboard.press("Enter");
    if (await page.locator("[data-missing='place']").count()) {
      await tabTo(page, "[data-thing]");
      const first = await focused(page);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowDown");
      expect(await focused(page)).not.toBe(first);
      await page.keyboard.press("Shift+Home");
      await page.keyboard.press("Enter");
    }
    const card = page.locator("button.card[data-legal='true'][aria-keyshortcuts]").first();
    if (await page.locator("[data-missing='card']").count())
      await page.keyboard.press((await card.getAttribute("aria-keyshortcuts")) ?? "");
    await tabTo(page, "[data-confirm]");
    await page.keyboard.press("Enter");

    await page.locator(`${asked} .action`).first().waitFor();
    expect(await page.locator(".chips").count()).toBe(0);
    await page.keyboard.press("l");
    await page.keyboard.press("1");
    await page.locator("[data-ready='true']").waitFor();
    await tabTo(page, "[data-confirm]");
    await page.keyboard.press("Enter");
    // Who would pay each round from now on is asked whether they mean it.
    const chosen = page.locator(".chips");
    await expect.poll(async () => (await page.locator(".warning").count()) || !(await chosen.count())).toBeTruthy();
    if (await chosen.count()) await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("[data-undo]").isEnabled()).toBe(true);
    await page.keyboard.press("j");
    await expect.poll(() => page.locator("#tab-content").textContent()).toMatch(/Guest \d{4} takes a loan/);
    await leave();
  });
});
