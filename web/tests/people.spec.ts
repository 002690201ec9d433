// People: an account from a guest, its settings, coming back; and two people at one table.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { openSite, SIZES, visitor, type Site } from "./site";
import { go } from "./tour";

/** Nobody else's name: while an account has it, the guests of other tests could not. */
const OWNER = "Ottilie";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function comeIn(page: Page, name: string): Promise<void> {
  await page.goto("/sign-in?next=/settings");
  await page.getByRole("button", { name: "Only a name" }).click();
  await page.getByLabel("Your name at the table").fill(name);
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByRole("heading", { name: "Account" }).waitFor();
}

test("a guest becomes an account, sets things, leaves and comes back to them", async () => {
  const { page, faults, leave } = await visitor(site);
  await comeIn(page, OWNER);
  await page.getByRole("link", { name: "Make an account" }).click();
  await page.getByRole("button", { name: "Make an account" }).click();
  expect(await page.getByLabel("Name").inputValue()).toBe(OWNER);
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Make the account" }).click();
  expect(await page.getByRole("alert").textContent()).toContain("8");
  expect(faults.splice(0)).toContainEqual(expect.stringMatching(/^400: .*register$/)); // as meant
  await page.getByLabel("Password").fill("a longer password");
  await page.getByRole("button", { name: "Make the account" }).click();

  await page.getByLabel("Answer questions with only one answer").check();
  await page.getByLabel("Quiet hours").check();
  await page.getByLabel("From").fill("21:30");
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator(".said", { hasText: "Saved." }).waitFor();
  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.getByRole("link", { name: "Sign in" }).waitFor();

  await page.goto("/sign-in?next=/settings");
  await page.getByLabel("Name").fill(OWNER.toLowerCase());
  await page.getByLabel("Password").fill("a longer password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Account" }).waitFor();
  expect(await page.getByLabel("Answer questions with only one answer").isChecked()).toBe(true);
  expect(await page.getByLabel("From").inputValue()).toBe("21:30");

  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByLabel("Current password").last().fill("a longer password");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  await leave();
});

test("a table of one's own, a friend by the link, and the game begins", async () => {
  const [{ page, leave }, other] = [await visitor(site), await visitor(site)];
  const friend = other.page;
  await comeIn(page, "Camille");
  await page.getByRole("link", { name: "New table" }).click();
  await page.getByRole("button", { name: "2 players" }).click();
  await page.getByLabel("Seat 2").selectOption("open");
  await page.getByLabel("Introductory game").check();
  await page.getByLabel("Only people with the link").check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Before the game" }).waitFor();
  await page.getByRole("button", { name: "Invite by link" }).click();
  const link = await page.getByLabel("Link to share").inputValue();
  // Whoever sits already is offered no second seat.
  expect(await page.getByRole("button", { name: "Sit here" }).count()).toBe(0);

  await friend.goto(link);
  // What one should know before one sits down.
  const facts = friend.locator("[data-facts]");
  await facts.getByText("No clock").waitFor();
  for (const fact of ["1 to 2 hours", "Introductory game", "only with the link", "Roxley, 2018"])
    expect(await facts.textContent()).toContain(fact);
  expect(await facts.getByRole("link", { name: "How to play" }).getAttribute("target")).toBe("_blank");
  await friend.getByLabel("Your name at the table").fill("Élias");
  await friend.getByRole("button", { name: "Sit here" }).click();
  await page.getByText("Élias").waitFor();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await Promise.all([page, friend].map((one) => one.locator('[data-status="running"]').waitFor()));

  // Several people at one device have names, and the table says what of it is not as printed.
  await go(page, "/create?game=workshop-of-the-world");
  await page.getByRole("button", { name: "3 players" }).click();
  await page.getByLabel("Seat 2", { exact: true }).selectOption("me");
  await page.getByLabel("Name of who plays seat 1").fill("Ada");
  await page.getByLabel("Name of who plays seat 2").fill("Bob");
  await page.getByRole("button", { name: "Begin the game" }).click();
  await page.getByRole("heading", { name: /Pass the device to (Ada|Bob)/ }).waitFor();
  expect(await page.locator("[data-reconstructed]").getAttribute("href")).toBe("/about/workshop-of-the-world#provenance");
  await leave();
  await other.leave();
});

test("the owner of a game corrects a number, saves the board file and plays with the edition", async () => {
  const { page, faults, leave } = await visitor(site);
  await page.goto("/about/spyrium");
  await page.getByRole("link", { name: "Correct its numbers" }).click();
  await page.locator("summary", { hasText: "Buildings" }).click();
  const price = page.getByRole("textbox", { name: "Mine 1 (A), price" });
  await price.fill("x");
  expect(await price.isVisible()).toBe(true);
  await page.getByRole("button", { name: "Play with this edition" }).click();
  expect(await page.getByRole("alert").textContent()).toBe("Mine 1 (A), price: a whole number, please.");
  await price.fill("100");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Play with this edition" }).click();
  await page.getByRole("alert").filter({ hasText: "out of its range (0–99)" }).waitFor();
  expect(await price.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(faults.splice(0)).toContainEqual(expect.stringMatching(/^422: .*edition$/)); // as meant
  await price.fill("9");
  expect(await page.locator("[data-corrected]").textContent()).toBe("1 number corrected");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a board file" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^spyrium-[0-9a-f]{8}\.toml$/);
  expect(await findings(page, { part: "[data-edition-form]" })).toEqual([]);

  await page.getByRole("button", { name: "Play with this edition" }).click();
  await page.getByText("Your edition: 1 number corrected").waitFor();
  await page.getByRole("button", { name: "Begin the game" }).click();
  const label = page.locator("[data-reconstructed]");
  expect(await label.textContent()).toContain(file.suggestedFilename().replace("spyrium-", "Edition ").replace(".toml", ""));
  const id = page.url().split("/").at(-1)!;
  const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as { edition: object };
  expect(table.edition).toEqual({ "buildings.bld_mine_1_A.cost": 9 });

  // From the table anybody comes to its numbers, on a phone too; a replay shows the edition as well.
  const [there] = await Promise.all([page.context().waitForEvent("page"), label.click()]);
  await there.setViewportSize(SIZES.phone);
  await there.getByText("the edition you came from").waitFor();
  expect(await there.getByRole("textbox", { name: "Mine 1 (A), price" }).inputValue()).toBe("9");
  expect(await there.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await there.getByRole("button", { name: "Take all corrections back" }).click();
  expect(await there.getByRole("textbox", { name: "Mine 1 (A), price" }).inputValue()).toBe("2");
  // On a phone the bar has no room for it: one tap opens the menu, which names the edition.
  await page.setViewportSize(SIZES.phone);
  await page.locator("[data-menu]").click();
  expect(await page.locator("[data-edition]").textContent()).toContain("Ystari, 2013");
  const named = await label.boundingBox();
  expect(named!.y + named!.height).toBeLessThan(SIZES.phone.height);
  await page.setViewportSize(SIZES.desktop);
  await page.goto(`/replay/${id}`);
  expect(await label.getAttribute("href")).toContain("#edition=buildings.bld_mine_1_A.cost~9");
  await leave();
});
