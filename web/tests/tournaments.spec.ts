// A tournament in one visit: opened, entered, played by hand of the host, read on a phone.
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { openSite, SIZES, visitor, type Site } from "./site";

/** Nobody else's names: while an account has one, the guests of other tests could not. */
const [HOST, OTHER] = ["Tabitha", "Tobias"];

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("a tournament is opened, entered, corrected by its host and followed by others", async () => {
  const [{ page, context, leave }, other] = [await visitor(site), await visitor(site, { viewport: SIZES.phone, locale: "fr-FR" })];
  await context.request.post("/api/register", { data: { name: HOST, password: "a longer password" } });
  await other.context.request.post("/api/register", { data: { name: OTHER, password: "a longer password", language: "fr" } });

  await page.goto("/tournaments/new");
  await page.getByLabel("Name of the tournament").fill("Spring Cup");
  await page.getByRole("radio", { name: "Spyrium" }).check();
  await page.getByLabel("Fewest seats at a table").selectOption("2");
  await page.getByLabel("Most seats at a table").selectOption("2");
  await page.getByLabel("The next round begins by itself").uncheck();
  expect(await page.getByLabel("Rated games").isDisabled()).toBe(true); // there is no clock
  await page.getByRole("button", { name: "Open the tournament" }).click();
  await page.getByRole("heading", { name: "Spring Cup" }).waitFor();
  await page.getByText("Too few players for a table of 2 so far.").waitFor();
  await page.getByRole("button", { name: "Enter the tournament" }).click();
  await page.getByText("You play in this tournament.").waitFor();

  await other.page.goto("/tournaments");
  await other.page.getByRole("link", { name: "Spring Cup" }).click();
  await other.page.getByRole("button", { name: "S’inscrire" }).click();
  await other.page.getByText("2 joueurs : une table de 2.").waitFor();
  expect(await other.page.getByRole("heading", { name: "Pour l’organisateur" }).count()).toBe(0);

  await page.reload();
  await page.getByRole("button", { name: "Start with 2 players" }).click();
  await page.locator('[data-status="running"]').waitFor();
  await page.getByRole("link", { name: "Go to your table" }).waitFor();
  expect(await findings(page)).toEqual([]);

  // By the keyboard: a result that was played on a real board.
  await page.getByRole("button", { name: "Enter a result by hand, round 1, table 1" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel(`Place of ${OTHER}`).selectOption("1");
  await page.getByLabel(`Place of ${HOST}`).selectOption("2");
  await page.getByLabel("Reason, which everybody reads").fill("played on the real board");
  await page.keyboard.press("Enter");
  await page.locator("[data-corrected]", { hasText: "played on the real board" }).waitFor();
  expect(await page.locator('[data-rank="1"]').innerText()).toContain(OTHER);

  await other.page.reload();
  await other.page.locator("[data-corrected]", { hasText: "Corrigé par l’organisateur" }).waitFor();
  expect(await findings(other.page)).toEqual([]);
  expect(await other.page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await other.page.getByRole("link", { name: "Aller à votre table" }).click();
  await other.page.locator("[data-menu]").click();
  await other.page.locator("[data-tournament]").click();
  await other.page.getByRole("heading", { name: "Spring Cup" }).waitFor();
  await leave();
  await other.leave();
});
