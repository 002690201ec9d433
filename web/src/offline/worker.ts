// The worker of the site (public/service-worker.js): it shows pushes, and answers when the server is
// out of reach. Browsers have it only where the page came safely.
const WORKER = "/service-worker.js";

export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { scope: "/", updateViaCache: "none" });
}

/** Once everything that the first page needs is there. */
export function beginWorker(): void {
  // While one develops, files change without a new name.
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // A browser that keeps nothing works as before.
  const begin = (): void => void registerWorker().catch(() => {});
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}
