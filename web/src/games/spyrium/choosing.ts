// Choosing in Spyrium: the actions, the chips of what is chosen, what is asked for, and what somebody
// may have meant who pointed at something that is not possible.
import type { Marks, Say } from "../../map/marks";
import { chosenIn, valueOf, type Choice, type Facet, type Path } from "../../table/selection";
import type { ActionFace, Chip } from "../board";
import { slotsBeside } from "./board-index";
import { effectWords } from "./effects";
import { NEW, optionId } from "./facets";
import { eventOf, faceOf, ownedOf } from "./cards";
import type { Components, View, Reading } from "./types";
import { gapName } from "./sentences";
import { cardAt, sharesSymbol, sitePrice, surchargeAt } from "./sites";

/** Those of Phase I first. */
export function actions(say: Say): readonly ActionFace[] {
  return [
    { value: "place", icon: "worker", key: "W", label: say("sp-play-place") },
    { value: "activation", icon: "develop", key: "D", label: say("sp-play-activation") },
    { value: "event", icon: "event", key: "N", label: say("sp-play-event") },
    { value: "activate", icon: "card_industry", key: "A", label: say("sp-play-activate") },
    { value: "money", icon: "money", key: "C", label: say("sp-play-money") },
    { value: "exploit", icon: "building", key: "X", label: say("sp-play-exploit") },
    { value: "pass", icon: "pass", key: "P", label: say("sp-play-pass") },
  ];
}

// Chips ----------------------------------------------------------------------------------------

export function chip(facet: Facet, reading: Reading, known: Choice = []): Chip {
  const { say, seat } = reading;
  const { components, view } = reading;
  switch (facet.group) {
    case "action":
    case "next-action":
      return actionChip(facet.value, say);
    case "gap":
      return { icon: "worker", text: gapName(view, facet.value, say) };
    case "slot":
      return cardChip(components, cardAt(view, facet.value), say);
    case "option":
      return { icon: "event", text: optionText(components, view, facet.value, say) };
    case "building":
      return { icon: "building", text: buildingName(facet.value, say) };
    case "effect":
      return { icon: "building", text: effectText(components, facet.value, say) };
    case "site":
      return {
        icon: facet.value === NEW ? "build" : "building",
        text: siteText(facet.value, slotOf(view, known), { components, view, seat, say, known }),
      };
    default:
      return answerChip(facet, components, view, seat, say);
  }
}

function actionChip(value: string, say: Say): Chip {
  const face = actions(say).find((known) => known.value === value);
  return face ? { icon: face.icon, text: face.label } : { icon: "confirm", text: value };
}

function cardChip(components: Components, card: string | null, say: Say): Chip {
  if (card === null) return { icon: "card_location", text: say("sp-play-no-card") };
  return { icon: faceOf(components, card)?.type ?? "building", text: say(`card-${card}`) };
}

function optionText(components: Components, view: View, id: string, say: Say): string {
  const { current } = view.events;
  const option = eventOf(components, current)?.options[Number(id.split("-")[1]) - 1];
  return option ? effectWords(option, say) : say(`eventcard-${current}`);
}

function buildingName(id: string, say: Say): string {
  const { card, tilted } = ownedOf(id);
  const name = say(`card-${card}`);
  return tilted ? say("sp-play-tilted", { card: name }) : name;
}

function effectText(components: Components, value: string, say: Say): string {
  const [card = "", number] = value.split(":");
  const face = faceOf(components, card);
  const effect = face?.type === "building" ? face.exploit[Number(number) - 1] : undefined;
  return effect ? effectWords(effect, say) : say(`card-${card}`);
}

/** The card that is activated, by the choice or by the question that is open. */
const slotOf = (view: View, known: Choice): string | null => chosenIn(known, "slot") ?? view.pending.slot;

interface Building {
  components: Components;
  view: View;
  seat: number;
  say: Say;
  known: Choice;
}

/** Where the building goes, and what it then costs in all. */
function siteText(site: string, slot: string | null, { components, view, seat, say, known }: Building): string {
  const card = slot === null ? null : cardAt(view, slot);
  if (slot === null || card === null) return site === NEW ? say("sp-play-new") : buildingName(site, say);
  const spared = chosenIn(known, "surcharge") === "lobbying" || view.pending.lobbying === true;
  const money = sitePrice(components, view, seat, card, site) + (spared ? 0 : surchargeAt(components, view, slot));
  if (site === NEW) return say("sp-play-new-for", { money });
  const old = buildingName(site, say);
  return sharesSymbol(components, card, site)
    ? say("sp-play-replace-symbol", { card: old, money })
    : say("sp-play-replace-for", { card: old, money });
}

function answerChip({ group, value }: Facet, components: Components, view: View, seat: number, say: Say): Chip {
  switch (group) {
    case "surcharge":
      return value === "lobbying"
        ? { icon: "technique", text: say("sp-play-lobbying") }
        : { icon: "money", text: say("sp-play-surcharge") };
    case "token":
      return { icon: "token", text: say("sp-play-token", { value: Number(value) }) };
    case "value":
      return { icon: "token", text: say("sp-play-value", { value: Number(value) }) };
    case "residence":
      return { icon: value === "step" ? "residence" : "points", text: residenceText(value, components, view, seat, say) };
    default:
      return value === "money"
        ? { icon: "money", text: say("sp-play-bonus-money", { money: components.bonus_money }) }
        : {
            icon: "worker",
            text: say("sp-play-bonus-worker", { workers: Math.min(components.bonus_workers, view.players[seat]?.reserve ?? 0) }),
          };
  }
}

function residenceText(value: string, { residence_track: track }: Components, view: View, seat: number, say: Say): string {
  const at = view.players[seat]?.residence ?? 0;
  if (value === "score") return say("sp-play-score", { points: track[at] ?? 0 });
  return say("sp-play-step", { from: track[at] ?? 0, to: track[at + 1] ?? track[at] ?? 0 });
}

// Asking ---------------------------------------------------------------------------------------

export function begins(reading: Reading): string {
  const { view } = reading;
  return view.players[reading.seat]?.activation ? reading.say("sp-play-begin-two") : reading.say("sp-play-begin-one");
}

export function asks(group: string, say: Say): string {
  const sentences: Readonly<Record<string, () => string>> = {
    "next-action": () => say("sp-play-ask-next-action"),
    slot: () => say("sp-play-ask-slot"),
    gap: () => say("sp-play-ask-gap"),
    option: () => say("sp-play-ask-option"),
    building: () => say("sp-play-ask-building"),
    effect: () => say("sp-play-ask-effect"),
    surcharge: () => say("sp-play-ask-surcharge"),
    token: () => say("sp-play-ask-token"),
    value: () => say("sp-play-ask-value"),
    site: () => say("sp-play-ask-site"),
    residence: () => say("sp-play-ask-residence"),
  };
  return sentences[group]?.() ?? say("sp-play-ask-action");
}

/** The worker that a path would place. */
export function coming(path: Path, seat: number): Marks {
  const gap = valueOf(path, "gap");
  const places = path.moves.some((move) => move.startsWith("place "));
  return gap !== null && places ? { [gap]: { coming: { owner: seat } } } : {};
}

/** Passing with something else to do. */
export function warning(path: Path, reading: Reading): string | null {
  const passes = path.moves.includes("pass") && path.moves[0] === "pass";
  return passes && (reading.view.legal?.length ?? 0) > 1 ? reading.say("sp-play-warn-pass") : null;
}

// The moves nearest to what was pointed at ---------------------------------------------------------

/** The moves somebody may have meant who pointed at a thing, the likeliest first. */
export function nearestMoves({ group, value }: Facet, reading: Reading): readonly string[] {
  const { components, view } = reading;
  const own = view.workers.filter(({ owner }) => owner === reading.seat).map(({ gap }) => gap);
  const placing = view.pending.phase === "place" || !view.players[reading.seat]?.activation;
  switch (group) {
    case "action":
    case "next-action":
      return movesOfAction(value, components, view, own);
    case "gap":
      if (placing) return [`place ${value}`];
      return movesAt(value, view);
    case "slot":
      return movesOfCard(value, view, own);
    case "option":
      return value.includes("-") ? [`event ${value.split("-")[1]}`] : eventMoves(components, view);
    case "building":
      return effectsOf(components, ownedOf(value).card);
    case "effect":
      return [`exploit ${value.replace(":", " ")}`];
    case "site":
      return value === NEW ? [NEW] : [`replace ${ownedOf(value).card}${ownedOf(value).tilted ? " tilted" : ""}`];
    default:
      return group === "residence" || group === "surcharge" ? [value] : [`${group} ${value}`];
  }
}

function movesOfAction(kind: string, components: Components, view: View, own: readonly string[]): readonly string[] {
  const [gap = "a1-a2"] = own;
  switch (kind) {
    case "place":
      return [`place ${gap}`];
    case "activate":
      return own.length > 0 ? own.flatMap((at) => movesAt(at, view, ["activate"])) : [`activate ${gap} ${slotsBeside(gap)[0]}`];
    case "money":
      return movesAt(gap, view, ["money"]);
    case "exploit":
      return movesOfBuilding(components, view);
    case "event":
      return eventMoves(components, view);
    default:
      return [kind];
  }
}

/** With the worker in a gap: by the cards beside it, or where they are gone. */
function movesAt(gap: string, view: View, kinds: readonly string[] = ["activate", "money"]): readonly string[] {
  const slots = slotsBeside(gap).filter((slot) => cardAt(view, slot) !== null);
  if (slots.length === 0) return [`withdraw ${gap}`];
  return kinds.flatMap((kind) => slots.map((slot) => `${kind} ${gap} ${slot}`));
}

/** By one's own workers beside the card, or by any that could stand there. */
function movesOfCard(slot: string, view: View, own: readonly string[]): readonly string[] {
  const beside = own.filter((gap) => slotsBeside(gap).includes(slot));
  const gaps = beside.length > 0 ? beside : GAPS.filter((gap) => slotsBeside(gap).includes(slot));
  if (view.pending.phase === "action" || beside.length > 0) return gaps.map((gap) => `activate ${gap} ${slot}`);
  return [];
}

function movesOfBuilding(components: Components, view: View): readonly string[] {
  const owned = view.players[view.you ?? 0]?.buildings ?? [];
  const cards = owned.length > 0 ? owned.map(({ card }) => card) : components.buildings.map(({ id }) => id);
  return [...new Set(cards)].flatMap((card) => effectsOf(components, card));
}

function effectsOf(components: Components, card: string): readonly string[] {
  const face = faceOf(components, card);
  return face?.type === "building" ? face.exploit.map((_, at) => `exploit ${card} ${at + 1}`) : [];
}

const eventMoves = (components: Components, view: View): readonly string[] =>
  (eventOf(components, view.events.current)?.options ?? []).map((_, at) => `event ${optionId(at + 1).split("-")[1]}`);

/** All gaps of the market, rows first. */
const GAPS: readonly string[] = ["a", "b", "c"].flatMap((row, at) => [
  ...[1, 2].map((column) => `${row}${column}-${row}${column + 1}`),
  ...(at < 2 ? [1, 2, 3].map((column) => `${row}${column}-${"bc"[at]}${column}`) : []),
]);
