// The arguments of a page for its texts: ids of the game become its words, numbers below zero get
// a true minus sign.
import type { Say } from "../map/marks";
import type { StepArgs } from "./lesson";

const NAMED = /^(industry|location|link|card|slot|space|town)-/;

export function spoken(args: StepArgs, say: Say): StepArgs {
  const said: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") said[name] = value < 0 ? `−${-value}` : value;
    else said[name] = NAMED.test(value) ? say(value) : value;
  }
  return said;
}
