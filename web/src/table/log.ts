// Putting together what is known of a log with what the server tells anew.
import type { ChatShown, EntryShown, SeatShown } from "../api/types";

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

/** Who plays the seats once these entries are known: a bot takes one over, or a person comes back. */
export function changeHands(seats: readonly SeatShown[], news: readonly EntryShown[]): SeatShown[] {
  const found = [...seats];
  for (const { kind, seat: number, text } of news) {
    const seat = found[number];
    if (!seat) continue;
    if (kind === "return") found[number] = { ...seat, bot: null };
    else if (kind === "takeover" || kind === "resign") {
      found[number] = { ...seat, bot: text, resigned: seat.resigned || kind === "resign" };
    }
  }
  return found;
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

/** An entry of the journal, with how often it happened in a row. */
export interface Told {
  entry: EntryShown;
  lines: readonly string[];
  times: number;
}

/** Entries as they are told. The same sentences twice in a row are told once, with their number. */
export function toldOnce(
  entries: readonly EntryShown[],
  linesOf: (entry: EntryShown) => readonly string[],
  gone: ReadonlySet<number>,
): readonly Told[] {
  const found: Told[] = [];
  for (const entry of entries) {
    const lines = linesOf(entry);
    const before = found.at(-1);
    // A move that only opens a question has nothing to tell yet.
    if (lines.length === 0) continue;
    const again = before?.entry.kind === "move" && entry.kind === "move" && before.entry.seat === entry.seat;
    const same = again && before.lines.join("\n") === lines.join("\n") && gone.has(before.entry.number) === gone.has(entry.number);
    if (same) found[found.length - 1] = { entry, lines, times: before.times + 1 };
    else found.push({ entry, lines, times: 1 });
  }
  return found;
}

/** Messages by id, each once. */
export function mergeChat(known: readonly ChatShown[], news: readonly ChatShown[]): readonly ChatShown[] {
  const found = new Map([...known, ...news].map((said) => [said.id, said]));
  return [...found.values()].sort((a, b) => a.id - b.id);
}
