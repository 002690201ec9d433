// What the figures and panels beside the map are, for their tips.
import { seatTip } from "../../map/seat-tip";
import type { Say } from "../../map/marks";
import { lookOf, type Look } from "../../map/seats";
import type { Tip } from "../../map/tips.svelte";
import { linkCost } from "./pieces";
import type { Components, View, Reading } from "./types";
import { clause } from "./tips";

export function tipAbout(about: string, { components, view, say, names }: Reading, looks: readonly Look[], seat?: number): Tip | null {
  const parts = { components, view, say };
  if (about === "seat") return seat === undefined ? null : seatTip(lookOf(looks, seat), names[seat] ?? say(`seat-${seat}`), say);
  if (seat !== undefined) {
    const own = playerTip(about, parts, seat);
    if (own) return own;
  }
  return plainTip(about, parts);
}

interface Parts {
  components: Components;
  view: View;
  say: Say;
}

/** A figure of one player. */
function playerTip(about: string, { components, view, say }: Parts, seat: number): Tip | null {
  const { companies = [] } = view.preview.players[seat] ?? {};
  if (about === "canal" || about === "rail") {
    const facts = companies.map(({ colour, networks: [largest = 0, ...smaller] }) => {
      const others = smaller.reduce((sum, links) => sum + links, 0);
      return {
        label: companies.length > 1 ? say(`colour-${colour}`) : say("ww-fact-networks"),
        value: say("ww-networks-said", { largest, others }),
      };
    });
    return {
      title: say("ww-links"),
      text: say("ww-tip-links", { network: components.network_pay, link: components.link_pay }),
      facts,
      rule: clause("INCOME-NETWORK"),
    };
  }
  if (about === "factory") {
    const counts = companies.flatMap(({ types }) => Object.entries(types)).filter(([, { count }]) => count > 0);
    const facts = counts.map(([type, { count }]) => ({
      label: say(`type-${type}`),
      value: say("ww-industries-said", { count, demand: view.demand[type] ?? 0 }),
    }));
    return { title: say("ww-industries"), text: say("ww-tip-industries"), facts, rule: clause("INCOME-INDUSTRIES") };
  }
  return null;
}

function plainTip(about: string, { components, view, say }: Parts): Tip | null {
  switch (about) {
    case "money":
      return { title: say("ww-money-title"), text: say("ww-tip-money"), rule: clause("END-MOST-MONEY") };
    case "income":
      return { title: say("ww-income"), text: say("ww-tip-income", { spaces: components.per_pound }), rule: clause("RECOVER-TWO-SPACES") };
    case "order":
      return { title: say("ww-order"), text: say("ww-tip-order"), rule: clause("BID-TIES") };
    case "auction":
      return { title: say("ww-last-bid"), text: say("ww-tip-bid"), rule: clause("BID-ALL-PAY") };
    case "demand":
      return { title: say("ww-demand"), text: say("ww-tip-demand"), rule: clause("INCOME-INDUSTRIES") };
    case "tokens":
      return {
        title: say("ww-tokens"),
        text: say("ww-tip-tokens", { tokens: components.tables[String(view.seats)]?.placed ?? 1 }),
        rule: clause("SECRET-TOKENS"),
      };
    case "preview":
      return { title: say("ww-if-era-ended"), text: say("ww-tip-preview"), rule: clause("INCOME-TRACK") };
    case "stage":
      return {
        title: say(`era-${view.era}`),
        text: say("ww-tip-stage", { rounds: view.rounds, money: linkCost(components, view.era) }),
        rule: clause("ROUND-LAST"),
      };
    default:
      return null;
  }
}
