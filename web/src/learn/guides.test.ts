// "How to play" is short: what is open at first is read in a few minutes; the rest stands behind
// headings.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { SECTIONS as age } from "../games/age/learn/guide";
import { SECTIONS as birmingham } from "../games/birmingham/learn/guide";
import { SECTIONS as lancashire } from "../games/lancashire/learn/guide";
import { SECTIONS as spyrium } from "../games/spyrium/learn/guide";
import { SECTIONS as workshop } from "../games/workshop/learn/guide";

const MOST_WORDS = 1500;
const GUIDES = { age, birmingham, lancashire, spyrium, workshop };

/** The words of the texts that are not those of a section behind its heading. */
function wordsAtFirst(game: keyof typeof GUIDES, language: string): number {
  const source = readFileSync(resolve(import.meta.dirname, `../games/${game}/learn/guide.${language}.ftl`), "utf8");
  const later = GUIDES[game].filter((section) => section.later).map(({ id }) => id);
  const texts = source.split(/^(?=[a-z][\w-]* =)/m).filter((text) => !text.startsWith("#"));
  const shown = texts.filter((text) => !later.some((id) => new RegExp(`^${id}-(text|caption) =`).test(text)));
  const bare = shown
    .join(" ")
    .replace(/^#.*|^[\w-]+ =|<\w+>/gm, "")
    .replace(/\{ \$\w+ \}/g, "7");
  return bare.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

test.each(Object.keys(GUIDES) as (keyof typeof GUIDES)[])("%s", (game) => {
  for (const language of ["en", "fr"]) expect(wordsAtFirst(game, language), language).toBeLessThan(MOST_WORDS);
});
