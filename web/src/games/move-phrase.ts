// Moves as the phrases of their game, made from the notation as the games do it on the server.
import type { Phrase } from "../words/words";
import { NOTATION as BIRMINGHAM } from "./birmingham/notation";
import { NOTATION as LANCASHIRE } from "./lancashire/notation";
import { NOTATION as SPYRIUM } from "./spyrium/notation";
import { NOTATION as WORKSHOP } from "./workshop/notation";
import { phraseOf, type Notation } from "./notation";

const NOTATIONS: Readonly<Record<string, Notation>> = {
  "brass-birmingham": BIRMINGHAM,
  "brass-lancashire": LANCASHIRE,
  spyrium: SPYRIUM,
  "workshop-of-the-world": WORKSHOP,
};

export function movePhrase(game: string, move: string): Phrase {
  return phraseOf(NOTATIONS[game] ?? {}, move);
}
