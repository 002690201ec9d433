// Without the network, and without the server: what this device has kept can be read, everything else
// says that it needs the server, and all goes on by itself when it is back.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { Guest } from "./seats";
import { startServer } from "./server";
import { openSite, SIZES, visitor, type Site } from "./site";
import { follow } from "./tour";

const GAMES = ["age-of-industry", "brass-birmingham", "brass-lancashire", "spyrium", "workshop-of-the-world"];

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Somebody who has played a game to its end, and whose browser has kept what it keeps. */
async function visited(options: Parameters<typeof visitor>[1] = {}) {
  const ada = await visitor(site, { serviceWorkers: "allow", ...options });
  const guest = await Guest.comeIn(ada.context, "Ada", options.locale === "fr-FR" ? "fr" : "en");
  const over = await guest.open({ bots: 1, introductory: true });
  await guest.post(`/api/tables/${over}/resign`, { seat: null });
  await guest.until(over, ({ status }) => status === "over");
  await ada.page.goto("/");
  // The list of games is written last, and so is the list of texts.
  await expect.poll(() => kept(ada.page)).toEqual(expect.arrayContaining([`/game/${over}`, "/list", "/api/games"]));
  return { ...ada, guest, over };
}

/** The addresses of everything that is kept. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test("without the network: how to play, rules and own games can be read on a phone", async () => {
  const { page, context, over, faults } = await visited({ viewport: SIZES.phone, locale: "fr-FR" });
  await context.setOffline(true);
  await page.goto("/");
  await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
  await page.locator("[data-kept='1']").waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole("link", { name: "Comment jouer à Brass : Birmingham" }).click();
  await page.locator("main figure").first().waitFor();
  await page.goto(`/replay/${over}`);
  await page.locator(".replay[data-arrived='true']").waitFor();
  await page.goto(`/table/${over}`);
  await page.getByRole("heading", { name: "Cette page a besoin du serveur" }).waitFor();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Le serveur ne répond pas").waitFor();

  await context.setOffline(false);
  await page.locator("[data-result]").waitFor(); // by itself: the table that was wanted
  expect(faults.filter((fault) => fault.startsWith("page:"))).toEqual([]);
  await context.close();
});

test("without the server: the texts of all games, and what needs it says so", async () => {
  const own = await startServer();
  const ada = await visitor({ ...site, url: own.url }, { serviceWorkers: "allow" });
  const { page } = ada;
  await page.goto("/");
  await expect.poll(() => kept(page)).toContain("/api/games");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const policy = await page.evaluate(async () => (await (await caches.match("/"))?.headers)?.get("content-security-policy"));
  expect(policy).toContain("default-src 'none'");
  await own.close();
  await page.reload();
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  for (const game of GAMES) {
    await page.evaluate(follow, `/rules/${game}`);
    await page.locator("article.clause").first().waitFor();
    await page.evaluate(follow, `/learn/${game}`);
    await page.locator("main figure").first().waitFor();
  }
  await page.locator("button[lang='fr']").click();
  await page.getByRole("heading", { name: /^Comment jouer à/ }).waitFor();
  for (const path of ["/settings", "/archive", "/puzzles", "/tournaments", "/create", "/nowhere", "/docs/"]) {
    await page.evaluate(follow, path);
    await page.getByRole("heading", { name: "Cette page a besoin du serveur" }).waitFor();
    expect(await page.locator("[data-offline]").count()).toBe(1);
    await page.evaluate(follow, "/");
    await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
  }
  await page.goto("/replay/unknown");
  await page.getByText("n’est pas parmi les 20").waitFor();
  expect(ada.faults.filter((fault) => fault.startsWith("page:"))).toEqual([]);
  await ada.context.close();
});

test("what is kept is one's own, and goes with the session", async () => {
  const { page, guest, over, leave } = await visited();
  const running = await guest.open({ bots: 1 });
  await page.goto(`/table/${running}`);
  await page.locator(".decision").first().waitFor();
  await page.goto("/settings");
  await page.locator("form").first().waitFor();
  const paths = await kept(page);
  expect(paths).toContain(`/game/${over}`);
  expect(paths.filter((path) => !/^\/($|assets\/|[\w-]+\.\w+$|api\/games(\/|$)|game\/|list$)/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.includes(running))).toEqual([]);

  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => kept(page)).not.toContain(`/game/${over}`);
  expect((await cacheNames(page)).filter((name) => name.startsWith("ironbridge-games-"))).toEqual([]);
  expect(await kept(page)).toContain("/api/games/spyrium/rules");
  await leave();
});

test("while the server answers, its page is shown, and another build takes the place of the old one", async () => {
  const { page, leave } = await visitor(site, { serviceWorkers: "allow" });
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [client = ""] = (await cacheNames(page)).filter((name) => name.startsWith("ironbridge-client-"));
  const firstPage = (): Promise<string | undefined> =>
    page.evaluate(async (name) => (await (await caches.open(name)).match("/"))?.text(), client);
  // An old first page is kept, and the cache of an earlier build.
  await page.evaluate(async (name) => {
    await (await caches.open(name)).put("/", new Response("old", { headers: { "content-type": "text/html" } }));
    await caches.open("ironbridge-client-before");
  }, client);
  await page.reload();
  await page.locator(".games li").first().waitFor();
  expect(await firstPage()).toBe("old");
  // A worker is installed anew, as when the server has another one.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.goto("/");
  await expect.poll(() => cacheNames(page)).not.toContain("ironbridge-client-before");
  expect(await firstPage()).toContain("<title>Ironbridge");
  await leave();
});
