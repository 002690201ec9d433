// Keeping order in the browser: a line is taken away, a report sent, a seat freed, the table closed; and
// the page of administrators.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findings } from "./axe";
import { Guest } from "./seats";
import { administer } from "./server";
import { openSite, SIZES, visitor, type Site } from "./site";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A guest, through the page's own session; answers go back to the test. */
async function post<T>(page: Page, path: string, body: object, csrf = ""): Promise<T> {
  const answer = await page.request.post(path, { data: body, headers: csrf ? { "x-ironbridge-csrf": csrf } : {} });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

test("whoever opened a table keeps order at it, by keyboard too", async () => {
  const host = await visitor(site);
  const guest = await visitor(site, { viewport: SIZES.phone });
  const [{ csrf }, { csrf: theirs }] = [
    await post<{ csrf: string }>(host.page, "/api/guest", { name: "Wilhelmine" }),
    await post<{ csrf: string }>(guest.page, "/api/guest", { name: "Rowdy" }),
  ];
  const seats = [{ who: "me" }, { who: "open" }];
  const { id } = await post<{ id: string }>(host.page, "/api/tables", { game: "brass-birmingham", seats }, csrf);
  await post(guest.page, `/api/tables/${id}/join`, {}, theirs);
  await post(guest.page, `/api/tables/${id}/chat`, { text: "something rude" }, theirs);
  for (const { page } of [host, guest]) {
    await page.goto(`/table/${id}`);
    await page.getByText("something rude").waitFor();
  }

  await guest.page.getByLabel("More about Wilhelmine", { exact: true }).click();
  await guest.page.getByRole("button", { name: "Report Wilhelmine" }).click();
  await guest.page.getByLabel("What happened?").fill("She will take my line away.");
  expect(await findings(guest.page, { part: "dialog" })).toEqual([]);
  await guest.page.getByRole("button", { name: "Send the report" }).click();
  await guest.page.getByRole("dialog").waitFor({ state: "detached" });

  await host.page.getByLabel("More about this line of Rowdy").focus();
  await host.page.keyboard.press("Enter");
  await host.page.getByRole("button", { name: "Mute Rowdy" }).waitFor();
  expect(await findings(host.page)).toEqual([]);
  await host.page.keyboard.press("Enter");
  await host.page.getByRole("button", { name: "Take it away" }).click();
  await guest.page.getByText("(taken away)").waitFor();
  expect(await guest.page.getByText("something rude").count()).toBe(0);

  await host.page.getByLabel("More about Rowdy", { exact: true }).click();
  await host.page.getByRole("button", { name: "Free the seat" }).click();
  await host.page.getByRole("button", { name: "Free the seat" }).click();
  await guest.page.getByText("has freed your seat").waitFor();
  expect(await guest.page.getByRole("button", { name: "Sit here" }).count()).toBe(0);

  await host.page.getByLabel("More about this table").click();
  await host.page.getByRole("button", { name: "Close the table" }).click();
  await host.page.getByRole("button", { name: "Close the table" }).click();
  for (const { page, leave } of [host, guest]) {
    await page.getByRole("heading", { name: "This table is closed" }).waitFor();
    await leave();
  }
});

/** Nobody else's name: while an account has it, the guests of other tests could not. */
const ADMIN = "Evangeline";

test("administrators read reports, settle them, suspend people and see what was done; nobody else does", async () => {
  const [{ page, context, leave }, rude] = [await visitor(site), await visitor(site)];
  const culprit = await Guest.register(rude.context, "Mordaunt");
  const { id: about } = await culprit.get<{ id: string }>("/api/me");
  const id = await culprit.open({ open: 1, public: true });
  await culprit.post(`/api/tables/${id}/chat`, { text: "something mean" });
  const reporter = await Guest.register(context, ADMIN);
  await reporter.post("/api/reports", { table: id, about, text: "Mordaunt is not kind." });
  await page.goto("/admin");
  await page.getByText("This page is for administrators.").waitFor();

  await administer(inject("log"), "make-admin", ADMIN);
  await context.clearCookies();
  await page.goto("/sign-in?next=/admin");
  await page.getByLabel("Name").fill(ADMIN);
  await page.getByLabel("Password").fill("a longer password");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Keeping order" }).waitFor();
  const report = page.locator("[data-report]", { hasText: "Mordaunt is not kind." });
  await report.getByRole("heading", { name: `${ADMIN} about Mordaunt` }).waitFor();
  await report.getByRole("button", { name: "Look into the table" }).click();
  await page.getByText("something mean").waitFor();
  await report.getByRole("button", { name: "Suspend Mordaunt" }).click();
  const found = page.locator("[data-found='Mordaunt']");
  await found.getByLabel("Reason; the person is told").fill("be kind");
  expect(await findings(page)).toEqual([]);
  await found.getByRole("button", { name: "Suspend" }).click();
  await found.getByText(/^suspended until /).waitFor();
  await report.getByLabel("Note for the audit log").fill("spoken to");
  await report.getByRole("button", { name: "Settle" }).click();
  await report.waitFor({ state: "detached" });
  const deeds = page.locator("section", { has: page.getByRole("heading", { name: "Audit log" }) });
  for (const deed of ["report settled", "spoken to", "be kind"]) await deeds.getByText(deed).first().waitFor();

  await page.setViewportSize(SIZES.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.locator("button[lang='fr']").click();
  await page.locator("html[lang='fr']").waitFor();
  expect(await findings(page)).toEqual([]);
  await found.getByRole("button").click(); // the suspension is lifted
  await found.locator("form").waitFor();
  await leave();
  await rude.leave();
});
