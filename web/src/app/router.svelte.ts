// Which page an address shows. Links are plain <a href>: a click on one stays in the page.

export type Route =
  | { page: "home" }
  | { page: "create"; game: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record" }
  | { page: "rules"; game: string }
  | { page: "about"; game: string }
  | { page: "learn"; game: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; id: string }
  | { page: "profile"; person: string | null }
  | { page: "sign-in"; next: string }
  | { page: "settings" }
  | { page: "forgotten" }
  | { page: "reset" }
  | { page: "verify" }
  | { page: "admin" }
  | { page: "archive" }
  | { page: "ratings" }
  | { page: "tournaments" }
  | { page: "new-tournament" }
  | { page: "tournament"; id: string }
  | { page: "unknown" };

export const FIRST_GAME = "brass-birmingham";

export function routeOf(address: URL): Route {
  const [first = "", second = "", ...more] = address.pathname.split("/").filter(Boolean).map(decode);
  if (first === "puzzles" && more.length === 1) return { page: "puzzle", game: second, id: more[0] ?? "" };
  if (more.length > 0) return { page: "unknown" };
  if (second) return routeWith(first, second);
  switch (first) {
    case "":
      return { page: "home" };
    case "create":
      return { page: "create", game: address.searchParams.get("game") };
    case "sign-in":
      // What is behind the # goes along: the secret of an invitation.
      return { page: "sign-in", next: within(address.searchParams.get("next")) + address.hash };
    case "settings":
    case "forgotten":
    case "reset":
    case "verify":
    case "admin":
    case "archive":
    case "ratings":
    case "tournaments":
      return { page: first };
    case "record":
    case "puzzles":
      return { page: first };
    case "profile":
      return { page: "profile", person: null };
    case "rules":
      return { page: "rules", game: FIRST_GAME };
    case "about":
      return { page: "about", game: FIRST_GAME };
    case "learn":
      return { page: "learn", game: FIRST_GAME };
    default:
      return { page: "unknown" };
  }
}

function routeWith(first: string, second: string): Route {
  switch (first) {
    case "table":
      return { page: "table", id: second };
    case "replay":
      return { page: "replay", id: second };
    case "rules":
      return { page: "rules", game: second };
    case "about":
      return { page: "about", game: second };
    case "learn":
      return { page: "learn", game: second };
    case "profile":
      return { page: "profile", person: second };
    case "tournament":
      return { page: "tournament", id: second };
    case "tournaments":
      return second === "new" ? { page: "new-tournament" } : { page: "unknown" };
    default:
      return { page: "unknown" };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A place of this site; an address of another one counts as the first page. */
function within(path: string | null): string {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : "/";
}

class Router {
  /** As text, so that a new #part is a change too. */
  address = $state(typeof location === "undefined" ? "http://localhost/" : location.href);
  readonly url = $derived(new URL(this.address));
  readonly route = $derived(routeOf(this.url));

  begin(): void {
    addEventListener("popstate", () => (this.address = location.href));
    addEventListener("click", (event) => this.followed(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.address = location.href;
  }

  private followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const goal = new URL(link.href);
    const file = goal.pathname.startsWith("/api/") || /\.\w+$/.test(goal.pathname);
    if (goal.origin !== location.origin || file) return;
    event.preventDefault();
    this.go(goal.href);
  }
}

export const router = new Router();
