// The site of a test: a real server and a real browser, and visitors in it whose pages note every
// fault that should never be.
import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { inject } from "vitest";
import { startServer } from "./server";
import { record } from "./recorder";

/** The shell without windows draws the same with less work; where it is not installed, Chromium does. */
const SHELL = "/usr/bin/chromium-headless-shell";
const CHROMIUM = process.env["CHROMIUM"] ?? (existsSync(SHELL) ? SHELL : "/usr/bin/chromium");
/** Drawing is much of the work: it is done plainly, by as few threads as there is room for, and only
 * where something changed. */
const QUIETLY = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-gpu-compositing",
  "--disable-lcd-text",
  "--num-raster-threads=1",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long a page is waited for: how fast it is, is asked elsewhere (`make page-bench`). */
const PATIENCE_MS = 60_000;

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

export interface Site {
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

/** The browser of this process: its files come one after the other, and it ends with the process. */
let running: Promise<Browser> | undefined;

/** The server of this run of tests, or one of its own where there is none or its settings are
 * `special`; a browser that the next file may use. */
export async function openSite(special?: Record<string, string>): Promise<Site> {
  const shared = inject("server") as string | undefined;
  const server = shared && !special ? { url: shared, close: async () => {} } : await startServer(special);
  // One that crashed under a test is not handed on.
  if (!(await running)?.isConnected()) running = chromium.launch({ executablePath: CHROMIUM, args: QUIETLY });
  const browser = await running!;
  const close = async (): Promise<void> => {
    // Nobody is left behind, also by a test that failed.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await server.close();
  };
  return { url: server.url, browser, close };
}

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What should never happen, and did. */
  faults: string[];
  /** Close the browser; what went wrong in it fails the test. */
  leave(): Promise<void>;
}

/** In English at a desk, without animations, unless `options` say otherwise; `painted` where somebody looks at
 * pictures of the page. */
export async function visitor(site: Site, options: BrowserContextOptions = {}, painted = false): Promise<Visitor> {
  // Without the worker, which would fetch the whole client for each visitor; offline.spec.ts has it.
  const usual = { locale: "en-GB", viewport: SIZES.desktop, reducedMotion: "reduce", serviceWorkers: "block" } as const;
  const context = await site.browser.newContext({ ...usual, baseURL: site.url, ...options });
  if (!painted) await context.addInitScript(leaveUnpainted);
  const { page, faults } = await watchedPage(context);
  const unseen = record(page, faults);
  const leave = async (): Promise<void> => {
    unseen();
    await context.close();
    if (faults.length > 0) throw new Error(`faults in the page:\n${faults.join("\n")}`);
  };
  return { page, context, faults, leave };
}

/** In the page: nobody looks at it, so it is laid out but not painted, which is a quarter of the work. Where
 * things lie, and what a click meets, stays the same. */
function leaveUnpainted(): void {
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync(":root { opacity: 0 }");
  document.adoptedStyleSheets = [unpainted];
}

/** A page that notes what should never happen: errors in the console, requests that fail. */
export async function watchedPage(context: BrowserContext): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => faults.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Who goes on to another page, or saves a file, breaks off what was being asked.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`request: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return { page, faults };
}
