// Tips of what stands beside the board: the figures of players and of the game, the residence
// track, the tokens, the points to come.
import { seatTip } from "../../map/seat-tip";
import { lookOf, type Look } from "../../map/seats";
import type { Tip } from "../../map/tips.svelte";
import type { Components, View, Reading } from "./types";
import { clause, workersTip } from "./tips";

/** What the table page asks for by name; null: nothing to say. */
export function tipAbout(about: string, reading: Reading, looks: readonly Look[], seat?: number): Tip | null {
  const { say, names } = reading;
  const view = reading.view;
  const components = reading.components;
  switch (about) {
    case "seat":
      return seat === undefined ? null : seatTip(lookOf(looks, seat), names[seat] ?? say(`seat-${seat}`), say);
    case "money":
      return { title: say("sp-measure-money"), text: say("sp-tip-money"), rule: clause("MONEY-AMOUNT") };
    case "crystal":
      return { title: say("sp-measure-spyrium"), text: say("sp-tip-spyrium"), rule: clause("EXPLOIT-SPYRIUM") };
    case "worker":
      return workers(view, seat, reading);
    case "points":
      return {
        title: say("sp-measure-points"),
        text: say("sp-tip-points", { first: components.bonus_points[0] ?? 0, second: components.bonus_points[1] ?? 0 }),
        rule: clause("BONUS-FIRST"),
      };
    case "order":
      return { title: say("sp-tip-order-title"), text: say("sp-tip-order"), rule: clause("TURN-ORDER") };
    case "stage":
      return { title: say("sp-tip-stage-title"), text: say("sp-tip-stage", roundsOf(components)), rule: clause("ROUND-SIX") };
    case "deck":
    case "tokens":
      return { title: say("sp-tip-tokens-title"), text: say("sp-tip-tokens"), rule: clause("TOKEN-RESHUFFLE") };
    case "residence":
      return { title: say("sp-residences"), text: say("sp-tip-residence"), rule: clause("RESIDENCE-CHOICE") };
    case "bonuses":
      return { title: say("sp-bonuses"), text: say("sp-tip-bonuses", { money: components.bonus_money }), rule: clause("BONUS-SECOND") };
    case "preview":
      return { title: say("sp-end-now"), text: say("sp-tip-preview"), rule: clause("END-TECHNIQUES") };
    default:
      return null;
  }
}

/** How many rounds there are, and of which period. */
function roundsOf({ periods }: Components): Record<"rounds" | "a" | "b" | "c", number> {
  const of = (name: string): number => periods.filter((period) => period === name).length;
  return { rounds: periods.length, a: of("A"), b: of("B"), c: of("C") };
}

function workers(view: View, seat: number | undefined, { say }: Reading): Tip | null {
  const player = seat === undefined ? undefined : view.players[seat];
  if (!player || seat === undefined) return null;
  const placed = view.workers.reduce((sum, standing) => (standing.owner === seat ? sum + standing.count : sum), 0);
  return workersTip(player, placed, say);
}
