// What a browser makes of a subscription, and where pushes cannot be.
import { afterEach, expect, test, vi } from "vitest";
import { bytesOf, pushSupport, readSubscription, subscribe } from "./push";

afterEach(() => vi.unstubAllGlobals());

function browser(permission: NotificationPermission, subscription: PushSubscriptionJSON = {}): { ended: () => number } {
  let ended = 0;
  const old = { unsubscribe: async () => (ended += 1) };
  const pushManager = { getSubscription: async () => old, subscribe: async () => ({ toJSON: () => subscription }) };
  const serviceWorker = { register: async () => ({}), ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal("window", { isSecureContext: true, PushManager: class {} });
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("Notification", { permission, requestPermission: async () => permission });
  return { ended: () => ended };
}

test("the key of the server is read as the browser wants it", () => {
  expect([...bytesOf("-_8A")]).toEqual([251, 255, 0]);
});

test("a subscription without its keys is none", () => {
  const keys = { p256dh: "p", auth: "a" };
  expect(readSubscription({ endpoint: "https://push.example/1", keys })).toEqual({ endpoint: "https://push.example/1", keys });
  expect(readSubscription({ endpoint: "https://push.example/1" })).toBeNull();
});

test("who agrees is subscribed anew, who refuses is not", async () => {
  const made = { endpoint: "https://push.example/1", keys: { p256dh: "p", auth: "a" } };
  const agreed = browser("granted", made);
  expect(await subscribe("AAAA")).toEqual(made);
  expect(agreed.ended()).toBe(1);
  const refused = browser("denied", made);
  expect(await subscribe("AAAA")).toBeNull();
  expect(refused.ended()).toBe(0);
});

test("where pushes cannot be, it is said why", () => {
  browser("default");
  expect(pushSupport()).toBe("ready");
  browser("denied");
  expect(pushSupport()).toBe("refused");
  vi.stubGlobal("navigator", {});
  expect(pushSupport()).toBe("unknown");
  vi.stubGlobal("window", { isSecureContext: false });
  expect(pushSupport()).toBe("insecure");
});
