// A text of a lesson as it is set: paragraphs after an empty line, _words that matter_, and <coal>
// for a glyph beside its word. (A Fluent line may not begin with an asterisk.)

export type Run = { kind: "plain" | "strong" | "icon"; text: string };

const MARKED = /_([^_<]+)_|<(\w+)>/g;

export function paragraphs(text: string): Run[][] {
  return text.split(/\n\s*\n/).map(runs);
}

function runs(paragraph: string): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(MARKED)) {
    if (match.index > from) found.push({ kind: "plain", text: paragraph.slice(from, match.index) });
    const [whole, strong, icon = ""] = match;
    found.push(strong === undefined ? { kind: "icon", text: icon } : { kind: "strong", text: strong });
    from = match.index + whole.length;
  }
  if (from < paragraph.length) found.push({ kind: "plain", text: paragraph.slice(from) });
  return found;
}
