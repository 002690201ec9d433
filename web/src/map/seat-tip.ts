// The tip of a seat's mark: its colour and shape in words, the same in every game.
import type { Say } from "./marks";
import type { Look } from "./seats";
import type { Tip } from "./tips.svelte";

const NAMES: Record<Look, (say: Say) => string> = {
  1: (say) => say("map-seat-1"),
  2: (say) => say("map-seat-2"),
  3: (say) => say("map-seat-3"),
  4: (say) => say("map-seat-4"),
  5: (say) => say("map-seat-5"),
};

export const seatTip = (look: Look, name: string, say: Say): Tip => ({
  title: name,
  text: say("map-tip-seat-said", { name }),
  facts: [{ label: say("map-tip-seat"), value: NAMES[look](say) }],
});
