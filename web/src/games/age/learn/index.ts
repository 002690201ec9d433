// What Age of Industry teaches: the steps of a guided first game, and the page "how to play".
import type { LearnGame } from "../../../learn/lesson";
import type { Components, View } from "../types";
import { Words, type Language } from "../../../words/words";
import lessonsEnglish from "./lessons.en.ftl?raw";
import lessonsFrench from "./lessons.fr.ftl?raw";
import { STEPS } from "./steps";

const LESSONS: Readonly<Record<Language, Words>> = {
  en: new Words("en", [lessonsEnglish]),
  fr: new Words("fr", [lessonsFrench]),
};

export const learn = {
  steps: STEPS,
  words: (language: Language) => LESSONS[language],
  guide: () => import("./Guide.svelte"),
} satisfies LearnGame<Components, View>;
