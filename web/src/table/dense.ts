// A column that is to be read without scrolling: where its parts do not fit, they stand closer. The
// parts say themselves what closer means, by the variables --dense-* of the column.
export function dense(column: HTMLElement): () => void {
  const fit = (): void => {
    column.classList.remove("dense");
    column.classList.toggle("dense", column.scrollHeight > column.clientHeight);
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
