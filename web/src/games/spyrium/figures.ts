// The figures of the players of Spyrium: what stands beside their names, what charts show, how far
// the game is, and where it enters another part.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Measure, Milestone, NamedPlace, PlayerFacts, Stage } from "../board";
import type { Components, Player, View } from "./types";

/** From the first player on. */
export const orderOf = (view: View): readonly number[] => view.players.map((_, at) => (view.first + at) % view.players.length);

const incomeOf = (components: Components, player: Player): number => components.residence_track[player.residence] ?? 0;

export function players(view: View, components: Components, say: Say): readonly PlayerFacts[] {
  return orderOf(view).map((seat) => {
    const player = view.players[seat]!;
    const { money, spyrium, active, workers, victory_points: points } = player;
    return {
      seat,
      figures: [
        { icon: "money", text: say("sp-price", { money }), said: say("sp-play-said-money", { money }) },
        { icon: "crystal", text: String(spyrium), said: say("part-spyrium", { number: spyrium }) },
        { icon: "worker", text: `${active}/${workers}`, said: say("sp-play-said-workers", { active, workers }), minor: true },
        { icon: "points", text: String(points), said: say("sp-play-said-points", { points }) },
      ],
      note: noteOf(player, incomeOf(components, player), say),
    };
  });
}

/** The phase a player is in, and the income to come. */
function noteOf(player: Player, income: number, say: Say): string {
  const phase = player.passed ? say("sp-play-passed") : player.activation ? say("sp-play-phase-two") : say("sp-play-phase-one");
  return say("sp-play-note", { phase, income });
}

export function stage(view: View, components: Components, say: Say): Stage {
  const seats = view.players.length;
  const [passed, activating] = [
    view.players.filter((player) => player.passed).length,
    view.players.filter((player) => player.activation).length,
  ];
  return {
    name: say(`period-${view.period}`),
    round: view.round,
    rounds: components.periods.length,
    said: say("sp-play-round", { round: view.round, rounds: components.periods.length }),
    rest: passed > 0 ? say("sp-play-rest-passed", { passed, seats }) : say("sp-play-rest-two", { activating, seats }),
  };
}

export function measures(view: View, components: Components, say: Say): readonly Measure[] {
  const of = (value: (player: Player) => number): readonly number[] => view.players.map(value);
  return [
    { icon: "points", label: say("sp-measure-points"), values: of((player) => player.victory_points) },
    { icon: "money", label: say("sp-measure-money"), values: of((player) => player.money) },
    { icon: "crystal", label: say("sp-measure-spyrium"), values: of((player) => player.spyrium) },
    { icon: "worker", label: say("sp-play-measure-workers"), values: of((player) => player.workers) },
    { icon: "residence", label: say("sp-play-measure-income"), values: of((player) => incomeOf(components, player)) },
  ];
}

/** A round lays a new market, and is a great step each time. */
export function milestone(event: GameEvent, say: Say): Milestone | null {
  if (event.key !== "event-round") return null;
  return {
    text: say("sp-play-round-begins", { period: say(String(event.args["period"])), round: Number(event.args["round"]) }),
    great: true,
  };
}

/** The cards of the market by name, and the event. */
export function placesOf(view: View, say: Say): readonly NamedPlace[] {
  const cards = view.market.flatMap(({ slot, card }) =>
    card === null ? [] : [{ id: slot, name: say("sp-play-card-at", { card: say(`card-${card}`), slot }) }],
  );
  const event = { id: "event", name: say(`eventcard-${view.events.current}`) };
  return [...cards, event].sort((a, b) => a.name.localeCompare(b.name));
}
