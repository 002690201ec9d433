// What is open on the table page, and in which order Escape closes it.
import { expect, it } from "vitest";
import { PageState } from "./page-state.svelte";
import type { Layout } from "./screen.svelte";

const pageOn = (layout: Layout): PageState => new PageState(() => layout);

it("closes what lies on top first", () => {
  const page = pageOn("desktop");
  [page.menu, page.goTo, page.keyHelp] = [true, true, true];
  expect([page.close(), page.keyHelp, page.menu]).toEqual([true, false, true]);
  expect([page.close(), page.menu, page.goTo]).toEqual([true, false, true]);
  expect([page.close(), page.goTo, page.close()]).toEqual([true, false, false]);
});

it("closes a tab by a second press, but not where tabs have their own place", () => {
  const [phone, desktop] = [pageOn("phone"), pageOn("desktop")];
  phone.showTab("log");
  phone.showTab("log");
  expect(phone.tab).toBeNull();
  desktop.showTab("log");
  desktop.showTab("log");
  expect(desktop.tab).toBe("log");
});

it("leaves a tab that the larger layout does not have", () => {
  let layout: Layout = "laptop";
  const page = new PageState(() => layout);
  page.showTab("markets");
  layout = "desktop";
  page.settle();
  expect(page.tab).toBe("mat");
});
