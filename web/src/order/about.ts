// What a menu of order can be about, and what may be done about it.
import type { ChatShown, SeatShown, TableView } from "../api/types";

export type About = { kind: "seat"; seat: SeatShown } | { kind: "line"; line: ChatShown } | { kind: "table" };
export type Step = "free" | "remove" | "close" | "end" | "report";

interface Viewer {
  id: string;
  admin: boolean;
}

/** What somebody may do, in the order of the menu. */
export function stepsFor(about: About, table: TableView, me: Viewer | null): Step[] {
  if (!me) return [];
  const open = table.status === "open";
  const other = personOf(about) !== me.id;
  const may: [Step, boolean][] = [
    ["free", about.kind === "seat" && table.you_created && open && other],
    ["remove", about.kind === "line" && (table.you_created || me.admin)],
    ["close", about.kind === "table" && table.you_created && open],
    ["end", about.kind === "table" && me.admin && (open || table.status === "running")],
    ["report", other],
  ];
  return may.filter(([, allowed]) => allowed).map(([step]) => step);
}

/** Whether there is anything to offer; a line that was taken away has no menu. */
export function hasMenu(about: About, table: TableView, me: Viewer | null): boolean {
  if (about.kind === "line" && about.line.removed) return false;
  if (about.kind === "seat" && about.seat.person === null) return false;
  return stepsFor(about, table, me).length > 0;
}

/** The person it is about; null for a table. */
export function personOf(about: About): string | null {
  if (about.kind === "table") return null;
  return about.kind === "seat" ? about.seat.person : about.line.person;
}

export function nameOf(about: About): string {
  if (about.kind === "table") return "";
  return about.kind === "seat" ? about.seat.name : about.line.name;
}
