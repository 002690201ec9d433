// Workshop of the World in the browser: whole games by clicks alone against bots, at a desk and on a
// phone, in both languages; sealed choices; choosing in any order; and the page "how to play".
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { examiner, readHowToPlay } from "./examine";
import { openSite, SIZES, visitor, type Site } from "./site";
import { Guest, sitDown } from "./seats";
import { go } from "./tour";

const GAME = "workshop-of-the-world";
/** Of the page "how to play". */
const SECTIONS = 16;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const asked = (page: Page): Promise<void> => page.locator(".decision[data-open='true']").waitFor();
const ready = (page: Page) => page.locator(".decision[data-ready='true'] [data-confirm]");
const confirm = (page: Page): Promise<void> => ready(page).click();
const cards = (page: Page) => page.locator("button.card[data-legal='true']");
const bid = (page: Page) => page.locator("[data-amount] input[type='number']");

/** What a seat did, as written in the record. */
async function movesOf(page: Page, id: string): Promise<string> {
  const record = await (await page.context().request.get(`/api/tables/${id}/record`)).text();
  return record.match(/seat 0: .*/g)?.join(", ") ?? "";
}

/** Place a first token, so that bids are asked for. Both questions say what they mean. */
async function toBids(page: Page): Promise<void> {
  const meaning = page.locator("[data-meaning]");
  await asked(page);
  const demand = await meaning.textContent();
  await cards(page).first().click();
  await confirm(page);
  await bid(page).waitFor();
  await expect.poll(() => meaning.textContent()).not.toBe(demand);
}

test("a whole game of both eras by clicks alone, five players", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { game: GAME, bots: 4 });
  // The clicker bids what is offered first, nothing: it might choose last in every round, and whoever
  // does takes the last card unasked.
  await toBids(page);
  await bid(page).fill("30");
  await confirm(page);
  const played = await new Clicker(page, { orders: ["place", "card"] }).playOut();
  console.log(`five players: ${played.clicks} clicks, ${played.actions} actions, ${Math.round(played.ms / played.clicks)} ms a click`);
  expect(await page.locator("[data-result] ol li").count()).toBe(5);
  // The rules give all links back at the end; the board stays whole all the same.
  await page.locator("[data-sources]").waitFor();
  expect(await page.locator(".map-area [data-thing='link'] [fill^='var(--seat']").count()).toBeGreaterThan(10);
  const actions = await movesOf(page, id);
  for (const move of [/demand \w+/, /bid \d+/, /take C\d\d/, /build \w+--\w+/, /done/]) expect(actions).toMatch(move);
  await leave();
});

/** The middle of a thing lies within the frame of the map. */
async function inSight(page: Page, thing: Locator): Promise<boolean> {
  const [frame, box] = [await page.locator(".map-board").boundingBox(), await thing.boundingBox()];
  if (!frame || !box) return false;
  const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
  return x > 0 && x < frame.width && y > 0 && y < frame.height;
}

test("a guided first game: one idea at a time, each done by hand, and found again", async () => {
  const { page, leave } = await visitor(site);
  const shows = (step: string): Promise<void> => page.locator(`[data-coach="${step}"]`).waitFor();
  const next = (): Promise<void> => page.locator("[data-coach-next]").click();
  const task = (): Promise<string | null> => page.locator("[data-task]").getAttribute("data-task");
  await page.goto(`/learn/${GAME}`);
  await page.locator("[data-learn]").first().click();
  await shows("welcome");
  expect(await page.locator(".players-area [data-seat]").count()).toBe(4);
  await next();
  await shows("demand");
  expect(await task()).toBe("open");
  await toBids(page);
  await shows("tokens");
  await next();
  await shows("bid");
  // One's own bid is the last: the page about the opening turns up by itself only after an act of one's own.
  const table = `/api${new URL(page.url()).pathname.replace("/table/", "/tables/")}`;
  const choosing = async () => ((await (await page.request.get(table)).json()) as { deciders: number[] }).deciders;
  await expect.poll(choosing).toEqual([0]);
  // Whoever plays last takes the last card unasked.
  await bid(page).fill("25");
  await confirm(page);
  await shows("opened");
  await cards(page).first().waitFor();
  await next();
  await shows("card");
  // Lamps are in sight although the map is larger than its frame, and stand for what may be done.
  const lamp = (thing: string) => page.locator(`.map-area [data-thing='${thing}'][data-legal='true'][aria-label*='hint 1']`);
  await expect.poll(() => inSight(page, lamp("town"))).toBe(true);
  await cards(page).first().click();
  await confirm(page);
  await shows("link");
  await expect.poll(() => inSight(page, lamp("link"))).toBe(true);
  await page.locator(".decision [data-facet^='link ']").first().click();
  await confirm(page);
  // From some towns no second link can be built, and the turn is over.
  const after = page.locator("[data-coach='second'], [data-coach='advanced']");
  await after.waitFor();
  const title = await after.locator("h2").textContent();
  await page.reload();
  await after.waitFor();
  expect(await after.locator("h2").textContent()).toBe(title);
  await leave();
});

test("the first rounds on a phone, by the finger, in French", async () => {
  const phone = { locale: "fr-FR", viewport: SIZES.phone, hasTouch: true, isMobile: true };
  const { page, leave } = await visitor(site, phone);
  await sitDown(page, { game: GAME, bots: 4 }, "Camille", "fr");
  await page.locator("[data-layout='phone']").waitFor();
  const played = await new Clicker(page, { touch: true, orders: ["card"] }).play(8);
  console.log(`phone: ${played.clicks} clicks, ${played.actions} actions, ${Math.round(played.ms / played.clicks)} ms a click`);
  expect(played.actions).toBe(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  await leave();
});

/** Windows in which the column of the players is short of room; the last is 1440 x 900 at 200 %. */
const LOW = [
  [1366, 657],
  [1280, 600],
  [844, 390],
  [720, 450],
] as const;

/** In the page: names of players that are cut, numbers beyond their panel, and a round that is not said. */
function cutOff(): string[] {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const wide = (one: Element): boolean => one.scrollWidth > one.clientWidth + 1;
  const below = (one: Element): boolean => one.getBoundingClientRect().bottom > one.parentElement!.getBoundingClientRect().bottom + 1;
  // On a rail only one's own name is written.
  const names = all(".players .name").filter((one) => getComputedStyle(one).clipPath === "none" && [...one.children].some(wide));
  return [...names, ...all(".preview").filter(wide), ...all(".bar .round").filter(below)].map((one) => one.textContent ?? "");
}

test.each([GAME, "age-of-industry", "spyrium"])(
  "five players: all at the side is seen without scrolling, names and totals whole, %s in French",
  async (game) => {
    const { page, leave } = await visitor(site, { locale: "fr-FR" });
    await sitDown(page, { game, bots: 4 }, "Camille", "fr");
    await asked(page);
    const hidden = (): Promise<number> =>
      page.locator(".players-area").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await page.locator(".players-area .preview tbody tr").nth(4).waitFor();
    await expect.poll(hidden).toBe(0);
    expect(await page.evaluate(cutOff)).toEqual([]);
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      await expect.poll(hidden, { message: `${width} x ${height}` }).toBe(0);
      expect(await page.evaluate(cutOff), `${width} x ${height}`).toEqual([]);
    }
    await leave();
  },
);

test("two players: two tokens in one choice, then a colour and its bid", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { game: GAME, bots: 1 });
  await asked(page);
  // The holdings of both colours in one press, whole on a phone on its side and at 200 %.
  for (const [width, height] of LOW.slice(2)) {
    await page.setViewportSize({ width, height });
    await page.locator("#tab-mat[aria-selected='false']").click();
    const hidden = (): Promise<number> =>
      page.locator("#tab-content").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(hidden, { message: `${width} x ${height}` }).toBe(0);
    expect(await page.locator("#tab-content .holdings table").count()).toBe(2);
    await page.keyboard.press("Escape");
  }
  await page.setViewportSize(SIZES.desktop);
  await cards(page).nth(0).click();
  await cards(page).nth(2).click();
  await confirm(page);
  await page.locator("[data-facet='colour yellow']").click();
  await confirm(page);
  await bid(page).fill("7");
  expect(await ready(page).textContent()).toContain("£7");
  await confirm(page);
  await expect.poll(() => movesOf(page, id)).toMatch(/demand \w+ \w+.*offer yellow.*bid 7/s);
  await leave();
});

test("a bid by keys: typed digits, steps, the slider, and Enter", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { game: GAME, bots: 2 });
  await toBids(page);
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  expect(await bid(page).inputValue()).toBe("12");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowDown");
  expect(await bid(page).inputValue()).toBe("16");
  await page.locator("[data-amount] input[type='range']").focus();
  await page.keyboard.press("ArrowRight");
  expect(await bid(page).inputValue()).toBe("17");
  await bid(page).fill("4000");
  expect(await bid(page).inputValue()).toBe("50");
  await bid(page).fill("3");
  await expect.poll(() => page.locator("[data-costs]").textContent()).toContain("£50 → £47");
  await bid(page).press("Enter");
  await expect.poll(() => movesOf(page, id)).toMatch(/bid 3/);
  await leave();
});

test("a sealed bid stays secret: one sees who has chosen, and one's own bid", async () => {
  const [first, second] = [await visitor(site), await visitor(site)];
  const guest = await Guest.comeIn(first.context);
  const other = await Guest.comeIn(second.context, "Nora");
  const id = await guest.open({ game: GAME, bots: 1, open: 1, public: true });
  await other.post(`/api/tables/${id}/join`, { seat: 2 });
  await guest.post(`/api/tables/${id}/start`);
  for (const { page } of [first, second]) {
    await page.goto(`/table/${id}`);
    await asked(page);
    await cards(page).first().click();
    await confirm(page);
  }
  await bid(second.page).waitFor();
  await second.page.keyboard.press("h");
  await second.page.locator("[data-take-hint='0']").waitFor();
  await bid(first.page).fill("9");
  await bid(first.page).press("Enter");
  await first.page.locator("[data-own-choice]").waitFor();
  expect(await first.page.locator("[data-own-choice]").textContent()).toContain("£9");
  // It stays as it is: nothing offers to take it back, and the clause is at hand.
  expect(await first.page.locator("[data-unseal], [data-undo]").count()).toBe(0);
  expect(await first.page.locator("[data-locked] .rule-id").getAttribute("href")).toBe(`/rules/${GAME}#WW-SEALED-LOCKED`);
  await second.page.locator("[data-deciders] li[data-chosen='true']").nth(1).waitFor();
  // What the other has sealed changes nothing of a hint.
  expect(await second.page.locator("[data-take-hint='0']").isVisible()).toBe(true);
  await second.page.keyboard.press("Escape");
  await second.page.locator("[data-take-hint]").first().waitFor({ state: "detached" });
  expect(await second.page.locator("body").innerText()).not.toMatch(/£9\b/);
  await second.page.locator("[data-quick='0']").click();
  await bid(second.page).press("Enter");
  await expect.poll(() => second.page.locator("body").innerText()).toMatch(/£9\b/);
  await first.leave();
  await second.leave();
});

test("a town first; what is not possible says why; a choice is taken back", async () => {
  const { page, leave } = await visitor(site);
  await sitDown(page, { game: GAME, bots: 2 });
  await toBids(page);
  // High enough to choose first, among all cards.
  await bid(page).fill("40");
  await bid(page).press("Enter");
  await page.locator("[data-thing='town'][data-legal='true']").first().waitFor();
  const why = page.locator("[data-why] .rule-id");
  await page.locator("[data-thing='link'][data-id='london--reading']").focus();
  await page.keyboard.press("Enter");
  expect(await why.getAttribute("href")).toMatch(new RegExp(`^/rules/${GAME}#WW-`));
  await page.keyboard.press("Escape");
  await page.locator("[data-thing='town'][data-legal='true']").first().focus();
  await page.keyboard.press("Enter");
  await ready(page).waitFor();
  expect(await page.locator("button.card[aria-pressed='true']").count()).toBe(1);
  await page.keyboard.press("Escape");
  expect(await ready(page).count()).toBe(0);
  await page.keyboard.press("1");
  await confirm(page);
  await page.locator("[data-facet^='link ']").first().click();
  await page.locator("[data-costs]").waitFor();
  expect(await ready(page).textContent()).toMatch(/£[36]/);
  await leave();
});

test("money is recovered beside the decision; the text board is a full way to play", async () => {
  const { page, leave } = await visitor(site);
  const id = await sitDown(page, { game: GAME, bots: 2 });
  const clicker = new Clicker(page, { orders: ["card"] });
  for (let actions = 0; actions < 12 && (await page.locator("[data-aside]").count()) === 0; actions++)
    await clicker.play(1).then(() => asked(page));
  await page.locator("[data-aside] summary").click();
  await page.locator("[data-aside-play]").click();
  await expect.poll(() => movesOf(page, id)).toMatch(/recover/);
  await asked(page);
  await page.keyboard.press("t");
  await page.locator(".text-board").first().waitFor();
  const before = (await movesOf(page, id)).length;
  await clicker.play(4);
  expect((await movesOf(page, id)).length).toBeGreaterThan(before);
  await leave();
});

test("a hint is taken, and the game so far is looked at again, with its analysis and charts", async () => {
  const { page, leave } = await visitor(site, { locale: "fr-FR" });
  const id = await sitDown(page, { game: GAME, bots: 2 }, "Camille", "fr");
  await new Clicker(page, { orders: ["card"] }).play(2);
  await asked(page);
  await page.keyboard.press("h");
  await page.locator("[data-take-hint='0']").click();
  await ready(page).waitFor();
  await go(page, `/replay/${id}#view=analysis`);
  await page.locator("[data-analysis='done']").waitFor();
  await page.locator("[data-panel='charts']").click();
  await page.locator("[data-charts='true']").waitFor();
  expect(await page.locator("[data-charts] figure").count()).toBe(5);
  await leave();
});

const LOOKS = [{ language: "fr", locale: "fr-FR", colorScheme: "dark" }] as const;

test.each(LOOKS)(
  "axe finds nothing, and all is said in its language: $language, $colorScheme",
  async ({ language, locale, colorScheme }) => {
    const { page, leave } = await visitor(site, { locale, colorScheme });
    const well = await examiner(page, GAME, language);
    await sitDown(page, { game: GAME, bots: 3 }, "Camille", language);
    await toBids(page);
    // More than any bot: whoever chooses last takes the last card unasked.
    await bid(page).fill("30");
    await well();
    await confirm(page);
    await cards(page).first().click();
    await ready(page).waitFor();
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
