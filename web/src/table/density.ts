// A part that must be seen whole: its content stands closer, step by step, until it fits. What each
// step means is said in the styles, by `data-density`; the room itself never depends on the content.
// Each step adds its name to those before it, so that a style says from which step on it holds.
const STEPS = ["close", "tight", "least", "marked", "brief", "briefest"] as const;

/** What a part begins with. */
export const ROOMY = "";

/** Keeps `part` as dense as its content needs in the room that its parent leaves it. */
export function density(part: HTMLElement): () => void {
  const fit = (): void => {
    for (let steps = 0; steps <= STEPS.length; steps++) {
      part.dataset["density"] = STEPS.slice(0, steps).join(" ");
      if (part.scrollHeight <= part.clientHeight) break;
    }
  };
  // The parent has the room: the size of the part itself changes with every step.
  const room = new ResizeObserver(fit);
  const content = new MutationObserver(fit);
  if (part.parentElement) room.observe(part.parentElement);
  content.observe(part, { childList: true, characterData: true, subtree: true });
  void document.fonts?.ready.then(fit);
  fit();
  return () => {
    room.disconnect();
    content.disconnect();
  };
}
