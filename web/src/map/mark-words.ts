// The marks of a thing in words, for screen readers, the same on every board.
import type { Mark, Say } from "./marks";

/** `coming`: the piece that is chosen or thought of, in words. */
export function markWords(mark: Mark, say: Say, coming: readonly string[] = []): string[] {
  const said: string[] = [];
  if (mark.chosen) said.push(say("map-mark-chosen"), ...coming);
  else if (mark.ghost) said.push(...coming);
  else if (mark.legal) said.push(say("map-mark-legal"));
  else if (mark.illegal) said.push(say("map-mark-illegal"));
  if (mark.changed) said.push(say("map-mark-changed"));
  if (mark.hint) said.push(say("map-mark-hint", { rank: mark.hint }));
  if (mark.label) said.push(mark.label);
  return said;
}
