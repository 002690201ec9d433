// What is chosen is seen, also in a row that is swiped.

/** Scrolls the element into its row when it is wanted there; nothing else moves. */
export function inView(wanted: boolean | undefined): (element: HTMLElement) => void {
  return (element) => {
    if (wanted) element.scrollIntoView({ block: "nearest", inline: "center" });
  };
}
