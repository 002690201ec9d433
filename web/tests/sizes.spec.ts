// The decision is never hidden: at every size of window, in every game, what is asked, all its
// actions, the price and the button to confirm are inside the window, and nothing covers them.
import { setTimeout as delay } from "node:timers/promises";
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { Guest, sitDown, type Shown, type Wanted } from "./seats";
import { openSite, visitor, type Site } from "./site";

/** With so many decisions of each game, every one is looked at: `make sizes`. */
const EVERY = Number(process.env["SIZES_DECISIONS"] ?? 0);

/** How long a page may take to lay itself out for another window. */
const SETTLING_MS = 10_000;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Size {
  width: number;
  height: number;
  /** Fingers point here: what is pressed is larger. */
  touch?: boolean;
}

const SIZES: readonly Size[] = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 1280, height: 600 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  // What 1440 x 900 is at 200 %.
  { width: 720, height: 450 },
];

/** Heights in which an open tab lies over the map. */
const LOW: readonly number[] = [657, 600, 390, 450];

interface Played {
  game: string;
  wanted: Wanted;
  /** How many decisions are made before one looks, as the hints say: to a full hand and board. */
  decisions: number;
}

const GAMES: readonly Played[] = [
  { game: "brass-birmingham", wanted: { bots: 3 }, decisions: 6 },
  { game: "brass-lancashire", wanted: { bots: 3 }, decisions: 6 },
  { game: "age-of-industry", wanted: { bots: 3 }, decisions: 6 },
  { game: "workshop-of-the-world", wanted: { bots: 3 }, decisions: 3 },
  { game: "spyrium", wanted: { bots: 3 }, decisions: 5 },
];

const ACTIONS =
  "[data-confirm], .decision .action, .listed button, [data-amount] button, [data-amount] input, [data-aside], .asks, .question, .meaning, .marked-there";

test.each(GAMES)("what is asked, its actions and its price are seen at every size: $game", async ({ game, wanted, decisions }) => {
  // French is the longer language.
  const { page, context, leave } = await visitor(site, { locale: "fr-FR", viewport: SIZES[0]! });
  const guest = await Guest.comeIn(context, "Camille", "fr");
  const id = await guest.open({ game, ...wanted });
  await playOn(guest, id, decisions);
  await page.goto(`/table/${id}`);
  await page.locator(".decision[data-open='true']").waitFor();
  const browser = await context.newCDPSession(page);

  await walk(page, browser, ACTIONS, 2);
  // Beside hints, too, of which every one can be taken and the list be closed.
  await page.keyboard.press("h");
  await page.locator("[data-hints]").waitFor();
  await walk(page, browser, "[data-confirm], .decision .action, [data-take-hint], [data-hints] .head button", 3);
  await page.keyboard.press("Escape");
  await chooseSomethingWithAPrice(page);
  await walk(page, browser, "[data-confirm], [data-undo], .chips button, [data-costs] li, [data-costs] li strong, .gain", 4);

  await openMat(page, browser);
  await leave();
});

describe.runIf(EVERY > 0)("at every decision", () => {
  // Side by side: each page has a process of its own.
  test.concurrent.each(GAMES)("$game", { timeout: EVERY * 20_000 }, async ({ game, wanted }) => {
    const { page, context, leave } = await visitor(site, { locale: "fr-FR", viewport: SIZES[0]! });
    const guest = await Guest.comeIn(context, "Camille", "fr");
    const id = await guest.open({ game, ...wanted });
    await page.goto(`/table/${id}`);
    const browser = await context.newCDPSession(page);
    const faults: string[] = [];
    const looked = new Set<string>();
    for (let made = 0; made < EVERY; made++) {
      const { status, number, views } = await ownDecision(guest, id);
      if (status !== "running") break;
      await page.waitForFunction(asksAfter, number);
      const shape = await page.evaluate(shapeOf, ACTIONS);
      const { round } = Object.values(views)[0]!;
      const said = (fault: Error): unknown => faults.push(`round ${round}: ${shape}: ${fault.message}`);
      if (!looked.has(shape)) await walk(page, browser, ACTIONS, 2).catch(said);
      await openMat(page, browser).catch(said);
      looked.add(shape);
      await playOn(guest, id, 1);
    }
    expect(faults).toEqual([]);
    expect(looked.size).toBeGreaterThan(3);
    await leave();
  });
});

test("on a phone everything is one tap away, and says so", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, leave } = await visitor(site, phone);
  await sitDown(page, { bots: 1 });
  await page.locator(".decision[data-open='true']").waitFor();
  expect(await page.locator("[data-seat]", { hasText: "You" }).count()).toBe(1);
  expect(await page.locator("[data-seat='0'] .figure").allTextContents()).toHaveLength(3);

  const seen = (meant: string): Promise<string[]> => page.evaluate(unseen, { meant, least: 1 });
  expect(await seen(".meaning")).toEqual([]);
  for (const [tab, label] of Object.entries({ mat: "Mat", markets: "Markets", log: "Journal", chat: "Chat" })) {
    expect(await page.locator(`#tab-${tab}`).textContent()).toContain(label);
    expect(await seen(`#tab-${tab}`)).toEqual([]);
    await page.locator(`#tab-${tab}`).tap();
    await expect.poll(() => page.locator("#tab-content h2").first().textContent()).toBe(label);
    expect(await seen("#tab-content > :not(.empty), [data-confirm], .action")).toEqual([]);
  }
  await page.locator("[data-close-tab]").tap();

  // The last card is beyond the edge until it is chosen.
  expect(await seen("li:last-child > button.card")).toHaveLength(1);
  await page.keyboard.press("8");
  await expect.poll(() => seen("button.card[aria-pressed='true']")).toEqual([]);
  await leave();
});

test("on a phone no button of the map lies over a place that may be chosen", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, context, leave } = await visitor(site, phone);
  await sitDown(page, { bots: 1, introductory: true });
  await page.locator(".decision[data-open='true']").waitFor();
  await page.locator(".action[data-facet='action build']").tap();
  const places = page.locator("[data-thing='slot'][data-legal='true']");
  await places.first().waitFor();
  const fingers = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints });

  const home = await page.locator("[data-whole]").evaluate(middleOf);
  const step = (way: number): number => Math.max(-130, Math.min(130, way));

  // A place is drawn to where the button is, as far as the map goes; then the button stands elsewhere.
  for (const place of (await places.all()).slice(0, 3)) {
    for (let drags = 0; drags < 6; drags++) {
      const { x, y } = await place.evaluate(middleOf);
      if (Math.hypot(home.x - x, home.y - y) < 2) break;
      await touch("touchStart", { x: 195, y: 280 });
      await touch("touchMove", { x: 205, y: 280 });
      await touch("touchMove", { x: 195 + step(home.x - x), y: 280 + step(home.y - y) });
      await touch("touchEnd");
    }
    await expect.poll(() => page.evaluate(unseen, { meant: "[data-confirm]", least: 1 })).toEqual([]);
  }
  await leave();
});

/** Play as the hints say, so many decisions, and then until something is asked again. */
async function playOn(guest: Guest, id: string, decisions: number): Promise<void> {
  for (let made = 0; made < decisions; made++) {
    const { number, deciders } = await ownDecision(guest, id);
    // Where several choose at once, the others come first: else the number would be of the past.
    if (deciders.length > 1) await guest.until(id, (table) => table.deciders.length === 1);
    const { move } = await guest.post<{ move: string }>(`/api/tables/${id}/hint`, { seat: null });
    const now = await guest.until(id, (table) => table.number >= number);
    await guest.post(`/api/tables/${id}/moves`, { number: now.number, move });
  }
  await ownDecision(guest, id);
}

/** The table when something is asked of the guest, or when the game is over. */
const ownDecision = (guest: Guest, id: string): Promise<Shown> =>
  guest.until(id, ({ you, deciders, status }) => status !== "running" || deciders.some((seat) => you.includes(seat)));

/** Click until a choice is made that costs or brings something. */
async function chooseSomethingWithAPrice(page: Page): Promise<void> {
  const clicker = new Clicker(page, { orders: ["action"] });
  const [ready, price] = [
    page.locator(".decision[data-ready='true'] .chips, [data-quick][aria-pressed='true']"),
    page.locator("[data-costs] li strong"),
  ];
  for (let clicks = 0; clicks < 40; clicks++) {
    if (await ready.count()) {
      // Costs come a moment after the choice; a decision without any is simply made.
      const costs = await price
        .first()
        .waitFor({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        );
      if (costs) return;
    }
    await clicker.step();
  }
  throw new Error("no choice with a price was found");
}

/** At each size everything that is meant is seen whole, and so is a good part of the map. */
async function walk(page: Page, browser: CDPSession, meant: string, least: number): Promise<void> {
  for (const size of SIZES) {
    await become(page, browser, size);
    await settled(size, async () => (await page.evaluate(unseen, { meant, least })).join("; "));
  }
}

/** The mat or the holdings in one press, whole in low windows and on a phone on its side. */
async function openMat(page: Page, browser: CDPSession): Promise<void> {
  for (const size of SIZES.filter(({ height }) => LOW.includes(height))) {
    await become(page, browser, size);
    await page.locator("#tab-mat[aria-selected='false']").click();
    const fault = await settled(size, () => page.evaluate(beyond)).then(
      () => null,
      (error: Error) => error,
    );
    await page.locator("[data-close-tab]").click();
    if (fault) throw fault;
  }
}

/** The window has another size. */
async function become(page: Page, browser: CDPSession, { width, height, touch = false }: Size): Promise<void> {
  await browser.send("Emulation.setTouchEmulationEnabled", { enabled: touch, maxTouchPoints: 1 });
  await page.setViewportSize({ width, height });
}

/** Until nothing is found at this size any more. */
async function settled({ width, height }: Size, find: () => Promise<string>): Promise<void> {
  let found = await find();
  for (const end = Date.now() + SETTLING_MS; found && Date.now() < end; found = await find()) await delay(30);
  if (found) throw new Error(`${width} x ${height}: ${found}`);
}

/** In the page: by how much the open tab is too high, in words. */
function beyond(): string {
  const { scrollHeight, clientHeight } = document.querySelector("#tab-content")!;
  return scrollHeight > clientHeight ? `${scrollHeight - clientHeight} pixels of the tab are hidden` : "";
}

/** In the page: the middle of an element. */
function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** In the page: whether it asks something and has heard of so many entries of the log. */
function asksAfter(number: number): boolean {
  const heard = Number(document.querySelector<HTMLElement>(".table")?.dataset["number"] ?? -1);
  return heard >= number && document.querySelector(".decision[data-open='true']") !== null;
}

/** In the page: what decides how a question is laid out, its words and the number of cards. One that is
 * laid out as an earlier one looks the same. */
function shapeOf(meant: string): string {
  const words = [...document.querySelectorAll(meant)].map((one) => one.textContent?.trim()).join(" / ");
  return `${words}; ${document.querySelectorAll(".hand-area button").length} cards`;
}

/** In the page: what of the meant elements is outside the window or covered, in words; and the places that
 * may be chosen and lie under a button of the map. */
function unseen({ meant, least }: { meant: string; least: number }): string[] {
  // Of what is marked on the board, either the list or the line that says so is shown.
  const isMeant = (one: Element): boolean => !one.matches(".on-board, .marked-there, .meaning") || one.checkVisibility();
  const found = [...document.querySelectorAll(meant)].filter(isMeant);
  const map = document.querySelector(".map-board")?.getBoundingClientRect().height ?? 0;
  const few = found.length < least ? [`only ${found.length} of ${meant}`] : [];
  const small = map < innerHeight * 0.4 ? [`the map has ${Math.round((map / innerHeight) * 100)} % of the height`] : [];
  const hidden = found.filter((one) => !isSeen(one)).map((one) => `${one.className} ${one.textContent?.trim()}`);
  const under = [...document.querySelectorAll<SVGElement>(".frame [data-thing][data-legal='true']")].filter(isUnderButton);
  return [...few, ...small, ...hidden, ...under.map((place) => `${place.dataset["id"]} under a button of the map`)];

  function isUnderButton(place: Element): boolean {
    const { left, top, width, height } = place.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-fixed]") != null;
  }

  function isSeen(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 5;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [(left + right) / 2, top + inset],
      [(left + right) / 2, bottom - inset],
      [left + inset, (top + bottom) / 2],
      [right - inset, (top + bottom) / 2],
    ] as const;
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element)) && hit !== document.body;
    });
  }
}
