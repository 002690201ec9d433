// Who chooses at the same time, and who has chosen already.
export interface Decider {
  seat: number;
  chosen: boolean;
}

/** By seat: those who still decide, and those whose choice is sealed. Who decides again after a
 *  first sealed choice of several still chooses. */
export function decidersNow(deciders: readonly number[], sealed: readonly number[]): readonly Decider[] {
  const seats = [...new Set([...deciders, ...sealed])].sort((a, b) => a - b);
  return seats.map((seat) => ({ seat, chosen: !deciders.includes(seat) }));
}
