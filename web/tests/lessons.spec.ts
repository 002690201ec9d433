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
/** The lessons of a game that ask for something with a lamp, with the round from which on they may
 *  come up and the question they belong to. */
type Task = readonly [lesson: string, action: string, round: number, question: string];
interface Course {
  game: string;
  folder: string;
  bots: number;
  introductory: boolean;
  tasks: readonly Task[];
}
const COURSES: readonly Course[] = [
  {
    game: "brass-birmingham",
    folder: "birmingham",
    bots: 1,
    introductory: true,
    tasks: [
      ["first-build", "build", 1, "ask-action"],
      ["network", "link", 2, "ask-action"],
      ["goods", "build", 3, "ask-action"],
      ["sell", "sell", 1, "ask-action"],
    ],
  },
  {
    game: "brass-lancashire",
    folder: "lancashire",
    bots: 1,
    introductory: true,
    tasks: [
      ["first-build", "build", 1, "ask-action"],
      ["network", "link", 2, "ask-action"],
      ["money", "loan 30", 2, "ask-action"],
      ["sell", "sell", 1, "ask-action"],
      ["port", "build", 5, "ask-action"],
    ],
  },
  {
    game: "workshop-of-the-world",
    folder: "workshop",
    bots: 3,
    introductory: false,
    tasks: [
      ["card", "take", 1, "ask-card"],
      ["link", "build", 1, "ask-link"],
      ["neighbours", "take", 2, "ask-card"],
      ["network", "build", 3, "ask-link"],
    ],
  },
  {
    game: "spyrium",
    folder: "spyrium",
    bots: 2,
    introductory: false,
    tasks: [
      ["place", "place", 1, "ask-action-one"],
      ["second", "place", 1, "ask-action-one"],
      ["card", "activate", 1, "ask-action-two"],
      ["exploit", "exploit", 1, "ask-action-two"],
    ],
  },
  {
    game: "age-of-industry",
    folder: "age",
    bots: 4,
    introductory: false,
    tasks: [
      ["first-build", "build", 1, "ask-action"],
      ["railway", "link", 2, "ask-action"],
      ["goods", "build", 3, "ask-action"],
      ["way", "link", 3, "ask-action"],
      ["sell", "sell", 1, "ask-action"],
    ],
  },
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

/** Of Workshop of the World: a lamp on a town stands for its card. */
interface Cards {
  cards?: readonly { id: string; town: string | null }[];
}

interface Moment {
  components: Cards;
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

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function stepsOf({ folder }: Course): Promise<readonly Step[]> {
  // Its types need those of components, which are not checked with the tests.
  const source = resolve(import.meta.dirname, `../src/games/${folder}/learn/steps.ts`);
  return ((await import(/* @vite-ignore */ source)) as { STEPS: readonly Step[] }).STEPS;
}

/** The move that a lesson would have one make now. */
function recommended(
  tasks: readonly Task[],
  steps: readonly Step[],
  moment: Moment,
  done: ReadonlySet<string>,
): readonly [lesson: string, move: string] | null {
  for (const [lesson, action, round, question] of tasks) {
    const step = steps.find(({ id }) => id === lesson)!;
    const asked = moment.view.question.key === question && moment.view.round >= round;
    const due = asked && !done.has(lesson) && (step.when.holds?.(moment) ?? true);
    if (!due || step.task?.holds?.(moment)) continue;
    const place = step.points?.(moment, step.args?.(moment, undefined) ?? {}).places?.[0];
    const card = moment.components.cards?.find(({ town }) => town !== null && town === place)?.id;
    const move = moment.legal.find(
      (text) =>
        text === action ||
        (text.startsWith(`${action} `) &&
          (text.endsWith(` ${place}`) || text.startsWith(`${action} ${place} `) || text === `take ${card}`)),
    );
    if (move) return [lesson, move];
  }
  return null;
}

async function playGuided(
  guest: Guest,
  course: Course,
  steps: readonly Step[],
  components: Cards,
): Promise<readonly (Followed & { flaw: string | null; lost: string })[]> {
  const { game, bots, introductory, tasks } = course;
  const id = await guest.open({ game, bots, introductory });
  const followed: Followed[] = [];
  for (;;) {
    // Bots make their sealed choices first.
    const { status } = await guest.until(id, (table) => table.status === "over" || String(table.deciders) === "0");
    if (status === "over") break;
    const { number, plies, views } = await guest.get<Seen>(`/api/tables/${id}`);
    const view = views["0"]!;
    const told = { yourTurn: true, over: false, acted: false, news: [], events: [] };
    const moment = { ...told, components, view, seat: 0, legal: view.legal };
    const lesson = recommended(tasks, steps, moment, new Set(followed.map((one) => one.lesson)));
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

test.skipIf(GAMES === 0).each(COURSES)(
  "what the analysis says of the moves that lessons recommend: $game",
  async (course) => {
    const { context } = await visitor(site);
    const guest = await Guest.comeIn(context);
    const { components } = await guest.get<{ components: Cards }>(`/api/games/${course.game}`);
    const steps = await stepsOf(course);
    const found = [];
    for (let game = 0; game < GAMES; game++) found.push(...(await playGuided(guest, course, steps, components)));
    for (const one of found) console.log(`${one.lesson}: ${one.move}: ${one.flaw ?? "fine"} (${one.lost})`);
    expect(found.length).toBeGreaterThan(GAMES);
  },
  900_000,
);
