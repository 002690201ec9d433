// What is looked for in the archive: in a form, in the address of the page, and as the server is
// asked.
import type { operations } from "../api/schema";

/** The fields of the form, as texts. */
export const FIELDS = [
  "game",
  "seats",
  "rated",
  "people",
  "bot",
  "option",
  "since",
  "until",
  "least_score",
  "most_score",
  "least_moves",
  "most_moves",
  "sort",
] as const;
export type Field = (typeof FIELDS)[number];
export type Search = Record<Field, string>;

export const SORTS = ["newest", "oldest", "highest", "lowest", "longest", "shortest"] as const;
/** Those that stand in the part of the form that is folded away. */
const FOLDED: readonly Field[] = ["bot", "option", "since", "until", "least_score", "most_score", "least_moves", "most_moves"];

const DAY_MS = 24 * 60 * 60 * 1000;

export type ArchiveQuery = NonNullable<operations["ApiArchiveSearch"]["parameters"]["query"]>;

export function searchOf(params: URLSearchParams): Search {
  const found = Object.fromEntries(FIELDS.map((field) => [field, params.get(field) ?? ""])) as Search;
  return { ...found, sort: found.sort || "newest" };
}

/** The address of a search; what was not filled in is left out. */
export function addressOf(search: Search): string {
  const params = new URLSearchParams();
  for (const field of FIELDS) {
    const value = search[field].trim();
    if (value && !(field === "sort" && value === "newest")) params.set(field, value);
  }
  return params.size > 0 ? `/archive?${params}` : "/archive";
}

/** What the server is asked. What it could not read is not asked for. */
export function queryOf(search: Search): ArchiveQuery {
  const names = search.people
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const sort = SORTS.find((known) => known === search.sort) ?? "newest";
  const asked: Record<string, unknown> = {
    game: search.game || undefined,
    seats: whole(search.seats),
    rated: search.rated === "" ? undefined : search.rated === "yes",
    name: names.length > 0 ? names.slice(0, 4) : undefined,
    bot: search.bot ? [search.bot] : undefined,
    option: search.game && search.option ? search.option : undefined,
    since: day(search.since),
    until: day(search.until, DAY_MS - 1),
    least_score: whole(search.least_score),
    most_score: whole(search.most_score),
    least_moves: whole(search.least_moves),
    most_moves: whole(search.most_moves),
    sort,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as ArchiveQuery;
}

export const isFolded = (search: Search): boolean => FOLDED.every((field) => search[field] === "");
export const isEmpty = (search: Search): boolean => addressOf(search) === "/archive";

function whole(text: string): number | undefined {
  return /^-?\d{1,5}$/.test(text.trim()) ? Number(text) : undefined;
}

/** The beginning of a day where the reader is, and so much later. */
function day(text: string, later = 0): number | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00`).getTime() : NaN;
  return Number.isNaN(at) || at + later < 0 ? undefined : at + later;
}
