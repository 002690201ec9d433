// Measures the page of a table in a real browser: what its first load weighs, and how long after a
// confirmed move the board has changed. Run by `make page-bench`, which reads what is written to
// IRONBRIDGE_PAGE_BENCH; nothing here is a test.
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { Clicker } from "../tests/clicker";
import { openHouse, visitor, type House } from "../tests/house";
import { sitDown } from "../tests/seats";

const WRITTEN_TO = process.env["IRONBRIDGE_PAGE_BENCH"] ?? "/dev/stdout";
const GAMES = Number(process.env["IRONBRIDGE_PAGE_GAMES"] ?? 2);

interface File {
  name: string;
  /** As it is. */
  bytes: number;
  /** Compressed with gzip. */
  gzip: number;
  /** As it came over the wire. */
  sent: number;
}

test("the page of a table", async () => {
  const house = await openHouse();
  try {
    const files = await firstLoad(house);
    const changes: Change[] = [];
    for (let game = 0; game < GAMES; game++) changes.push(...(await movesOfAGame(house)));
    writeFileSync(WRITTEN_TO, JSON.stringify({ files, changes }));
  } finally {
    await house.close();
  }
});

/** Every script and style that a browser loads which was never here before. */
async function firstLoad(house: House): Promise<File[]> {
  const { page, leave } = await visitor(house);
  const loading: Promise<File>[] = [];
  page.on("requestfinished", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) loading.push(weigh(request));
  });
  async function weigh(request: { url(): string; response(): Promise<{ body(): Promise<Buffer> } | null>; sizes(): Promise<{ responseBodySize: number }> }): Promise<File> {
    const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
    const { responseBodySize: sent } = await request.sizes();
    return { name: new URL(request.url()).pathname, bytes: body.length, gzip: gzipSync(body).length, sent };
  }
  await sitDown(page, { bots: 3 });
  await page.locator(".decision[data-open='true']").waitFor();
  await page.waitForLoadState("networkidle");
  const files = await Promise.all(loading);
  await leave();
  return files;
}

/** Milliseconds from the click that confirms: until the page has the new position, until it is drawn. */
interface Change {
  changed: number;
  drawn: number;
}

async function movesOfAGame(house: House): Promise<Change[]> {
  const { page, leave } = await visitor(house);
  await page.addInitScript(watchMoves);
  await sitDown(page, { bots: 1 });
  await new Clicker(page, { orders: ["action"] }).playOut();
  const changes = await measured(page);
  await leave();
  return changes;
}

const measured = (page: Page): Promise<Change[]> => page.evaluate(() => (window as unknown as { moves: Change[] }).moves);

/** In the page: after each click that confirms, wait for the figures of the players to change; they
 *  change together with the board. */
function watchMoves(): void {
  const moves: Change[] = [];
  Object.assign(window, { moves });
  addEventListener("click", ({ target, timeStamp }) => {
    const confirm = (target as Element).closest(".decision[data-ready='true'] [data-confirm]:not([aria-disabled='true'])");
    const players = document.querySelector(".players-area");
    if (!confirm || !players) return;
    const observer = new MutationObserver(() => {
      observer.disconnect();
      const changed = performance.now() - timeStamp;
      // A message sent in the frame is the first thing heard after it; a timer might come after
      // the work for the next move.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => moves.push({ changed, drawn: performance.now() - timeStamp });
      requestAnimationFrame(() => port2.postMessage(null));
    });
    observer.observe(players, { subtree: true, childList: true, characterData: true });
    // A confirmation that only brings up a warning changes nothing.
    setTimeout(() => observer.disconnect(), 5000);
  }, true);
}
