// What a person sees who looks at the table page: what is asked, and where to click for it. This
// runs inside the page, so the function stands alone.

export interface Spot {
  x: number;
  y: number;
  group: string;
  name: string;
}

export interface Sight {
  /** `begin`: the first choice of an action; `places`: places to point at for it. */
  state: "over" | "cover" | "confirm" | "begin" | "places" | "choose" | "wider" | "back" | "stuck";
  spots: Spot[];
  says: string;
}

interface Asked {
  order: string;
  /** Decides between several things that could be clicked. */
  salt: number;
  /** The actions that were begun so far: others come first, so that no kind is left out by chance. */
  begun: readonly string[];
  /** The whole map was asked for just now. */
  lost: boolean;
  patience: number;
}

/** Wait until something is asked of the person, and say what can be clicked. */
export async function look({ order, salt, begun, lost, patience }: Asked): Promise<Sight> {
  const LIKED = [
    "build",
    "link",
    "sell",
    "develop",
    "build",
    "link",
    "loan",
    "scout",
    "double",
    "place",
    "activate",
    "exploit",
    "event",
    "activation",
    "money",
  ];
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const one = (selector: string): Element | null => document.querySelector(selector);
  const seen = (state: Sight["state"], spots: Spot[] = []): Sight => ({ state, spots, says: "" });

  /** A point of the element that nothing covers. */
  function pointOn(element: Element): { x: number; y: number } | null {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
      [0.15, 0.5],
      [0.85, 0.5],
    ] as const) {
      const at = { x: x + width * across, y: y + height * down };
      if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    return null;
  }

  function spotOn(element: Element): Spot[] {
    const at = pointOn(element);
    const { facet, id } = (element as HTMLElement).dataset;
    const [group = "", name = ""] = facet?.split(" ") ?? [];
    const called = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const known =
      id !== undefined
        ? { group: "place", name: id }
        : facet
          ? { group, name }
          : { group: element.matches(".card") ? "card" : "", name: called };
    return at ? [{ ...at, ...known }] : [];
  }

  /** The elements from one on that the salt decides. */
  function turned<T>(found: T[]): T[] {
    const from = found.length > 0 ? (salt * 31) % found.length : 0;
    return [...found.slice(from), ...found.slice(0, from)];
  }

  function spotsOn(found: Element[], most = 1): Spot[] {
    const spots: Spot[] = [];
    for (const element of turned(found)) {
      if (spots.length >= most) break;
      spots.push(...spotOn(element));
    }
    return spots;
  }

  /** The actions that are possible, the liked ones first, of these a new one; passing only if nothing else is left. */
  function actions(): Element[] {
    const lit = all(".action[data-lit='true']");
    const value = (element: Element): string => (element as HTMLElement).dataset["facet"]?.split(" ")[1] ?? "";
    const liked = turned(LIKED).flatMap((wanted) => lit.filter((element) => value(element) === wanted));
    const fresh = liked.find((element) => !begun.includes(value(element))) ?? liked[0];
    return fresh ? [fresh] : lit;
  }

  function missing(): Element[] {
    const lacking = one("[data-missing]")?.getAttribute("data-missing") ?? "";
    const listed = all(".listed [data-lit='true']");
    const places = all("[data-thing][data-legal='true']");
    if (lacking === "card") return all("button.card[data-legal='true']");
    if (lacking === "place") return [...places, ...listed];
    if (lacking === "action" && one(".action")) return actions();
    if (lacking === "answer") return answers(listed, places);
    return listed.length > 0 ? listed : places;
  }

  /** Where no action is asked for: an action that fits, a number, a card or a place. */
  function answers(listed: Element[], places: Element[]): Element[] {
    const fitting = all("[data-picks] [data-action]");
    if (fitting.length > 0) return fitting;
    const numbers = all("[data-quick='0'], [data-quick='5']").filter((one) => one.getAttribute("aria-pressed") !== "true");
    if (listed.length > 0 || numbers.length > 0) return listed.length > 0 ? listed : numbers;
    const cards = all("button.card[data-legal='true']");
    const card = places.length === 0 || (order === "card" && !one(".chips"));
    return card && cards.length > 0 ? cards : places;
  }

  function sight(): Sight | null {
    if (one("[data-result]")) return seen("over");
    const cover = one("[data-hot-seat-cover] button");
    if (cover) return seen("cover", spotOn(cover));
    if (!one(".decision[data-open='true']")) return null;
    const confirm = one(".decision[data-ready='true'] [data-confirm]:not([aria-disabled='true'])");
    if (confirm) return seen("confirm", spotOn(confirm));
    if (one(".action") && !one(".chips")) return begin();
    const wanted = missing();
    const spots = spotsOn(wanted);
    if (spots.length > 0 || wanted.length === 0) return seen("choose", spots);
    // What is wanted lies outside the part of the map that is shown; or, if that was asked for
    // already, under something else: then something else is chosen.
    return lost ? seen("back", spotsOn(all(".chips button"))) : seen("wider", spotsOn(all("[data-whole]")));
  }

  function begin(): Sight {
    if (order === "card") return seen("begin", spotsOn(all("button.card")));
    if (order === "place") return seen("places", spotsOn(things(), 6));
    return seen("begin", spotsOn(actions()));
  }

  /** What is lit on the board; where nothing is before it is pointed at, all that may be. */
  function things(): Element[] {
    const lit = all("[data-thing][data-legal='true']");
    return lit.length > 0 ? lit : all("[data-thing='slot'], [data-thing='link']");
  }

  const until = Date.now() + patience;
  for (;;) {
    const found = sight();
    if (found && (found.spots.length > 0 || found.state === "over")) return found;
    if (Date.now() > until) return { ...seen("stuck"), says: `nothing to click at: ${one(".decision")?.textContent ?? location.href}` };
    await new Promise((done) => setTimeout(done, 25));
  }
}
