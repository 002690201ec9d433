// What a question means, for whoever meets it for the first time: said in the first round, until
// it was answered once. The texts are the game's own: `meaning-KEY` for the question KEY.
import type { Phrase, Words } from "../words/words";

/** Which questions were answered at this table since the page was opened. */
export interface Met {
  readonly keys: readonly string[];
  /** The question that is open, and how many of one's own moves came before it. */
  readonly open: string;
  readonly moves: number;
}

export const NOTHING_MET: Met = { keys: [], open: "", moves: 0 };

/** What is met once a question is open after so many own moves. */
export function meet(met: Met, open: string, moves: number): Met {
  if (met.open === open && met.moves === moves) return met;
  const answered = moves > met.moves && met.open !== "" && !met.keys.includes(met.open);
  return { keys: answered ? [...met.keys, met.open] : met.keys, open, moves };
}

/** What the question means; "": nothing has to be said about it (any more). */
export function meaningOf(question: Phrase, round: number, met: Met, words: Words): string {
  const key = `meaning-${question.key}`;
  if (round > 1 || met.keys.includes(question.key) || !words.has(key)) return "";
  return words.say({ key, args: {} });
}
