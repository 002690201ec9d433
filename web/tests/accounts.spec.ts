// Accounts by e-mail: an address is confirmed by a letter, and a forgotten password chosen anew;
// at a desk in English, on a phone in French.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { PostOffice } from "./post-office";
import { openSite, SIZES, visitor, type Site } from "./site";

const ADDRESS = "ottilie@example.org";
const [BEFORE, AFTER] = ["coal and iron for all", "a bridge over the Severn"];

const office = new PostOffice();
let site: Site;

beforeAll(async () => {
  const smtp = await office.open();
  site = await openSite({ IRONBRIDGE_SMTP_URL: smtp, IRONBRIDGE_MAIL_FROM: "Ironbridge <tables@example.org>" });
}, 120_000);
afterAll(async () => {
  office.close();
  await site.close();
});

async function letter(page: string): Promise<string> {
  return expect
    .poll(() => office.link(page))
    .toBeTruthy()
    .then(() => office.link(page) ?? "");
}

/** Nothing sticks out to the right, and nobody is kept out. */
async function sound(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
}

test("an address is confirmed, and the password chosen anew when it is forgotten", async () => {
  const { page, faults, leave } = await visitor(site);
  await page.goto("/sign-in?next=/settings");
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByLabel("Name").fill("Ottilie");
  await page.getByLabel("Password").fill("password");
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByRole("alert").filter({ hasText: "among the first" }).waitFor();
  expect(faults.splice(0)).toContainEqual(expect.stringMatching(/^400: .*register$/)); // as meant
  await page.getByLabel("Password").fill(BEFORE);
  await page.getByRole("button", { name: "Make the account" }).click();

  await page.getByLabel("E-mail address").fill(ADDRESS);
  await page.getByLabel("Your password, to change the address").fill(BEFORE);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(`${ADDRESS} is not confirmed yet`).waitFor();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await page.locator(".said", { hasText: "The link is on its way." }).waitFor();
  await sound(page);

  await page.goto(await letter("verify"));
  await page.getByRole("button", { name: "Yes, this is my address" }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await sound(page);
  await page.getByRole("button", { name: "Yes, this is my address" }).click();
  await page.locator(".panel", { hasText: "The address is confirmed." }).waitFor();
  await page.goto("/settings");
  await page.getByText(`${ADDRESS} is confirmed.`).waitFor();
  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.getByRole("link", { name: "Sign in" }).waitFor();
  await leave();

  const phone = await visitor(site, { locale: "fr-FR", viewport: SIZES.phone, hasTouch: true });
  await onThePhone(phone.page, phone.faults);
  await phone.leave();
});

async function onThePhone(page: Page, faults: string[]): Promise<void> {
  await page.goto("/sign-in?next=/settings");
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await page.getByLabel("Adresse électronique").fill(ADDRESS);
  await sound(page);
  await page.keyboard.press("Enter");
  await page.locator(".panel", { hasText: "un lien est en route" }).waitFor();

  await page.goto(await letter("reset"));
  await page.getByLabel("Nouveau mot de passe").fill("ottilie1");
  expect(new URL(page.url()).hash).toBe("");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "votre nom" }).waitFor();
  await sound(page);
  expect(faults.splice(0)).toContainEqual(expect.stringMatching(/^400: .*reset$/)); // as meant
  await page.getByLabel("Nouveau mot de passe").fill(AFTER);
  await page.keyboard.press("Enter");
  await page.locator(".panel", { hasText: "Le mot de passe est changé" }).waitFor();
  await page.getByRole("link", { name: "Se connecter" }).last().click();
  await page.getByLabel("Nom").fill("Ottilie");
  await page.getByLabel("Mot de passe").fill(AFTER);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${site.url}/`);

  // The account speaks English, so the page does from now on.
  await page.goto(await letter("reset"));
  await page.getByLabel("New password").fill(BEFORE);
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "This link has been used" }).waitFor();
  expect(faults.splice(0)).toContainEqual(expect.stringMatching(/^403: .*reset$/)); // as meant
}
