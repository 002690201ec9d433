// Moves as they are written ("build coal_mine cannock_2"): what each kind of move names. From this
// come the facets a person chooses by, and the phrase of a move. Every game has its own table.
import type { GameEvent } from "../api/types";
import type { Facet } from "../table/selection";
import type { Phrase } from "../words/words";

/** An argument of a move: its name in the words of the game ("slot"), and the group of choices it
 *  belongs to ("place"). */
export interface NamedThing {
  name: string;
  group: string;
}

export interface MoveForm {
  /** Begins an action, which is then a facet too. */
  action: boolean;
  names: readonly NamedThing[];
  /** What its phrase names, where that is not just its things. */
  says?: (words: readonly string[]) => Readonly<Record<string, number | string>>;
  /** The end of its phrase's key, where it has several. */
  form?: (words: readonly string[]) => string;
}

/** The forms of the moves, by their first word. */
export type Notation = Readonly<Record<string, MoveForm>>;

/** What a thing lies in and may be pointed at instead: the town around a space. */
export type Around = (name: string, id: string) => readonly string[];

/** What a move is about. A word that is not in the table is an answer by itself, like "done". */
export function facetsOf(notation: Notation, around: Around, move: string): readonly Facet[] {
  const [kind = "", ...words] = move.split(" ");
  const form = notation[kind] ?? { action: true, names: [] };
  const things = form.names.map(({ name, group }, at): Facet => {
    const value = words[at] ?? "";
    const wider = around(name, value);
    return wider.length > 0 ? { group, value, wider } : { group, value };
  });
  return form.action ? [{ group: "action", value: kind }, ...things] : things;
}

/** A move as the phrase that the game has for it. */
export function phraseOf(notation: Notation, move: string): Phrase {
  const [kind = "", ...words] = move.split(" ");
  const form = notation[kind];
  if (form?.says) return { key: `move-${kind}${form.form?.(words) ?? ""}`, args: form.says(words) };
  const args: Record<string, string> = {};
  form?.names.forEach(({ name }, at) => (args[name] = `${name}-${words[at] ?? ""}`));
  return { key: `move-${kind}`, args };
}

/** The places that events are about: whatever a move could name as a place. */
export function placesIn(notation: Notation, events: readonly GameEvent[]): readonly string[] {
  const things = Object.values(notation).flatMap((form) => form.names);
  const names = new Set(things.filter(({ group }) => group === "place").map(({ name }) => name));
  const found = new Set<string>();
  for (const { args } of events) {
    for (const name of names) if (name in args) found.add(idOf(args[name]));
  }
  return [...found];
}

/** "slot-leek_1" → "leek_1": ids in events carry the name of what they are. */
export function idOf(text: unknown): string {
  return String(text).replace(/^[a-z]+-/, "");
}
