// Which tables are guided games in this browser, with the notebook of each. Kept in the browser's
// storage, so that one can go on another day; the oldest are forgotten.
import { EMPTY, type Notebook } from "./notebook";

const STORED = "ironbridge-learn";
const MOST_KEPT = 12;

type Notebooks = Readonly<Record<string, Notebook>>;

class GuidedTables {
  private books = $state.raw<Notebooks>(read());

  /** Null: the table is not guided. */
  of(table: string): Notebook | null {
    return this.books[table] ?? null;
  }

  keep(table: string, book: Notebook): void {
    // Another tab may have written since.
    const { [table]: _, ...others } = { ...this.books, ...read() };
    const newest = [...Object.entries(others), [table, book] as const].slice(-MOST_KEPT);
    this.books = Object.fromEntries(newest);
    try {
      localStorage.setItem(STORED, JSON.stringify(this.books));
    } catch {
      // A browser that stores nothing begins again next time.
    }
  }

  /** Teach at this table from now on. */
  open(table: string): void {
    this.keep(table, { ...(this.of(table) ?? EMPTY), open: true });
  }
}

function read(): Notebooks {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Notebooks;
  } catch {
    return {};
  }
}

export const guided = new GuidedTables();
