// How an introductory game was scored, from its events.
import type { StepArgs } from "../../../learn/lesson";
import type { Moment } from "./reading";
import { ownTiles } from "./reading";

const SOURCES = { links: "links", tiles: "tiles", money: "money", income: "income", again: "tiles-again" } as const;

export function scoreArgs(moment: Moment): StepArgs {
  const points = moment.view.players.map((player) => player.victory_points);
  const own = points[moment.seat] ?? 0;
  const rival = Math.max(...points.filter((_, seat) => seat !== moment.seat));
  const parts = Object.entries(SOURCES).map(([name, source]) => [name, scored(moment, source)] as const);
  const result = own > rival ? "won" : own < rival ? "lost" : "even";
  const tiles = ownTiles(moment);
  const idle = tiles.filter((tile) => !tile.flipped).length;
  const flips = tiles.length === 0 ? "none" : idle === 0 ? "all" : "some";
  return { ...Object.fromEntries(parts), total: own, rival, result, idle, flips };
}

function scored({ events, seat }: Moment, source: string): number {
  const found = events.filter((event) => event.key === `event-score-${source}` && event.seat === seat);
  return found.reduce((sum, event) => sum + Number(event.args["points"]), 0);
}
