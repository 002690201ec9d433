// A rated table: why not, then opened, closed to guests, and played without hints.
import { afterAll, beforeAll, expect, test } from "vitest";
import { Guest } from "./seats";
import { openSite, SIZES, visitor, type Site } from "./site";
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

test("at the end of a rated game both see their ratings change, and come to a rematch at the same table", async () => {
  const people = await Promise.all([visitor(site), visitor(site, { viewport: SIZES.phone, hasTouch: true, isMobile: true })]);
  const [host, friend] = await Promise.all(people.map(({ context }, at) => Guest.register(context, ["Ermintrude", "Theophilus"][at]!)));
  const clock = { kind: "correspondence", turn_ms: 86_400_000 };
  const seats = [{ who: "me" }, { who: "open" }];
  const form = { game: "spyrium", seats, clock, rated: true, hints: false, public: true };
  const { id } = await host!.post<{ id: string }>("/api/tables", form);
  await friend!.post(`/api/tables/${id}/join`, { seat: null });
  await host!.post(`/api/tables/${id}/start`);
  await Promise.all(people.map(({ page }) => page.goto(`/table/${id}`)));
  // Nobody goes while their page still asks what it may choose: the answer would be that they have gone. So the
  // one whose turn it is goes first, and the page of the other asks only then.
  const { deciders } = await host!.get<{ deciders: number[] }>(`/api/tables/${id}`);
  for (const seat of [deciders[0]!, 1 - deciders[0]!]) {
    await people[seat]!.page.locator('[data-open="true"]').waitFor({ state: "attached" });
    await [host, friend][seat]!.post(`/api/tables/${id}/resign`, { seat: null });
  }
  for (const { page } of people) {
    const changes = page.locator("[data-ratings] dd");
    await changes.first().waitFor();
    for (const change of await changes.allTextContents()) expect(change).toMatch(/^\d+\.\d ± \d+\.\d \([+−]?\d/);
    expect(await changes.count()).toBe(2);
  }

  const [one, other] = people.map(({ page }) => page);
  await one!.locator("[data-rematch]").click();
  await one!.getByRole("heading", { name: "Before the game" }).waitFor();
  await other!.getByRole("button", { name: "Join the next game" }).tap();
  await other!.getByRole("heading", { name: "Before the game" }).waitFor();
  expect(new URL(other!.url()).pathname).toBe(new URL(one!.url()).pathname);
  await one!.locator("li", { hasText: "Theophilus" }).first().waitFor();
  await one!.getByRole("button", { name: "Begin the game" }).click();
  for (const { page } of people) await page.locator('[data-status="running"]').waitFor();
  for (const { leave } of people) await leave();
});
