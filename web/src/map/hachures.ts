// Hills as engravers drew them: short strokes that run down from a ridge; and small woods.
import type { Hill } from "./Terrain.svelte";

/** The path of a hill's strokes; the same seed gives the same hill. */
export function hachures({ x, y, width, height, seed }: Hill): string {
  const chance = sequence(seed);
  const [w, h] = [width * 0.62, height * 0.8];
  const rows = [
    { strokes: 13, spread: 1, drop: 0, length: 0.52 },
    { strokes: 8, spread: 0.62, drop: h * 0.62, length: 0.34 },
  ];
  let path = "";
  for (const row of rows) {
    for (let i = 0; i < row.strokes; i++) {
      const t = (i + 0.5) / row.strokes;
      const left = x + (t - 0.5) * w * row.spread;
      const top = y + row.drop - h * 0.7 * Math.sin(Math.PI * t);
      const length = h * row.length * (0.8 + 0.4 * chance());
      const lean = (t - 0.5) * h * 0.75;
      path +=
        `M${left.toFixed(1)} ${top.toFixed(1)}q${(lean * 0.25).toFixed(1)} ` +
        `${(length * 0.55).toFixed(1)} ${lean.toFixed(1)} ${length.toFixed(1)}`;
    }
  }
  return path;
}

/** Three trees. */
export const trees = (x: number, y: number): string =>
  `M${x - 5} ${y}a5 5.5 0 0 1 10 0M${x} ${y}v4M${x + 8} ${y + 6}a5 5.5 0 0 1 10 0` +
  `M${x + 13} ${y + 6}v4M${x - 14} ${y + 7}a4.5 5 0 0 1 9 0M${x - 9.5} ${y + 7}v4`;

/** Numbers between 0 and 1 that only depend on the seed. */
function sequence(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 4294967296;
  };
}
