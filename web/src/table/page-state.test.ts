// What is open on the table page, and in which order Escape closes it.
import { expect, it } from "vitest";
import { PageState } from "./page-state.svelte";

const pageWith = ({ roomy }: { roomy: boolean }): PageState => new PageState(() => roomy);

it("closes what lies on top first", () => {
  const page = pageWith({ roomy: true });
  [page.menu, page.goTo, page.keyHelp, page.large] = [true, true, true, true];
  expect([page.close(), page.keyHelp, page.menu]).toEqual([true, false, true]);
  expect([page.close(), page.menu, page.goTo]).toEqual([true, false, true]);
  expect([page.close(), page.goTo, page.large]).toEqual([true, false, true]);
  expect([page.close(), page.large, page.close()]).toEqual([true, false, false]);
});

it("closes a tab by a second press, but not where tabs have their own place", () => {
  const [phone, desktop] = [pageWith({ roomy: false }), pageWith({ roomy: true })];
  phone.showTab("log");
  phone.showTab("log");
  expect(phone.tab).toBeNull();
  desktop.showTab("log");
  desktop.showTab("log");
  expect(desktop.tab).toBe("log");
});

it("leaves a tab that the larger layout does not have", () => {
  let roomy = false;
  const page = new PageState(() => roomy);
  page.showTab("markets");
  roomy = true;
  page.settle();
  expect(page.tab).toBe("mat");
});
