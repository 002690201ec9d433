// A column that is to be read without scrolling: where its parts do not fit, they stand closer, step
// by step, and at last without what is said elsewhere too. The parts say themselves what closer
// means, by the variables --compact-* of the column.
const STEPS = ["compact", "closer", "closest"] as const;

export function compact(column: HTMLElement): () => void {
  const fit = (): void => {
    column.classList.remove(...STEPS);
    for (const step of STEPS) {
      if (column.scrollHeight <= column.clientHeight) break;
      column.classList.add(step);
    }
  };
  const sizes = new ResizeObserver(fit);
  const parts = new MutationObserver(() => watch());
  function watch(): void {
    sizes.disconnect();
    for (const one of [column, ...column.children]) sizes.observe(one);
  }
  parts.observe(column, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
