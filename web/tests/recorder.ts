// Remembers what the pages of a test asked and heard, and tells it when the test fails: a fault
// that shows once in a hundred runs must be understood from its one trace.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { inject, type TestContext } from "vitest";

const MOST_LINES = 60;
const MOST_TEXT = 1200;
const MOST_FRAME = 160;

interface Seen {
  page: Page;
  faults: readonly string[];
  lines: string[];
}
const seen = new Set<Seen>();

/** Keep an eye on a page until the answer is called. */
export function record(page: Page, faults: readonly string[]): () => void {
  const begun = Date.now();
  const lines: string[] = [];
  const note = (line: string): void => {
    lines.push(`${String(Date.now() - begun).padStart(6)} ms  ${line}`);
    if (lines.length > MOST_LINES) lines.shift();
  };
  const frame = (arrow: string) => (sent: { payload: string | Buffer }) => note(`${arrow} ${String(sent.payload).slice(0, MOST_FRAME)}`);
  page.on("framenavigated", (found) => note(`at ${found.url()}`));
  page.on("request", (request) => void (request.url().includes("/api/") && note(`ask ${request.method()} ${request.url()}`)));
  page.on("response", (response) => void (response.url().includes("/api/") && note(`got ${response.status()} ${response.url()}`)));
  page.on("websocket", (socket) => {
    note("socket opened");
    socket.on("framesent", frame(">"));
    socket.on("framereceived", frame("<"));
    socket.on("close", () => note("socket closed"));
  });
  const one = { page, faults, lines };
  seen.add(one);
  return () => void seen.delete(one);
}

/** The pages of a file are of no use to the next one. */
export function forgetPages(): void {
  seen.clear();
}

/** What is known of a test that failed; registered for every file by tests/setup.ts. */
export async function tellOfFailure({ task }: TestContext): Promise<void> {
  if (task.result?.state !== "fail") return;
  for (const one of seen) console.error(await statement(one));
  const log = inject("log") as string | undefined;
  if (log) console.error(`The server's complaints:\n${readFileSync(log, "utf8")}`);
}

async function statement({ page, faults, lines }: Seen): Promise<string> {
  if (page.isClosed()) return ["A page that was closed.", ...faults, ...lines].join("\n");
  const found = await page
    .evaluate(() => [document.activeElement?.outerHTML.slice(0, 200) ?? "nothing", document.body.innerText])
    .catch((fault: unknown) => [String(fault)]);
  const [focus = "", text = ""] = found;
  return [`The page ${page.url()} when the test failed:`, text.slice(0, MOST_TEXT), `focus: ${focus}`, ...faults, ...lines].join("\n");
}
