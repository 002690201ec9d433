// A link says which position is shown and how; the invitation stays behind the #.
import { expect, test } from "vitest";
import { hashOf, replayLink, sharedOf } from "./link";

test("what a link says is read again", () => {
  const shared = { ply: 33, seat: 1, view: "analysis", invite: "s3cret" } as const;
  const link = new URL(replayLink("t1", shared), "http://localhost");
  expect(link.pathname + link.search).toBe("/replay/t1");
  expect(sharedOf(link.hash)).toEqual(shared);
});

test("a link without anything shows the start", () => {
  expect(replayLink("t1")).toBe("/replay/t1");
  expect(sharedOf("")).toEqual({ seat: null, invite: undefined });
});

test("the moves are what is shown anyway, and seat 0 is a seat", () => {
  expect(hashOf({ ply: 0, seat: 0, view: "moves" })).toBe("#ply=0&seat=0");
});

test("nonsense in a link is left out", () => {
  expect(sharedOf("#ply=-3&seat=1e9&view=everything")).toEqual({ seat: null, invite: undefined });
});
