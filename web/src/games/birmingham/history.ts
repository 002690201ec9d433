// What a whole game of Birmingham is told by: its eras and rounds, and the figures of the players.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Position } from "../../table/store.svelte";
import type { Measure, Milestone } from "../board";
import type { Components, View } from "./forms";

/** A round that begins; the first one of an era counts as great. */
export function milestone(event: GameEvent, say: Say): Milestone | null {
  if (event.key !== "event-round") return null;
  const round = Number(event.args["round"]);
  return { text: say("bb-round-begins", { era: say(String(event.args["era"])), round }), great: round === 1 };
}

export function measures(position: Position, parts: unknown, say: Say): readonly Measure[] {
  const { players } = position as unknown as View;
  const levels = (parts as Components).income_levels;
  return [
    { icon: "points", label: say("bb-measure-points"), values: players.map((player) => player.victory_points) },
    { icon: "income", label: say("bb-measure-income"), values: players.map((player) => levels[player.income_space] ?? 0) },
    { icon: "money", label: say("bb-measure-money"), values: players.map((player) => player.money) },
  ];
}
