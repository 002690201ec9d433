import { afterAll, beforeAll, test } from "vitest";
import { openHouse, SIZES, visitor, type House } from "./house";
import { Guest } from "./seats";
let house: House;
beforeAll(async () => { house = await openHouse(); });
afterAll(() => house.close());
const OUT = "/tmp/wa2/shots";
async function playTo(guest: Guest, id: string, done: (v: any) => boolean): Promise<any> {
  for (let n = 0; n < 200; n++) {
    const t: any = await guest.until(id, (t) => t.status === "over" || t.status === "finished" || t.deciders.includes(0));
    if (!t.deciders.includes(0)) return t;
    const view = t.views["0"];
    if (done(view)) return t;
    const hint: any = await guest.post(`/api/tables/${id}/hint`, { seat: 0 });
    await guest.post(`/api/tables/${id}/moves`, { number: t.number, move: hint.ways[0].moves[0], seat: 0 });
  }
}
const shot = (page: any, name: string) => page.screenshot({ path: `${OUT}/${name}.png` });
test("look", async () => {
  const { page, context, faults } = await visitor(house, { viewport: SIZES.desktop });
  const guest = await Guest.comeIn(context, "Camille", "en");
  const id = await guest.open({ game: "age-of-industry", bots: 2, settings: { map: "new_england" } });
  await playTo(guest, id, (v) => v.round >= 8 && v.pending.phase === "action" && v.actions_left === 2);
  await page.goto(`/table/${id}`);
  await page.locator(".decision[data-open='true']").waitFor().catch(async () => { await shot(page, "fail"); console.log(faults, await page.locator("body").innerText()); });
  await page.waitForTimeout(500);
  await shot(page, "n1");
  await page.keyboard.press("n");
  await page.waitForTimeout(300);
  await shot(page, "n2");
  await page.locator("[data-thing='link'][data-legal='true']").first().click({ force: true });
  await page.waitForTimeout(800);
  await shot(page, "n3");
  await page.keyboard.press("Escape"); await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  await page.waitForTimeout(500);
  await shot(page, "n4");
  await page.keyboard.press("Escape");
  await playTo(guest, id, (v) => ["outlet", "coal", "iron", "closing", "interest"].includes(v.pending.phase) && v.round > 8);
  await page.waitForTimeout(1500);
  await page.locator(".listed button").first().click();
  await page.waitForTimeout(800);
  await shot(page, "n5");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(SIZES.laptop);
  await page.waitForTimeout(800);
  await shot(page, "n6");
  await page.setViewportSize(SIZES.phone);
  await page.waitForTimeout(800);
  await shot(page, "n7");
  await page.emulateMedia({ colorScheme: "light" });
  await playTo(guest, id, (v) => v.pending.phase === "action");
  await page.waitForTimeout(1500);
  await shot(page, "n8");
  console.log(id, faults);
});
