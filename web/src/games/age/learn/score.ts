// How a game was scored, from its events.
import type { StepArgs } from "../../../learn/lesson";
import { earnings } from "../ending";
import type { Moment } from "./reading";
import { ownTiles } from "./reading";

export function scoreArgs(moment: Moment): StepArgs {
  const { events, seat, view } = moment;
  const scores = view.result.scores;
  const from = (source: string): number =>
    earnings(events).reduce((sum, one) => (one.seat === seat && one.source === source ? sum + one.points : sum), 0);
  const rails = events.find((event) => event.key === "event-rails" && event.seat === seat);
  const tiles = ownTiles(moment);
  const idle = tiles.filter(({ flipped }) => !flipped).length;
  return {
    total: scores[seat] ?? 0,
    rival: Math.max(...scores.filter((_, other) => other !== seat)),
    result: view.result.winners.includes(seat) ? "won" : "lost",
    tiles: from("tiles"),
    money: from("money"),
    loans: from("loans"),
    rails: Number(rails?.args["money"] ?? 0),
    idle,
    flips: tiles.length === 0 ? "none" : idle === 0 ? "all" : "some",
  };
}
