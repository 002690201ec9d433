// Playing together: invited by name, phrases in one's own language, following; and looks that come
// along with the account.
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { openSite, SIZES, visitor, type Site, type Visitor } from "./site";
import { go } from "./tour";

const [HOST, ASKED, PASSWORD] = ["Wilhelmina", "Bartholomew", "several odd words"];

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Known {
  id: string;
  csrf: string;
}

/** Ask the server as the browser of a visitor would. */
async function ask(context: BrowserContext, path: string, data: object, csrf = ""): Promise<Known> {
  const headers: Record<string, string> = csrf ? { "x-ironbridge-csrf": csrf } : {};
  const answer = await context.request.post(path, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Known;
}

async function sound({ page }: Visitor): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
}

test("somebody is invited by name, sits down, and reads a phrase in their own language", async () => {
  const host = await visitor(site);
  const asked = await visitor(site, { locale: "fr-FR", viewport: SIZES.phone, hasTouch: true });
  const owner = await ask(host.context, "/api/register", { name: HOST, password: PASSWORD, language: "en" });
  const other = await ask(asked.context, "/api/register", { name: ASKED, password: PASSWORD, language: "fr" });
  const seats = [{ who: "me" }, { who: "open" }, { who: "open" }];
  const table = await ask(host.context, "/api/tables", { game: "brass-birmingham", seats, public: false }, owner.csrf);

  await host.page.goto(`/table/${table.id}`);
  await host.page.locator("[data-invite]").click();
  await host.page.getByLabel("Link to share").waitFor();
  await host.page.locator("[data-end-link]").click();
  await host.page.getByText("The link no longer works.").first().waitFor();
  await host.page.getByLabel("Name of an account").fill(ASKED.toLowerCase());
  await host.page.getByRole("button", { name: "Invite", exact: true }).click();
  await host.page.getByRole("button", { name: `Take back the invitation of ${ASKED}` }).waitFor();
  await sound(host);

  await asked.page.goto("/");
  await asked.page.locator("[data-invitations]").getByText(`${HOST} vous invite`).waitFor();
  await sound(asked);
  await asked.page.getByRole("link", { name: "Voir la table" }).click();
  await asked.page.getByRole("button", { name: "S’asseoir ici" }).last().click();
  await host.page.locator("summary", { hasText: "Phrases" }).click();
  await host.page.locator("[data-phrase=good-luck]").click();
  await asked.page.locator(".said-list", { hasText: "Bonne chance à tous." }).waitFor();
  await sound(host);

  await go(host.page, `/profile/${other.id}`);
  await host.page.locator("[data-follow]").click();
  await host.page.getByText(`You follow ${ASKED} from now on.`).first().waitFor();
  await sound(host);
  await go(host.page, "/");
  await host.page.locator("[data-people]").getByText("online", { exact: true }).waitFor();

  await go(host.page, "/settings");
  await host.page.getByLabel("Theme").selectOption("contrast");
  await host.page.getByLabel("amber").check();
  await expect.poll(() => host.page.locator("html").getAttribute("data-theme")).toBe("contrast");
  await sound(host);
  await host.page.getByLabel("E-mail address").fill("mina@example.org");
  await host.page.getByLabel("Your password, to change the address").waitFor();
  await asked.leave();

  const elsewhere = await visitor(site);
  await ask(elsewhere.context, "/api/sign-in", { name: HOST, password: PASSWORD });
  await elsewhere.page.goto("/settings");
  await expect.poll(() => elsewhere.page.locator("html").getAttribute("data-theme")).toBe("contrast");
  expect(await elsewhere.page.getByLabel("amber").isChecked()).toBe(true);
  await elsewhere.leave();
  await host.leave();
});
