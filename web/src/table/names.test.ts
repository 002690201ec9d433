// What seats are called.
import { expect, test } from "vitest";
import type { GameShown, SeatShown } from "../api/types";
import { seatNames } from "./names";

const game = {
  levels: [{ name: "medium", label: { fr: "Intermédiaire", en: "Medium" }, help: {} }],
  former_levels: [{ name: "greedy", label: { fr: "Classique", en: "Classic" }, help: {} }],
} as unknown as GameShown;
const seat = (number: number, name: string, bot: string | null): SeatShown => ({
  seat: number,
  name,
  person: name ? "p" : null,
  person_is_you: false,
  bot,
  resigned: false,
  program: false,
});

test("people by name, bots by level, free seats as free", () => {
  const seats = [seat(0, "Nora", null), seat(1, "", "medium"), seat(2, "", null)];
  expect(seatNames(seats, game, "fr", "libre")).toEqual({ "seat-0": "Nora", "seat-1": "Intermédiaire", "seat-2": "libre" });
});

test("bots of one level are numbered; a person of that name is not", () => {
  const seats = [seat(0, "Medium", null), seat(1, "", "medium"), seat(2, "", "medium")];
  const names = seatNames(seats, game, "en", "free");
  expect(Object.values(names)).toEqual(["Medium", "Medium 1", "Medium 2"]);
});

test("whom a bot plays for keeps the name; an unknown level is shown as it is", () => {
  const seats = [seat(0, "Nora", "greedy"), seat(1, "", "later")];
  expect(Object.values(seatNames(seats, game, "en", "free"))).toEqual(["Nora", "later"]);
});

test("one person with two seats is told apart", () => {
  const seats = [seat(0, "Nora", null), seat(1, "Nora", null), seat(2, "Elias", null)];
  expect(Object.values(seatNames(seats, game, "en", "free"))).toEqual(["Nora 1", "Nora 2", "Elias"]);
});

test("bots of earlier releases have names too", () => {
  const seats = [seat(0, "Nora", null), seat(1, "", "greedy")];
  expect(seatNames(seats, game, "fr", "libre")["seat-1"]).toBe("Classique");
});

test("those who share a device go by the names that were given there, and nobody else does", () => {
  const own = { person_is_you: true };
  const seats = [{ ...seat(0, "Nora", null), ...own }, { ...seat(1, "Nora", null), ...own }, seat(2, "Zoé", null)];
  expect(Object.values(seatNames(seats, game, "en", "free", ["Ada", "Bob", "Mallory"]))).toEqual(["Ada", "Bob", "Zoé"]);
  expect(Object.values(seatNames(seats, game, "en", "free", ["Ada"]))).toEqual(["Ada", "Nora", "Zoé"]);
});
