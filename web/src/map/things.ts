// The attributes of a thing on a board as a button: what Tab reaches, what a screen reader says.
import type { Mark, Marks, Thing } from "./marks";

/** Says what a thing is, with its marks. */
export interface ThingDescriber {
  of(thing: Thing, mark?: Mark): string;
}

export interface Buttoned {
  sentences: ThingDescriber;
  marks: Marks;
  /** The id that Tab reaches. */
  current: string;
}

export function thingButton(thing: Thing, { sentences, marks, current }: Buttoned) {
  const mark = marks[thing.id];
  return {
    role: "button",
    class: "thing",
    tabindex: thing.id === current ? 0 : -1,
    "data-thing": thing.kind,
    "data-id": thing.id,
    "data-legal": mark?.legal || undefined,
    "aria-label": sentences.of(thing, mark),
    "aria-pressed": mark?.chosen || undefined,
  } as const;
}
