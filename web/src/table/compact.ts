// A column that is to be read without scrolling: where its parts do not fit, they stand closer. The
// parts say themselves what closer means, by the variables --compact-* of the column.
export function compact(column: HTMLElement): () => void {
  const fit = (): void => {
    column.classList.remove("compact");
    column.classList.toggle("compact", column.scrollHeight > column.clientHeight);
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
