// What only Age of Industry has to say of its board: goods and ships, places abroad, villages and
// seas, market tiles and coal that ships bring.
import type { Say, Thing } from "../../map/marks";
import { roman } from "../../map/lettering";
import type { Position } from "../brass/position";
import * as brass from "../brass/sentences";
import type { BoardIndex, Place, Table } from "./board-index";
import type { BuiltTile, Components } from "./types";

export class Sentences extends brass.Sentences {
  constructor(
    private readonly components: Components,
    protected override readonly boardIndex: BoardIndex,
    protected override readonly view: Table,
    position: Position,
    names: readonly string[],
    say: Say,
  ) {
    super(boardIndex, view, position, names, say);
  }

  override tile(tile: BuiltTile): string {
    if (!tile.flipped) return super.tile(tile);
    const said = { industry: this.say(`industry-${tile.industry}`), level: roman(tile.level), owner: this.owner(tile.owner) };
    return this.say("ai-tile-flipped", { tile: this.say("brass-tile-working", said), points: tile.level });
  }

  /** The colour of a place's cards; "" for a place without one. */
  colour(place: Place): string {
    const id = place.banner?.replace("age-", "");
    return id === undefined ? "" : this.say(`card-${id}`).toLowerCase();
  }

  override industries(ids: readonly string[]): string {
    const names = ids.map((id) => this.say(`industry-${id}`));
    const last = names.pop() ?? "";
    return names.length === 0 ? last : this.say("brass-or", { first: names.join(", "), second: last });
  }

  /** A place with the colour of its cards and where its sea lanes lead. */
  named(id: string): string {
    const name = this.say(`location-${id}`);
    const place = this.boardIndex.locations.get(id);
    if (!place?.banner) return name;
    return [this.say("ai-place-named", { name, colour: this.colour(place) }), ...this.lanes(place)].join(". ");
  }

  market(id: string): string {
    const laid = this.view.market_tiles.find((market) => market.space === id);
    const name = this.say(`market-${id}`);
    if (!laid?.tile) return this.say("ai-market-empty", { name });
    const tile = this.say(`markettile-${laid.tile}`).toLowerCase();
    return laid.used ? this.say("ai-market-used", { name, tile }) : this.say("ai-market-open", { name, tile });
  }

  imported(id: string): string {
    const cubes = this.view.imports.find((laid) => laid.import === id)?.cubes ?? 0;
    const name = this.say(`import-${id}`);
    const waits = cubes === 0 && !this.shipAt(id);
    return waits
      ? this.say("ai-import-waits", { name, cubes: this.boardIndex.imports.get(id)?.cubes ?? 0 })
      : this.say("ai-import", { name, cubes });
  }

  private lanes({ lanes }: Place): string[] {
    const ports = lanes.map((port) => this.say(`location-${this.boardIndex.around.get(port)}`));
    return ports.length > 0 ? [this.say("ai-lanes", { ports: [...new Set(ports)].join(", ") })] : [];
  }

  /** Whether the ship that brings this coal stands. */
  private shipAt(id: string): boolean {
    const sea = this.boardIndex.locations.get(this.boardIndex.around.get(id) ?? "");
    return sea?.slots.some((slot) => this.position.tiles.has(slot.id)) ?? false;
  }

  protected override plain(thing: Thing): string {
    if (this.boardIndex.imports.has(thing.id)) return this.imported(thing.id);
    return this.boardIndex.markets.has(thing.id) ? this.market(thing.id) : super.plain(thing);
  }

  protected override waiting(tile: BuiltTile, plain: string): string {
    switch (this.boardIndex.industries.get(tile.industry)?.role) {
      case "port":
        return this.say("ai-port-open", { tile: plain });
      case "ship":
        return tile.rebuilt ? this.say("ai-ship-rebuilt", { tile: plain }) : this.say("ai-ship-open", { tile: plain });
      default:
        return super.waiting(tile, plain);
    }
  }

  protected override place(place: Place): string {
    const name = this.say(`location-${place.id}`);
    const marks = [
      ...this.lanes(place),
      ...place.markets.map(({ id }) => this.market(id)),
      ...(place.distant_port ? [this.say("ai-distant-port")] : []),
      ...(place.transit ? [] : [this.say("ai-no-transit")]),
    ];
    if (place.kind === "village") return this.say("ai-place-village", { name, money: this.components.village_income });
    if (place.kind === "foreign") return [this.say("ai-place-abroad", { name }), ...marks].join(". ");
    return [this.say("ai-place", { colour: this.colour(place), place: super.place(place) }), ...marks].join(". ");
  }
}
