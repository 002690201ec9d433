// The figures of the players of Workshop of the World: what stands beside their names, what charts
// show, how far the game is, and where it enters another part.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Figure, Measure, Milestone, NamedPlace, PlayerFacts, Stage } from "../board";
import type { Components, Player, View } from "./types";

/** By the turn-order track; before it is filled by seat. */
export function orderOf(view: View): readonly number[] {
  const onTrack = view.order.map((colour) => view.players.findIndex(({ companies }) => companies.includes(colour)));
  return [...new Set([...onTrack, ...view.players.map((_, seat) => seat)])];
}

/** The links of a seat, in all its networks. */
export const linksOf = ({ preview }: View, seat: number): number =>
  (preview.players[seat]?.companies ?? []).flatMap(({ networks }) => networks).reduce((sum, links) => sum + links, 0);

/** The money of a seat if the era ended now; where it is hidden, what would come to it. */
export function moneyAfter({ preview: { totals, players: pay } }: View, seat: number): number {
  const { income = 0, links = 0, industries = 0 } = pay[seat] ?? {};
  return totals[seat] ?? income + links + industries;
}

const industriesOf = (view: View, { companies }: Player): number =>
  view.industries.filter(({ owner }) => companies.includes(owner)).reduce((sum, { count }) => sum + count, 0);

export function players(view: View, say: Say): readonly PlayerFacts[] {
  return orderOf(view).map((seat) => {
    const player = view.players[seat]!;
    const links = linksOf(view, seat);
    return {
      seat,
      figures: [
        moneyFigure(player.money, say),
        { icon: "income", text: String(player.income), said: say("ww-play-said-income", { income: player.income }) },
        { icon: view.era, text: String(links), said: say("ww-play-said-links", { links }), minor: true },
      ],
      note: say("ww-play-note", { industries: industriesOf(view, player), tokens: player.token_count }),
    };
  });
}

function moneyFigure(money: number | null, say: Say): Figure {
  if (money === null) return { icon: "money", text: "?", said: say("ww-play-said-hidden") };
  const text = say("ww-play-price", { money });
  return { icon: "money", text, said: text };
}

export function stage(view: View, _components: Components, say: Say): Stage {
  const { era, round, rounds } = view;
  return {
    name: say(`era-${era}`),
    round,
    rounds,
    ...(round === 0 && { said: say("ww-play-opening") }),
    rest: restOf(view, say),
  };
}

/** What is done now. */
function restOf({ pending }: View, say: Say): string {
  if (pending.phase === "demand") return say("ww-play-now-demand");
  if (pending.phase === "bid") return say("ww-play-now-bids");
  return pending.phase === "over" ? "" : say("ww-play-now-turns");
}

export function measures(view: View, say: Say): readonly Measure[] {
  const of = (value: (player: Player) => number): readonly number[] => view.players.map(value);
  return [
    { icon: "money", label: say("ww-play-measure-money"), values: of((player) => player.money ?? 0) },
    { icon: "points", label: say("ww-play-measure-worth"), values: view.players.map((_, seat) => moneyAfter(view, seat)) },
    { icon: "income", label: say("ww-play-measure-income"), values: of((player) => player.income) },
    { icon: "canal", label: say("ww-play-measure-links"), values: view.players.map((_, seat) => linksOf(view, seat)) },
    { icon: "factory", label: say("ww-play-measure-industries"), values: of((player) => industriesOf(view, player)) },
  ];
}

/** An era is a great step, a round a small one. */
export function milestone({ key, args }: GameEvent, say: Say): Milestone | null {
  if (key === "event-era") return { text: say(String(args["era"])), great: true };
  if (key === "event-round") return { text: say("ww-play-round", { round: Number(args["round"]) }), great: false };
  return null;
}

export const placesOf = (components: Components, say: Say): readonly NamedPlace[] =>
  components.towns.map(({ id }) => ({ id, name: say(`town-${id}`) })).sort((a, b) => a.name.localeCompare(b.name));
