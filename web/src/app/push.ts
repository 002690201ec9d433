// Web push to this browser: asked for by the person, in the settings, and ended there or by signing
// out. The worker that shows what is pushed is public/service-worker.js.
import { registerWorker } from "../offline/worker";

/** What the browser says about pushes: "insecure" where the page came by plain http. */
export type PushSupport = "ready" | "refused" | "insecure" | "unknown";

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || typeof Notification === "undefined") return "unknown";
  return Notification.permission === "denied" ? "refused" : "ready";
}

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Ask the browser for a subscription with the key of the server; must follow a press of the
 *  person. Null: the person or the browser refused. */
export async function subscribe(key: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  try {
    await registerWorker();
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    // One that was made with another key, of a server from before, is of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    return readSubscription((await pushManager.subscribe(options)).toJSON());
  } catch {
    return null;
  }
}

/** The browser takes no more pushes from this site; nothing to do where it never did. */
export async function unsubscribe(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registered = await navigator.serviceWorker.getRegistration("/");
    await (await registered?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // A browser that cannot say has none.
  }
}

// Details ------------------------------------------------------------------------------------

export function readSubscription(made: PushSubscriptionJSON): Subscription | null {
  const { p256dh, auth } = made.keys ?? {};
  return made.endpoint && p256dh && auth ? { endpoint: made.endpoint, keys: { p256dh, auth } } : null;
}

/** From url-safe base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (mark) => mark.charCodeAt(0));
}
