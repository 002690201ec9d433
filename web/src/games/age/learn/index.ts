// What Age of Industry teaches: the page "how to play". It has no guided game.
import type { LearnGame } from "../../../learn/lesson";
import type { Components, View } from "../types";
import { Words, type Language } from "../../../words/words";

export const learn = {
  steps: [],
  words: (language: Language) => new Words(language, []),
  guide: () => import("./Guide.svelte"),
} satisfies LearnGame<Components, View>;
