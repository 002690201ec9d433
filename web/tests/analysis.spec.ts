// The bot looks back at a game; a position is shared by link; a record is saved, brought along
// again, and refused with its line where it is wrong.
import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, SIZES, visitor, type Site } from "./site";
import { Guest } from "./seats";

interface Seen {
  deciders: number[];
  number: number;
  status: string;
  plies: number;
  views: Record<string, { legal: string[] }>;
}

/** Nora builds a brewery in Burton, far from everything else she has. */
const RECORD = `format: ironbridge-record 1
game: brass-birmingham
rules: 1
seats: 2
seed: 29
name 0: Nora
name 1: Élias

1. seat 0: scout, card coal_mine, card brewery, card brewery
5. seat 1: scout, card iron_works, card pottery, card brewery
9. seat 0: develop iron_works, card coal_mine, develop iron_works, link coalbrookdale-shrewsbury, card kidderminster
14. seat 1: build iron_works coalbrookdale_2, card iron_works, build brewery stafford_1, card stafford
18. seat 0: build coal_mine coalbrookdale_3, card coalbrookdale, build brewery burton_on_trent_2, card burton_on_trent
22. seat 1: build iron_works coalbrookdale_2, card wild_location, develop manufacturer, card worcester, develop brewery, pass, card cannock
`;
const FAR_AWAY = 19;

let site: Site;
/** A private game of Camille, who passed once and then gave up. */
let game: { id: string; plies: number; secret: string; camille: Awaited<ReturnType<typeof visitor>> };

beforeAll(async () => {
  site = await openSite();
  const camille = await visitor(site);
  const guest = await Guest.comeIn(camille.context);
  const id = await guest.open({ bots: 1, introductory: true });
  await passOnce(guest, id);
  await lookBackWhileItRuns(camille.page, id);
  const { secret } = await guest.post<{ secret: string }>(`/api/tables/${id}/invite`);
  await guest.post(`/api/tables/${id}/resign`, { seat: null });
  const { plies } = await guest.until(id, (table) => table.status === "over");
  game = { id, plies, secret, camille };
}, 120_000);
afterAll(() => site.close());

/** Camille's first action: to pass, whatever else there is to do. */
async function passOnce(guest: Guest, id: string): Promise<void> {
  for (let moved = false; ; moved = true) {
    await guest.until(id, (table) => table.deciders.includes(0));
    const { number, views } = await guest.get<Seen>(`/api/tables/${id}`);
    const legal = views["0"]!.legal;
    if (moved && legal.includes("pass")) return;
    await guest.post(`/api/tables/${id}/moves`, { number, move: moved ? legal[0] : "pass" });
  }
}

async function lookBackWhileItRuns(page: Page, id: string): Promise<void> {
  await page.goto(`/replay/${id}#view=analysis`);
  await page.locator("[data-analysis='done']").waitFor();
  await page.locator("[data-dear]").first().click();
  await page.locator("[data-decision]").waitFor();
  expect(await page.locator(".card h3").textContent()).toContain("Camille");
  // The hand of the bot is not there to be chosen.
  await page.locator("[data-panel='hand']").click();
  expect(await page.locator(".side select option").count()).toBe(1);
}

const shows = (page: Page, ply: number): Promise<void> => page.locator(`.replay[data-ply='${ply}'][data-arrived='true']`).waitFor();

async function analysed(page: Page): Promise<void> {
  await page.locator("[data-panel='analysis']").click();
  await page.locator("[data-analysis='done']").waitFor();
}

async function saved(page: Page, form: "text" | "json"): Promise<Download> {
  const download = page.waitForEvent("download");
  await page.locator(`[data-export='${form}']`).click();
  return download;
}

test("better moves are shown on the board, and who gave up had not yet", async () => {
  const { page } = game.camille;
  await page.goto(`/replay/${game.id}`);
  await shows(page, 0);
  const camille = page.locator("[data-seat='0'] .note");
  expect(await camille.textContent()).not.toContain("given up");
  await page.keyboard.press("End");
  await shows(page, game.plies);
  expect(await camille.textContent()).toContain("given up");

  await analysed(page);
  const pass = page.locator("[data-dear]", { hasText: "Pass" }).first();
  const ply = Number(await pass.getAttribute("data-dear"));
  await pass.click();
  await shows(page, ply);
  expect(await page.locator("[data-decision] [data-flaw]").textContent()).toContain("points lost");
  expect(await page.locator("[data-way]").count()).toBeGreaterThan(1);
  expect(await page.locator("[data-reasons]").count()).toBeGreaterThan(0);
  await page.locator("[data-drawn='points']").click();
  expect(await page.locator(".chart svg[role='img']:has(.course)").getAttribute("aria-label")).toContain("Expected points");
  await page.locator("[data-drawn='chances']").click();
  expect(await page.locator(".chart svg[role='img']:has(.course)").getAttribute("aria-label")).toMatch(/Chance to win.*%/);
  await page.locator("[data-way='1']").click();
  expect(await page.locator("[data-way='1']").getAttribute("aria-pressed")).toBe("true");
  await page.locator("[data-panel='moves']").click();
  expect(await page.locator(`[data-to='${ply + 1}'] .sign`).count()).toBe(1);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#ply=${ply}`);
  await page.reload();
  await shows(page, ply);
});

test("a link opens this position for who is invited, and nobody else reads the secret", async () => {
  const guest = await visitor(site, { locale: "fr-FR" });
  const asked: string[] = [];
  guest.page.on("request", (request) => asked.push(request.url()));
  await guest.page.goto(`/replay/${game.id}#ply=7&seat=1&view=hand&invite=${game.secret}`);
  await shows(guest.page, 7);
  expect(await guest.page.locator(".side select").inputValue()).toBe("1");
  await analysed(guest.page);
  await guest.page.locator("[data-share-menu]").click();
  const link = await guest.page.locator("[data-link]").inputValue();
  expect(link).toContain("#ply=7");
  expect(link).toContain(`invite=${game.secret}`);
  await guest.page.locator("[data-theme-switch]").click();
  expect(await guest.page.locator("html").getAttribute("data-theme")).toBe("dark");
  await guest.page.locator("[data-language]").click();
  await guest.page.getByRole("heading", { name: "Share" }).waitFor();
  expect(asked.filter((url) => new URL(url).href.split("#")[0]!.includes(game.secret))).toEqual([]);
  await guest.leave();
});

test("a game that was saved is opened again without its table", async () => {
  const { page } = game.camille;
  await page.locator("[data-share-menu]").click();
  const json = await (await saved(page, "json")).path();
  const text = await (await saved(page, "text")).path();
  expect(readFileSync(text, "utf8")).toMatch(/^format: ironbridge-record 1\n/);
  const stranger = await visitor(site);
  for (const file of [json, text]) {
    await stranger.page.goto("/record");
    await stranger.page.setInputFiles("input[type='file']", file);
    await shows(stranger.page, 0);
    expect(await stranger.page.locator("[data-to]").count()).toBe(game.plies + 1);
  }
  await stranger.leave();
});

test("a record is analysed on a phone, and fits into a link", async () => {
  const { page, leave } = await visitor(site, { viewport: SIZES.phone, hasTouch: true });
  await page.goto("/record");
  await page.setInputFiles("input[type='file']", { name: "soir.txt", mimeType: "text/plain", buffer: Buffer.from(RECORD) });
  await shows(page, 0);
  await analysed(page);
  await page.locator(`[data-dear='${FAR_AWAY}']`).click();
  await shows(page, FAR_AWAY);
  expect(await page.locator("[data-way='0']").textContent()).not.toContain("brewery");
  // What is better says why, and how likely it is to win; a way that is about a place has a lamp.
  expect(await page.locator("[data-reasons='0']").textContent()).toMatch(/\w+.*\./);
  expect(await page.locator("[data-way='0'] .points").textContent()).toContain("%");
  expect(await page.locator(".map-area use[href='#i-hint']").count()).toBeGreaterThanOrEqual(1);
  await page.locator("[data-way='1']").tap();
  expect(await page.locator("[data-way='1']").getAttribute("aria-pressed")).toBe("true");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width);
  const sideways = (): Promise<number> => page.locator("[data-analysis]").evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(await sideways()).toBe(0);

  // On its side: the map keeps its height, and the decision is what one sees first.
  const { width: height, height: width } = SIZES.phone;
  await page.setViewportSize({ width, height });
  await page.locator("[data-layout='laptop']").waitFor();
  expect((await page.locator(".map-area").boundingBox())?.height).toBeGreaterThan(height * 0.5);
  const [panel, decision] = [await page.locator("[data-analysis]").boundingBox(), await page.locator("[data-decision]").boundingBox()];
  expect(decision?.y).toBeLessThan(panel!.y + 60);
  expect(await sideways()).toBe(0);
  await page.setViewportSize(SIZES.phone);
  await page.locator("[data-layout='phone']").waitFor();

  await page.locator("[data-share-menu]").click();
  const link = await page.locator("[data-link]").inputValue();
  expect((await saved(page, "text")).suggestedFilename()).toBe("brass-birmingham.txt");
  await page.goto("about:blank");
  await page.goto(link);
  await shows(page, FAR_AWAY);
  await page.locator(`[data-decision='${FAR_AWAY}']`).waitFor();
  await leave();
});

test("a file that is wrong is refused with its line, in the language of the page", async () => {
  const reader = await visitor(site, { locale: "fr-FR" });
  await reader.page.goto("/record");
  const wrong = "format: ironbridge-record 1\ngame: brass-birmingham\nmood: good\n";
  const file = { name: "soir.txt", mimeType: "text/plain", buffer: Buffer.from(wrong) };
  await reader.page.setInputFiles("input[type='file']", file);
  const said = reader.page.locator("[data-refusal]");
  expect(await said.textContent()).toContain("La ligne 3 de cette partie est illisible");
  expect(await said.textContent()).toContain("mood");
  // The refusal is what was wanted: it is no fault of the page.
  const meant = reader.faults.filter((fault) => fault.includes("/api/records/read"));
  expect(meant.length).toBeGreaterThan(0);
  for (const fault of meant) reader.faults.splice(reader.faults.indexOf(fault), 1);
  await reader.leave();
  await game.camille.leave();
});
