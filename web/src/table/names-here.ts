// What those who share a device are called at a table. This is kept in the browser alone: the
// server knows the one person who is signed in, and others at the table see that name, numbered.

const STORED = "ironbridge-names-here";
/** So many tables are remembered, the newest first. */
const TABLES = 30;
const LONGEST = 30;

type Stored = readonly (readonly [table: string, names: readonly string[]])[];

/** The names at a table by seat; "" for a seat without. */
export function namesHere(table: string): readonly string[] {
  return read().find(([known]) => known === table)?.[1] ?? [];
}

export function keepNames(table: string, names: readonly string[]): void {
  const tidy = names.map((name) => name.trim().replace(/\s+/g, " ").slice(0, LONGEST));
  if (!tidy.some(Boolean)) return;
  const others = read().filter(([known]) => known !== table);
  try {
    localStorage.setItem(STORED, JSON.stringify([[table, tidy], ...others].slice(0, TABLES)));
  } catch {
    // A browser that stores nothing shows the numbered name.
  }
}

/** What is stored, as far as it has the right form. */
function read(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Stored[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string" || !Array.isArray(entry[1])) return false;
  return entry[1].every((name) => typeof name === "string");
}
