// What a page says, to the eye or to a screen reader, and whether all of it is in its language:
// no id of a text, no hole, nothing of the other language.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Page } from "playwright-core";

const SOURCE = resolve(import.meta.dirname, "../src");
const HOLE = /\{\s*\$|\bundefined\b|\bNaN\b|\[object /;
const KEY = /[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+/g;
/** Small words that no sentence of the other language goes without. */
const FOREIGN = {
  fr: /(?<![\p{L}-])(the|your|you|and|with|from|this|that|what|which|are|has|have|not|of)(?![\p{L}-])/iu,
  en: /(?<![\p{L}-])(le|les|des|du|une|votre|vous|est|pas|avec|dans|sur|qui|sont|aux?)(?![\p{L}-])/iu,
};

/** Games whose titles are English words in both languages. */
const TITLES = ["Workshop of the World", "Age of Industry"];

export type Language = keyof typeof FOREIGN;
type Texts = Map<string, string>;

export class Ear {
  private readonly own: Texts;
  private readonly foreign: Set<string>;

  /** `game`: the texts of the game as the server gives them. */
  constructor(
    private readonly language: Language,
    game: Record<Language, string>,
  ) {
    const other = language === "fr" ? "en" : "fr";
    this.own = textsIn(language, game[language]);
    const said = new Set(this.own.values());
    this.foreign = new Set([...textsIn(other, game[other]).values()].filter((text) => text.length > 3 && !said.has(text)));
  }

  /** What in the page is not as it should be said. */
  async faults(page: Page): Promise<string[]> {
    return (await page.evaluate(spoken)).flatMap((text) => this.faultsOf(text));
  }

  faultsOf(text: string): string[] {
    const found: string[] = [];
    if (HOLE.test(text)) found.push(`a hole: ${text}`);
    for (const [token] of text.matchAll(KEY)) if (this.own.has(token)) found.push(`an id: ${text}`);
    const rest = TITLES.reduce((left, title) => left.replaceAll(title, ""), text);
    if (rest !== "" && (this.foreign.has(text) || FOREIGN[this.language].test(rest))) found.push(`not ${this.language}: ${text}`);
    return found;
  }
}

/** All texts of a language by id; those with variables are left empty. */
function textsIn(language: Language, game: string): Texts {
  // The game comes last: fixtures hold texts of other games.
  return new Map([...(OF_CLIENT[language] ??= textsOfClient(language)), ...entriesOf(game)]);
}

/** Read once for all pages. */
const OF_CLIENT: Partial<Record<Language, Texts>> = {};

function textsOfClient(language: Language): Texts {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(`.${language}.ftl`));
  return new Map(files.flatMap((name) => entriesOf(readFileSync(join(SOURCE, name), "utf8"))));
}

const entriesOf = (source: string): [string, string][] =>
  new FluentResource(source).body.map(({ id, value }) => [id, typeof value === "string" ? value : ""]);

/** In the page: every text and every name of a thing; what is marked as another language is not. */
function spoken(): string[] {
  const found = new Set([document.title]);
  const ours = document.documentElement.lang;
  const apart = (element: Element | null): boolean => (element?.closest("[lang]")?.getAttribute("lang") ?? ours) !== ours;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!apart(node.parentElement) && !node.parentElement?.closest("script, style")) found.add(node.textContent?.trim() ?? "");
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-description]")) {
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
      if (!apart(element)) found.add(element.getAttribute(name) ?? "");
    }
  }
  return [...found].filter(Boolean);
}
