// Works for the site while no page of it is open: shows what the server pushes, and opens the
// table when somebody presses on it. It keeps nothing, and answers no request.
/* global self, clients */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** One notice for each table: a later one takes the place of an earlier one. */
async function show(data) {
  let told = {};
  try {
    told = data.json();
  } catch (unreadable) {
    // The browser wants something to be shown for each push.
  }
  const table = typeof told.table === "string" ? told.table : "";
  await self.registration.showNotification(String(told.title || "Ironbridge"), {
    body: String(told.body || ""),
    tag: table,
    data: table,
    icon: "/icon-192.png",
  });
}

/** The page of the table: one that is open already, or a new one. */
async function open(table) {
  // Never another site, whatever was pushed.
  const path = /^[\w-]{1,40}$/.test(table || "") ? `/table/${table}` : "/";
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return clients.openWindow(path);
}
