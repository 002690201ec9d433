// The notebook of a guided game: the pages that came up, where the reader is, which tasks are done.
// Pure: from what was known and a moment of the game comes what is known now.
import type { GameEvent } from "../api/types";
import type { Moment, Step, StepArgs, Trigger } from "./lesson";

export interface Page {
  step: string;
  args: StepArgs;
}

export interface Notebook {
  /** The last entry of the log that was heard. */
  heard: number;
  pages: readonly Page[];
  /** Steps whose task is done. */
  done: readonly string[];
  /** The page that is read; one past the last: nothing is left to read. */
  at: number;
  /** Open on the table, or put away. */
  open: boolean;
}

export const EMPTY: Notebook = { heard: -1, pages: [], done: [], at: 0, open: true };

/** What the notebook holds after a moment; the same object when nothing came up. */
export function advance(book: Notebook, steps: readonly Step[], moment: Moment, heard: number): Notebook {
  let { pages, done } = book;
  for (const step of steps) {
    const shown = pages.some((page) => page.step === step.id);
    const called = shown ? null : fires(step.when, moment, pages);
    if (called) pages = [...pages, { step: step.id, args: step.args?.(moment, called.event) ?? {} }];
    const open = step.task && !done.includes(step.id);
    if (open && fires(step.task!, moment, pages)) done = [...done, step.id];
  }
  if (pages === book.pages && done === book.done && heard === book.heard) return book;
  return { ...book, heard, pages, done, at: turned(book, pages, moment) };
}

/** An action of the reader turns to what it called up; else the reader turns the pages. */
function turned(book: Notebook, pages: readonly Page[], { acted }: Moment): number {
  const fresh = pages.length > book.pages.length;
  return fresh && (acted || book.at >= book.pages.length) ? book.pages.length : book.at;
}

/** The event that called, or none where a trigger asks for no event; null: it does not fire. */
function fires(trigger: Trigger, moment: Moment, pages: readonly Page[]): { event: GameEvent | undefined } | null {
  const { after = [], question, holds } = trigger;
  if (!after.every((id) => pages.some((page) => page.step === id))) return null;
  if (question !== undefined && !(moment.yourTurn && moment.view.question.key === question)) return null;
  if (holds && !holds(moment)) return null;
  if (!trigger.event) return { event: undefined };
  const event = moment.news.find((known) => concerns(trigger, known, moment.seat));
  return event ? { event } : null;
}

function concerns({ event = [], by, owner, such }: Trigger, known: GameEvent, seat: number): boolean {
  if (!event.includes(known.key) || (such && !such(known))) return false;
  if (by !== undefined && (by === "you") !== (known.args["seat"] === `seat-${seat}`)) return false;
  return owner === undefined || (owner === "you") === (known.args["owner"] === `seat-${seat}`);
}

// Reading ------------------------------------------------------------------------------------

export function turnTo(book: Notebook, at: number): Notebook {
  return { ...book, at: Math.max(0, Math.min(book.pages.length, at)) };
}

/** Pages that came up after the one that is read. */
export const unread = (book: Notebook): number => Math.max(0, book.pages.length - 1 - book.at);

/** The lessons of the game in order, each with the page it stands on, if it came up. */
export function contents(book: Notebook, steps: readonly Step[]): { step: Step; page: number | null; done: boolean }[] {
  return steps
    .filter((step) => step.kind === "lesson")
    .map((step) => {
      const page = book.pages.findIndex((known) => known.step === step.id);
      const read = page >= 0 && page < book.at;
      return { step, page: page < 0 ? null : page, done: step.task ? book.done.includes(step.id) : read };
    });
}

/** The first task that came up and is not done. */
export function openTask(book: Notebook, steps: readonly Step[]): Step | null {
  return steps.find((step) => step.task && !book.done.includes(step.id) && book.pages.some((page) => page.step === step.id)) ?? null;
}
