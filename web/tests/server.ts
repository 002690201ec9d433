// A real server on a free port with its own data folder. Bots answer at once, nobody is slowed
// down. As vitest's global setup it is started once for all tests of a run; an error in its
// log fails the run.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the server that all tests share, and the file of what it complains of. */
    server: string;
    log: string;
  }
}

const ROOT = resolve(import.meta.dirname, "../..");
const PYTHON = process.env["IRONBRIDGE_PYTHON"] ?? "python3";
const LIMITED = [
  "request",
  "page",
  "live",
  "connect",
  "address",
  "sign-in",
  "register",
  "guest",
  "letter",
  "mailbox",
  "table",
  "move",
  "prepared",
  "ahead",
  "position",
  "chat",
  "report",
  "hint",
  "analysis",
  "record",
  "archive",
  "download",
];
const AT_ONCE = {
  IRONBRIDGE_BOT_DELAY_MS: "0",
  IRONBRIDGE_LOG_JSON: "1",
  IRONBRIDGE_LOG_LEVEL: "warning",
  IRONBRIDGE_LIMITS: LIMITED.map((what) => `${what}=100000/1`).join(","),
};
const SOURCE = { PYTHONPATH: join(ROOT, "src") };
const PATIENCE_MS = 60_000;

export interface Server {
  url: string;
  /** The file of what the server complains of: warnings and errors, one JSON object a line. */
  log: string;
  close(): Promise<void>;
}

/** A new server; `more` are further variables of its environment. */
export async function startServer(more: Record<string, string> = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "ironbridge-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const command = ["-m", "ironbridge.cli", "serve", "--no-browser", "--port", String(port), "--data-folder", folder];
  const env = { ...SOURCE, ...AT_ONCE, ...more, ...process.env };
  const log = join(folder, "log");
  const end = openSync(log, "a");
  const child = spawn(PYTHON, command, { env, stdio: ["ignore", "ignore", end] });
  closeSync(end);
  const close = async (): Promise<void> => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await answering(url, child).catch((failure: unknown) => close().then(() => Promise.reject(failure)));
  return { url, log, close };
}

/** What the host of a server does beside it: `ironbridge admin`. Its log lies in the server's data folder. */
export async function administer(log: string, ...command: string[]): Promise<void> {
  const args = ["-m", "ironbridge.cli", "admin", ...command, "--data-folder", dirname(log)];
  await promisify(execFile)(PYTHON, args, { env: { ...SOURCE, ...process.env } });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide("server", server.url);
  project.provide("log", server.log);
  return async () => {
    const errors = readFileSync(server.log, "utf8")
      .split("\n")
      .filter((line) => !/^$|"level": ?"warning"/.test(line));
    await server.close();
    if (errors.length === 0) return;
    process.exitCode = 1;
    console.error(`Errors of the server:\n${errors.join("\n")}`);
  };
}

// Details ------------------------------------------------------------------------------------

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
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
