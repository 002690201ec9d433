// Which of the three layouts fits the window.
export type Layout = "desktop" | "laptop" | "phone";

const WIDE = "(min-width: 1200px)";
const NARROW = "(max-width: 759px)";

function fitting(): Layout {
  if (typeof matchMedia !== "function") return "desktop";
  if (matchMedia(NARROW).matches) return "phone";
  return matchMedia(WIDE).matches ? "desktop" : "laptop";
}

class Screen {
  layout = $state<Layout>(fitting());

  /** Follow the window until the answer is called. */
  follow(): () => void {
    const draw = (): void => void (this.layout = fitting());
    const queries = [matchMedia(WIDE), matchMedia(NARROW)];
    for (const query of queries) query.addEventListener("change", draw);
    draw();
    return () => {
      for (const query of queries) query.removeEventListener("change", draw);
    };
  }
}

export const screenSize = new Screen();
