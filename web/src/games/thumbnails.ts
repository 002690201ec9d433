// The small pictures of games that are not simply places with links between them. The first page
// asks here; what it does not find is drawn from the game's own map (pages/MapThumbnail.svelte).
import type { Component } from "svelte";
import type { Components } from "../api/types";

type Thumbnail = Component<{ components: Components }>;

const DRAWN: Readonly<Record<string, () => Promise<{ default: Thumbnail }>>> = {
  spyrium: () => import("./spyrium/Thumbnail.svelte"),
  "workshop-of-the-world": () => import("./workshop/Thumbnail.svelte"),
};

/** The picture that a game brings itself; null where it has none. */
export async function thumbnailOf(game: string): Promise<Thumbnail | null> {
  const load = DRAWN[game];
  return load ? (await load()).default : null;
}
