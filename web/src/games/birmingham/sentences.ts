// What only Birmingham has to say of its board: merchants and their bonuses.
import type { Say, Thing } from "../../map/marks";
import * as brass from "../brass/sentences";
import { boardIndexOf, buysOf } from "./board-index";
import type { Components, Location, View } from "./types";
import type { Position } from "./position";

export class Sentences extends brass.Sentences {
  constructor(
    private readonly components: Components,
    view: View,
    private readonly board: Position,
    names: readonly string[],
    say: Say,
  ) {
    super(boardIndexOf(components), view, board, names, say);
  }

  bonus(place: Location): string {
    const { kind, amount } = place.bonus ?? { kind: "money", amount: 0 };
    if (kind === "money") return this.say("bb-bonus-money-said", { amount });
    if (kind === "victory_points") return this.say("bb-bonus-points-said", { amount });
    if (kind === "develop") return this.say("bb-bonus-develop-said", { amount });
    return this.say("bb-bonus-income-said", { amount });
  }

  protected override plain(thing: Thing): string {
    return thing.kind === "merchant" ? this.merchant(thing.id) : super.plain(thing);
  }

  protected override place(place: Location): string {
    if (place.kind !== "merchant") return super.place(place);
    return this.say("bb-merchant-place", { name: this.say(`location-${place.id}`), values: place.link_icons, bonus: this.bonus(place) });
  }

  private merchant(id: string): string {
    const merchant = this.board.merchants.get(id);
    const space = this.say(`space-${id}`);
    const buys = buysOf(this.components, merchant?.tile ?? null);
    if (!buys) return this.say("bb-merchant-none", { space });
    if (buys.length === 0) return this.say("bb-merchant-blank", { space });
    const goods = this.industries(buys);
    return this.say("bb-merchant-buys", { space, goods, barrel: merchant?.barrel ? "yes" : "no" });
  }
}
