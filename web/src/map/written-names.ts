// What is written of each name on a map too small for all of them: the whole name where its plate has
// room beside everything else, else as many of its first letters as there is room for.
import { overlap, type Box } from "./geometry";
import { shortNames } from "./lettering";

export interface NamedPlate {
  id: string;
  name: string;
  /** What the plate covers with this text on it. */
  boxOf: (text: string) => Box;
}

export interface Taken {
  box: Box;
  /** The place it belongs to, whose plate may touch it. */
  of?: string;
}

/** So many letters are left out at least: a name that lacks one or two looks misspelt. */
const LEAST_CUT = 3;

/** The text of each plate, by id. `taken` are the pieces and spaces that no name may cover. */
export function writtenNames(plates: readonly NamedPlate[], taken: readonly Taken[], crop: Box): Map<string, string> {
  const shorts = shortNames(plates.map(({ name }) => name));
  const shortOf = (name: string): string => {
    const short = shorts.get(name) ?? name;
    return name.length - short.length < LEAST_CUT ? name : short;
  };
  const written = new Map(plates.map(({ id, name }) => [id, shortOf(name)]));
  const boxes = new Map(plates.map(({ id, boxOf }) => [id, boxOf(written.get(id) ?? "")]));
  const within = ({ x, y, width, height }: Box): boolean =>
    x >= crop.x && y >= crop.y && x + width <= crop.x + crop.width && y + height <= crop.y + crop.height;
  const free = (id: string, box: Box): boolean =>
    within(box) &&
    taken.every((other) => other.of === id || overlap(other.box, box) === 0) &&
    [...boxes].every(([other, label]) => other === id || overlap(label, box) === 0);

  // Short names first: more of them are whole in the end.
  for (const { id, name, boxOf } of [...plates].sort((one, other) => one.name.length - other.name.length)) {
    const text = forms(name, shortOf(name).length).find((form) => free(id, boxOf(form)));
    if (text === undefined) continue;
    written.set(id, text);
    boxes.set(id, boxOf(text));
  }
  return written;
}

/** The forms of a name that are longer than its short one, the best first: whole, without what stands in
 *  brackets, and then ever fewer letters. */
function forms(name: string, short: number): string[] {
  const plain = name.replace(/\s*\(.*\)$/u, "");
  const cut = Array.from({ length: Math.max(0, plain.length - LEAST_CUT - short) }, (_, at) =>
    plain.slice(0, plain.length - LEAST_CUT - at),
  );
  return [...new Set([name, plain, ...cut.filter((form) => /\p{L}$/u.test(form))])];
}
