// What a guided game is made of: steps, each with the moment at which it comes up, what it points
// at, and for some a task. The steps of a game are data in its folder (games/GAME/learn).
import type { Component } from "svelte";
import type { GameEvent } from "../api/types";
import type { Components } from "../api/types";
import type { View } from "../api/types";
import type { Language, Words } from "../words/words";

/** What is known when something may come up. */
export interface Moment<C = Components, V = View> {
  components: C;
  view: V;
  seat: number;
  yourTurn: boolean;
  over: boolean;
  /** The moves that the person may make now. */
  legal: readonly string[];
  /** The person did something just now. */
  acted: boolean;
  /** What just happened. */
  news: readonly GameEvent[];
  /** Everything that is known to have happened, with the news. */
  events: readonly GameEvent[];
}

/** All that is given must hold. */
export interface Trigger<C = Components, V = View> {
  /** One of these events is among the news. */
  event?: readonly string[];
  /** Who did it. */
  by?: "you" | "others";
  /** Whose piece it was about. */
  owner?: "you" | "others";
  /** And this is true of the event. */
  such?: (event: GameEvent) => boolean;
  /** The person is asked this. */
  question?: string;
  /** These steps were shown before. */
  after?: readonly string[];
  /** What must be true of the position. */
  holds?(moment: Moment<C, V>): boolean;
}

/** Parts of the table page that a step can point at. */
export type Area = "map" | "hand" | "players" | "markets" | "mat" | "decision" | "bar" | "preview";

export interface Pointing {
  /** The best first. */
  places?: readonly string[];
  cards?: readonly string[];
  areas?: readonly Area[];
}

export type StepArgs = Readonly<Record<string, number | string>>;

export interface Step<C = Components, V = View> {
  id: string;
  /** A lesson has a number and stays in the list; a note says what something just did. */
  kind: "lesson" | "note";
  icon: string;
  when: Trigger<C, V>;
  /** What the person should do, and when it is done. */
  task?: Trigger<C, V>;
  /** Numbers and ids for its texts, taken when it comes up; `event` is the one that called it. */
  args?(moment: Moment<C, V>, event: GameEvent | undefined): StepArgs;
  /** What to look at, from the position of now. */
  points?(moment: Moment<C, V>, args: StepArgs): Pointing;
  /** The clause to read more in. */
  rule?: string;
}

/** What a game gives to those who learn it. */
export interface LearnGame<C = Components, V = View> {
  steps: readonly Step<C, V>[];
  /** The texts of the steps in a language: ID-title, ID-text and ID-task. */
  words(language: Language): Words;
  /** The page "how to play", which a table does not load. `words` are those of the game. */
  guide(): Promise<{ default: Component<{ components: C; words: Words }> }>;
}

interface Folder {
  /** There is a guided game, and not only the page "how to play". */
  guided: boolean;
  /** How many play the guided game, the person among them; two unless said. */
  seats?: number;
  load: () => Promise<{ learn: object }>;
}

const FOLDERS: Readonly<Record<string, Folder>> = {
  // Five share the pile that ends the game: about 14 rounds, with three about 24. It has no introductory game.
  "age-of-industry": { guided: true, seats: 5, load: () => import("../games/age/learn/index") },
  "brass-birmingham": { guided: true, load: () => import("../games/birmingham/learn/index") },
  "brass-lancashire": { guided: true, load: () => import("../games/lancashire/learn/index") },
  // With two there is hardly a crowd in the market, and what crowds cost and pay is the heart of the game.
  spyrium: { guided: true, seats: 3, load: () => import("../games/spyrium/learn/index") },
  "workshop-of-the-world": { guided: true, seats: 4, load: () => import("../games/workshop/learn/index") },
};

export const isTaught = (game: string): boolean => game in FOLDERS;

export const isGuided = (game: string): boolean => FOLDERS[game]?.guided ?? false;

/** How many play the guided game. */
export const guidedSeats = (game: string): number => FOLDERS[game]?.seats ?? 2;

/** What the folder of a game teaches, loaded when somebody learns; null: nothing yet. */
export async function loadLessons(game: string): Promise<LearnGame | null> {
  // The components and views that the page holds are those of the game.
  return ((await FOLDERS[game]?.load())?.learn ?? null) as LearnGame | null;
}
