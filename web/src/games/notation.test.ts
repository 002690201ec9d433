// From the written form of a move to what it is about and how it is said.
import { expect, it } from "vitest";
import type { GameEvent } from "../api/types";
import { facetsOf, idOf, phraseOf, placesIn, type Notation } from "./notation";

const NOTATION: Notation = {
  build: {
    action: true,
    names: [
      { name: "industry", group: "industry" },
      { name: "slot", group: "place" },
    ],
  },
  card: { action: false, names: [{ name: "card", group: "card" }] },
};
const around = (name: string, id: string): readonly string[] => (name === "slot" ? [id.replace(/_\d$/, "")] : []);

it("names an action with its things, and what is around them", () => {
  expect(facetsOf(NOTATION, around, "build brewery stone_1")).toEqual([
    { group: "action", value: "build" },
    { group: "industry", value: "brewery" },
    { group: "place", value: "stone_1", wider: ["stone"] },
  ]);
});

it("takes a detail of an action for itself", () => {
  expect(facetsOf(NOTATION, around, "card leek")).toEqual([{ group: "card", value: "leek" }]);
});

it("takes an unknown word as an answer of its own", () => {
  expect(facetsOf(NOTATION, around, "done")).toEqual([{ group: "action", value: "done" }]);
});

it("makes the phrase of a move", () => {
  expect(phraseOf(NOTATION, "build brewery stone_1")).toEqual({
    key: "move-build",
    args: { industry: "industry-brewery", slot: "slot-stone_1" },
  });
  expect(phraseOf(NOTATION, "pass")).toEqual({ key: "move-pass", args: {} });
  expect(idOf("slot-stone_1")).toBe("stone_1");
});

it("finds the places in events, each once", () => {
  const events: GameEvent[] = [
    { seat: 0, key: "event-build", args: { slot: "slot-stone_1", industry: "industry-brewery" } },
    { seat: 0, key: "event-flip", args: { slot: "slot-stone_1" } },
    { seat: 0, key: "event-card", args: { card: "card-leek" } },
  ];
  expect(placesIn(NOTATION, events)).toEqual(["stone_1"]);
});
