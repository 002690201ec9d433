// What an era paid, and how the game ended, from its events.
import type { GameEvent } from "../../../api/types";
import type { StepArgs } from "../../../learn/lesson";
import { earnings } from "../ending";
import type { Moment } from "./reading";
import { meOf } from "./reading";

/** Money that came by its source, what was spent as a number above zero. */
function sums(events: readonly GameEvent[], seat: number): Readonly<Record<string, number>> {
  const found: Record<string, number> = { income: 0, links: 0, industries: 0, bids: 0, building: 0 };
  for (const { seat: who, source, points } of earnings(events)) {
    if (who === seat) found[source] = (found[source] ?? 0) + Math.abs(points);
  }
  return found;
}

/** The pay of the era that has just ended. */
export function payArgs({ news, seat }: Moment): StepArgs {
  const {
    income = 0,
    links = 0,
    industries = 0,
  } = sums(
    news.filter(({ key }) => ["event-income", "event-links", "event-industries"].includes(key)),
    seat,
  );
  return { income, links, industries, money: income + links + industries };
}

export function scoreArgs(moment: Moment): StepArgs {
  const money = moment.view.players.map((player) => player.money ?? 0);
  const total = meOf(moment).money ?? 0;
  const rival = Math.max(...money.filter((_, seat) => seat !== moment.seat));
  const winners = moment.view.result?.winners ?? [];
  const { income = 0, links = 0, industries = 0, bids = 0, building = 0 } = sums(moment.events, moment.seat);
  return { total, rival, result: winners.includes(moment.seat) ? "won" : "lost", income, links, industries, bids, building };
}
