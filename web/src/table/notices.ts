// Notices of the browser: shown only when the person asked for them and the page is out of sight.
export type Allowed = "yes" | "no" | "unasked" | "unknown";

export function noticesAllowed(): Allowed {
  if (typeof Notification === "undefined") return "unknown";
  return ({ granted: "yes", denied: "no", default: "unasked" } as const)[Notification.permission];
}

/** Ask the browser; must follow a press of the person. */
export async function askForNotices(): Promise<Allowed> {
  if (typeof Notification === "undefined") return "unknown";
  await Notification.requestPermission();
  return noticesAllowed();
}

/** Say that it is one's turn; a press on the notice brings the page back. */
export function notifyTurn(title: string, body: string, table: string): void {
  if (noticesAllowed() !== "yes" || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag: table, icon: "/icon-turn.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices only to installed pages.
  }
}
