// A search goes from the form into the address and back, and only what can be read is asked.
import { expect, test } from "vitest";
import { addressOf, isEmpty, isFolded, queryOf, searchOf, type Search } from "./archive-query";

const search = (given: Partial<Search>): Search => ({ ...searchOf(new URLSearchParams()), ...given });

test("a search stands in the address, without what is left out", () => {
  expect(addressOf(search({}))).toBe("/archive");
  const wanted = search({ game: "spyrium", people: " Ada, Bob ", least_score: "40", sort: "longest" });
  const address = addressOf(wanted);
  expect(address).toBe("/archive?game=spyrium&people=Ada%2C+Bob&least_score=40&sort=longest");
  expect(searchOf(new URL(address, "http://x").searchParams)).toEqual({ ...wanted, people: "Ada, Bob" });
});

test("the server is asked for what was filled in", () => {
  expect(queryOf(search({}))).toEqual({ sort: "newest" });
  expect(queryOf(search({ people: "Ada, ,Bob", bot: "hard", rated: "no", seats: "3" }))).toEqual({
    name: ["Ada", "Bob"],
    bot: ["hard"],
    rated: false,
    seats: 3,
    sort: "newest",
  });
  const dates = queryOf(search({ since: "2026-11-17", until: "2026-11-17" }));
  expect(dates.until! - dates.since!).toBe(86_399_999);
});

test("nonsense in the address is not asked for", () => {
  const wanted = searchOf(new URLSearchParams("seats=x&since=soon&sort=best&least_moves=1e9&option=map%3Dx"));
  expect(queryOf(wanted)).toEqual({ sort: "newest" });
});

test("whether something is hidden in the folded part is known", () => {
  expect([isFolded(search({ game: "spyrium" })), isFolded(search({ bot: "hard" }))]).toEqual([true, false]);
  expect([isEmpty(search({})), isEmpty(search({ sort: "oldest" }))]).toEqual([true, false]);
});
