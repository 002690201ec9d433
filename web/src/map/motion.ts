// How pieces appear: a new tile grows into its space, a flipped one turns over. With reduced
// motion the end state is there at once.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const reduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function turnUp(_: Element, { flip }: { flip: boolean }): TransitionConfig {
  if (reduced()) return { duration: 0 };
  return {
    duration: flip ? 320 : 220,
    easing: cubicOut,
    css: (t) => (flip ? `transform: scaleX(${t})` : `transform: scale(${0.6 + 0.4 * t}); opacity: ${t}`),
  };
}
