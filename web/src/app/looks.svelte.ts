// How the page looks and sounds, and which seat one likes: kept in the browser, and with the account
// of whoever has one, so that it is the same on every device.
import type { Me } from "../api/types";
import { preferences, within } from "./preferences.svelte";
import { session } from "./session.svelte";
import { asTheme, theme, type ThemeChoice } from "./theme.svelte";

export interface LookValues {
  theme: ThemeChoice;
  volume: number;
  seat: number;
}

class Looks {
  private known: string | null = null;

  get values(): LookValues {
    return { theme: theme.choice, volume: preferences.values.volume, seat: preferences.values.seat };
  }

  /** Somebody came in: what their account has holds here. Guests have this browser only. */
  meet(me: Me | null): void {
    if (this.known === (me?.id ?? null)) return;
    this.known = me?.id ?? null;
    if (me && !me.guest) this.show(readLooks(me.preferences.looks));
  }

  /** Choose something, here and for the account. */
  async choose(changes: Partial<LookValues>): Promise<void> {
    this.show(changes);
    if (!session.me || session.me.guest) return;
    const answer = await session.http.patch("/api/me", { body: { preferences: { looks: { ...this.values } } } });
    if (answer.ok) session.hold(answer.value);
  }

  private show({ theme: chosen, volume, seat }: Partial<LookValues>): void {
    if (chosen !== undefined) theme.choose(chosen);
    if (volume !== undefined) preferences.choose({ volume });
    if (seat !== undefined) preferences.choose({ seat });
  }
}

/** What an account has, as far as it can be understood; what is not there changes nothing. */
export function readLooks(stored: unknown): Partial<LookValues> {
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const [volume, seat] = [within(found["volume"], 100), within(found["seat"], 5)];
  return {
    ...(found["theme"] === undefined ? {} : { theme: asTheme(found["theme"]) }),
    ...(volume === null ? {} : { volume }),
    ...(seat === null ? {} : { seat }),
  };
}

export const looks = new Looks();
