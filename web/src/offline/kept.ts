// The finished games that this browser keeps.
import { games } from "../app/games.svelte";
import { session } from "../app/session.svelte";
import { KeptGames } from "./kept-games";

export const kept = new KeptGames({
  http: session.http,
  componentsOf: (game, edition) => games.componentsOf(game, edition),
  worker: () => navigator.serviceWorker?.ready ?? new Promise(() => {}),
  caches: globalThis.caches,
  now: () => Date.now(),
});
