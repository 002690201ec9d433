// The figures of the players of Age of Industry: what stands beside their names, what charts show,
// how far the game is. Points are scored at the end only: until then they are those of an end now.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Measure, Milestone, PlayerFacts, Stage } from "../board";
import type { Components, View } from "./types";

const pointsOf = ({ result, players }: View): readonly number[] => result.scores ?? players.map((player) => player.victory_points);

/** In the order of the round. */
export function players(view: View, say: Say): readonly PlayerFacts[] {
  const scores = pointsOf(view);
  return view.order.map((seat) => {
    const { money, loans, spent, hand_size: cards } = view.players[seat]!;
    const points = scores[seat] ?? 0;
    return {
      seat,
      figures: [
        { icon: "dollar", text: say("brass-price", { money }), said: say("ai-play-said-money", { money }) },
        { icon: "loan", text: String(loans), said: say("ai-play-said-loans", { loans }) },
        { icon: "points", text: String(points).replace("-", "−"), said: said(view, points, say) },
      ],
      note: say("ai-play-note", { cards, spent }),
    };
  });
}

const said = ({ result }: View, points: number, say: Say): string =>
  result.final ? say("brass-play-said-points", { points }) : say("ai-play-said-points", { points });

export function stage(view: View, say: Say): Stage {
  const { round, deck_size: cards } = view;
  return {
    name: say(`map-${view.options.map}`),
    round,
    // Nobody knows how many there will be.
    rounds: 0,
    said: say("ai-play-round", { round }),
    rest: say("brass-play-deck", { cards }),
  };
}

export function measures(view: View, { railways }: Components, say: Say): readonly Measure[] {
  const { players: all } = view;
  return [
    { icon: "points", label: say("ai-play-measure-points"), values: pointsOf(view) },
    { icon: "dollar", label: say("ai-play-measure-money"), values: all.map(({ money }) => money) },
    { icon: "loan", label: say("ai-play-measure-loans"), values: all.map(({ loans }) => loans) },
    { icon: "rail", label: say("ai-play-measure-rails"), values: all.map(({ rails_left }) => railways - rails_left) },
  ];
}

/** A round that begins. */
export function milestone(event: GameEvent, say: Say): Milestone | null {
  if (event.key !== "event-round") return null;
  const round = Number(event.args["round"]);
  return { text: say("ai-play-round", { round }), great: round === 1 };
}

export const handOf = (view: View): readonly string[] => (view.you === null ? [] : (view.players[view.you]?.hand ?? []));
