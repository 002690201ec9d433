// What a screen reader says for the things of the map, in full sentences: towns with their
// industries and free connections, connections, the industries of a full town; and town cards.
import { markWords } from "../../map/mark-words";
import type { Mark, Say, Thing } from "../../map/marks";
import { colourOwner } from "./companies";
import { byId, freeConnections, linkOwner, pieceOf, standingIn } from "./pieces";
import type { CardKind, Components, View } from "./types";

export class Sentences {
  constructor(
    private readonly components: Components,
    private readonly view: View,
    private readonly names: readonly string[],
    private readonly say: Say,
  ) {}

  of(thing: Thing, mark?: Mark): string {
    return [this.plain(thing), ...markWords(mark ?? {}, this.say)].join(", ");
  }

  /** "You", "Nora"; with two players "Nora, brass". */
  owner(colour: string): string {
    return colourOwner(this.components, this.view, colour, this.names, this.say);
  }

  /** Whose industries stand in a town. */
  standing(town: string): string {
    const found = standingIn(this.view, town);
    if (found.length === 0) return this.say("ww-nobody");
    return [...new Set(found)]
      .map((colour) => {
        const count = found.filter((other) => other === colour).length;
        return count > 1 ? this.say("ww-several-of", { name: this.owner(colour), count }) : this.owner(colour);
      })
      .join(", ");
  }

  town(id: string): string {
    const town = byId(this.components.towns, id);
    if (!town) return "";
    const { say, view } = this;
    return say("ww-town-said", {
      name: say(`town-${id}`),
      type: say(`type-${town.type}`),
      value: town.value,
      industries: this.standing(id),
      free: Math.max(0, town.value - standingIn(view, id).length),
      connections: freeConnections(this.components, view, id).length,
    });
  }

  link(id: string): string {
    const { say, view } = this;
    const line = byId(this.components.connections, id);
    const owner = linkOwner(view, id);
    const name = say(`connection-${id}`);
    const kind = (line?.links ?? 1) > 1 ? say("ww-double") : say("ww-single");
    return owner === null ? say("ww-link-free", { name, kind }) : say("ww-link-built", { name, kind, owner: this.owner(owner) });
  }

  piece(id: string): string {
    const piece = pieceOf(id);
    return piece ? this.say("ww-piece-said", { owner: this.owner(piece.colour), town: this.say(`town-${piece.town}`) }) : "";
  }

  private plain({ kind, id }: Thing): string {
    if (kind === "link") return this.link(id);
    return kind === "slot" ? this.piece(id) : this.town(id);
  }
}

/** What a town card is and leads to, as far as it can be told from the cards alone. */
export function cardSentence(card: CardKind, components: Components, view: View | undefined, say: Say): string {
  const town = byId(components.towns, card.town);
  if (!town) return say("ww-card-choice-said", { value: card.value });
  const said = say("ww-card-town-said", { name: say(`town-${town.id}`), type: say(`type-${town.type}`), value: town.value });
  if (!view) return said;
  const free = freeConnections(components, view, town.id).length;
  const state =
    free === 0
      ? say("ww-saturated")
      : say("ww-card-state", { industries: standingIn(view, town.id).length, demand: view.demand[town.type] ?? 0, connections: free });
  return `${said}; ${state}`;
}
