// How the game ended, and where one's own points came from. Of a game that was left and found again
// only the last events are known, but those of the final count are among them.
import type { StepArgs } from "../../../learn/lesson";
import type { Moment } from "./reading";

export function scoreArgs({ components, events, seat, view }: Moment): StepArgs {
  const counted = (key: string): number =>
    events.reduce((sum, event) => (event.key === key && event.seat === seat ? sum + Number(event.args["points"]) : sum), 0);
  const { scores, winners } = view.result;
  const total = scores[seat] ?? 0;
  const [buildings, techniques] = [counted("event-score-buildings"), counted("event-score-technique")];
  const rival = Math.max(0, ...scores.filter((_, other) => other !== seat));
  const won = winners.length > 1 ? "shared" : "won";
  const rounds = components.periods.length;
  return {
    rounds,
    total,
    rival,
    buildings,
    techniques,
    played: total - buildings - techniques,
    result: winners.includes(seat) ? won : "lost",
  };
}
