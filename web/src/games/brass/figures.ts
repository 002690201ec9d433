// The figures of the players in the Brass games: what stands beside their names, what charts show,
// and where a game enters another part.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Measure, Milestone, PlayerFacts } from "../board";
import type { Components, View } from "./types";

/** What of a view is read here. */
export type Counted = Pick<View, "you" | "order" | "players">;

type Track = Pick<Components, "income_levels">;

export const incomeOf = (view: Counted, { income_levels }: Track, seat: number): number =>
  income_levels[view.players[seat]?.income_space ?? 0] ?? 0;

export const handOf = (view: Counted): readonly string[] => (view.you === null ? [] : (view.players[view.you]?.hand ?? []));

/** In the order of the round. */
export function players(view: Counted, track: Track, say: Say): readonly PlayerFacts[] {
  return view.order.map((seat) => {
    const { money, spent, victory_points: points, hand_size: cards } = view.players[seat]!;
    const income = incomeOf(view, track, seat);
    const incomeText = income > 0 ? `+${income}` : String(income).replace("-", "−");
    return {
      seat,
      figures: [
        { icon: "money", text: say("brass-price", { money }), said: say("brass-play-said-money", { money }) },
        { icon: "income", text: incomeText, said: say("brass-play-said-income", { income }), minor: true },
        { icon: "points", text: String(points), said: say("brass-play-said-points", { points }) },
      ],
      note: say("brass-play-note", { cards, spent }),
    };
  });
}

export function measures(view: Counted, track: Track, say: Say): readonly Measure[] {
  const seats = view.players.map((_, seat) => seat);
  return [
    { icon: "points", label: say("brass-measure-points"), values: view.players.map((player) => player.victory_points) },
    { icon: "income", label: say("brass-measure-income"), values: seats.map((seat) => incomeOf(view, track, seat)) },
    { icon: "money", label: say("brass-measure-money"), values: view.players.map((player) => player.money) },
  ];
}

/** A round that begins; the first one of an era counts as great. */
export function milestone(event: GameEvent, say: Say): Milestone | null {
  if (event.key !== "event-round") return null;
  const round = Number(event.args["round"]);
  return { text: say("brass-round-begins", { era: say(String(event.args["era"])), round }), great: round === 1 };
}
