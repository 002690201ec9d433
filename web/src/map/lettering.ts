// How wide a text is, without a browser: advance widths of our two faces, per 100 units of size.
// Letters that are not listed (accents) count as their plain form, anything else as a wide letter.

export type Face = "display" | "text";

const DISPLAY =
  "a60b67c57d67e57f41g63h69i36j32k66l35m97n70o59p67q66r53s53t39u69v61w89x62y65z55" +
  "A89B78C82D85E78F75G89H92I46J63K90L74M109N90O85P72Q85R83S69T79U87V89W121X88Y81Z77";
const TEXT =
  "a53b57c47d57e52f34g53h57i28j28k55l29m86n57o55p57q57r40s44t38u57v52w78x51y52z46" +
  "A57B60C58D63E55F52G64H67I30J51K61L52M76N66O68P60Q68R61S56T56U66V56W81X57Y52Z54";

const read = (table: string): Map<string, number> =>
  new Map([...table.matchAll(/(\D)(\d+)/g)].map(([, letter, width]) => [letter!, Number(width)]));

const WIDTHS: Record<Face, Map<string, number>> = { display: read(DISPLAY), text: read(TEXT) };
const SIGNS: Record<string, number> = {
  " ": 30,
  "\u00a0": 30,
  "-": 46,
  "+": 53,
  "£": 60,
  "(": 40,
  ")": 40,
  ".": 28,
  ",": 28,
  "·": 28,
  "–": 55,
};

export function textWidth(text: string, size: number, face: Face): number {
  const widths = WIDTHS[face];
  let sum = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) {
    sum += widths.get(letter) ?? SIGNS[letter] ?? 60;
  }
  return (sum * size) / 100;
}

/** The first letters of each name, for a map too small to write them in full: three, or as many
 * as tell it from the others. */
export function shortNames(names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [name, shortened(name, names)]));
}

/** A name as it is told apart at a glance: "Bre" is too near to "Brê". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

function shortened(name: string, names: readonly string[]): string {
  let letters = 3;
  const shared = (other: string): boolean => other !== name && plain(other.slice(0, letters)) === plain(name.slice(0, letters));
  const gap = (): boolean => /\s/u.test(name[letters - 1] ?? "");
  while (letters < name.length && (gap() || names.some(shared))) letters++;
  return name.slice(0, letters);
}

export const ROMAN = ["0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"] as const;
export const roman = (level: number): string => ROMAN[level] ?? String(level);
