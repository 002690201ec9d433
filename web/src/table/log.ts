// Putting together what is known of a log with what the server tells anew.
import type { ChatShown, EntryShown } from "../api/types";

/** Entries by number, without a gap. One that comes again replaces the first: it was sealed then. */
export function mergeEntries(known: readonly EntryShown[], news: readonly EntryShown[]): readonly EntryShown[] {
  if (news.length === 0) return known;
  const found = new Map<number, EntryShown>();
  for (const entry of [...known, ...news]) found.set(entry.number, entry);
  return afterLastGap([...found.values()].sort((a, b) => a.number - b.number));
}

/** What was missed while the connection was lost for long is not shown as if nothing happened. */
function afterLastGap(sorted: readonly EntryShown[]): readonly EntryShown[] {
  for (let at = sorted.length - 1; at > 0; at--) {
    const [before, after] = [sorted[at - 1], sorted[at]];
    if (before && after && after.number !== before.number + 1) return sorted.slice(at);
  }
  return sorted;
}

/** The numbers of the moves that were taken back, in a log that is known from its first entry. */
export function takenBack(entries: readonly EntryShown[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const standing: number[] = [];
  for (const { kind, number, text } of entries) {
    if (kind === "move") standing.push(number);
    else if (kind === "undo") standing.splice(Number(text)).forEach((undone) => gone.add(undone));
  }
  return gone;
}

/** Messages by id, each once. */
export function mergeChat(known: readonly ChatShown[], news: readonly ChatShown[]): readonly ChatShown[] {
  const found = new Map([...known, ...news].map((said) => [said.id, said]));
  return [...found.values()].sort((a, b) => a.id - b.id);
}
