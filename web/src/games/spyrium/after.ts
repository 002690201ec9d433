// Views one small change further, for what is played on the board: the whole truth comes with the
// next view of the server.
import type { Built, Owned, Player, View } from "./types";

export const withPlayer = (view: View, seat: number, change: Partial<Player>): View => ({
  ...view,
  players: view.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
});

/** A worker comes into a gap, or leaves it. */
export function withWorker(view: View, gap: string, owner: number, change: 1 | -1): View {
  const here = view.workers.find((standing) => standing.gap === gap && standing.owner === owner);
  const count = (here?.count ?? 0) + change;
  const others = view.workers.filter((standing) => standing !== here);
  const workers = count > 0 ? [...others, { gap, owner, count }] : others;
  const around = view.around.map((number, at) => (gap.split("-").includes(view.market[at]?.slot ?? "") ? number + change : number));
  const active = (view.players[owner]?.active ?? 0) - (change > 0 ? 1 : 0);
  return withPlayer({ ...view, workers, around }, owner, { active });
}

export function withMoreWorkers(view: View, seat: number, more: number): View {
  const { workers = 0, active = 0, reserve = 0 } = view.players[seat] ?? {};
  return withPlayer(view, seat, { workers: workers + more, active: active + more, reserve: reserve - more });
}

// The market ---------------------------------------------------------------------------------

export const withoutCard = (view: View, slot: string): View => ({
  ...view,
  market: view.market.map((place) => (place.slot === slot ? { ...place, card: null, tokens: [] } : place)),
});

export const withTokens = (view: View, slot: string | null, tokens: readonly number[]): View => ({
  ...view,
  market: view.market.map((place) => (place.slot === slot ? { ...place, tokens } : place)),
});

export function withoutToken(view: View, slot: string | null, value: number): View {
  const tokens = view.market.find((place) => place.slot === slot)?.tokens ?? [];
  return withTokens(
    view,
    slot,
    tokens.filter((_, at) => at !== tokens.indexOf(value)),
  );
}

export const newMarket = (view: View, cards: readonly string[]): View => ({
  ...view,
  market: view.market.map((place, at) => ({ ...place, card: cards[at] ?? null, tokens: [] })),
});

/** Everybody begins again in Phase I, with all workers and everything upright. */
export const newRound = (view: View, round: number): View => ({
  ...view,
  round,
  workers: [],
  around: view.around.map(() => 0),
  players: view.players.map((player) => ({
    ...player,
    active: player.workers,
    activation: false,
    passed: false,
    event_used: false,
    buildings: player.buildings.map((built) => ({ ...built, tilted: false, workers: 0 })),
    techniques: player.techniques.map((owned) => ({ ...owned, tilted: false })),
  })),
});

// Quarters -----------------------------------------------------------------------------------

type Kept = "buildings" | "techniques";

export function withOwned(view: View, seat: number, kept: Kept, card: string): View {
  const owned: Owned | Built = kept === "buildings" ? { card, tilted: false, workers: 0 } : { card, tilted: false };
  return withPlayer(view, seat, { [kept]: [...(view.players[seat]?.[kept] ?? []), owned] });
}

export function withoutBuilding(view: View, seat: number, card: string): View {
  const buildings = view.players[seat]?.buildings ?? [];
  const gone = buildings.find((owned) => owned.card === card);
  return withPlayer(view, seat, { buildings: buildings.filter((owned) => owned !== gone) });
}

/** One copy of a card is tilted or straightened; of equal ones that with the fewest workers. */
export function tilted(view: View, seat: number, kept: Kept, card: string, tilt: boolean): View {
  const cards = view.players[seat]?.[kept] ?? [];
  const turned = cards.find((owned) => owned.card === card && owned.tilted !== tilt);
  return withPlayer(view, seat, { [kept]: cards.map((owned) => (owned === turned ? { ...owned, tilted: tilt } : owned)) });
}

/** A building is used, and its workers stay on it. One that was just straightened has some already. */
export function exploited(view: View, seat: number, card: string, workers: number): View {
  const { buildings = [], active = 0 } = view.players[seat] ?? {};
  const copies = buildings.filter((built) => built.card === card).toSorted((one, other) => one.workers - other.workers);
  const used = copies.findLast((built) => !built.tilted) ?? copies[0];
  const now = buildings.map((built) => (built === used ? { ...built, tilted: true, workers: built.workers + workers } : built));
  return withPlayer(view, seat, { buildings: now, active: active - workers });
}
