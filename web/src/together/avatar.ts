// A picture for a person, made of their name alone: always the same for the same name, drawn here,
// asked of nobody. Two names differ by colour, by what is engraved and by the letter, so that colour
// is never the only thing that tells them apart.

/** Grounds for white ink, at 4.5 to 1 or more, apart from each other for colour-blind people too. */
export const GROUNDS: readonly string[] = ["#b8321a", "#2f74c0", "#4c2347", "#7d3c78", "#2b5f56", "#1d1b18"];
/** What is engraved on the ground, in a square of 40. */
export const ENGRAVINGS: readonly string[] = [
  "M0 10H40M0 20H40M0 30H40",
  "M10 0V40M20 0V40M30 0V40",
  "M-4 20L20 -4M-4 44L44 -4M20 44L44 20",
  "M20 4A16 16 0 1 1 19.9 4M20 -4A24 24 0 1 1 19.9 -4",
  "M0 20L20 0L40 20L20 40Z",
  "M0 40A20 20 0 0 1 40 40M0 27A20 20 0 0 1 40 27M0 14A20 20 0 0 1 40 14",
  "M20 0V40M0 20H40",
];

export interface Avatar {
  ground: string;
  engraving: string;
  letter: string;
}

export function avatarOf(name: string): Avatar {
  const folded = fold(name);
  const number = hash(folded);
  return {
    ground: pick(GROUNDS, number),
    engraving: pick(ENGRAVINGS, Math.floor(number / GROUNDS.length)),
    letter: letterOf(name),
  };
}

/** As the server folds names: how a name is written makes no other person of it. */
const fold = (name: string): string => name.normalize("NFKC").toLowerCase().normalize("NFKC").split(/\s+/).filter(Boolean).join(" ");

/** FNV-1a over the text, 32 bits. */
export function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) found = Math.imul(found ^ byte, 0x01000193) >>> 0;
  return found;
}

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? "";

/** The first letter or digit, or whatever comes first. */
function letterOf(name: string): string {
  const marks = [...name.trim()];
  return (marks.find((mark) => /[\p{L}\p{N}]/u.test(mark)) ?? marks[0] ?? "").toUpperCase();
}
