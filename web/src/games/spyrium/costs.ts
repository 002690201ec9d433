// What an action of Spyrium would cost and bring, read from the events of its preview.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { CostLine, CostSheet } from "../board";
import { idOf } from "../notation";
import { slotsBeside } from "./board-index";
import { faceOf } from "./cards";
import type { Components, View, Reading } from "./types";
import { offerAt } from "./prices";
import { cardAt } from "./sites";

/** What follows the action when a round ends says nothing about the action. */
const AFTERWARDS = new Set(["round", "income", "score-buildings", "score-technique", "over"].map((key) => `event-${key}`));

export function costsOf(events: readonly GameEvent[], moves: readonly string[], reading: Reading): CostSheet {
  const account = new Account(reading.say);
  const end = events.findIndex(({ key }) => AFTERWARDS.has(key));
  for (const event of end < 0 ? events : events.slice(0, end)) ENTRIES[event.key]?.(event, account);
  const { components, view } = reading;
  const placed = events.find(({ key }) => key === "event-place");
  if (placed) account.offers(components, view, idOf(placed.args["gap"]), reading.seat);
  const action = actionText(moves, events.length === 0 ? null : account.spent, reading);
  return account.sheet(view.players[reading.seat]?.money ?? 0, view.players[reading.seat]?.spyrium ?? 0, action);
}

/** The account of an action as it is written down. */
class Account {
  spent = 0;
  private crystals = 0;
  private readonly lines: CostLine[] = [];
  private readonly gains: string[] = [];

  constructor(readonly say: Say) {}

  line(icon: string, what: string, price: string, why = ""): void {
    this.lines.push({ icon, what, why, price });
  }

  /** Pounds that are paid for something; nothing is said of nothing. */
  pay(icon: string, what: string, money: number, why = ""): void {
    this.spent += money;
    if (money > 0) this.line(icon, what, this.say("sp-price", { money }), why);
  }

  earn(icon: string, what: string, money: number): void {
    this.spent -= money;
    this.line(icon, what, this.say("sp-play-plus", { money }));
  }

  ore(amount: number): void {
    this.crystals += amount;
    if (amount < 0) this.line("crystal", this.say("resource-spyrium"), `−${-amount}`);
    else this.gain(this.say("sp-play-gain-spyrium", { spyrium: amount }));
  }

  gain(text: string): void {
    this.gains.push(text);
  }

  /** What the cards beside a worker would then ask and bring. */
  offers(components: Components, view: View, gap: string, seat: number): void {
    for (const slot of slotsBeside(gap)) {
      const offer = offerAt(components, view, slot, false, seat);
      const face = offer && faceOf(components, offer.card);
      if (!offer || !face) continue;
      const more = offer.price - face.cost;
      const price = more > 0 ? this.say("sp-price-more", { money: face.cost, more }) : this.say("sp-price", { money: face.cost });
      this.line(face.type, this.say(`card-${offer.card}`), price, this.say("sp-take-back", { money: offer.money }));
    }
  }

  sheet(money: number, spyrium: number, action: string): CostSheet {
    const pounds = (sum: number): string => this.say("sp-price", { money: sum });
    const ore = this.crystals === 0 ? [] : [this.say("sp-play-spyrium-after", { before: spyrium, after: spyrium + this.crystals })];
    return {
      lines: this.lines,
      money: this.spent === 0 ? null : { before: pounds(money), after: pounds(money - this.spent) },
      gains: [...this.gains, ...ore],
      flows: [],
      taking: {},
      action,
    };
  }
}

// Entries --------------------------------------------------------------------------------------

type Entry = (event: GameEvent, account: Account) => void;

const number = ({ args }: GameEvent, name: string): number => Number(args[name] ?? 0);
const nameOf = ({ args }: GameEvent, { say }: Account): string => say(String(args["card"]));

/** A card of the market: its price, then the workers beside it, then its place. */
function bought(icon: string): Entry {
  return (event, account) => {
    const { say } = account;
    const cost = number(event, "cost");
    account.spent += cost;
    account.line(icon, nameOf(event, account), say("sp-price", { money: cost }));
    account.pay("worker", say("sp-play-others"), number(event, "surcharge"));
    account.pay("build", say("sp-play-place-price"), number(event, "site"));
  };
}

const ENTRIES: Readonly<Record<string, Entry>> = {
  "event-activation": (_, account) => account.line("develop", account.say("phase-two"), ""),
  "event-place": (_, account) => account.line("worker", account.say("sp-play-worker-goes"), ""),
  "event-money": (event, account) =>
    account.earn("worker", account.say("sp-play-others-of", { card: nameOf(event, account) }), number(event, "money")),
  "event-withdraw": (event, account) => account.earn("worker", account.say("sp-play-worker-back"), number(event, "money")),
  "event-call": bought("character"),
  "event-patent": bought("technique"),
  "event-build": bought("building"),
  "event-replace": (event, account) => {
    const discount = number(event, "discount");
    const { say } = account;
    account.line(
      "building",
      say("sp-play-replaces", { card: nameOf(event, account) }),
      discount > 0 ? say("sp-play-less", { money: discount }) : "",
      discount > 0 ? say("sp-play-shared") : "",
    );
  },
  "event-lobbying": (_, account) => account.line("technique", account.say("sp-play-lobbying"), account.say("sp-price", { money: 0 })),
  "event-token": (event, account) => account.line("token", account.say("sp-play-token", { value: number(event, "value") }), ""),
  "event-commerce": (event, account) => account.line("technique", account.say("sp-play-value", { value: number(event, "value") }), ""),
  "event-kept": (event, account) => account.gain(account.say("sp-play-kept", { tokens: number(event, "tokens") })),
  "event-taylorism": (event, account) => account.line("technique", account.say("sp-play-again", { card: nameOf(event, account) }), ""),
  "event-exploit": (event, account) => {
    const workers = number(event, "workers");
    account.line("building", nameOf(event, account), workers > 0 ? account.say("part-workers", { number: workers }) : "");
    if (number(event, "spyrium") > 0) account.ore(-number(event, "spyrium"));
  },
  "event-use": (event, account) => account.line("event", nameOf(event, account), ""),
  "event-pay-money": (event, account) => account.pay("money", account.say("sp-play-effect-price"), number(event, "money")),
  "event-pay-spyrium": (event, account) => account.ore(-number(event, "spyrium")),
  "event-gain-money": (event, account) => account.earn("money", account.say("resource-money"), number(event, "money")),
  "event-gain-spyrium": (event, account) => account.ore(number(event, "spyrium")),
  "event-gain-points": (event, account) => account.gain(account.say("sp-play-gain-points", { points: number(event, "points") })),
  "event-engineering": (event, account) => account.gain(account.say("sp-play-engineering", { points: number(event, "points") })),
  "event-gain-workers": (event, account) => account.gain(account.say("part-new-workers", { number: number(event, "workers") })),
  "event-residence-step": (event, account) => account.gain(account.say("sp-play-stepped", { money: number(event, "value") })),
  "event-residence-score": (event, account) => account.gain(account.say("sp-play-gain-points", { points: number(event, "points") })),
  "event-bonus-worker": (event, account) => account.gain(account.say("sp-play-bonus-worker", { workers: number(event, "workers") })),
  "event-bonus-money": (event, account) => account.earn("money", account.say("sp-play-bonus"), number(event, "money")),
};

// The action -------------------------------------------------------------------------------------

/** The action as the confirm button says it; `spent` is null until the preview has come. */
function actionText(moves: readonly string[], spent: number | null, reading: Reading): string {
  const { say } = reading;
  const on = moves[0] === "activation";
  const move = (on ? moves[1] : moves[0]) ?? "";
  const action = textOfMove(move, spent, reading);
  if (!on) return action;
  return move ? say("sp-play-do-two", { action }) : say("move-activation");
}

function textOfMove(move: string, spent: number | null, reading: Reading): string {
  const { say } = reading;
  const { components, view } = reading;
  const [kind = "", , slot = ""] = move.split(" ");
  switch (kind) {
    case "place":
      return say("sp-play-place");
    case "money":
    case "withdraw":
      return (spent ?? 0) < 0 ? say("sp-play-do-money", { money: -(spent ?? 0) }) : say("sp-play-do-withdraw");
    case "activate":
      return activationText(components, view, slot, spent, say);
    case "exploit":
    case "taylorism":
      return say("sp-play-exploit");
    case "event":
      return say("sp-play-do-event");
    case "pass":
      return say("sp-play-pass");
    case "new":
    case "replace":
      return spent === null ? say("sp-play-do-build-plain") : say("sp-play-do-build", { money: spent });
    case "step":
      return say("sp-play-do-step");
    case "score":
      return say("sp-play-do-score");
    default:
      return say("sp-play-do-take");
  }
}

function activationText(components: Components, view: View, slot: string, spent: number | null, say: Say): string {
  const type = faceOf(components, cardAt(view, slot) ?? "")?.type;
  const money = spent ?? 0;
  if (type === "building") return spent === null ? say("sp-play-do-build-plain") : say("sp-play-do-build", { money });
  if (type === "technique") return spent === null ? say("sp-play-do-patent-plain") : say("sp-play-do-patent", { money });
  return spent === null || money <= 0 ? say("sp-play-do-call-plain") : say("sp-play-do-call", { money });
}

/** The things on the board that events are about. */
export function touchedBy(events: readonly GameEvent[]): readonly string[] {
  const found = new Set<string>();
  for (const { key, args } of events) {
    for (const name of ["gap", "slot"]) if (name in args) found.add(String(args[name]).replace(`${name}-`, ""));
    if (key === "event-use") found.add("event");
  }
  return [...found];
}
