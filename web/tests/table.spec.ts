// The table page: what is not possible says why, costs come before the action, actions can be taken
// back, and two people at one device see nothing of each other's hand.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { openSite, SIZES, visitor, type Site } from "./site";
import { sitDown } from "./seats";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const asked = (page: Page): Promise<void> => page.locator(".decision[data-open='true']").waitFor();

test("what is not possible says why, with its rule", async () => {
  const { page, leave } = await visitor(site);
  await sitDown(page, { bots: 1, introductory: true });
  await asked(page);
  await page.keyboard.press("s");
  await page.locator("[data-why] .rule-id[href$='#BB-SELL-OWN-TILE']").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("[data-facet='action build']").click();
  await page.locator("[data-thing='slot']:not([data-legal])").first().click();
  const why = page.locator("[data-why]");
  await why.waitFor();
  expect(await why.locator(".rule-id").getAttribute("href")).toMatch(/^\/rules\/brass-birmingham#/);
  await page.keyboard.press("Escape");
  expect(await why.count()).toBe(0);
  await leave();
});

test("a device that is turned shows the whole map where it fits", async () => {
  const { page, leave } = await visitor(site, { viewport: SIZES.phone, hasTouch: true });
  await sitDown(page, { mine: 2, introductory: true });
  await page.locator("[data-hot-seat-cover] button").click();
  await asked(page);
  const outside = (): Promise<number> =>
    page.evaluate(() => {
      const frame = document.querySelector(".map-board")?.getBoundingClientRect() ?? new DOMRect();
      const boxes = [...document.querySelectorAll(".map-board [data-thing='town']")].map((town) => town.getBoundingClientRect());
      return boxes.filter((box) => box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
        .length;
    });
  await page.setViewportSize(SIZES.desktop);
  await page.locator("[data-layout='desktop']").waitFor();
  await expect.poll(outside).toBe(0);
  expect(await page.locator(".map-board [data-thing='town']").count()).toBeGreaterThan(15);
  await leave();
});

test("choices that did not arrive are asked for again", async () => {
  const { page, context, faults, leave } = await visitor(site);
  await context.route("**/tree?*", (route) => route.abort());
  await sitDown(page, { mine: 2, introductory: true });
  await page.locator("[data-hot-seat-cover] button").click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await context.unroute("**/tree?*");
  await again.click();
  await asked(page);
  expect(faults.filter((fault) => !/net::ERR_FAILED|\/tree\?/.test(fault))).toEqual([]);
  faults.length = 0;
  await leave();
});

test("costs are shown before confirming, and an action can be taken back", async () => {
  const { page, leave } = await visitor(site);
  await sitDown(page, { mine: 2, introductory: true });
  await page.locator("[data-hot-seat-cover] button").click();
  await asked(page);
  await page.keyboard.press("l");
  await page.locator("[data-costs]").waitFor();
  expect(await page.locator("[data-costs]").textContent()).toContain("£17 → £47");
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  expect(await page.locator(".chips li").count()).toBe(1);
  await page.keyboard.press("u");
  expect(await page.locator(".chips").count()).toBe(0);

  // A development may go on with a second one: there the first can still be taken back.
  const money = () => page.locator(".deciding .figure").first().textContent();
  const before = await money();
  await page.keyboard.press("d");
  await page.locator("[data-facet^='industry ']").first().click();
  await page.keyboard.press("1");
  await page.locator(".decision[data-ready='true'] [data-confirm]").click();
  await page.locator("[data-facet='action done']").waitFor();
  expect(await money()).not.toBe(before);
  await page.keyboard.press("u");
  await page.locator("[data-facet='action develop']").waitFor();
  expect(await money()).toBe(before);
  await leave();
});

test("Enter keeps its promise from a card, Escape closes what is open, the mat is one click away", async () => {
  const { page, leave } = await visitor(site);
  await sitDown(page, { bots: 1, introductory: true });
  await asked(page);
  // The whole mat, with every tile; Escape brings the small one back.
  await page.locator("[data-larger]").click();
  expect(await page.locator("#tab-content .stack tr").count()).toBe(6);
  expect(await page.locator("#tab-content").evaluate((mat) => mat.scrollHeight <= mat.clientHeight)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await page.locator("#tab-content .stack").count()).toBe(0);
  // Where a tab opens over the map, the first press shows all of it.
  for (const [width, height] of [
    [1366, 657],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator("#tab-mat[aria-selected='false']").click();
    expect(await page.locator("#tab-content .stack tr").count()).toBe(6);
    expect(await page.locator("#tab-content").evaluate((mat) => mat.scrollHeight - mat.clientHeight)).toBe(0);
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize(SIZES.desktop);
  await page.locator("[data-larger]").waitFor();

  // Every industry that may be built says its price.
  await page.keyboard.press("b");
  const industries = page.locator(".listed [data-facet^='industry ']");
  await industries.first().waitFor();
  expect(await industries.locator("[data-price]").count()).toBe(await industries.count());
  await page.keyboard.press("Escape");

  await page.keyboard.press("h");
  await page.locator("[data-hints]").waitFor();
  // On a phone too every way can be taken beside what is chosen, and the button stays.
  await page.keyboard.press("b");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(covered, "[data-take-hint], .chips button, [data-confirm]")).toEqual([]);
  }
  // Where one reason has room, it is that of the way that was pressed last.
  await page.locator("[data-read-hint='1']").click();
  const reason = page.locator("[data-reasons='1']");
  await reason.waitFor();
  // What is cut off of it is read when its way is pressed again.
  await page.locator("[data-read-hint='1']").click();
  expect(await reason.evaluate((why) => why.scrollHeight - why.clientHeight)).toBeLessThan(2);
  await page.setViewportSize(SIZES.desktop);
  await page.keyboard.press("Escape");
  expect(await page.locator("[data-hints]").count()).toBe(0);
  await page.keyboard.press("Escape");

  await page.keyboard.press("l");
  await page.locator("button.card").first().click();
  await page.locator(".decision[data-ready='true']").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".decision .warning").waitFor(); // a loan below no income is confirmed twice
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[data-seat='0'] .figure").first().textContent()).not.toContain("£17");
  await leave();
});

test.each(["desktop", "laptop", "phone"] as const)("the button to confirm stays where it is while costs come in: %s", async (size) => {
  const touch = size === "phone" ? { hasTouch: true, isMobile: true } : {};
  const { page, leave } = await visitor(site, { viewport: SIZES[size], ...touch });
  await sitDown(page, { bots: 1, introductory: true });
  await asked(page);
  const places = (): Promise<unknown> =>
    page.evaluate(() =>
      [...document.querySelectorAll("[data-confirm], [data-undo], button.card")].map((one) => [
        one.getBoundingClientRect().x,
        one.getBoundingClientRect().bottom,
      ]),
    );
  const costs = page.locator("[data-costs]");
  // Read in the page: the costs are there a moment later.
  await page.locator("[data-facet='action loan']").click();
  const before = await places();
  await costs.waitFor();
  expect(await places()).toEqual(before);
  await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  expect(await costs.count()).toBe(0);
  expect(await places()).toEqual(before);
  await leave();
});

test("two people at one device see nothing of each other's hand", async () => {
  const { page, leave } = await visitor(site);
  await sitDown(page, { mine: 2, introductory: true });
  const [cover, cards] = [page.locator("[data-hot-seat-cover]"), page.locator("button.card")];
  const clicker = new Clicker(page, { orders: ["action"] });
  const seen: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await cover.waitFor();
    const behind = (await page.locator(".table").textContent())?.replace("Brass: Birmingham", "") ?? "";
    expect(await page.locator(".hand-area, button.card, [data-facet], [data-thing]").count()).toBe(0);
    await cover.getByRole("button").click();
    await cards.first().waitFor();
    const hand = await cards.allTextContents();
    for (const name of hand) expect(behind).not.toContain(name.trim());
    seen.push(String(hand));
    while (!(await cover.count())) await turnGoesOn();
  }
  expect(seen[0]).not.toBe(seen[1]);
  await leave();

  /** One click, or the cover of the hot seat is shown. */
  async function turnGoesOn(): Promise<void> {
    await page.locator("[data-hot-seat-cover], .decision[data-open='true']").first().waitFor();
    if (!(await cover.count())) await clicker.step();
  }
});

/** In the page: what cannot be pressed where it is drawn. */
function covered(parts: string): string[] {
  const found = [...document.querySelectorAll(parts)];
  const hidden = found.filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return ![top + 4, bottom - 4].every((y) => part.contains(document.elementFromPoint((left + right) / 2, y)));
  });
  return found.length < 4 ? ["too few"] : hidden.map((part) => part.textContent ?? "");
}
