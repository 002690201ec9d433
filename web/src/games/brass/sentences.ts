// What a screen reader says for the things on the board, in full sentences. The names come from
// the game's words, the sentences from texts.*.ftl; a game says what only it has.
import { roman } from "../../map/lettering";
import { markWords } from "../../map/mark-words";
import { isTile, type Mark, type Say, type Thing } from "../../map/marks";
import { levelOf, type BoardIndex } from "./board-index";
import type { BuiltTile, Level, Location, View } from "./types";
import type { Position } from "./position";

export class Sentences {
  constructor(
    protected readonly boardIndex: BoardIndex,
    protected readonly view: View,
    protected readonly position: Position,
    private readonly names: readonly string[],
    protected readonly say: Say,
  ) {}

  of(thing: Thing, mark?: Mark): string {
    const sentence = this.plain(thing);
    return mark ? [sentence, ...markWords(mark, this.say, this.coming(mark))].join(", ") : sentence;
  }

  owner(seat: number): string {
    return this.names[seat] ?? this.say(`seat-${seat}`);
  }

  /** A tile in words: whose, which level, what is on it. */
  tile(tile: BuiltTile): string {
    const { say } = this;
    const plain = say("brass-tile-working", {
      industry: say(`industry-${tile.industry}`),
      level: roman(tile.level),
      owner: this.owner(tile.owner),
    });
    if (tile.flipped) {
      const { points, link_icons } = levelOf(this.boardIndex.components, tile.industry, tile.level);
      return say("brass-tile-flipped", { tile: plain, points, values: link_icons });
    }
    const resource = this.boardIndex.industries.get(tile.industry)?.resource;
    if (!resource) return this.waiting(tile, plain);
    return say("brass-tile-cubes", { tile: plain, resource, cubes: tile.resources });
  }

  slotState(id: string): string {
    const built = this.position.tiles.get(id);
    return built ? this.tile(built) : this.say("brass-empty");
  }

  industries(ids: readonly string[]): string {
    const names = ids.map((id) => this.say(`industry-${id}`));
    return names.reduce((first, second) => this.say("brass-or", { first, second }));
  }

  // What a game may say otherwise ------------------------------------------------------------

  protected plain({ kind, id }: Thing): string {
    if (kind === "slot") return this.say("brass-slot", { slot: this.say(`slot-${id}`), state: this.slotState(id) });
    if (kind === "link") return this.link(id);
    return this.place(this.boardIndex.locations.get(id)!);
  }

  /** A tile without cubes that is not flipped. */
  protected waiting(_tile: BuiltTile, plain: string): string {
    return this.say("brass-tile-unsold", { tile: plain });
  }

  protected place(place: Location): string {
    const contents = place.slots.map((slot) => {
      const built = this.position.tiles.get(slot.id);
      return built ? this.tile(built) : this.say("brass-space-empty", { industries: this.industries(slot.industries) });
    });
    return this.say("brass-place", { name: this.say(`location-${place.id}`), spaces: place.slots.length, contents: contents.join("; ") });
  }

  // Details ----------------------------------------------------------------------------------

  private link(id: string): string {
    const link = this.say(`link-${id}`);
    const owner = this.position.links.get(id);
    const canal = this.view.era === "canal";
    if (owner === undefined) return canal ? this.say("brass-link-open-canal", { link }) : this.say("brass-link-open-rail", { link });
    const built = { link, owner: this.owner(owner) };
    return canal ? this.say("brass-link-built-canal", built) : this.say("brass-link-built-rail", built);
  }

  private coming({ coming }: Mark): string[] {
    if (!isTile(coming)) return [];
    const { industry, level, owner } = coming;
    const said = { industry: this.say(`industry-${industry}`), level: roman(level), owner: this.owner(owner) };
    return [this.say("brass-tile-working", said)];
  }
}

/** Money and cubes that building costs. */
export function costSentence({ cost, coal, iron }: Level, say: Say): string {
  const parts = [say("brass-price", { money: cost })];
  if (coal) parts.push(say("brass-coal-cubes", { cubes: coal }));
  if (iron) parts.push(say("brass-iron-cubes", { cubes: iron }));
  return parts.join(", ");
}
