// The numbers of an edition as the form shows them: by section of the board file, those of one thing
// together, in the order of the file.
import type { GameDetails } from "../api/types";

export type NumberShown = GameDetails["numbers"][number];

export interface Thing {
  name: string;
  numbers: NumberShown[];
}

export interface Section {
  section: string;
  things: Thing[];
}

export function inSections(numbers: readonly NumberShown[], language: string): Section[] {
  const sections = new Map<string, Map<string, Thing>>();
  for (const number of numbers) {
    const section = number.key.split(".")[0] ?? "";
    const name = number.name[language] ?? "";
    const things = sections.get(section) ?? new Map<string, Thing>();
    const thing = things.get(name) ?? { name, numbers: [] };
    thing.numbers.push(number);
    things.set(name, thing);
    sections.set(section, things);
  }
  return [...sections].map(([section, things]) => ({ section, things: [...things.values()] }));
}

/** How many of these numbers have a correction. */
export const countIn = (things: readonly Thing[], corrections: object): number =>
  things.flatMap(({ numbers }) => numbers).filter(({ key }) => key in corrections).length;
