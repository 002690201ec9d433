// A page looked at through a screen reader's eyes and by somebody who reads every word of it.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findings } from "./axe";
import { Ear, type Language } from "./speech";
import { go } from "./tour";

/** Looks at pages of one game in one language: axe finds nothing, and all is said as it should be. */
export async function examiner(page: Page, game: string, language: Language): Promise<(part?: string) => Promise<void>> {
  const words = async (wanted: Language): Promise<string> => {
    const answer = await page.request.get(`/api/games/${game}/words/${wanted}`);
    return ((await answer.json()) as { fluent: string }).fluent;
  };
  const ear = new Ear(language, { en: await words("en"), fr: await words("fr") });
  return async (part = "html") => {
    expect(await findings(page, { part })).toEqual([]);
    expect(await ear.faults(page)).toEqual([]);
  };
}

/** Read "how to play": every section says something, and its links lead to clauses of the rules. */
export async function readHowToPlay(page: Page, game: string, sections: number): Promise<void> {
  await go(page, `/learn/${game}`);
  const found = page.locator(".section");
  await found.first().waitFor();
  expect(await found.count()).toBe(sections);
  for (const text of await found.allTextContents()) {
    expect(text.length).toBeGreaterThan(150);
    expect(text).not.toMatch(/\{ ?\$|undefined|NaN|-(title|text|caption)\b|_[^\s_]/);
  }
  const clauses = await (await page.request.get(`/api/games/${game}/rules`)).text();
  const hrefs = await page.locator(".section .rule-id").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const href of hrefs) expect(clauses).toContain(`"${href.split("#")[1]}"`);
}
