// Moves as the phrases of their game, made from the notation ("build brewery stone_1") as the
// games do it on the server.
import type { Phrase } from "../words/words";

/** For each kind of move the names of its arguments, in the order of the notation. */
type Notation = Readonly<Record<string, readonly string[]>>;

const NOTATIONS: Readonly<Record<string, Notation>> = {
  "brass-birmingham": {
    build: ["industry", "slot"],
    link: ["link"],
    sell: ["slot"],
    develop: ["industry"],
    card: ["card"],
    coal: ["slot"],
    iron: ["slot"],
    beer: ["slot"],
    barrel: ["space"],
    remove: ["slot"],
  },
};

export function movePhrase(game: string, move: string): Phrase {
  const [kind = "", ...words] = move.split(" ");
  const names = NOTATIONS[game]?.[kind] ?? [];
  const args: Record<string, string> = {};
  names.forEach((name, at) => (args[name] = `${name}-${words[at] ?? ""}`));
  return { key: `move-${kind}`, args };
}

/** The kind of a move, by which moves are grouped. */
export function moveKind(move: string): string {
  return move.split(" ", 1)[0] ?? move;
}
