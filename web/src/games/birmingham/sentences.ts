// What a screen reader says for the things on the board, in full sentences. The names come from
// the game's words, the sentences from texts.*.ftl.
import { roman } from "../../map/lettering";
import { isTile, type Mark, type Say, type Thing } from "../../map/marks";
import { atlasOf, buysOf, levelOf } from "./atlas";
import type { BuiltTile, Components, Level, Location, View } from "./forms";
import type { Position } from "./position";

export class Sentences {
  constructor(
    private readonly components: Components,
    private readonly view: View,
    private readonly position: Position,
    private readonly names: readonly string[],
    private readonly say: Say,
  ) {}

  of(thing: Thing, mark?: Mark): string {
    const sentence = this.plain(thing);
    return mark ? [sentence, ...this.marked(mark)].join(", ") : sentence;
  }

  owner(seat: number): string {
    return this.names[seat] ?? this.say(`seat-${seat}`);
  }

  /** A tile in words: whose, which level, what is on it. */
  tile(tile: BuiltTile): string {
    const { say } = this;
    const plain = say("bb-tile-working", {
      industry: say(`industry-${tile.industry}`),
      level: roman(tile.level),
      owner: this.owner(tile.owner),
    });
    if (tile.flipped) {
      const { points, link_icons } = levelOf(this.components, tile.industry, tile.level);
      return say("bb-tile-flipped", { tile: plain, points, values: link_icons });
    }
    const resource = atlasOf(this.components).industries.get(tile.industry)?.resource;
    if (!resource) return say("bb-tile-unsold", { tile: plain });
    return say("bb-tile-cubes", { tile: plain, resource, cubes: tile.resources });
  }

  slotState(id: string): string {
    const built = this.position.tiles.get(id);
    return built ? this.tile(built) : this.say("bb-empty");
  }

  industries(ids: readonly string[]): string {
    const names = ids.map((id) => this.say(`industry-${id}`));
    return names.reduce((first, second) => this.say("bb-or", { first, second }));
  }

  bonus(place: Location): string {
    const { kind, amount } = place.bonus ?? { kind: "money", amount: 0 };
    if (kind === "money") return this.say("bb-bonus-money-said", { amount });
    if (kind === "victory_points") return this.say("bb-bonus-points-said", { amount });
    if (kind === "develop") return this.say("bb-bonus-develop-said", { amount });
    return this.say("bb-bonus-income-said", { amount });
  }

  // Details ----------------------------------------------------------------------------------

  private plain({ kind, id }: Thing): string {
    if (kind === "slot") return this.say("bb-slot", { slot: this.say(`slot-${id}`), state: this.slotState(id) });
    if (kind === "link") return this.link(id);
    if (kind === "merchant") return this.merchant(id);
    return this.place(atlasOf(this.components).locations.get(id)!);
  }

  private place(place: Location): string {
    const name = this.say(`location-${place.id}`);
    if (place.kind === "merchant") {
      return this.say("bb-merchant-place", { name, values: place.link_icons, bonus: this.bonus(place) });
    }
    const contents = place.slots.map((slot) => {
      const built = this.position.tiles.get(slot.id);
      return built ? this.tile(built) : this.say("bb-space-empty", { industries: this.industries(slot.industries) });
    });
    return this.say("bb-place", { name, spaces: place.slots.length, contents: contents.join("; ") });
  }

  private link(id: string): string {
    const link = this.say(`link-${id}`);
    const owner = this.position.links.get(id);
    const canal = this.view.era === "canal";
    if (owner === undefined) return canal ? this.say("bb-link-open-canal", { link }) : this.say("bb-link-open-rail", { link });
    const built = { link, owner: this.owner(owner) };
    return canal ? this.say("bb-link-built-canal", built) : this.say("bb-link-built-rail", built);
  }

  private merchant(id: string): string {
    const merchant = this.position.merchants.get(id);
    const space = this.say(`space-${id}`);
    const buys = buysOf(this.components, merchant?.tile ?? null);
    if (!buys) return this.say("bb-merchant-none", { space });
    if (buys.length === 0) return this.say("bb-merchant-blank", { space });
    const goods = this.industries(buys);
    return this.say("bb-merchant-buys", { space, goods, barrel: merchant?.barrel ? "yes" : "no" });
  }

  private coming({ coming }: Mark): string[] {
    if (!isTile(coming)) return [];
    const { industry, level, owner } = coming;
    const said = { industry: this.say(`industry-${industry}`), level: roman(level), owner: this.owner(owner) };
    return [this.say("bb-tile-working", said)];
  }

  private marked(mark: Mark): string[] {
    const said: string[] = [];
    if (mark.chosen) said.push(this.say("map-mark-chosen"), ...this.coming(mark));
    else if (mark.ghost) said.push(...this.coming(mark));
    else if (mark.legal) said.push(this.say("map-mark-legal"));
    else if (mark.illegal) said.push(this.say("map-mark-illegal"));
    if (mark.changed) said.push(this.say("map-mark-changed"));
    if (mark.hint) said.push(this.say("map-mark-hint", { rank: mark.hint }));
    if (mark.label) said.push(mark.label);
    return said;
  }
}

/** Money and cubes that building costs. */
export function costSentence({ cost, coal, iron }: Level, say: Say): string {
  const parts = [say("bb-cost-money", { money: cost })];
  if (coal) parts.push(say("bb-coal-cubes", { cubes: coal }));
  if (iron) parts.push(say("bb-iron-cubes", { cubes: iron }));
  return parts.join(", ");
}
