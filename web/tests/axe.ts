// What axe finds in a page that keeps people out: only what is serious or critical, text contrast
// (AA) among it. Each finding says the rule, and where.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GRAVE = ["serious", "critical"];

export interface Search {
  /** Look only here. */
  part?: string | undefined;
  /** Only at colours: all else does not depend on them. */
  coloursOnly?: boolean;
}

export async function findings(page: Page, { part = "html", coloursOnly = false }: Search = {}): Promise<string[]> {
  // A script tag would be refused by the content policy; this is not part of the page.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(SOURCE);
  const options: RunOptions = { resultTypes: ["violations"], ...(coloursOnly ? { runOnly: ["color-contrast"] } : {}) };
  const call = `axe.run(${JSON.stringify({ include: [[part]] })}, ${JSON.stringify(options)})`;
  const results = (await page.evaluate(call)) as AxeResults;
  return results.violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.html}`));
}
