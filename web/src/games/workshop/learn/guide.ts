// The sections of "how to play" Workshop of the World, in reading order: which picture each one has,
// and the clauses that say it exactly. The texts are guide.*.ftl, by the id of the section.
import type { Section } from "../../../learn/Guide.svelte";
import type { SceneName } from "./scenes";

export type Picture =
  { kind: "board"; scene: SceneName } | { kind: "cards"; cards: readonly string[] } | { kind: "demand" } | { kind: "steps" };

/** What a round is made of, by the glyphs of the page. */
export const STEPS = ["auction", "card_town", "factory", "network", "income"] as const;

const board = (scene: SceneName): Picture => ({ kind: "board", scene });

export const SECTIONS: readonly Section<Picture>[] = [
  { id: "aim", icon: "money", picture: board("aim"), rules: ["WW-END-MOST-MONEY", "WW-SETUP-PLAYER", "WW-END-AFTER-RAIL-INCOME"] },
  {
    id: "round",
    icon: "log",
    picture: { kind: "steps" },
    rules: ["WW-ROUND-CARDS", "WW-TURN-ORDER", "WW-TURN-CARD-THEN-LINKS", "WW-ROUND-END", "WW-ROUND-LAST"],
  },
  {
    id: "demand",
    icon: "demand",
    picture: { kind: "demand" },
    rules: ["WW-DEMAND-DRAW", "WW-DEMAND-MUST-PLACE", "WW-DEMAND-KEPT", "WW-DEMAND-MAY-PLACE", "WW-SEALED-TOGETHER", "WW-SECRET-TOKENS"],
  },
  {
    id: "bids",
    icon: "auction",
    picture: null,
    rules: ["WW-BID-AMOUNT", "WW-BID-HIGHEST", "WW-BID-ALL-PAY", "WW-BID-TIES", "WW-SEALED-ANY-ORDER"],
  },
  {
    id: "cards",
    icon: "card_town",
    picture: { kind: "cards", cards: ["C15", "C27", "C39"] },
    rules: ["WW-CARD-FACE-UP", "WW-CARD-CHOICE", "WW-CARD-SATURATED", "WW-CARD-SWAP", "WW-CARD-SWAP-BINDING"],
  },
  { id: "full", icon: "factory", picture: board("full"), rules: ["WW-TOWN-CAPACITY", "WW-TOWN-DISPLACE", "WW-TOWN-DISPLACE-ANY"] },
  {
    id: "links",
    icon: "network",
    picture: board("links"),
    rules: ["WW-LINK-UP-TO-TWO", "WW-LINK-FREE", "WW-LINK-FIRST", "WW-LINK-SECOND", "WW-LINK-COST"],
  },
  {
    id: "crossing",
    later: true,
    icon: "double",
    picture: board("crossing"),
    rules: ["WW-LINK-DOUBLE", "WW-LINK-DOUBLE-FIRST", "WW-LINK-CROSSING", "WW-LINK-CROSSING-BOTH"],
  },
  {
    id: "income",
    icon: "income",
    picture: board("income"),
    rules: ["WW-GAIN-TOWNS", "WW-GAIN-TOWN-ONCE", "WW-GAIN-INDUSTRIES-ONCE", "WW-GAIN-NEW-LINKS-ONLY"],
  },
  { id: "recover", icon: "loan", picture: null, rules: ["WW-RECOVER-TWO-SPACES", "WW-RECOVER-OWN-DECISION", "WW-RECOVER-NOT-LOCKED"] },
  {
    id: "pay",
    icon: "linkpts",
    picture: board("network"),
    rules: ["WW-INCOME-TRACK", "WW-INCOME-NETWORK", "WW-INCOME-OTHER-LINKS", "WW-INCOME-INDUSTRIES", "WW-INCOME-SEVERAL"],
  },
  {
    id: "rail",
    icon: "rail",
    picture: board("rail"),
    rules: ["WW-INCOME-LINKS-BACK", "WW-INCOME-STAY", "WW-RAIL-ALL-CARDS", "WW-DEMAND-RAIL", "WW-RAIL-ORDER-STAYS"],
  },
  { id: "end", icon: "confirm", picture: null, rules: ["WW-DEMAND-LAST", "WW-END-MOST-MONEY", "WW-END-TIES", "WW-END-TOKENS-WORTHLESS"] },
  {
    id: "two",
    later: true,
    icon: "card_choice",
    picture: null,
    rules: ["WW-TWO-COLOURS", "WW-TWO-ONE-MARKER", "WW-TWO-DEMAND", "WW-TWO-FIRST-AUCTION", "WW-TWO-SECOND-AUCTION", "WW-TWO-COMPANIES"],
  },
  { id: "guessed", later: true, icon: "warn", picture: null, rules: ["WW-SETUP-DECK", "WW-SETUP-PIECES"] },
  { id: "hints", icon: "hint", picture: null, rules: [] },
];
