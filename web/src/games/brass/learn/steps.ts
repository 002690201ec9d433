// The steps of a guided first game that are the same in every Brass: the notes on what has just
// happened, and a few lessons. A game lists them among its own. Their texts are lessons.*.ftl here,
// or of the game's folder where it has more to say.
import type { GameEvent } from "../../../api/types";
import type { StepArgs } from "../../../learn/lesson";
import { isIntroductory, type Moment, type Step } from "./reading";
import { scoreArgs } from "./score";

export const ACTION = "ask-action";
export const fromRound = (round: number) => (moment: Moment) => moment.view.round >= round;

/** Where a tile stands and what it is, for the texts and to point at it. */
export function tileArgs(_: Moment, event: GameEvent | undefined): StepArgs {
  const { industry = "", location = "", slot = "", spaces = 0, level = 1 } = (event?.args ?? {}) as Record<string, string | number>;
  const kind = String(industry).replace("industry-", "");
  return { industry, location, kind, spaces, level, at: String(slot).replace("slot-", "") };
}

export const atTile = (_: Moment, args: StepArgs) => ({ places: [String(args["at"])] });
const moneyOf = (_: Moment, event: GameEvent | undefined): StepArgs => ({ money: Number(event?.args["money"] ?? 0) });

/** Of each game its own clauses: "BB-COAL-FREE". */
export function sharedLessons(game: string) {
  return {
    cards: {
      id: "cards",
      kind: "lesson",
      icon: "card_location",
      when: { after: ["welcome"] },
      points: () => ({ areas: ["hand"] }),
      rule: `${game}-TURN-CARD-PER-ACTION`,
    },
    twoActions: {
      id: "two-actions",
      kind: "lesson",
      icon: "pass",
      when: { question: ACTION, after: ["welcome"], holds: fromRound(2) },
      points: () => ({ areas: ["players"] }),
      rule: `${game}-ROUND-ORDER-LEAST-SPENT`,
    },
    preview: {
      id: "preview",
      kind: "lesson",
      icon: "linkpts",
      when: { question: ACTION, holds: fromRound(7) },
      points: () => ({ areas: ["preview"] }),
      rule: `${game}-ERA-SCORE-LINKS`,
    },
    score: {
      id: "score",
      kind: "lesson",
      icon: "points",
      when: { holds: (moment) => moment.over && isIntroductory(moment) },
      args: scoreArgs,
      rule: `${game}-INTRO-TILES`,
    },
  } as const satisfies Readonly<Record<string, Step>>;
}

export function sharedNotes(game: string) {
  return {
    built: {
      id: "built",
      kind: "note",
      icon: "build",
      when: { event: ["event-build", "event-double"], by: "you" },
      args: tileArgs,
      points: atTile,
      rule: `${game}-BUILD-CUBES`,
    },
    rival: {
      id: "rival",
      kind: "note",
      icon: "replay",
      when: {
        event: ["event-build", "event-double", "event-link-canal", "event-develop", "event-loan", "event-scout"],
        by: "others",
        after: ["first-build"],
      },
      rule: `${game}-ROUND-PLAY-ORDER`,
    },
    linked: {
      id: "linked",
      kind: "note",
      icon: "canal",
      when: { event: ["event-link-canal"], by: "you" },
      args: (_, event) => ({ link: String(event?.args["link"]), at: String(event?.args["link"]).replace("link-", "") }),
      points: atTile,
      rule: `${game}-NETWORK-CONNECTED`,
    },
    marketed: {
      id: "marketed",
      kind: "note",
      icon: "money",
      when: { event: ["event-coal-marketed", "event-iron-marketed"], by: "you" },
      args: (_, event) => ({ money: Number(event?.args["money"]), cubes: Number(event?.args["cubes"]) }),
      points: () => ({ areas: ["markets"] }),
      rule: `${game}-MARKET-ALL-THAT-FIT`,
    },
    bought: {
      id: "bought",
      kind: "note",
      icon: "money",
      when: { event: ["event-coal-bought", "event-iron-bought"], by: "you" },
      args: moneyOf,
      points: () => ({ areas: ["markets"] }),
      rule: `${game}-COAL-MARKET-CHEAPEST`,
    },
    taken: {
      id: "taken",
      kind: "note",
      icon: "coal",
      when: { event: ["event-coal", "event-iron"], by: "you" },
      args: tileArgs,
      points: atTile,
      rule: `${game}-COAL-FREE`,
    },
    used: {
      id: "used",
      kind: "note",
      icon: "coal",
      when: { event: ["event-coal", "event-iron", "event-beer"], by: "others", owner: "you" },
      args: tileArgs,
      points: atTile,
      rule: `${game}-FLIP-EMPTIED`,
    },
    sold: {
      id: "sold",
      kind: "note",
      icon: "sell",
      when: { event: ["event-sell"], by: "you" },
      args: tileArgs,
      points: atTile,
      rule: `${game}-FLIP-SOLD`,
    },
    flipped: {
      id: "flipped",
      kind: "note",
      icon: "income",
      when: { event: ["event-flip"], owner: "you", holds: ({ news }) => !news.some((event) => event.key === "event-sell") },
      args: tileArgs,
      points: atTile,
      rule: `${game}-FLIP-INCOME`,
    },
    paid: {
      id: "paid",
      kind: "note",
      icon: "income",
      when: { event: ["event-income"], by: "you", such: (event) => Number(event.args["money"]) > 0 },
      args: moneyOf,
      points: () => ({ areas: ["players"] }),
      rule: `${game}-ROUND-INCOME-PAID`,
    },
    developed: {
      id: "developed",
      kind: "note",
      icon: "develop",
      when: { event: ["event-develop"], by: "you" },
      points: () => ({ areas: ["mat"] }),
      rule: `${game}-DEVELOP-LOWEST`,
    },
    passed: { id: "passed", kind: "note", icon: "pass", when: { event: ["event-pass"], by: "you" }, rule: `${game}-TURN-PASS` },
    owing: {
      id: "owing",
      kind: "note",
      icon: "warn",
      when: { event: ["event-interest"], by: "you" },
      args: moneyOf,
      rule: `${game}-ROUND-INCOME-NEGATIVE`,
    },
    rails: { id: "rails", kind: "note", icon: "rail", when: { event: ["event-rail"] }, rule: `${game}-ERA-OBSOLETE` },
  } as const satisfies Readonly<Record<string, Step>>;
}
