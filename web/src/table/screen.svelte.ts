// The shape of the page: how much of the table is shown at once. Within a shape, panels take the
// room there is by container queries.
export type Layout = "desktop" | "laptop" | "phone";

const WIDE = "(min-width: 1200px)";
/** One column. What is narrow but lower than wide, such as a zoomed window or a phone on its side,
 *  has its panels side by side. */
const NARROW = "(max-width: 559px), (max-width: 759px) and (orientation: portrait)";
/** A wide window with room for an open tab under the decision and the hand. */
const ROOMY = "(min-width: 1200px) and (min-height: 840px)";
/** What opens over the map has room to be whole at once. */
const SPACIOUS = "(min-width: 760px) and (min-height: 560px)";

const matches = (query: string): boolean => typeof matchMedia !== "function" || matchMedia(query).matches;

function fitting(): Layout {
  if (matches(WIDE)) return "desktop";
  return matches(NARROW) ? "phone" : "laptop";
}

class Screen {
  layout = $state<Layout>(fitting());
  /** Tabs have a place of their own; elsewhere they open over the map. */
  roomy = $state(matches(ROOMY));
  spacious = $state(matches(SPACIOUS));

  /** Follow the window until the answer is called. */
  follow(): () => void {
    const draw = (): void => void ([this.layout, this.roomy, this.spacious] = [fitting(), matches(ROOMY), matches(SPACIOUS)]);
    const queries = [WIDE, NARROW, ROOMY, SPACIOUS].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener("change", draw);
    draw();
    return () => {
      for (const query of queries) query.removeEventListener("change", draw);
    };
  }
}

export const screenSize = new Screen();
