import { afterAll, beforeAll, test } from "vitest";
import { openHouse, SIZES, visitor, type House } from "./house";
import { Guest } from "./seats";
let house: House;
beforeAll(async () => { house = await openHouse(); });
afterAll(() => house.close());
const OUT = "/tmp/wa1/shots";
async function playTo(guest: Guest, id: string, done: (v: any) => boolean): Promise<any> {
  for (let n = 0; n < 200; n++) {
    const t: any = await guest.until(id, (t) => t.status !== "running" || t.deciders.includes(0));
    if (t.status !== "running") return t;
    const view = t.views["0"];
    if (done(view)) return t;
    const hint: any = await guest.post(`/api/tables/${id}/hint`, { seat: 0 });
    await guest.post(`/api/tables/${id}/moves`, { number: t.number, move: hint.ways[0].moves[0], seat: 0 });
  }
}
const shot = (page: any, name: string) => page.screenshot({ path: `${OUT}/${name}.png` });
async function waitStart(guest: Guest, id: string): Promise<void> { await guest.until(id, (t: any) => t.status === "running"); }
test("look", async () => {
  const { page, context, faults } = await visitor(house, { viewport: SIZES.desktop });
  const guest = await Guest.comeIn(context, "Camille", "fr");
  const id = await guest.open({ game: "age-of-industry", bots: 3, settings: { map: "new_england" } });
  await waitStart(guest, id);
  const t = await playTo(guest, id, (v) => v.round >= 7 && v.pending.phase === "action" && v.actions_left === 2);
  console.log(t?.status, t?.views?.["0"]?.round);
  await page.goto(`/table/${id}`);
  await page.waitForTimeout(5000);
  await shot(page, "d1");
  await page.keyboard.press("n");
  await page.waitForTimeout(300);
  await page.locator("[data-thing='link'][data-legal='true']").last().click({ force: true });
  await page.waitForTimeout(900);
  await shot(page, "d2");
  await page.keyboard.press("Escape"); await page.keyboard.press("Escape");await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await page.waitForTimeout(600);
  await shot(page, "d3");
  await page.keyboard.press("t");
  await page.setViewportSize(SIZES.laptop);
  await page.reload();
  await page.locator(".decision[data-open='true']").waitFor();
  await page.waitForTimeout(500);
  await shot(page, "l1");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(SIZES.phone);
  await page.reload();
  await page.locator(".decision[data-open='true']").waitFor();
  await page.waitForTimeout(700);
  await shot(page, "p1");
  await page.keyboard.press("v");
  await page.waitForTimeout(700);
  await shot(page, "p2");
  console.log(id, faults);
});
