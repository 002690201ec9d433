// What only Lancashire has to say of its board: ports and shipyards, and the places around.
import type { Say } from "../../map/marks";
import type { Position } from "../brass/position";
import * as brass from "../brass/sentences";
import { boardIndexOf } from "./board-index";
import type { BuiltTile, Components, Location, View } from "./types";

export class Sentences extends brass.Sentences {
  constructor(
    private readonly components: Components,
    view: View,
    position: Position,
    names: readonly string[],
    say: Say,
  ) {
    super(boardIndexOf(components, view), view, position, names, say);
  }

  protected override waiting(tile: BuiltTile, plain: string): string {
    const port = boardIndexOf(this.components).industries.get(tile.industry)?.role === "port";
    return port ? this.say("bl-port-open", { tile: plain }) : super.waiting(tile, plain);
  }

  protected override place(place: Location): string {
    if (place.slots.length > 0) return super.place(place);
    const said = { name: this.say(`location-${place.id}`), values: place.link_icons };
    return place.market ? this.say("bl-place-market", said) : this.say("bl-place-around", said);
  }
}
