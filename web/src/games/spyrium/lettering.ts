// Texts on cards: made smaller, broken into lines or shortened until they fit.
import { textWidth, type Face } from "../../map/lettering";

/** Words in lines no wider than the room. */
export function wrapped(text: string, room: number, size: number, face: Face = "text"): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size, face) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** How far below the edge above them the first of so many lines stands, and how far apart they are: closer
 *  where the last would otherwise be below `most`. */
export function spread(lines: number, most: number): { first: number; step: number } {
  const [first, step, closer] = [24, 16, 15];
  if (first + (lines - 1) * step <= most) return { first, step };
  return { first: closer, step: Math.min(step, (most - closer) / (lines - 1)) };
}

export interface Fitted {
  lines: string[];
  size: number;
  face: Face;
  /** Nothing is cut off. */
  whole: boolean;
}

/** Where no size of the face of names fits, the narrower face of texts is tried, down to this size. */
const NARROWEST = 11.5;

/** A name in at most so many lines, between the largest and the smallest size; what does not fit
 *  even then is cut off. */
export function fitted(text: string, room: number, [largest, smallest]: readonly [number, number], most: number): Fitted {
  // A number stays with its name.
  const name = text.replace(/ (\d)$/, "\u00a0$1");
  const tried: readonly [Face, number, number][] = [
    ["display", largest, smallest],
    ["text", smallest + 1, NARROWEST],
  ];
  for (const [face, from, least] of tried) {
    for (let lines = 1; lines <= most; lines++) {
      for (let size = lines === 1 || face === "text" ? from : from * 0.86; size >= least; size -= 0.5) {
        const broken = lines === 1 ? [name] : wrapped(name, room, size, face);
        if (broken.length <= lines && broken.every((line) => textWidth(line, size, face) <= room))
          return { lines: broken, size, face, whole: true };
      }
    }
  }
  return { lines: [cut(name, room, smallest)], size: smallest, face: "display", whole: false };
}

function cut(name: string, room: number, size: number): string {
  let short = name;
  while (short.length > 1 && textWidth(`${short}…`, size, "display") > room) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
