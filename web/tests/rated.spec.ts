// A rated table: why not, then opened, closed to guests, and played without hints.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, visitor, type Site } from "./site";
import { go } from "./tour";

/** Nobody else's name: while an account has it, the guests of other tests could not. */
const OWNER = "Rosalind";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("a rated table is opened by an account, closed to guests, and played without hints", async () => {
  const [{ page, context, leave }, guest] = [await visitor(site), await visitor(site)];
  await context.request.post("/api/register", { data: { name: OWNER, password: "a longer password" } });
  await page.goto("/create");
  const rated = page.getByRole("radio", { name: "Rated" });
  await page.getByText("choose a clock first").waitFor();
  expect(await rated.isDisabled()).toBe(true);
  await page.getByRole("radio", { name: "By correspondence" }).check();
  await page.getByRole("button", { name: "2 players" }).click();
  await page.getByLabel("Seat 2").selectOption("bot easy");
  await page.getByText("one of the bots is too weak").waitFor();
  await page.getByText("overlooks good moves").waitFor();
  await page.getByLabel("Seat 2").selectOption("open");
  await rated.focus();
  await page.keyboard.press("Space");
  expect(await page.getByLabel("Hints are allowed").count()).toBe(0);
  await page.locator('aside [data-rated="true"]').waitFor();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Before the game" }).waitFor();

  await guest.page.goto("/");
  await guest.page.locator('[data-rated="true"]').waitFor();
  await go(guest.page, new URL(page.url()).pathname);
  await guest.page.getByText("Rated games are for people with an account.").waitFor();
  expect(await guest.page.getByRole("button", { name: "Sit here" }).count()).toBe(0);

  const level = page.getByLabel("Level of the bots");
  expect(await level.locator("option").allTextContents()).toEqual(["Medium", "Hard", "Expert"]);
  await level.selectOption("Hard");
  await page.getByText("with what it learned from many games").waitFor();
  await page.getByRole("button", { name: "Put a bot here" }).click();
  await page.locator("li", { hasText: "Hard" }).waitFor();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.locator('[data-turn="true"]').waitFor();
  await page.locator('header [data-rated="true"]').waitFor();
  expect(await page.locator("[data-hint]").count()).toBe(0);
  await page.locator("[data-menu]").click();
  await page.locator("[data-no-hints]").waitFor();
  expect(await page.locator("[data-coach-open], [data-propose]").count()).toBe(0);
  await leave();
  await guest.leave();
});
