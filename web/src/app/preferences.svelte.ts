// How this browser behaves at a table: how moves of others are played, sounds, notices, letters
// on seats, letter keys. Kept in the browser, for it depends on the device.
import { seatStyle } from "../map/seat-style.svelte";

export type Motion = "off" | "slow" | "normal" | "fast";

export interface PreferenceValues {
  /** How moves of others play on the map. */
  motion: Motion;
  sound: boolean;
  /** How loud, from 0 to 100. */
  volume: number;
  /** The colour of a seat that one takes when it is free, 1 to 5; 0: any. */
  seat: number;
  /** A notice of the browser when it is one's turn and the page is not in sight. */
  notices: boolean;
  /** Seats wear letters instead of their shapes. */
  letters: boolean;
  /** Single letters are keys of the table. */
  keys: boolean;
}

/** The key under which earlier versions of the page stored them too. */
const STORED = "ironbridge-habits";
const MOTIONS: readonly Motion[] = ["off", "slow", "normal", "fast"];
const SPEEDS: Readonly<Record<Motion, number>> = { off: 0, slow: 0.6, normal: 1, fast: 2 };
export const FIRST_PREFERENCES: PreferenceValues = {
  motion: "normal",
  sound: false,
  volume: 80,
  seat: 0,
  notices: false,
  letters: false,
  keys: true,
};

class Preferences {
  values = $state.raw<PreferenceValues>(FIRST_PREFERENCES);

  /** Read what was chosen in this browser. */
  begin(): void {
    this.values = readPreferences(stored());
    seatStyle.letters = this.values.letters;
  }

  choose(changes: Partial<PreferenceValues>): void {
    this.values = { ...this.values, ...changes };
    seatStyle.letters = this.values.letters;
    try {
      localStorage.setItem(STORED, JSON.stringify(this.values));
    } catch {
      // A browser that stores nothing begins anew next time.
    }
  }

  /** How fast moves of others play; 0: they show at once. The system's wish for calm comes first. */
  speed(): number {
    const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
    return calm ? 0 : SPEEDS[this.values.motion];
  }
}

/** What was stored, as far as it can be understood. */
export function readPreferences(text: string | null): PreferenceValues {
  let found: Partial<Record<keyof PreferenceValues, unknown>> = {};
  try {
    found = (JSON.parse(text ?? "{}") ?? {}) as typeof found;
  } catch {
    // Written by somebody else: as if nothing was stored.
  }
  const motion = MOTIONS.find((known) => known === found.motion) ?? FIRST_PREFERENCES.motion;
  const on = (name: "sound" | "notices" | "letters" | "keys"): boolean =>
    typeof found[name] === "boolean" ? found[name] : FIRST_PREFERENCES[name];
  return {
    motion,
    sound: on("sound"),
    volume: within(found.volume, 100) ?? FIRST_PREFERENCES.volume,
    seat: within(found.seat, 5) ?? FIRST_PREFERENCES.seat,
    notices: on("notices"),
    letters: on("letters"),
    keys: on("keys"),
  };
}

/** A whole number from 0 to the most; null for anything else. */
export function within(found: unknown, most: number): number | null {
  return typeof found === "number" && Number.isInteger(found) && found >= 0 && found <= most ? found : null;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

export const preferences = new Preferences();
