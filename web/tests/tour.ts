// A tour through every page of the site and every part of a table, for tests that look at all of
// them. The tables on the way are made once.
import type { BrowserContext, Page } from "playwright-core";
import { Guest } from "./seats";

export interface Tables {
  open: string;
  running: string;
  shared: string;
  over: string;
}

/** Where the life of the club can be seen: made once for all tours. */
export interface Club {
  /** An account with a rated game. */
  person: string;
  tournament: string;
  puzzle: string;
}

export interface Stop {
  name: string;
  path: (places: Tables & Club) => string;
  /** What shows that it is there. */
  seen: string;
  /** Only this part is new: the rest of the page was looked at before. */
  part?: string;
  /** What to do for it to come up. */
  then?: (page: Page) => Promise<unknown>;
}

const GAME = "brass-birmingham";
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** What one sees before coming in. */
export const OUTSIDE: readonly Stop[] = [
  { name: "first page", path: () => "/", seen: "#games ~ * li, .games li" },
  { name: "sign in", path: () => "/sign-in", seen: "form" },
  { name: "table from outside", path: ({ open }) => `/table/${open}`, seen: "#chat" },
];

/** What one sees as a guest who plays. */
export const INSIDE: readonly Stop[] = [
  { name: "own first page", path: () => "/", seen: ".tables li" },
  { name: "new table", path: () => "/create", seen: "form" },
  { name: "settings", path: () => "/settings", seen: "form" },
  { name: "profile", path: () => "/profile", seen: "[data-results] h3" },
  { name: "person with a rating", path: ({ person }) => `/profile/${person}`, seen: "[data-results] h3" },
  { name: "archive", path: () => `/archive?game=${GAME}`, seen: "[data-archived]" },
  { name: "leaderboards", path: () => `/ratings?game=${GAME}&seats=2`, seen: "[data-provisional] tr" },
  { name: "puzzles", path: () => "/puzzles", seen: "[data-puzzle]" },
  { name: "puzzle", path: ({ puzzle }) => `/puzzles/${GAME}/${puzzle}`, seen: "[data-give-up]" },
  { name: "tournaments", path: () => "/tournaments", seen: "a[href^='/tournament/']" },
  { name: "tournament", path: ({ tournament }) => `/tournament/${tournament}`, seen: "[data-status]" },
  { name: "rules", path: () => `/rules/${GAME}`, seen: "#BB-COAL-NEAREST" },
  { name: "about", path: () => `/about/${GAME}`, seen: "dl dd" },
  { name: "how to play", path: () => `/learn/${GAME}`, seen: "main figure, main h2" },
  { name: "record", path: () => "/record", seen: "[data-record='open']" },
  { name: "unknown page", path: () => "/nowhere", seen: "h1" },
  { name: "lobby", path: ({ open }) => `/table/${open}`, seen: "#chat" },
  { name: "cover", path: ({ shared }) => `/table/${shared}`, seen: "[data-hot-seat-cover] button" },
  { name: "result", path: ({ over }) => `/table/${over}`, seen: "[data-result] li", part: "[data-result]" },
  { name: "replay", path: ({ over }) => `/replay/${over}`, seen: ".replay[data-arrived='true']" },
  {
    name: "analysis",
    path: ({ over }) => `/replay/${over}`,
    seen: "[data-analysis]",
    part: "[data-analysis]",
    then: click("[data-panel='analysis']"),
  },
  { name: "guided game", path: () => "/", seen: "[data-coach]", part: "[data-coach]", then: click("[data-learn]") },
];

/** The parts of a table that come up when they are asked for, each on top of the one before. */
const table = ({ running }: Tables): string => `/table/${running}`;
export const AT_TABLE: readonly Stop[] = [
  { name: "table", path: table, seen: ".decision[data-open='true']" },
  { name: "why not", path: table, seen: "[data-why]", part: "[data-why]", then: press("s") },
  { name: "costs", path: table, seen: "[data-costs]", part: ".decision", then: press("l") },
  { name: "journal", path: table, seen: "#tab-content li", part: "#tab-content", then: click("#tab-log") },
  { name: "chat", path: table, seen: "#chat", part: "#tab-content", then: click("#tab-chat") },
  { name: "since your turn", path: table, seen: "[data-since-panel]", part: "[data-since-panel]", then: press("r") },
  { name: "board as text", path: table, seen: ".text-board", part: ".text-board", then: press("t") },
  { name: "keys", path: table, seen: "#keys", part: "[aria-labelledby='keys']", then: press("F1") },
  { name: "menu", path: table, seen: "[data-menu-panel]", part: "[data-menu-panel]", then: click("[data-menu]") },
];

/** The settings of an account, with its devices and programs. */
export const WITH_ACCOUNT: readonly Stop[] = [{ name: "settings of an account", path: () => "/settings", seen: "#part-programs" }];

/** An account with a rated game, and a tournament that it hosts. */
export async function makeClub(context: BrowserContext): Promise<Club> {
  const host = await Guest.register(context, "Philippa");
  const { id: person } = await host.get<{ id: string }>("/api/me");
  const seats = [{ who: "me" }, { who: "bot", level: "medium" }];
  const clock = { kind: "correspondence", turn_ms: 86_400_000 };
  const { id } = await host.post<{ id: string }>("/api/tables", { game: GAME, seats, clock, rated: true, hints: false, public: true });
  await host.post(`/api/tables/${id}/start`);
  await host.post(`/api/tables/${id}/resign`, { seat: null });
  const form = { title: "Coupe", form: "swiss", game: "spyrium", smallest: 2, largest: 2, rounds: 2, automatic: false };
  const { id: tournament } = await host.post<{ id: string }>("/api/tournaments", form);
  await host.post(`/api/tournaments/${tournament}/enter`);
  await host.post(`/api/tournaments/${tournament}/bots`, { level: "medium" });
  await host.post(`/api/tournaments/${tournament}/round`);
  await host.until(id, ({ status }) => status === "over");
  const { puzzles } = await host.get<{ puzzles: { game: string; id: string }[] }>("/api/puzzles");
  return { person, tournament, puzzle: puzzles.find(({ game }) => game === GAME)?.id ?? "" };
}

/** Tables in every state, of one guest. */
export async function makeTables(context: BrowserContext, language: string): Promise<Tables> {
  const guest = await Guest.comeIn(context, "Camille", language);
  const over = await guest.open({ bots: 1, introductory: true, public: true });
  await guest.post(`/api/tables/${over}/resign`, { seat: null });
  const running = await guest.open({ bots: 2 });
  const open = await guest.open({ open: 1, public: true });
  const shared = await guest.open({ mine: 2 });
  await playARound(guest, running);
  await guest.until(over, ({ status }) => status === "over");
  return { open, running, shared, over };
}

/** Play as the hints say until a whole action is asked for in the second round. */
async function playARound(guest: Guest, id: string): Promise<void> {
  for (;;) {
    const shown = await guest.until(id, ({ you, deciders }) => deciders.some((seat) => you.includes(seat)));
    const [view] = Object.values(shown.views);
    if (view && view.round > 1 && view.legal?.includes("pass")) return;
    const { move } = await guest.post<{ move: string }>(`/api/tables/${id}/hint`, { seat: null });
    await guest.post(`/api/tables/${id}/moves`, { number: shown.number, move });
  }
}

/** Go to a stop as one goes inside the page, and wait until it is there. */
export async function visit(page: Page, stop: Stop, places: Tables & Club): Promise<void> {
  const path = stop.path(places);
  if (new URL(page.url()).pathname !== path) await go(page, path);
  if (!stop.then) await page.locator(stop.seen).first().waitFor();
  await stop.then?.(page);
  await page.locator(stop.seen).first().waitFor();
}

/** To an address as one goes inside the page: the client is loaded once. */
export async function go(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).origin === "null") await page.goto(path);
  else await page.evaluate(follow, path);
}

/** In the page: a click on a link. */
export function follow(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}
