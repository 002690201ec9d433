// The keys of a replay. A key that means something to what has the focus is left to it.
export type ReplayCommand = "back" | "forward" | "start" | "end" | "earlier" | "later" | "play";

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  defaultPrevented: boolean;
}

/** What has the focus, as far as keys are concerned. */
export type Focused = "page" | "map" | "button" | "slider" | "field";

const COMMANDS: Readonly<Record<string, ReplayCommand>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "start",
  End: "end",
  PageUp: "earlier",
  PageDown: "later",
  " ": "play",
};

export function replayCommand(event: Pressed, focused: Focused): ReplayCommand | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return null;
  const command = COMMANDS[event.key] ?? null;
  if (focused === "map" || focused === "field") return null;
  if (focused === "button" && command === "play") return null; // the button is pressed by it
  if (focused === "slider" && command !== "play" && command !== "earlier" && command !== "later") return null;
  return command;
}

export function focusedOn(target: EventTarget | null): Focused {
  if (!(target instanceof Element)) return "page";
  if (target.closest("input[type='range']")) return "slider";
  if (target.closest("input, select, textarea")) return "field";
  if (target.closest("[role='application']")) return "map";
  return target.closest("button, a, summary") ? "button" : "page";
}
