// Keeping order in the browser: a line is taken away, a report sent, a seat freed, the table closed.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
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
