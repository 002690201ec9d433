// How the end of Age of Industry is told: where points came from, and who would have had how many in an
// earlier position.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Earning, PointSource } from "../board";
import type { View } from "./types";

export const sources = (say: Say): readonly PointSource[] => [
  { id: "tiles", icon: "factory", label: say("ai-play-from-tiles") },
  { id: "money", icon: "dollar", label: say("ai-play-from-money") },
  { id: "loans", icon: "loan", label: say("ai-play-from-loans") },
];

const SIGNS: Readonly<Record<string, readonly [source: string, sign: number]>> = {
  "event-score-tiles": ["tiles", 1],
  "event-score-money": ["money", 1],
  "event-score-loans": ["loans", -1],
};

export const earnings = (events: readonly GameEvent[]): readonly Earning[] =>
  events.flatMap(({ key, args, seat }) => {
    const [source, sign] = SIGNS[key] ?? [];
    return source && sign ? [{ seat, source, points: sign * Number(args["points"]) }] : [];
  });

export const standing = ({ result }: View): readonly number[] => result.scores;
