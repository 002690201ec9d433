// Choosing in any order. The server's tree of questions becomes paths; each path has facets (an
// action, a place, an industry, a card ...), and what a person chose narrows the paths, whatever
// came first. Knows no game: which facets a move has is said by the folder of the game.
import type { DeepReadonly, GameEvent, Schemas } from "../api/types";
import type { Phrase } from "../words/words";

/** One thing a move is about. `wider`: what it lies in and may be pointed at instead. */
export interface Facet {
  group: string;
  value: string;
  wider?: readonly string[];
}

/** A question of the server, with every answer and what is asked after it. */
export type TreeQuestion = DeepReadonly<Schemas["Question"]>;
export type TreeAnswer = TreeQuestion["answers"][number];

/** Answers to be given one after the other. */
export interface Path {
  moves: readonly string[];
  says: readonly Phrase[];
  facets: readonly Facet[];
}

export interface FacetReader {
  /** What a move is about; `before`: the moves that lead to it. */
  facets(move: string, before?: readonly string[]): readonly Facet[];
  /** What was chosen by an event that the rules forced. */
  forced(event: GameEvent): readonly Facet[];
  /** The groups that are asked for after an action and yet belong to its choice, like the card. */
  after: readonly string[];
  /** Those of them that make no difference to what an action costs. */
  free: readonly string[];
  /** Moves beside the question, which answer nothing: they are no part of a choice. */
  aside?(move: string): boolean;
}

/** What was chosen, the earliest first; one value for each group. */
export type Choice = readonly Facet[];

/** How far a choice has come: what is chosen or filled in, and the group that is asked for next. */
export interface Asking {
  known: Choice;
  next: string | undefined;
}

/** The ways through a tree. A way goes on where the next question asks for what belongs to the
 *  choice of an action, and ends where another thing is asked: that is a new decision. */
export function pathsOf(question: TreeQuestion, reader: FacetReader): Path[] {
  const found = new Map<string, Path>();
  const walk = (asked: TreeQuestion, before: Path): void => {
    for (const answer of asked.answers.filter(({ move }) => !reader.aside?.(move))) {
      const path = extended(before, answer, reader);
      if (answer.then && goesOn(path, answer.then, reader)) walk(answer.then, path);
      else found.set(path.moves.join("\n"), path);
    }
  };
  walk(question, { moves: [], says: [], facets: [] });
  return [...found.values()];
}

function extended(before: Path, answer: TreeAnswer, reader: FacetReader): Path {
  const named = [...before.facets, ...reader.facets(answer.move, before.moves)];
  const forced = answer.forced.flatMap((event) => reader.forced(event));
  const free = forced.filter((facet) => named.every((known) => known.group !== facet.group));
  return { moves: [...before.moves, answer.move], says: [...before.says, answer.says], facets: [...named, ...free] };
}

function goesOn(path: Path, next: TreeQuestion, reader: FacetReader): boolean {
  const answers = next.answers.filter(({ move }) => !reader.aside?.(move));
  const facets = answers.flatMap((answer) => reader.facets(answer.move, path.moves));
  return facets.every(({ group }) => reader.after.includes(group) && valueOf(path, group) === null);
}

export function valueOf(path: Path, group: string): string | null {
  return path.facets.find((facet) => facet.group === group)?.value ?? null;
}

export function chosenIn(choice: Choice, group: string): string | null {
  return choice.find((facet) => facet.group === group)?.value ?? null;
}

export function narrow(paths: readonly Path[], choice: Choice): readonly Path[] {
  return paths.filter((path) => choice.every((chosen) => fits(path, chosen)));
}

function fits(path: Path, chosen: Facet): boolean {
  return path.facets.some((facet) => facet.group === chosen.group && covers(chosen.value, facet));
}

function covers(value: string, facet: Facet): boolean {
  return facet.value === value || (facet.wider?.includes(value) ?? false);
}

/** What may be chosen in a group now; what is chosen there already may be changed. */
export function options(paths: readonly Path[], choice: Choice, group: string): readonly string[] {
  const others = choice.filter((facet) => facet.group !== group);
  return valuesIn(narrow(paths, others), group);
}

export function valuesIn(paths: readonly Path[], group: string): readonly string[] {
  const values = new Set<string>();
  for (const path of paths) {
    const value = valueOf(path, group);
    if (value !== null) values.add(value);
  }
  return [...values];
}

export type Chosen = { kind: "chosen"; choice: Choice } | { kind: "conflict"; instead: Choice } | { kind: "none" };

/** Choose something. A value of the same group is replaced; what then fits no more is not dropped
 *  silently: that is a conflict, with the choice that would remain. */
export function choose(paths: readonly Path[], choice: Choice, facet: Facet): Chosen {
  const others = choice.filter((chosen) => chosen.group !== facet.group);
  const wanted = [...others, facet];
  if (narrow(paths, wanted).length > 0) return { kind: "chosen", choice: wanted };
  if (narrow(paths, [facet]).length === 0) return { kind: "none" };
  let instead: Choice = [facet];
  // The latest choices are the ones that the person still has in mind.
  for (const kept of [...others].reverse()) {
    const more = [kept, ...instead];
    if (narrow(paths, more).length > 0) instead = more;
  }
  return { kind: "conflict", instead };
}

export function drop(choice: Choice, group: string): Choice {
  return choice.filter((facet) => facet.group !== group);
}

/** What all remaining paths have in common and nobody chose: it is filled in, and said. */
export function onlyChoices(remaining: readonly Path[], choice: Choice): readonly Facet[] {
  const [first] = remaining;
  if (!first || choice.length === 0) return [];
  return first.facets.filter((facet) => chosenIn(choice, facet.group) === null && remaining.every((path) => has(path, facet)));
}

function has(path: Path, wanted: Facet): boolean {
  return path.facets.some((facet) => facet.group === wanted.group && facet.value === wanted.value);
}

/** The groups that still tell the remaining paths apart, in the order given. */
export function missing(remaining: readonly Path[], order: readonly string[]): readonly string[] {
  return order.filter((group) => {
    const values = new Set(remaining.map((path) => valueOf(path, group)));
    return values.size > 1;
  });
}

/** Whether paths differ in nothing but these groups. */
export function agree(paths: readonly Path[], apart: readonly string[]): boolean {
  const kept = ({ facets }: Path): string =>
    facets
      .filter(({ group }) => !apart.includes(group))
      .map(({ group, value }) => `${group} ${value}`)
      .join(", ");
  const [first] = paths;
  return first !== undefined && paths.every((path) => path.moves[0] === first.moves[0] && kept(path) === kept(first));
}

/** The path to confirm: the only one left, once something was chosen or nothing else can be. */
export function readyPath(remaining: readonly Path[], choice: Choice): Path | null {
  return remaining.length === 1 && choice.length > 0 ? (remaining[0] ?? null) : null;
}
