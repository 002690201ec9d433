// What seats are called.
import { expect, test } from "vitest";
import type { GameShown, SeatShown } from "../api/types";
import { seatNames } from "./names";

const game = { levels: [{ name: "greedy", label: { fr: "Glouton", en: "Greedy" }, help: {} }] } as unknown as GameShown;
const seat = (number: number, name: string, bot: string | null): SeatShown => ({
  seat: number,
  name,
  person: name ? "p" : null,
  person_is_you: false,
  bot,
  resigned: false,
});

test("people by name, bots by level, free seats as free", () => {
  const seats = [seat(0, "Nora", null), seat(1, "", "greedy"), seat(2, "", null)];
  expect(seatNames(seats, game, "fr", "libre")).toEqual({ "seat-0": "Nora", "seat-1": "Glouton", "seat-2": "libre" });
});

test("bots of one level are numbered; a person of that name is not", () => {
  const seats = [seat(0, "Greedy", null), seat(1, "", "greedy"), seat(2, "", "greedy")];
  const names = seatNames(seats, game, "en", "free");
  expect(Object.values(names)).toEqual(["Greedy", "Greedy 1", "Greedy 2"]);
});

test("whom a bot plays for keeps the name; an unknown level is shown as it is", () => {
  const seats = [seat(0, "Nora", "greedy"), seat(1, "", "later")];
  expect(Object.values(seatNames(seats, game, "en", "free"))).toEqual(["Nora", "later"]);
});

test("one person with two seats is told apart", () => {
  const seats = [seat(0, "Nora", null), seat(1, "Nora", null), seat(2, "Elias", null)];
  expect(Object.values(seatNames(seats, game, "en", "free"))).toEqual(["Nora 1", "Nora 2", "Elias"]);
});
