// Tips of what stands beside Lancashire's board: cards, loans, the distant market and the tile on
// the deck.
import type { Say } from "../../map/marks";
import { seatTip } from "../../map/seat-tip";
import { lookOf, type Look } from "../../map/seats";
import type { Tip } from "../../map/tips.svelte";
import * as brass from "../brass/panel-tips";
import { oddsOf } from "./distant";
import type { Components, View, Reading } from "./types";
import { clause, panel } from "./tips";

export function cardTip(card: { readonly kind: string } | undefined, name: string, say: Say): Tip | null {
  if (card?.kind === "location") return { title: name, text: say("brass-tip-card-location"), rule: clause("BUILD-LOCATION-CARD") };
  if (card?.kind === "industry") return { title: name, text: say("brass-tip-card-industry"), rule: clause("BUILD-INDUSTRY-CARD") };
  return null;
}

export const marketTip = (kind: "coal" | "iron", components: Components, view: View, say: Say): Tip =>
  brass.marketTip(kind, panel(components, view, say), say("bl-tip-coal-market"));

/** The distant market, with what the next tile may do. */
export function distantTip(components: Components, view: View, say: Say): Tip {
  const title = say("bl-distant");
  if (view.distant_market.marker >= components.distant_track.length) {
    return { title, text: say("bl-tip-distant-closed"), rule: clause("DISTANT-CLOSED") };
  }
  const { tiles, closing } = oddsOf(components, view);
  return {
    title,
    text: say("bl-tip-distant"),
    facts: [
      { label: say("bl-fact-pile"), value: String(tiles) },
      { label: say("bl-fact-closing"), value: String(closing) },
    ],
    rule: clause("DISTANT-DRAW"),
  };
}

/** The tile that lies among the cards, and what it says when it is seen. */
export function deckTip({ era, deck_tile: tile }: View, say: Say): Tip {
  const title = say("bl-deck-tile");
  if (tile === "rothschild") return { title, text: say("bl-tip-rothschild"), rule: clause("LOAN-REMINDER") };
  if (tile === "stephenson" && era === "rail") return { title, text: say("bl-tip-no-loans"), rule: clause("LOAN-BAN") };
  if (era === "canal") return { title, text: say("bl-tip-stephenson"), rule: clause("TURN-BENEATH-NOT-DRAWN") };
  return { title, text: say("bl-tip-deck-tile"), rule: clause("ERA-ROTHSCHILD") };
}

/** What the table page asks for by name: figures of players and of the game, and seat marks. */
export function tipAbout(about: string, reading: Reading, looks: readonly Look[], seat?: number): Tip | null {
  const { say, names } = reading;
  if (about !== "seat") return figureTip(about, seat, reading.components, reading.view, say);
  return seat === undefined ? null : seatTip(lookOf(looks, seat), names[seat] ?? "", say);
}

export const figureTip = (about: string, seat: number | undefined, components: Components, view: View, say: Say): Tip | null =>
  brass.figureTip(about, seat, panel(components, view, say), say("bl-tip-money"));
