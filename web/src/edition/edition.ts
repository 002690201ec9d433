// Editions: numbers of a game that we do not know from print, corrected by somebody who owns it.
// What one corrects stays in this browser, and goes with an address behind the #, so that a table's
// edition can be looked at, changed and played again.

export type Edition = Readonly<Record<string, number>>;

const STORED = "ironbridge-edition-";
const PART = "edition";
/** No game has more numbers to correct. */
const MOST = 400;
const KEY = /^[\w.-]{1,100}$/;

export const isEmpty = (edition: Edition): boolean => Object.keys(edition).length === 0;

/** What was corrected in this browser. */
export function ownEdition(game: string): Edition {
  try {
    return read(JSON.parse(localStorage.getItem(STORED + game) ?? "{}"));
  } catch {
    return {};
  }
}

export function keepEdition(game: string, edition: Edition): void {
  try {
    if (isEmpty(edition)) localStorage.removeItem(STORED + game);
    else localStorage.setItem(STORED + game, JSON.stringify(edition));
  } catch {
    // A browser that stores nothing begins anew next time.
  }
}

/** The part of an address that holds an edition: "edition=tiles.port.1.cost~3!…". */
export function editionPart(edition: Edition): string {
  const pairs = Object.entries(edition).map(([key, value]) => `${key}~${value}`);
  return `${PART}=${pairs.join("!")}`;
}

/** The edition of an address; null where it has none. */
export function editionOf(hash: string): Edition | null {
  const written = new URLSearchParams(hash.slice(1)).get(PART);
  if (written === null) return null;
  return read(Object.fromEntries(written.split("!").map((pair) => [pair.split("~")[0] ?? "", Number(pair.split("~")[1])])));
}

/** By what an edition is told from all others: what stands behind the version of the rules. */
export const markOf = (rules: string): string => rules.split("+")[1] ?? "";

/** What has the right form. */
function read(found: unknown): Edition {
  if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
  const fit = Object.entries(found).filter(([key, value]) => KEY.test(key) && Number.isInteger(value));
  return Object.fromEntries(fit.slice(0, MOST)) as Edition;
}
