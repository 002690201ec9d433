// The sections of "how to play" Spyrium, in reading order: which picture each one has, and the
// clauses that say it exactly. The texts are guide.*.ftl, by the id of the section.
import type { Section } from "../../../learn/Guide.svelte";
import type { SceneName } from "./scenes";

export type Picture = { kind: "market"; scene: SceneName } | { kind: "cards"; cards: readonly ShownCard[] } | { kind: "actions" };

export interface ShownCard {
  id: string;
  tilted?: boolean;
  tokens?: readonly number[];
}

const cards = (...ids: readonly (string | ShownCard)[]): Picture => ({
  kind: "cards",
  cards: ids.map((id) => (typeof id === "string" ? { id } : id)),
});

export const SECTIONS: readonly Section<Picture>[] = [
  {
    id: "aim",
    icon: "points",
    picture: cards("bld_mine_1_A", "bld_workshop_1_A", "bld_townhouse_A"),
    rules: ["SP-END-MOST-POINTS", "SP-ROUND-SIX", "SP-SETUP-PLAYER"],
  },
  {
    id: "round",
    icon: "log",
    picture: { kind: "actions" },
    rules: [
      "SP-ROUND-INCOME",
      "SP-ROUND-MARKET",
      "SP-TURN-ORDER",
      "SP-TURN-PHASE-ONE-ACTIONS",
      "SP-TURN-PHASE-TWO-ACTIONS",
      "SP-ROUND-END",
    ],
  },
  {
    id: "place",
    icon: "worker",
    picture: { kind: "market", scene: "place" },
    rules: ["SP-PLACE-GAP", "SP-PLACE-INSIDE", "SP-PLACE-NO-LIMIT", "SP-PLACE-HOLE"],
  },
  {
    id: "phases",
    icon: "develop",
    picture: null,
    rules: ["SP-TURN-ACTIVATION", "SP-TURN-OWN-PHASE", "SP-TURN-NO-WAY-BACK", "SP-PASS-MARKET-EMPTY", "SP-PASS-FINAL"],
  },
  {
    id: "money",
    icon: "money",
    picture: { kind: "market", scene: "money" },
    rules: ["SP-MONEY-OWN-WORKER", "SP-MONEY-AMOUNT", "SP-MONEY-INACTIVE", "SP-MONEY-CARDS-GONE"],
  },
  {
    id: "activate",
    icon: "card_industry",
    picture: { kind: "market", scene: "activate" },
    rules: ["SP-ACTIVATE-NEIGHBOUR", "SP-ACTIVATE-PRICE", "SP-ACTIVATE-SURCHARGE", "SP-ACTIVATE-INACTIVE", "SP-ACTIVATE-PAY-IN-FULL"],
  },
  {
    id: "characters",
    icon: "character",
    picture: cards("char_apprentice_A", { id: "char_miner_A", tokens: [1, 2, 3] }, { id: "char_architect_A", tokens: [2, 2] }),
    rules: ["SP-CALL-EFFECT", "SP-CALL-STAYS", "SP-CALL-NEEDS-TOKEN", "SP-CALL-CHOOSES-TOKEN", "SP-TOKEN-CHARACTERS"],
  },
  {
    id: "buildings",
    icon: "building",
    picture: cards("bld_mine_1_A", "bld_mine_2_A", "bld_laboratory_1_A"),
    rules: ["SP-BUILD-NEW-PLACE", "SP-BUILD-REPLACE", "SP-BUILD-SHARED-SYMBOL", "SP-BUILD-AT-ONCE"],
  },
  {
    id: "exploit",
    icon: "crystal",
    picture: cards("bld_mine_2_A", { id: "bld_workshop_1_A", tilted: true }),
    rules: ["SP-EXPLOIT-OWN", "SP-EXPLOIT-ONCE", "SP-EXPLOIT-ONE-EFFECT", "SP-EXPLOIT-WORKERS", "SP-EXPLOIT-SPYRIUM"],
  },
  {
    id: "techniques",
    later: true,
    icon: "technique",
    picture: cards("tech_automation", "tech_crane", "tech_lobbying"),
    rules: ["SP-PATENT-TAKES-CARD", "SP-PATENT-NO-PLACE", "SP-TECHNIQUE-ONCE", "SP-END-TECHNIQUES"],
  },
  {
    id: "event",
    icon: "event",
    picture: null,
    rules: ["SP-EVENT-EITHER-PHASE", "SP-EVENT-ONCE", "SP-EVENT-ONE-OPTION", "SP-TOKEN-EVENT", "SP-TOKEN-BUILDINGS"],
  },
  {
    id: "residence",
    later: true,
    icon: "residence",
    picture: null,
    rules: ["SP-RESIDENCE-CHOICE", "SP-RESIDENCE-LAST", "SP-BONUS-FIRST", "SP-BONUS-SECOND"],
  },
  {
    id: "end",
    icon: "confirm",
    picture: cards("bld_palace_C", "tech_capitalization", "tech_taylorism"),
    rules: ["SP-END-AFTER-SIX", "SP-END-BUILDINGS", "SP-END-TECHNIQUES", "SP-END-NOTHING-ELSE", "SP-END-SHARED"],
  },
  {
    id: "guessed",
    later: true,
    icon: "warn",
    picture: null,
    rules: ["SP-BOX-RECONSTRUCTED", "SP-BOX-KNOWN-VALUES", "SP-BOX-RESIDENCE-TRACK"],
  },
  { id: "hints", icon: "hint", picture: null, rules: [] },
];
