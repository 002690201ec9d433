// Tips of what stands beside Birmingham's board: its cards, and the figures with what loans are.
import type { Say } from "../../map/marks";
import { seatTip } from "../../map/seat-tip";
import { lookOf, type Look } from "../../map/seats";
import type { Tip } from "../../map/tips.svelte";
import * as brass from "../brass/panel-tips";
import type { CardKind, Components, View, Reading } from "./types";
import { clause, panel } from "./tips";

export function cardTip(card: CardKind | undefined, name: string, say: Say): Tip | null {
  switch (card?.kind) {
    case "location":
      return { title: name, text: say("brass-tip-card-location"), rule: clause("BUILD-LOCATION-CARD") };
    case "industry":
      return { title: name, text: say("brass-tip-card-industry"), rule: clause("BUILD-INDUSTRY-CARD") };
    case "wild_location":
      return { title: name, text: say("bb-tip-card-wild-location"), rule: clause("BUILD-WILD-LOCATION") };
    case "wild_industry":
      return { title: name, text: say("bb-tip-card-wild-industry"), rule: clause("BUILD-WILD-INDUSTRY") };
    default:
      return null;
  }
}

export const marketTip = (kind: "coal" | "iron", components: Components, view: View, say: Say): Tip =>
  brass.marketTip(kind, panel(components, view, say), say("bb-tip-coal-market"));

/** What the table page asks for by name: figures of players and of the game, and seat marks. */
export function tipAbout(about: string, reading: Reading, looks: readonly Look[], seat?: number): Tip | null {
  const { say, names } = reading;
  if (about !== "seat") return figureTip(about, seat, reading.components, reading.view, say);
  return seat === undefined ? null : seatTip(lookOf(looks, seat), names[seat] ?? "", say);
}

export const figureTip = (about: string, seat: number | undefined, components: Components, view: View, say: Say): Tip | null =>
  brass.figureTip(about, seat, panel(components, view, say), say("bb-tip-money", { loan: components.loan_money }));
