// Measures the page of a table in a real browser: what its first load weighs, and how long after a
// confirmed move the board has changed. Run by `make page-bench`, which reads what is written to
// IRONBRIDGE_PAGE_BENCH; nothing here is a test.
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { test } from "vitest";
import { Clicker } from "../tests/clicker";
import { openSite, visitor, type Site } from "../tests/site";
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
  const site = await openSite();
  try {
    const files = await firstLoad(site);
    const changes: Change[] = [];
    for (let game = 0; game < GAMES; game++) changes.push(...(await movesOfAGame(site)));
    writeFileSync(WRITTEN_TO, JSON.stringify({ files, changes }));
  } finally {
    await site.close();
  }
});

/** Every script and style that a browser loads which was never here before. */
async function firstLoad(site: Site): Promise<File[]> {
  const { page, leave } = await visitor(site, {}, true);
  const loading: Promise<File>[] = [];
  page.on("requestfinished", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) loading.push(weigh(request));
  });
  async function weigh(request: {
    url(): string;
    response(): Promise<{ body(): Promise<Buffer> } | null>;
    sizes(): Promise<{ responseBodySize: number }>;
  }): Promise<File> {
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

async function movesOfAGame(site: Site): Promise<Change[]> {
  const { page, leave } = await visitor(site, {}, true);
  await page.addInitScript(watchMoves);
  await sitDown(page, { bots: 1 });
  const clicker = new Clicker(page, { orders: ["action"] });
  // A person sees a move before they begin the next; a robot would click into its drawing.
  while (await clicker.step()) await page.evaluate(() => (window as unknown as Watched).drawing);
  const changes = await page.evaluate(() => (window as unknown as Watched).moves);
  await leave();
  return changes;
}

/** What the page of the bench knows of itself. */
interface Watched {
  moves: Change[];
  /** Held until the last confirmed move is drawn. */
  drawing: Promise<void>;
}

/** In the page: after each click that confirms, wait for the figures of the players to change; they
 *  change together with the board. */
function watchMoves(): void {
  const watched: Watched = Object.assign(window, { moves: [], drawing: Promise.resolve() });
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      const confirm = (target as Element).closest(".decision[data-ready='true'] [data-confirm]:not([aria-disabled='true'])");
      const players = document.querySelector(".players-area");
      if (!confirm || !players) return;
      watched.drawing = new Promise((seen) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          const changed = performance.now() - timeStamp;
          // What is posted in the frame with this urgency is the first to run after it: a timer or a
          // message would come after the next news.
          const { scheduler } = window as unknown as { scheduler: { postTask(then: () => void, how: { priority: string }): void } };
          const note = (): void => {
            watched.moves.push({ changed, drawn: performance.now() - timeStamp });
            seen();
          };
          requestAnimationFrame(() => scheduler.postTask(note, { priority: "user-blocking" }));
        });
        observer.observe(players, { subtree: true, childList: true, characterData: true });
        // A confirmation that only brings up a warning changes nothing.
        setTimeout(() => [observer.disconnect(), seen()], 2000);
      });
    },
    true,
  );
}
