// Without the network, and without the server: what this device has kept can be read, everything else
// says that it needs the server, and all goes on by itself when it is back. Each visitor fetches the
// whole client here, so there are only two of them.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { Guest } from "./seats";
import { startServer } from "./server";
import { openSite, SIZES, visitor, type Site } from "./site";
import { Ear } from "./speech";
import { follow } from "./tour";

const GAMES = ["age-of-industry", "brass-birmingham", "brass-lancashire", "spyrium", "workshop-of-the-world"];
const NO_GAME = { en: "", fr: "" };

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The addresses of everything that is kept. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
}

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test("without the network, on a phone: own games too, until one signs out", async () => {
  const { page, context, faults } = await visitor(site, { serviceWorkers: "allow", viewport: SIZES.phone, locale: "fr-FR" });
  const guest = await Guest.comeIn(context, "Apolline", "fr");
  const over = await guest.open({ bots: 1, introductory: true });
  await guest.post(`/api/tables/${over}/resign`, { seat: null });
  const running = await guest.open({ bots: 1 });
  await guest.until(over, ({ status }) => status === "over");
  await page.goto(`/table/${running}`);
  // The list of games is written last, and so is the list of texts.
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([`/game/${over}`, "/list", "/api/games"]));
  const paths = await kept(page);
  expect(paths.filter((path) => !/^\/($|assets\/|[\w-]+\.\w+$|api\/games(\/|$)|game\/|list$)/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.includes(running))).toEqual([]);

  await context.setOffline(true);
  await page.goto("/");
  await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
  await page.locator("[data-kept='1']").waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await new Ear("fr", NO_GAME).faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Comment jouer à Brass : Birmingham" }).click();
  await page.locator("main figure").first().waitFor();
  await page.goto(`/replay/${over}`);
  await page.locator(".replay[data-arrived='true']").waitFor();
  await page.locator("[data-command='end']").click();
  await page.locator(".replay[data-arrived='true']:not([data-ply='0'])").waitFor();
  await page.goto(`/table/${over}`);
  await page.getByRole("heading", { name: "Cette page a besoin du serveur" }).waitFor();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Le serveur ne répond pas").waitFor();

  await context.setOffline(false);
  await page.locator("[data-result]").waitFor(); // by itself: the table that was wanted
  await page.goto("/settings");
  await page.getByRole("button", { name: "Se déconnecter ici" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => kept(page)).not.toContain(`/game/${over}`);
  expect((await cacheNames(page)).filter((name) => name.startsWith("ironbridge-games-"))).toEqual([]);
  expect(await kept(page)).toContain("/api/games/spyrium/rules");
  expect(faults.filter((fault) => fault.startsWith("page:"))).toEqual([]);
  await context.close();
});

test("while the server answers its page is shown; without it, texts of all games, and what needs it says so", async () => {
  const own = await startServer();
  const { page, context, faults } = await visitor({ ...site, url: own.url }, { serviceWorkers: "allow" });
  await page.goto("/");
  await expect.poll(() => kept(page)).toContain("/api/games");
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
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await own.close();
  await page.reload();
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  await page.getByText("None of your games is kept").waitFor();
  expect(await findings(page)).toEqual([]);
  expect(await new Ear("en", NO_GAME).faults(page)).toEqual([]);
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
    await page.evaluate(follow, "/");
    await page.getByRole("heading", { name: "Vous êtes hors ligne" }).waitFor();
  }
  await page.goto("/replay/unknown");
  await page.getByText("n’est pas parmi les 20").waitFor();
  expect(faults.filter((fault) => fault.startsWith("page:"))).toEqual([]);
  await context.close();
});
