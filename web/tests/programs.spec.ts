// Accounts that are programs: saying so, a token that works, and how others see a program.
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { openSite, SIZES, visitor, type Site } from "./site";
import { go } from "./tour";

const ENGINE = "Babbage Engine";
const PASSWORD = "a longer password";
const SEATS = [{ who: "me" }, { who: "open" }];

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("an account becomes a program, its token plays, and everybody sees what it is", async () => {
  const { page, context, leave } = await visitor(site, { viewport: SIZES.phone });
  await context.request.post("/api/register", { data: { name: ENGINE, password: PASSWORD, language: "fr" } });
  await page.goto("/settings");
  await page.getByRole("button", { name: "This account is a program" }).click();
  await page.getByLabel("Current password").last().fill(PASSWORD);
  await page.getByRole("button", { name: "Make it a program for good" }).click();

  await page.getByLabel("Name of a new token").fill("the cellar");
  await page.getByLabel("chat", { exact: true }).check();
  await page.getByLabel("Good for").selectOption({ label: "7 days" });
  await page.getByRole("button", { name: "Make a token" }).click();
  const secret = await page.getByLabel("Your new token").inputValue();
  await page.getByText("never used").waitFor();
  expect(await findings(page)).toEqual([]);

  const bearer = { authorization: `Bearer ${secret}` };
  const form = { game: "spyrium", seats: SEATS, title: "Against a machine" };
  const opened = await fetch(`${site.url}/api/tables`, {
    method: "POST",
    headers: { ...bearer, "content-type": "application/json" },
    body: JSON.stringify(form),
  });
  const { id } = (await opened.json()) as { id: string };
  await go(page, `/table/${id}`);
  await page.locator("[data-program]", { hasText: "program" }).waitFor();
  await page.getByText("may take a seat").waitFor();

  await go(page, "/settings");
  await page.getByText("last used").waitFor();
  await page.getByRole("button", { name: "End it: the cellar" }).click();
  await page.getByText("No token yet.").waitFor();
  expect((await fetch(`${site.url}/api/me`, { headers: bearer })).status).toBe(401);
  await leave();
});
