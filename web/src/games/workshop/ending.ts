// How the end of Workshop of the World is told: where the money came from and where it went, who would
// have had how much in an earlier position, and the map as it was when the last links were paid: the
// rules give them back to their companies then, and the board would end empty.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import { FROM_THE_START, type Earning, type PointSource } from "../board";
import { idOf } from "../notation";
import { moneyAfter } from "./figures";
import type { View } from "./types";

export const sources = (say: Say): readonly PointSource[] => [
  { id: FROM_THE_START, icon: "money", label: say("ww-play-from-start") },
  { id: "income", icon: "income", label: say("ww-play-from-income") },
  { id: "links", icon: "rail", label: say("ww-play-from-links") },
  { id: "industries", icon: "factory", label: say("ww-play-from-industries") },
  { id: "recovered", icon: "money", label: say("ww-play-from-recovered") },
  { id: "bids", icon: "auction", label: say("ww-play-from-bids") },
  { id: "building", icon: "network", label: say("ww-play-from-building") },
];

const SIGNS: Readonly<Record<string, readonly [source: string, sign: number]>> = {
  "event-income": ["income", 1],
  "event-links": ["links", 1],
  "event-links-of": ["links", 1],
  "event-industries": ["industries", 1],
  "event-industries-of": ["industries", 1],
  "event-recover": ["recovered", 1],
  "event-bid": ["bids", -1],
  "event-build": ["building", -1],
};

export const earnings = (events: readonly GameEvent[]): readonly Earning[] =>
  events.flatMap(({ key, args, seat }) => {
    const [source, sign] = SIGNS[key] ?? [];
    return source && sign ? [{ seat, source, points: sign * Number(args["money"]) }] : [];
  });

export const standing = (view: View): readonly number[] => view.players.map((_, seat) => moneyAfter(view, seat));

/** With the links that were built since the last era began, each in the colour that built it. */
export function lastBoard(view: View, events: readonly GameEvent[]): View {
  if (view.pending.phase !== "over") return view;
  const era = events.slice(events.findLastIndex(({ key }) => key === "event-era") + 1);
  const links: View["links"][number][] = [];
  const paid = new Map<string, { networks: number[]; links: number }>();
  let named = "";
  for (const { key, args, seat } of era) {
    const [only = "", second] = view.players[seat]?.companies ?? [];
    if (key === "event-turn") named = idOf(args["colour"]);
    if (key === "event-build") links.push({ connection: idOf(args["connection"]), owner: second === undefined ? only : named });
    if (key === "event-links") paid.set(only, networksOf(args));
    if (key === "event-links-of") paid.set(idOf(args["owner"]), networksOf(args));
  }
  return { ...view, links, preview: { ...view.preview, players: view.preview.players.map((player) => withNetworks(player, paid)) } };
}

/** The networks that were paid: the largest, and whatever lay outside it. */
const networksOf = ({ largest, others, money }: GameEvent["args"]): { networks: number[]; links: number } => ({
  networks: [Number(largest), Number(others)].filter((size) => size > 0),
  links: Number(money),
});

type Pay = View["preview"]["players"][number];

const withNetworks = (player: Pay, paid: ReadonlyMap<string, Pick<Pay["companies"][number], "networks" | "links">>): Pay => ({
  ...player,
  companies: player.companies.map((company) => ({ ...company, ...paid.get(company.colour) })),
});
