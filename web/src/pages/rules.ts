// Finding clauses of a rulebook by what a reader types.
import type { RulesShown } from "../api/types";
import type { Language } from "../words/words";

export type Rule = RulesShown["rules"][number];
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** The clauses that hold every word of the search, by section; empty sections are left out. */
export function chapters(book: RulesShown, search: string, language: Language): Chapter[] {
  const wanted = folded(search).split(/\s+/).filter(Boolean);
  const found = book.rules.filter((rule) => {
    const text = folded(`${rule.id} ${rule.text[language] ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
  return book.sections
    .map((section) => ({
      id: section.id,
      title: section.title[language] ?? section.id,
      rules: found.filter((rule) => rule.section === section.id),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Without accents and capitals: "Periode" finds "Période". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The place of a clause, and apart the heading that an English text quotes: it is French. */
export function quoted(place: string): [before: string, heading: string] {
  const at = place.indexOf("“");
  return at < 0 ? [place, ""] : [place.slice(0, at), place.slice(at)];
}
