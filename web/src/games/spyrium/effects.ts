// What a card does: as glyphs for its face, and in words for tips and screen readers.
import type { Say } from "../../map/marks";
import { moneyText } from "../../words/format";
import type { Language } from "../../words/words";
import { faceOf } from "./cards";
import type { Card, Components, Effect, EventCard, Technique } from "./types";

/** One sign of a line of glyphs. */
export type Piece = { kind: "glyph"; icon: string; count: number } | { kind: "points" | "money" | "token" | "sign"; text: string };

const glyph = (icon: string, count = 1): Piece => ({ kind: "glyph", icon, count });
const sign = (text: string): Piece => ({ kind: "sign", text });
const pounds = (money: number): Piece => ({ kind: "money", text: String(money) });
/** The sign alone, where a token says how much. */
const POUND: Piece = { kind: "money", text: "" };
const token = (value: number): Piece => ({ kind: "token", text: value ? String(value) : "?" });
const ARROW = sign("→");
const TIMES = sign("×");

/** The pieces as a language writes money: the sign before the amount or after it. */
export function written(pieces: readonly Piece[], language: Language): readonly Piece[] {
  const turned = [...pieces];
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (language === "fr" && piece.kind === "money" && piece.text === "" && next?.kind === "token") turned.splice(at, 2, next, piece);
  }
  return turned.map((piece) => (piece.kind === "money" ? { ...piece, text: moneyText(language, piece.text) } : piece));
}

/** An effect as glyphs: what it takes, an arrow, what it brings. `value`: of its token, if known. */
export function effectPieces(effect: Effect, value = 0): readonly Piece[] {
  const takes = joined(takenPieces(effect, value));
  const brings = joined(broughtPieces(effect, value));
  return takes.length > 0 ? [...takes, ARROW, ...brings] : brings;
}

function takenPieces(effect: Effect, value: number): Piece[][] {
  const found: Piece[][] = [];
  if (effect.workers) found.push([glyph("worker", effect.workers)]);
  if (effect.pay_money) found.push([pounds(effect.pay_money)]);
  if (effect.pay_per_worker) found.push([pounds(effect.pay_per_worker), TIMES, glyph("worker")]);
  if (effect.pay_token) found.push([POUND, token(value)]);
  if (effect.pay_spyrium) found.push([glyph("crystal", effect.pay_spyrium)]);
  return found;
}

const BY_TOKEN: Readonly<Record<Exclude<Effect["token"], "">, Piece>> = {
  money: POUND,
  spyrium: glyph("crystal"),
  points: glyph("points"),
};

function broughtPieces(effect: Effect, value: number): Piece[][] {
  const found: Piece[][] = [];
  if (effect.money) found.push([pounds(effect.money)]);
  if (effect.spyrium) found.push([glyph("crystal", effect.spyrium)]);
  if (effect.points) found.push([{ kind: "points", text: String(effect.points) }]);
  if (effect.new_workers) found.push([sign("+"), glyph("worker", effect.new_workers)]);
  if (effect.token) found.push([token(value), TIMES, BY_TOKEN[effect.token]]);
  if (effect.residence) found.push([glyph("residence")]);
  if (effect.reuse) found.push([glyph("replay"), glyph("building")]);
  if (effect.late_worker) found.push([glyph("worker"), sign("→"), glyph("card_location")]);
  return found;
}

const joined = (parts: readonly Piece[][]): Piece[] =>
  parts.flatMap((part, at) => (at > 0 && part[0]?.kind === "money" ? [sign("+"), ...part] : part));

/** The options of an event one after the other; those that differ only in what the token is
 *  counted in share it. */
export function eventPieces({ options }: EventCard, value: number): readonly Piece[] {
  const units = options.flatMap(({ token: unit }) => (unit ? [BY_TOKEN[unit]] : []));
  if (options.length > 1 && units.length === options.length) return [token(value), TIMES, ...barred(units.map((unit) => [unit]))];
  return barred(options.map((option) => effectPieces(option, value)));
}

const barred = (parts: readonly (readonly Piece[])[]): Piece[] => parts.flatMap((part, at) => (at > 0 ? [sign("|"), ...part] : part));

/** The lines of glyphs on a card; what building brings has a mark of its own before it. */
export function cardLines(card: Card, value = 0): readonly (readonly Piece[])[] {
  if (card.type === "character") return [effectPieces(card.effect, value)];
  if (card.type === "technique") return [scorePieces(card)];
  const built = effectPieces(card.built, value);
  return [...card.exploit.map((effect) => effectPieces(effect)), ...(built.length > 0 ? [[glyph("build"), sign(":"), ...built]] : [])];
}

const COUNTED: Readonly<Record<Technique["score"]["of"], string>> = {
  money: "money",
  spyrium: "crystal",
  workers: "worker",
  buildings: "building",
  tokens: "token",
  residence: "residence",
  factories: "factory",
};

/** What a technique counts at the end. */
function scorePieces({ score }: Technique): readonly Piece[] {
  const one: Piece = { kind: "points", text: "1" };
  if (score.of === "residence" || score.of === "factories") return [glyph("points"), sign("="), glyph(COUNTED[score.of])];
  return [one, sign("/"), score.of === "money" ? pounds(score.per) : glyph(COUNTED[score.of])];
}

// In words -----------------------------------------------------------------------------------

/** "1 worker + 2 Spyrium → 6 VP" */
export function effectWords(effect: Effect, say: Say): string {
  const takes = takenWords(effect, say).join(" + ");
  const brings = broughtWords(effect, say).join(" + ");
  return takes ? `${takes} → ${brings}` : brings;
}

function takenWords(effect: Effect, say: Say): string[] {
  const found: string[] = [];
  if (effect.workers) found.push(say("part-workers", { number: effect.workers }));
  if (effect.pay_money) found.push(say("part-money", { number: effect.pay_money }));
  if (effect.pay_per_worker) found.push(say("part-per-worker", { number: effect.pay_per_worker }));
  if (effect.pay_token) found.push(say("part-token-money"));
  if (effect.pay_spyrium) found.push(say("part-spyrium", { number: effect.pay_spyrium }));
  return found;
}

function broughtWords(effect: Effect, say: Say): string[] {
  const found: string[] = [];
  if (effect.money) found.push(say("part-money", { number: effect.money }));
  if (effect.spyrium) found.push(say("part-spyrium", { number: effect.spyrium }));
  if (effect.points) found.push(say("part-points", { number: effect.points }));
  if (effect.new_workers) found.push(say("part-new-workers", { number: effect.new_workers }));
  if (effect.token) found.push(say(`part-token-${effect.token}`));
  if (effect.residence) found.push(say("part-residence"));
  if (effect.reuse) found.push(say("part-reuse"));
  if (effect.late_worker) found.push(say("part-late-worker"));
  return found;
}

/** What a card does, in a line of words; empty for a building that only counts at the end. */
export function cardWords(card: Card, say: Say): string {
  if (card.type === "character") return effectWords(card.effect, say);
  if (card.type === "technique") return say(`ability-${card.kind}`, { amount: card.amount });
  const used = card.exploit.map((effect) => effectWords(effect, say)).join(" / ");
  const built = effectWords(card.built, say);
  return [used, built && say("sp-when-built", { effect: built })].filter(Boolean).join("; ");
}

export const eventWords = (event: EventCard, say: Say): string => event.options.map((option) => effectWords(option, say)).join(" / ");

/** The price, words and points of a card in one sentence, for its close-up by ear. */
export function cardSentence(components: Components, id: string, say: Say): string {
  const card = faceOf(components, id);
  if (!card) return say(`card-${id}`);
  const parts = [say("sp-card-said", { card: say(`card-${id}`), type: say(`type-${card.type}`), money: card.cost }), cardWords(card, say)];
  if (card.type === "building")
    parts.push(say("sp-points-said", { points: card.points }), ...card.symbols.map((symbol) => symbolName(symbol, say)));
  return parts.filter(Boolean).join(", ");
}

export function symbolName(symbol: string, say: Say): string {
  if (symbol === "mine") return say("sp-symbol-mine");
  return symbol === "factory" ? say("sp-symbol-factory") : say("sp-symbol-research");
}
