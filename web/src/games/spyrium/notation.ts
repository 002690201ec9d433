// How moves of Spyrium are written: the things that each kind of move names.
import type { MoveForm, NamedThing, Notation } from "../notation";

const gap = { name: "gap", group: "gap" };
const slot = { name: "slot", group: "slot" };
const form = (names: readonly NamedThing[], says?: MoveForm["says"]): MoveForm => ({ action: false, names, ...(says && { says }) });
const numbered = (name: string): MoveForm => form([{ name, group: name }], ([number]) => ({ [name]: Number(number) }));
const used = form([{ name: "card", group: "building" }], ([card, effect]) => ({ card: `card-${card}`, effect: Number(effect) }));

/** Which of them begin an action depends on what was asked, and is said by the reader of facets. */
export const NOTATION: Notation = {
  place: form([gap]),
  activation: form([]),
  money: form([gap, slot]),
  withdraw: form([gap]),
  activate: form([gap, slot]),
  exploit: used,
  taylorism: used,
  event: form([{ name: "option", group: "option" }], ([number]) => ({ effect: `eventeffect-${number}` })),
  pass: form([]),
  surcharge: form([]),
  lobbying: form([]),
  token: numbered("value"),
  value: numbered("value"),
  new: form([]),
  replace: form([{ name: "card", group: "site" }], ([card, tilted]) => ({ card: `card-${card}`, tilted: tilted ? 1 : 0 })),
  step: form([]),
  score: form([]),
};
