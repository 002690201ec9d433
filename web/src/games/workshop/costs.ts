// What an action of Workshop of the World would cost and bring. It is read from the moves and the
// position: sealed choices leave no events before all are in, and income comes after the turn.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import { idOf } from "../notation";
import type { CostLine, CostSheet } from "../board";
import { colourName, companyOf } from "./companies";
import { byId, linkCost, typeIcon } from "./pieces";
import type { Components, View, Reading } from "./types";
import { bestLink, incomeOf } from "./gains";

export function costsOf(_events: readonly GameEvent[], moves: readonly string[], reading: Reading): CostSheet {
  const { view } = reading;
  const account = new Account(reading);
  moves.forEach((move, at) => account.enter(move, moves.slice(0, at)));
  return account.sheet(view.players[reading.seat]?.money ?? null);
}

/** The account of an action as it is written down. */
class Account {
  private readonly say: Say;
  private readonly components: Components;
  private readonly view: View;
  private spent = 0;
  private readonly lines: CostLine[] = [];
  private readonly gains: string[] = [];
  private action = "";

  constructor(private readonly reading: Reading) {
    this.say = reading.say;
    ({ components: this.components, view: this.view } = reading);
  }

  enter(move: string, before: readonly string[]): void {
    const [kind = "", ...words] = move.split(" ");
    const [first = ""] = words;
    const entries: Readonly<Record<string, () => void>> = {
      demand: () => this.demand(words),
      keep: () => (this.action = this.say("ww-play-do-keep")),
      offer: () => (this.action = this.say("ww-play-do-offer", { colour: colourName(first, this.say) })),
      bid: () => this.bid(Number(first)),
      take: () => this.take(first),
      swap: () => this.swap(),
      place: () => this.place(first),
      remove: () => this.remove(first, before.length === 0),
      build: () => this.build(first),
      done: () => (this.action = this.say("ww-play-do-done")),
    };
    entries[kind]?.();
  }

  sheet(money: number | null): CostSheet {
    const pounds = (sum: number): string => this.say("ww-play-price", { money: sum });
    return {
      lines: this.lines,
      money: this.spent === 0 || money === null ? null : { before: pounds(money), after: pounds(money - this.spent) },
      gains: this.gains,
      flows: [],
      taking: {},
      action: this.action,
    };
  }

  // Sealed choices ---------------------------------------------------------------------------

  private bid(money: number): void {
    this.spent += money;
    this.line("auction", this.say("ww-play-bid-line"), this.say("ww-play-price", { money }), this.say("ww-play-bid-why"));
    this.action = this.say("ww-play-do-bid", { money });
  }

  private demand(types: readonly string[]): void {
    for (const type of new Set(types)) {
      const now = this.view.demand[type] ?? 0;
      const more = types.filter((one) => one === type).length;
      this.line(
        typeIcon(type),
        this.say(`type-${type}`),
        this.say("ww-play-pay-change", { before: now, after: now + more }),
        this.say("ww-play-pay-each"),
      );
    }
    this.action = this.say("ww-play-do-tokens", { tokens: types.length });
  }

  // The turn ---------------------------------------------------------------------------------

  private take(id: string): void {
    const card = byId(this.components.cards, id);
    if (card?.town) this.place(card.town);
    else this.action = this.say("ww-play-do-take");
  }

  private swap(): void {
    this.line("card_town", this.say("ww-play-swap-line"), "", this.say("ww-play-swap-why"));
    this.action = this.say("ww-play-do-swap");
  }

  private place(id: string): void {
    const town = byId(this.components.towns, id);
    if (!town) return;
    const pay = this.view.demand[town.type] ?? 0;
    this.line(typeIcon(town.type), this.say("ww-play-industry", { town: this.say(`town-${id}`) }), "", this.say(`type-${town.type}`));
    this.gains.push(this.say("ww-play-pays", { type: this.say(`type-${town.type}`), money: pay }), this.linkHint(id));
    this.action = this.say("ww-play-do-place", { town: this.say(`town-${id}`) });
  }

  /** What the best link from there would bring. */
  private linkHint(town: string): string {
    const best = bestLink(this.components, this.view, town);
    if (!best) return this.say("ww-play-no-links");
    const money = best.line.links * linkCost(this.components, this.view.era);
    const [far = ""] = best.line.towns.filter((end) => end !== town);
    return this.say("ww-play-best-link", { town: this.say(`town-${far}`), money, income: best.income });
  }

  private remove(colour: string, alone: boolean): void {
    const { names } = this.reading;
    const name = names[companyOf(this.components, colour) % this.view.seats] ?? "";
    this.line("factory", this.say("ww-play-leaves", { name }), "");
    if (alone && this.view.pending.town) this.action = this.say("ww-play-do-place", { town: this.say(`town-${this.view.pending.town}`) });
  }

  private build(id: string): void {
    const line = byId(this.components.connections, id);
    if (!line) return;
    const money = line.links * linkCost(this.components, this.view.era);
    this.spent += money;
    this.line(
      this.view.era,
      this.say(`connection-${id}`),
      this.say("ww-play-price", { money }),
      line.links > 1 ? this.say("ww-play-double") : "",
    );
    const income = incomeOf(this.components, this.view, line);
    this.gains.push(income > 0 ? this.say("ww-play-income", { income }) : this.say("ww-play-no-income"));
    this.action = this.say("ww-play-do-build", { money });
  }

  private line(icon: string, what: string, price: string, why = ""): void {
    this.lines.push({ icon, what, why, price });
  }
}

/** The things on the board that events are about. */
export function touchedBy(events: readonly GameEvent[]): readonly string[] {
  const found = new Set<string>();
  for (const { args } of events) {
    for (const name of ["town", "connection"]) if (name in args) found.add(idOf(args[name]));
  }
  return [...found];
}
