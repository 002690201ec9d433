// What the analysis says of the guided game: games are played in which each lesson with a task is
// followed at its first lamp, and everything else as hints say. It takes minutes and depends on
// chance, so it is no test of `make test`: LESSON_GAMES=10 npx vitest run --config
// vitest.e2e.config.ts tests/lessons.spec.ts prints its table (docs/bots.md).
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decisionAt, flawOf } from "../src/analysis/flaws";
import type { Analysis, Hint } from "../src/api/types";
import { Guest } from "./seats";
import { openSite, visitor, type Site } from "./site";

const GAMES = Number(process.env["LESSON_GAMES"] ?? 0);
/** The lessons that ask for something, with the round from which on they may come up. */
const TASKS: readonly (readonly [lesson: string, action: string, round: number])[] = [
  ["first-build", "build", 1],
  ["network", "link", 2],
  ["goods", "build", 3],
  ["sell", "sell", 1],
];

/** What a step of the guided game is asked here. */
interface Step {
  id: string;
  when: { holds?(moment: Moment): boolean };
  task?: { holds?(moment: Moment): boolean };
  args?(moment: Moment, event: undefined): object;
  points?(moment: Moment, args: object): { places?: readonly string[] };
}

interface View {
  round: number;
  question: { key: string };
  legal: string[];
}

interface Moment {
  view: View;
  legal: readonly string[];
}

interface Seen {
  number: number;
  plies: number;
  status: string;
  deciders: number[];
  views: Record<string, View>;
}

interface Followed {
  lesson: string;
  ply: number;
  move: string;
}

let site: Site;
let steps: readonly Step[];

beforeAll(async () => {
  site = await openSite();
  // Its types need those of components, which are not checked with the tests.
  const source = resolve(import.meta.dirname, "../src/games/birmingham/learn/steps.ts");
  steps = ((await import(/* @vite-ignore */ source)) as { STEPS: readonly Step[] }).STEPS;
});
afterAll(() => site.close());

/** The move that a lesson would have one make now. */
function recommended(moment: Moment, done: ReadonlySet<string>): readonly [lesson: string, move: string] | null {
  for (const [lesson, action, round] of TASKS) {
    const step = steps.find(({ id }) => id === lesson)!;
    const due = !done.has(lesson) && moment.view.round >= round && (step.when.holds?.(moment) ?? true);
    if (!due || step.task?.holds?.(moment)) continue;
    const place = step.points?.(moment, step.args?.(moment, undefined) ?? {}).places?.[0];
    const move = moment.legal.find((text) => text.startsWith(`${action} `) && text.endsWith(` ${place}`));
    if (move) return [lesson, move];
  }
  return null;
}

async function playGuided(guest: Guest, components: object): Promise<readonly (Followed & { flaw: string | null; lost: string })[]> {
  const id = await guest.open({ bots: 1, introductory: true });
  const followed: Followed[] = [];
  for (;;) {
    const { status } = await guest.until(id, (table) => table.status === "over" || table.deciders.includes(0));
    if (status === "over") break;
    const { number, plies, views } = await guest.get<Seen>(`/api/tables/${id}`);
    const view = views["0"]!;
    const told = { yourTurn: true, over: false, acted: false, news: [], events: [] };
    const moment = { ...told, components, view, seat: 0, legal: view.legal };
    const lesson = view.question.key === "ask-action" ? recommended(moment, new Set(followed.map((one) => one.lesson))) : null;
    if (lesson) followed.push({ lesson: lesson[0], ply: plies, move: lesson[1] });
    const move = lesson?.[1] ?? (await guest.post<Hint>(`/api/tables/${id}/hint`, { seat: 0 })).move;
    await guest.post(`/api/tables/${id}/moves`, { number, move });
  }
  const decisions: Analysis["decisions"] = [];
  for (let first: number | null = 0; first !== null;) {
    const part: Analysis = await guest.post<Analysis>(`/api/tables/${id}/analysis`, { first });
    decisions.push(...part.decisions);
    first = part.next;
  }
  return followed.map((one) => {
    const judged = decisionAt(decisions, one.ply)!;
    return { ...one, flaw: flawOf(judged), lost: `${(100 * (judged.lost_win ?? 0)).toFixed(0)} %, ${judged.lost.toFixed(1)} points` };
  });
}

test.skipIf(GAMES === 0)(
  "what the analysis says of the moves that lessons recommend",
  async () => {
    const { context } = await visitor(site);
    const guest = await Guest.comeIn(context);
    const { components } = await guest.get<{ components: object }>("/api/games/brass-birmingham");
    const found = [];
    for (let game = 0; game < GAMES; game++) found.push(...(await playGuided(guest, components)));
    for (const one of found) console.log(`${one.lesson}: ${one.move}: ${one.flaw ?? "fine"} (${one.lost})`);
    expect(found.length).toBeGreaterThan(GAMES);
  },
  900_000,
);
