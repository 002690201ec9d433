// Addresses and the pages they show.
import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

const route = (path: string) => routeOf(new URL(path, "http://table.example"));

test("every page has its address", () => {
  expect(route("/")).toEqual({ page: "home" });
  expect(route("/create?game=spyrium")).toEqual({ page: "create", game: "spyrium" });
  expect(route("/table/8Jd0")).toEqual({ page: "table", id: "8Jd0" });
  expect(route("/rules/brass-birmingham#BB-LOAN")).toEqual({ page: "rules", game: "brass-birmingham" });
  expect(route("/learn")).toEqual({ page: "learn", game: "brass-birmingham" });
  expect(route("/learn/spyrium#aim")).toEqual({ page: "learn", game: "spyrium" });
  expect(route("/puzzles")).toEqual({ page: "puzzles" });
  expect(route("/puzzles/spyrium/7-25")).toEqual({ page: "puzzle", game: "spyrium", id: "7-25" });
  expect(route("/admin")).toEqual({ page: "admin" });
  expect(route("/tournaments")).toEqual({ page: "tournaments" });
  expect(route("/tournaments/new")).toEqual({ page: "new-tournament" });
  expect(route("/tournament/8Jd0")).toEqual({ page: "tournament", id: "8Jd0" });
  expect(route("/profile")).toEqual({ page: "profile", person: null });
  expect(route("/forgotten")).toEqual({ page: "forgotten" });
  expect(route("/reset#secret")).toEqual({ page: "reset" });
  expect(route("/verify#secret")).toEqual({ page: "verify" });
  expect(route("/profile/y1K/")).toEqual({ page: "profile", person: "y1K" });
});

test("what is no page says so, even when it cannot be decoded", () => {
  expect(route("/nowhere")).toEqual({ page: "unknown" });
  expect(route("/table/a/b")).toEqual({ page: "unknown" });
  expect(route("/puzzles/spyrium")).toEqual({ page: "unknown" });
  expect(route("/puzzles/spyrium/7-25/more")).toEqual({ page: "unknown" });
  expect(route("/settings/x")).toEqual({ page: "unknown" });
  expect(route("/table/%E0%A4")).toEqual({ page: "table", id: "%E0%A4" });
});

test("after signing in one goes on within this site only", () => {
  expect(route("/sign-in?next=/table/a")).toEqual({ page: "sign-in", next: "/table/a" });
  expect(route("/sign-in?next=/table/a#invite=s3cret")).toEqual({ page: "sign-in", next: "/table/a#invite=s3cret" });
  for (const bad of ["https://other.example/", "//other.example/", "/\\other.example", "javascript:alert(1)", ""]) {
    expect(route(`/sign-in?next=${encodeURIComponent(bad)}`)).toEqual({ page: "sign-in", next: "/" });
  }
});
