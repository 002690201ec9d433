// The preferences of a person that the server understands, read from and written to one object.

export interface AccountPreferences {
  /** Where to write when it is one's turn. */
  notify: { email: boolean; webhook: boolean; quiet: Quiet | null };
  /** Questions that are answered without asking. */
  automatic: { single: boolean; same: boolean };
}

/** Minutes after midnight; `offset` is minutes east of UTC. */
export interface Quiet {
  from: number;
  to: number;
  offset: number;
}

type Loose = Record<string, unknown>;

export function readAccountPreferences(stored: Loose): AccountPreferences {
  const notify = part(stored, "notify");
  const automatic = part(stored, "automatic");
  return {
    notify: {
      email: notify["email"] !== false,
      webhook: notify["webhook"] !== false,
      quiet: (notify["quiet"] as Quiet | undefined) ?? null,
    },
    automatic: { single: automatic["single"] === true, same: automatic["same"] === true },
  };
}

export function writeAccountPreferences(chosen: AccountPreferences): Loose {
  const { email, webhook, quiet } = chosen.notify;
  const notify = quiet === null ? { email, webhook } : { email, webhook, quiet };
  return { notify, automatic: { ...chosen.automatic } };
}

/** "22:30" to minutes after midnight; null for what is no time. */
export function minutesOf(text: string): number | null {
  const [hours, minutes] = text.split(":").map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
  return hours * 60 + minutes;
}

export function clockOf(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function part(stored: Loose, name: string): Loose {
  const found = stored[name];
  return typeof found === "object" && found !== null ? (found as Loose) : {};
}
