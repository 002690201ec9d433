// Every board as people see it who do not tell all colours apart: pictures to look at, one for each
// game, kind of sight and theme, in `build/colour-blind`. Run by `make colour-blind`; nothing here is
// a test.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "vitest";
import { Guest, type Shown } from "./seats";
import { openSite, SIZES, visitor } from "./site";

const IMAGES = resolve(import.meta.dirname, "../../build/colour-blind");
const KINDS = ["protanopia", "deuteranopia", "tritanopia"] as const;
const THEMES = ["light", "dark"] as const;
const OTHERS = { "brass-birmingham": 3, "brass-lancashire": 3, "age-of-industry": 4, "workshop-of-the-world": 4, spyrium: 4 } as const;
const DECISIONS = 45;

test.each(Object.entries(OTHERS))("%s", async (game, bots) => {
  mkdirSync(IMAGES, { recursive: true });
  const site = await openSite({ IRONBRIDGE_LIMITS: "move=1000/1,request=9000/1", IRONBRIDGE_BOT_DELAY_MS: "0" });
  const { page, context, leave } = await visitor(site, {}, true);
  const guest = await Guest.comeIn(context);
  const table = await guest.open({ game, bots });
  for (let decision = 0; decision < DECISIONS; decision++) await decide(guest, table, decision);
  await mine(guest, table);
  await page.goto(`/table/${table}`);
  await page.locator(".map-area svg").first().waitFor();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const type of KINDS) {
      await session.send("Emulation.setEmulatedVisionDeficiency", { type });
      await page.setViewportSize(SIZES.desktop);
      await page.screenshot({ path: `${IMAGES}/${game}-${type}-${colorScheme}.png` });
    }
  }
  await leave();
  await site.close();
});

const mine = (guest: Guest, table: string): Promise<Shown> =>
  guest.until(table, ({ you, deciders, status }) => status !== "running" || you.some((seat) => deciders.includes(seat)));

/** Play some move, another kind each time, so that the board fills. */
async function decide(guest: Guest, table: string, decision: number): Promise<void> {
  const { number, views, you } = await mine(guest, table);
  const legal = views[String(you[0])]?.legal ?? [];
  const built = legal.filter((move) => /^(build|link|take|place|sell|card)\b/.test(move));
  const moves = built.length > 0 ? built : legal;
  const move = moves[(decision * 7) % moves.length];
  // Where all choose at once somebody else may have been faster: then the next try counts.
  if (move) await guest.post(`/api/tables/${table}/moves`, { number, move }).catch(() => undefined);
}
