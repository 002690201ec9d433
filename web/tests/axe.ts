// What axe finds in a page that keeps people out: only what is serious or critical, text contrast
// (AA) among it. Each finding says the rule, and where.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const GRAVE = ["serious", "critical"] as const;

export interface Search {
  /** Look only here. */
  part?: string | undefined;
  /** Only at colours: all else does not depend on them. */
  coloursOnly?: boolean;
}

export async function findings(page: Page, { part = "html", coloursOnly = false }: Search = {}): Promise<string[]> {
  // A script tag would be refused by the content policy; this is not part of the page.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(SOURCE);
  return page.evaluate(run, { part, grave: GRAVE, rules: coloursOnly ? ["color-contrast"] : [] });
}

/** The part of axe that is used, with what it knows of its rules. */
interface Axe {
  _audit: { rules: { id: string; enabled: boolean; impact: string; tags: string[] }[] };
  run(context: { include: string[][] }, options: RunOptions): Promise<AxeResults>;
}

/** In the page. Most of axe's time would go into what nobody asked for: rules about lesser things, files it
 * fetches for rules about films, and where each line of a drawing lies, which says nothing to anybody. */
async function run({ part, grave, rules }: { part: string; grave: readonly string[]; rules: readonly string[] }): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const usual = axe._audit.rules.filter(({ enabled, impact, tags }) => enabled && grave.includes(impact) && !tags.includes("experimental"));
  const beside = part === "html" ? "" : `svg:not(:is(${part}) svg), `;
  const unseen = new CSSStyleSheet();
  unseen.replaceSync(`${beside}svg :is(path, line, use, circle, rect, ellipse):not([role], [tabindex]) { visibility: hidden }`);
  // Instead of what leaves the page unpainted (site.ts): what cannot be seen has no contrast.
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [unseen];
  const options: RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    runOnly: rules.length > 0 ? [...rules] : usual.map(({ id }) => id),
  };
  const { violations } = await axe.run({ include: [[part]] }, options);
  document.adoptedStyleSheets = before;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.html}`));
}
