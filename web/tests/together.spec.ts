// Two people in two browsers, and a third who looks on: chat, undo, a lost connection, and no hand
// where it does not belong.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Clicker } from "./clicker";
import { Hearing, sorted } from "./hearing";
import { openSite, visitor, type Site, type Visitor } from "./site";
import { Guest } from "./seats";
import { wireTo, type Wire } from "./wire";

let site: Site;
let camille: Visitor;
let elias: Visitor;
let zoe: Visitor;
let wire: Wire;
let heard: { camille: Hearing; elias: Hearing; zoe: Hearing };

beforeAll(async () => {
  site = await openSite();
  wire = await wireTo(site.url);
  [camille, elias, zoe] = [await visitor(site), await visitor(site, { baseURL: wire.url }), await visitor(site)];
  heard = { camille: new Hearing(camille.page), elias: new Hearing(elias.page), zoe: new Hearing(zoe.page) };
  const guest = await Guest.comeIn(camille.context);
  const table = `/table/${await guest.open({ open: 1, introductory: true, public: true })}`;
  await camille.page.goto(table);
  await elias.page.goto(table);
  await elias.page.getByLabel("Your name at the table").fill("Élias");
  await elias.page.getByRole("button", { name: "Sit here" }).click();
  await camille.page.getByRole("button", { name: "Begin the game" }).click();
  await zoe.page.goto(table);
  await everybody((page) => page.locator("[data-status='running'] .map-area").waitFor());
});
afterAll(async () => {
  await site.close();
  await wire.close();
});

const everybody = (act: (page: Page) => Promise<void>): Promise<void[]> => Promise.all([camille, elias, zoe].map(({ page }) => act(page)));
/** Money, income and points of all players, as a page shows them. */
const figures = (page: Page): Promise<string> => page.locator(".players-area .figure").allTextContents().then(String);
const shown = (): Promise<string[]> => Promise.all([camille, elias, zoe].map(({ page }) => figures(page)));
const allShow = (expected: string): Promise<void> => expect.poll(shown).toEqual([expected, expected, expected]);

/** Who is asked now. */
async function asked(): Promise<Visitor> {
  const open = (one: Visitor) => one.page.locator(".decision[data-open='true']").count();
  for (let waited = 0; waited < 15_000; waited += 20) {
    for (const one of [camille, elias]) if ((await open(one)) > 0) return one;
    await camille.page.waitForTimeout(20);
  }
  throw new Error("nobody is asked");
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

test("an action that is taken back is taken back for all", async () => {
  const { page } = await asked();
  const before = await figures(page);
  await page.locator("[data-facet='action develop']").click();
  await page.locator(".listed [data-lit='true']").first().click();
  await page.locator("button.card").first().click();
  await page.locator("[data-ready='true'] [data-confirm]").click();
  await page.locator("[data-facet='action done']").waitFor();
  const after = await figures(page);
  expect(after).not.toBe(before);
  await allShow(after);
  await page.locator("[data-undo]").click();
  await page.locator("[data-facet='action develop']").waitFor();
  await allShow(before);
});

test("what one says, the others read", async () => {
  await zoe.page.getByRole("tab", { name: "Chat" }).click();
  await say(camille.page, "Bonjour Élias !");
  await say(elias.page, "Hello Camille & <b>all</b>");
  await everybody((page) => page.getByText("Bonjour Élias !").waitFor());
  await everybody((page) => page.getByText("Hello Camille & <b>all</b>").waitFor());
});

test("who lost the connection sees what was played meanwhile", async () => {
  while ((await asked()) === elias) await new Clicker(elias.page).play(1);
  wire.cut();
  await elias.page.locator(".table .lost", { hasText: /Next try in \d s/ }).waitFor();
  const before = await figures(elias.page);
  await new Clicker(camille.page, { orders: ["action"] }).play(1);
  await expect.poll(() => figures(camille.page)).not.toBe(before);
  expect(await figures(elias.page)).toBe(before);
  // While the wire is cut the button stays; once it is mended the page may be faster than a click.
  await elias.page.locator("[data-try-now]:enabled").click();
  wire.mend();
  await elias.page.locator(".table .back").waitFor();
  await asked();
  await allShow(await figures(camille.page));
  // What was tried while the wire was cut: whatever it was, it ended in the network.
  expect(elias.faults.filter((fault) => !/^request: |net::ERR_|api\/live/.test(fault))).toEqual([]);
  elias.faults.length = 0;
});

test("both play on, and see the same table", async () => {
  const clickers = new Map([camille, elias].map((one) => [one, new Clicker(one.page)]));
  for (let action = 0; action < 6; action++) await clickers.get(await asked())?.play(1);
  await asked();
  await allShow(await figures(camille.page));
});

test("who looks on sees no hand, in the page or in what it received", async () => {
  const [ofCamille, ofElias] = [await hands(heard.camille), await hands(heard.elias)];
  expect(ofCamille.filter((hand) => ofElias.includes(hand))).toEqual([]);
  expect(await zoe.page.locator(".hand-area, button.card, [data-confirm], [data-facet]").count()).toBe(0);
  expect(await heard.zoe.under("players")).not.toEqual([]);
  for (const secret of ["hand", "legal", "seed", "answers"]) {
    const told = (await heard.zoe.under(secret)).filter((value) => typeof value === "object");
    expect(told, secret).toEqual([]);
  }
  const [own, public_] = [await heard.camille.lists(), await heard.zoe.lists()];
  expect(ofCamille.filter((hand) => own.has(hand))).toEqual(ofCamille); // so it is found where it is
  expect([...ofCamille, ...ofElias].filter((hand) => public_.has(hand))).toEqual([]);
  await Promise.all([camille, elias, zoe].map((one) => one.leave()));
});

/** The hands that somebody was shown, at least two of them. */
async function hands(hearing: Hearing): Promise<string[]> {
  const found = new Set((await hearing.under("hand")).map(sorted).filter((hand) => hand.includes(",")));
  expect(found.size).toBeGreaterThan(1);
  return [...found];
}
