// The course of a game, round by round: who would have had how many points, when the lead changed
// hands, and whose round was the best.

/** A position where a round begins, or the last one. */
export interface Step {
  ply: number;
  /** The round that begins here. */
  round: string;
  /** By seat: the points if the game were counted here. */
  points: readonly number[];
}

export interface Moment {
  kind: "lead" | "gain";
  seat: number;
  /** Where to look at it again. */
  ply: number;
  round: string;
  /** What was gained on the others, in points. */
  gain: number;
}

const MOST_LEADS = 2;
/** A round in which less was gained on the others decides nothing. */
const LEAST_GAIN = 4;

/** The positions in which rounds begin, from the first to the last. */
export const stepPlies = (landmarks: readonly { ply: number }[], plies: number): readonly number[] =>
  [...new Set([0, ...landmarks.map((mark) => mark.ply), plies])].sort((a, b) => a - b);

/** The last changes of the lead, and the best round, in the order of the game. */
export function momentsOf(steps: readonly Step[]): readonly Moment[] {
  return [...leads(steps).slice(-MOST_LEADS), ...best(steps)].sort((a, b) => a.ply - b.ply);
}

function leads(steps: readonly Step[]): readonly Moment[] {
  const found: Moment[] = [];
  let leader: number | null = null;
  steps.slice(1).forEach(({ points }, at) => {
    const now = leaderOf(points);
    const { ply, round } = steps[at]!;
    if (now !== null && leader !== null && now !== leader) found.push({ kind: "lead", seat: now, ply, round, gain: 0 });
    leader = now ?? leader;
  });
  return found;
}

/** Who has more than everybody else; null: nobody. */
function leaderOf(points: readonly number[]): number | null {
  const most = Math.max(...points);
  return points.filter((value) => value === most).length === 1 ? points.indexOf(most) : null;
}

/** The round in which somebody gained most on the others. */
function best(steps: readonly Step[]): readonly Moment[] {
  const gains = steps.slice(1).flatMap(({ points }, at): Moment[] => {
    const { ply, round, points: before } = steps[at]!;
    const gained = points.map((value, seat) => value - (before[seat] ?? 0));
    const all = gained.reduce((sum, value) => sum + value, 0);
    const others = Math.max(1, points.length - 1);
    return gained.map((value, seat) => ({ kind: "gain", seat, ply, round, gain: value - (all - value) / others }));
  });
  const most = gains.toSorted((a, b) => b.gain - a.gain || a.ply - b.ply)[0];
  return most && most.gain >= LEAST_GAIN ? [most] : [];
}
