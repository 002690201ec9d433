// Moves to try out a choice with. A double action build does nothing before its second card, so
// that its costs show only with one; which card that is makes no difference to them.

export function rehearsed(moves: readonly string[], hand: readonly string[]): readonly string[] {
  if (!moves[0]?.startsWith("double ")) return moves;
  const first = moves[1]?.replace("card ", "") ?? hand[0];
  const rest = [...hand];
  if (first !== undefined) rest.splice(rest.indexOf(first), 1);
  const [second, ...others] = new Set(rest);
  // Where one kind of card is left the rules discard it without asking.
  return second === undefined || others.length === 0 ? moves : [...moves, `card ${second}`];
}
