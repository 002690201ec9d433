// Web push: asked for in the settings, ended there or by signing out.
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe";
import { openSite, SIZES, visitor, type Site } from "./site";

const PASSWORD = "a longer password";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test("a device is added with the person's consent and ends with the session", async () => {
  const { page, context, leave } = await visitor(site, { viewport: SIZES.phone, serviceWorkers: "allow" });
  // No push service can be reached from here: the browser's half of a subscription is made up.
  await page.addInitScript(() => {
    const point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const keys = { p256dh: point, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
    const made = { toJSON: () => ({ endpoint: "https://push.example/1", keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
    // The shell without windows refuses all notices, whatever it was told: here the person agrees.
    let permission = "default";
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => (permission = "granted") as NotificationPermission;
  });
  await context.request.post("/api/register", { data: { name: "Brunel Pushed", password: PASSWORD, language: "en" } });
  await page.goto("/settings");
  const subscribed = (): Promise<boolean> =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) !== null);
  expect(await subscribed()).toBe(false);
  await page.getByText("No device is told yet.").waitFor();
  await page.getByRole("button", { name: "Tell me on this device" }).click();
  await page.getByText("(this one)").waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.ready.then((found) => new URL(found.scope).pathname))).toBe("/");
  expect(await findings(page)).toEqual([]);

  await page.getByRole("button", { name: /^Remove: / }).click();
  await page.getByText("No device is told yet.").waitFor();
  await page.getByRole("button", { name: "Tell me on this device" }).click();
  await page.getByText("(this one)").waitFor();
  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const form = { name: "Brunel Pushed", password: PASSWORD };
  await context.request.post("/api/sign-in", { data: form });
  const { devices } = (await (await context.request.get("/api/me/push")).json()) as { devices: unknown[] };
  expect(devices).toEqual([]);
  await leave();
});
