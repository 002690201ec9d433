// The keys of the table page. What has the focus keeps its own keys: a text field all of them,
// a button or a place on the map Enter and Space. But once the button to confirm promises Enter, that
// confirms from whatever was chosen; Space still chooses there.

export type KeyCommand =
  | { does: "card"; index: number }
  | { does: "action"; key: string }
  | {
      does: "confirm" | "back" | "undo" | "why" | "hint" | "since" | "goto" | "mat" | "log" | "chat" | "markets" | "text" | "era" | "keys";
    };

/** What a choice is made of: actions, answers, cards, places, tiles of the mat, amounts. */
const CHOICES = "[data-facet], button.card, [data-thing], .cell, .level, [data-quick]";

/** Whether Enter confirms although something else has the focus. */
export function confirmsFrom(event: KeyboardEvent, ready: boolean): boolean {
  if (!ready || event.key !== "Enter" || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return (event.target as Element | null)?.closest(CHOICES) != null;
}

const PLAIN: Readonly<Record<string, KeyCommand>> = {
  u: { does: "undo" },
  "?": { does: "why" },
  h: { does: "hint" },
  r: { does: "since" },
  g: { does: "goto" },
  m: { does: "mat" },
  j: { does: "log" },
  k: { does: "chat" },
  v: { does: "markets" },
  t: { does: "text" },
  e: { does: "era" },
  escape: { does: "back" },
  f1: { does: "keys" },
};

/** What a key does here; null: nothing of ours. `actions` are the letters of the game's actions;
 *  `letters`: whether single letters are keys at all. */
export function keyCommand(event: KeyboardEvent, actions: readonly string[], letters = true): KeyCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as Element | null;
  if (target?.closest("input, textarea, select, [contenteditable]")) return event.key === "Escape" ? { does: "back" } : null;
  if (event.key === "Enter") return target?.closest("button, a, [data-thing], summary") ? null : { does: "confirm" };
  if (/^[1-9]$/.test(event.key)) return { does: "card", index: Number(event.key) - 1 };
  if (!letters && /^[a-z]$/i.test(event.key)) return null;
  const letter = event.key.toUpperCase();
  if (actions.includes(letter)) return { does: "action", key: letter };
  return PLAIN[event.key.toLowerCase()] ?? null;
}
