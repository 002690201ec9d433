// Who gave up late had not given up before; a bot that was there from the start stays one.
import { expect, test } from "vitest";
import type { EntryShown, SeatShown } from "../api/types";
import { linesOf } from "./history";
import { seatsAt } from "./seats-then";

const seat = (number: number, more: Partial<SeatShown>): SeatShown => ({
  seat: number,
  name: "",
  person: null,
  person_is_you: false,
  bot: null,
  resigned: false,
  program: false,
  ...more,
});
const entry = (number: number, kind: EntryShown["kind"], who: number, text = ""): EntryShown => ({
  number,
  kind,
  seat: who,
  text,
  at: 0,
  events: [],
  sealed: false,
});

const seats = [seat(0, { name: "Nora", bot: "greedy", resigned: true }), seat(1, { bot: "random" })];
const lines = linesOf([
  entry(0, "move", 0),
  entry(1, "takeover", 0, "greedy"),
  entry(2, "move", 0),
  entry(3, "return", 0),
  entry(4, "move", 1),
  entry(5, "resign", 0, "greedy"),
  entry(6, "move", 0),
]);

test("each moment has its own players", () => {
  const nora = [0, 1, 2, 3, 4].map((ply) => seatsAt(seats, lines, ply)[0]!);
  expect(nora.map((one) => one.bot)).toEqual([null, "greedy", null, "greedy", "greedy"]);
  expect(nora.map((one) => one.resigned)).toEqual([false, false, false, true, true]);
});

test("a bot of the start is one all the time", () => {
  expect(seatsAt(seats, lines, 0)[1]?.bot).toBe("random");
});

test("the table itself stays as it is", () => {
  seatsAt(seats, lines, 0);
  expect(seats[0]?.resigned).toBe(true);
});
