// The address of a replay: what is shown stands behind the #, where also the secret of an
// invitation stands, for that part of an address is never sent to a server or written into a log.

export type PanelName = "moves" | "analysis" | "charts" | "hand";

/** What of a game is shown. */
export interface Shared {
  ply?: number;
  /** From which seat; null: one's own. */
  seat?: number | null;
  view?: PanelName;
  invite?: string | undefined;
}

const PANELS: readonly string[] = ["moves", "analysis", "charts", "hand"] satisfies PanelName[];

export function hashOf(shared: Shared, more: Readonly<Record<string, string>> = {}): string {
  const parts = new URLSearchParams();
  if (shared.ply !== undefined) parts.set("ply", String(shared.ply));
  if (shared.seat !== undefined && shared.seat !== null) parts.set("seat", String(shared.seat));
  if (shared.view !== undefined && shared.view !== "moves") parts.set("view", shared.view);
  for (const [name, value] of Object.entries(more)) parts.set(name, value);
  if (shared.invite) parts.set("invite", shared.invite);
  return parts.size > 0 ? `#${parts}` : "";
}

export function sharedOf(hash: string): Shared {
  const parts = new URLSearchParams(hash.slice(1));
  const view = parts.get("view") ?? "";
  const [ply, seat] = [numberOf(parts.get("ply")), numberOf(parts.get("seat"))];
  return {
    ...(ply === null ? {} : { ply }),
    seat,
    ...(PANELS.includes(view) ? { view: view as PanelName } : {}),
    invite: parts.get("invite") ?? undefined,
  };
}

export const replayLink = (table: string, shared: Shared = {}): string => `/replay/${table}${hashOf(shared)}`;

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}
