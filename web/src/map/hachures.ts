// Hills as engravers drew them from above: short strokes that fall to both sides of a bare ridge,
// longer and closer on the side away from the light; and small woods.
import type { Hill } from "./Terrain.svelte";

/** The path of a hill's strokes; the same seed gives the same hill. */
export function hachures({ x, y, width, height, seed }: Hill): string {
  const chance = sequence(seed);
  const bend = (chance() - 0.5) * height * 0.9;
  const strokes = Math.round(width / 4.6);
  let path = "";
  for (let i = 0; i <= strokes; i++) {
    const t = i / strokes;
    const swell = Math.sin(Math.PI * (0.06 + 0.88 * t));
    const ridge = { x: x + (t - 0.5) * width * 0.84, y: y + bend * (swell - 0.6) + (chance() - 0.5) * 1.6 };
    const splay = (t - 0.5) * height * 0.62;
    const fall = height * swell * (0.5 + 0.22 * chance());
    path += stroke(ridge.x, ridge.y + 2.6, splay, fall);
    if (i % 2 === 0) path += stroke(ridge.x, ridge.y - 2.6, splay * 0.6, -fall * 0.52);
  }
  return path;
}

const stroke = (x: number, y: number, splay: number, fall: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}q${(splay * 0.3).toFixed(1)} ${(fall * 0.55).toFixed(1)} ${splay.toFixed(1)} ${fall.toFixed(1)}`;

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
