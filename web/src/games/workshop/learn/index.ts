// What Workshop of the World teaches: the page "how to play". It has no guided game.
import type { LearnGame } from "../../../learn/lesson";
import { Words, type Language } from "../../../words/words";

export const learn = {
  steps: [],
  words: (language: Language) => new Words(language, []),
  guide: () => import("./Guide.svelte"),
} as unknown as LearnGame;
