// What happened since the viewer's last turn: the moves of others after the last own one.
import type { EntryShown, GameEvent } from "../api/types";
import { takenBack } from "./log";

export function sinceOwn(all: readonly EntryShown[], seat: number | null): readonly EntryShown[] {
  if (seat === null) return [];
  const gone = takenBack(all);
  const entries = all.filter((entry) => !gone.has(entry.number));
  let last = entries.length - 1;
  while (last >= 0 && !(entries[last]?.kind === "move" && entries[last]?.seat === seat)) last -= 1;
  return entries.slice(last + 1).filter((entry) => entry.kind === "move" && entry.events.length > 0);
}

export function eventsOf(entries: readonly EntryShown[]): GameEvent[] {
  return entries.flatMap((entry) => entry.events);
}
