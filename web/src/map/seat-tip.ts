// The tip of a seat's mark: its colour and shape in words, the same in every game.
import type { Say } from "./marks";
import type { Look } from "./seats";
import type { Tip } from "./tips.svelte";

/** The colour is what the game calls the seat that is drawn so when nobody has a name. */
const LOOKS: Record<Look, (say: Say) => { colour: string; shape: string }> = {
  1: (say) => ({ colour: say("seat-0"), shape: say("map-shape-1") }),
  2: (say) => ({ colour: say("seat-1"), shape: say("map-shape-2") }),
  3: (say) => ({ colour: say("seat-2"), shape: say("map-shape-3") }),
  4: (say) => ({ colour: say("seat-3"), shape: say("map-shape-4") }),
  5: (say) => ({ colour: say("seat-4"), shape: say("map-shape-5") }),
};

export const seatTip = (look: Look, name: string, say: Say): Tip => ({
  title: name,
  text: say("map-tip-seat-said"),
  facts: [{ label: say("map-tip-seat"), value: say("map-look", LOOKS[look](say)) }],
});
