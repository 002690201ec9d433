// What happened since the viewer's last turn: the actions of others after the last own move.
import type { EntryShown, GameEvent } from "../api/types";
import { takenBack } from "./log";

/** `begins`: whether a move begins an action, rather than being a detail of one, such as its card. */
export function sinceOwn(
  all: readonly EntryShown[],
  seat: number | null,
  begins: (move: string) => boolean = () => true,
): readonly EntryShown[] {
  if (seat === null) return [];
  const gone = takenBack(all);
  const entries = all.filter((entry) => !gone.has(entry.number));
  let last = entries.length - 1;
  while (last >= 0 && !(entries[last]?.kind === "move" && entries[last]?.seat === seat)) last -= 1;
  return actionsOf(entries.slice(last + 1), begins).filter((entry) => entry.kind === "move" && entry.events.length > 0);
}

/** Entries with the details of an action joined to it: its events together, under the number of its
 *  last entry. */
function actionsOf(entries: readonly EntryShown[], begins: (move: string) => boolean): readonly EntryShown[] {
  const found: EntryShown[] = [];
  for (const entry of entries) {
    const before = found.at(-1);
    const detail = entry.kind === "move" && before?.kind === "move" && before.seat === entry.seat && !entry.sealed && !begins(entry.text);
    if (detail) found[found.length - 1] = { ...before, number: entry.number, events: [...before.events, ...entry.events] };
    else found.push(entry);
  }
  return found;
}

export function eventsOf(entries: readonly EntryShown[]): GameEvent[] {
  return entries.flatMap((entry) => entry.events);
}
