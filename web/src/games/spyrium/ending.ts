// How the end of Spyrium is told: where points came from, and who would have had how many in an earlier
// position.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Earning, PointSource } from "../board";
import Quarters from "./Quarters.svelte";
import type { View } from "./types";

export const Final = Quarters;

export const sources = (say: Say): readonly PointSource[] => [
  { id: "played", icon: "crystal", label: say("sp-play-from-cards") },
  { id: "residence", icon: "residence", label: say("sp-play-from-residence") },
  { id: "buildings", icon: "building", label: say("sp-play-from-buildings") },
  { id: "techniques", icon: "technique", label: say("sp-play-from-techniques") },
];

const SOURCE_OF: Readonly<Record<string, string>> = {
  "event-gain-points": "played",
  "event-residence-score": "residence",
  "event-score-buildings": "buildings",
  "event-score-technique": "techniques",
  "event-engineering": "techniques",
};

export const earnings = (events: readonly GameEvent[]): readonly Earning[] =>
  events.flatMap(({ key, args, seat }) => {
    const source = SOURCE_OF[key];
    return source ? [{ seat, source, points: Number(args["points"]) }] : [];
  });

export const standing = ({ preview, players }: View): readonly number[] =>
  players.map((player, seat) => preview.totals[seat] ?? player.victory_points);
