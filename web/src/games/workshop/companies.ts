// Companies: one for each colour on the map. With three players or more a person has one; with
// two, each has two, which share money and income but nothing else.
import type { Say } from "../../map/marks";
import { lookOf, type Look } from "../../map/seats";
import type { Components, View } from "./types";

export const companyOf = (components: Components, colour: string): number => Math.max(0, components.colours.indexOf(colour));

/** The seat that plays a company. */
export const ownerOf = (view: View, company: number): number => company % view.seats;

export const twoEach = (view: View): boolean => view.seats === 2;

/** How the pieces of a company look: as its seat does; the second of two has a look of its own. */
export const companyLook = (looks: readonly Look[], company: number): Look => lookOf(looks, company);

export const colourLook = (components: Components, looks: readonly Look[], colour: string): Look =>
  companyLook(looks, companyOf(components, colour));

/** The colour whose turn it is; null while all choose at once, and at the end. */
export function colourNow({ pending, order, box }: View): string | null {
  return ["card", "town", "remove", "link"].includes(pending.phase) ? (order[box] ?? null) : null;
}

export function companyNow(components: Components, view: View): number | null {
  const colour = colourNow(view);
  return colour === null ? null : companyOf(components, colour);
}

/** What a colour is called: as it looks on the board, which is not always as its id says. */
export const colourName = (colour: string, say: Say): string => say(`colour-${colour}`);

/** Its person; where a person has two, with the colour: "Nora, brass". */
export function colourOwner(components: Components, view: View, colour: string, names: readonly string[], say: Say): string {
  const name = names[ownerOf(view, companyOf(components, colour))] ?? "";
  return twoEach(view) ? say("ww-owner-colour", { name, colour: colourName(colour, say) }) : name;
}
