// The clauses of a game's rules, named without the prefix of the game, with the page they stand on.
/** The clause of a rule by its name, e.g. "BUILD-LOWEST-TILE". */
export type Clause = (name: string) => { id: string; href: string };

export const clauses =
  (game: string, prefix: string): Clause =>
  (name) => ({ id: `${prefix}-${name}`, href: `/rules/${game}#${prefix}-${name}` });
