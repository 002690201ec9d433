// A real server on a free port with its own data folder, and a real browser, for whole-game tests.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");
const PYTHON = process.env["IRONBRIDGE_PYTHON"] ?? "python3";
const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const QUIETLY = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface House {
  url: string;
  browser: Browser;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), "ironbridge-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = ["-m", "ironbridge.cli", "serve", "--no-browser", "--port", String(port), "--data-folder", folder];
  const env = { PYTHONPATH: join(ROOT, "src"), ...process.env };
  const server = spawn(PYTHON, command, { env, stdio: "ignore" });
  await answering(url, server);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIETLY });
  const close = async (): Promise<void> => {
    await browser.close();
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, browser, close };
}

/** A page that notes what should never happen: errors in the console, requests that fail. */
export async function watchedPage(context: BrowserContext): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => faults.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => faults.push(`request: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return { page, faults };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const up = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the server does not answer");
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((done) => server.once("exit", done));
  server.kill("SIGINT");
  await gone;
}
