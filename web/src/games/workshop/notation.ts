// How moves of Workshop of the World are written: the things that each kind of move names.
import type { MoveForm, NamedThing, Notation } from "../notation";

const form = (names: readonly NamedThing[], more: Partial<MoveForm> = {}): MoveForm => ({ action: false, names, ...more });
const named = (name: string, group: string = name): MoveForm => form([{ name, group }]);

/** Two spaces of income bring a pound; moves name no numbers of it, their phrase does. */
const RECOVERED = { spaces: 2, money: 1 };

export const NOTATION: Notation = {
  demand: form([{ name: "type", group: "tokens" }], {
    says: ([type, other]) => ({ type: `type-${type}`, ...(other && { other: `type-${other}` }) }),
    form: ([, other]) => (other ? "-two" : ""),
  }),
  keep: form([]),
  offer: named("colour"),
  bid: form([{ name: "money", group: "bid" }], { says: ([money]) => ({ money: Number(money) }) }),
  recover: form([], { says: () => RECOVERED }),
  take: named("card"),
  swap: named("card"),
  place: named("town"),
  remove: named("colour", "piece"),
  build: named("connection", "link"),
  done: form([]),
};
