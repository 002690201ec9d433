// How the end of a Brass game is told: where points came from, era by era, and who would have had how
// many in an earlier position. The server scored them; here they are only added up by their source.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Earning, PointSource } from "../board";
import type { ScoredView } from "./types";

export const sources = (say: Say): readonly PointSource[] => [
  { id: "canal-links", icon: "canal", label: say("brass-play-from-canals") },
  { id: "canal-tiles", icon: "factory", label: say("brass-play-from-canal-tiles") },
  { id: "rail-links", icon: "rail", label: say("brass-play-from-rails") },
  { id: "rail-tiles", icon: "factory", label: say("brass-play-from-rail-tiles") },
  { id: "merchants", icon: "beer", label: say("brass-play-from-merchants") },
  { id: "money", icon: "money", label: say("brass-play-from-money") },
  { id: "income", icon: "income", label: say("brass-play-from-income") },
  { id: "tiles-again", icon: "factory", label: say("brass-play-from-tiles-again") },
  { id: "lost", icon: "loan", label: say("brass-play-from-debts") },
];

const FINAL: Readonly<Record<string, string>> = {
  "event-score-money": "money",
  "event-score-income": "income",
  "event-score-tiles-again": "tiles-again",
  "event-bonus-victory-points": "merchants",
};

/** Links and tiles score in both eras. */
const EVERY_ERA: Readonly<Record<string, string>> = { "event-score-links": "links", "event-score-tiles": "tiles" };

export function earnings(events: readonly GameEvent[]): readonly Earning[] {
  let era = "canal";
  return events.flatMap(({ key, args, seat }) => {
    if (key === "event-rail") era = "rail";
    if (key === "event-points-lost") return [{ seat, source: "lost", points: -Number(args["points"]) }];
    const source = key in EVERY_ERA ? `${era}-${EVERY_ERA[key]}` : FINAL[key];
    return source ? [{ seat, source, points: Number(args["points"] ?? args["amount"]) }] : [];
  });
}

export const standing = ({ preview, players, result }: ScoredView): readonly number[] =>
  players.map((player, seat) => (result.final ? player.victory_points : (preview.totals[seat] ?? player.victory_points)));
