// The last board: the links that the rules gave back at the end stand in their colours again.
import { expect, it } from "vitest";
import * as fixtures from "../../demo/fixtures";
import type { GameEvent } from "../../api/types";
import { lastBoard } from "./ending";
import { linksOf } from "./figures";
import type { View } from "./types";

const { views } = fixtures.workshop;
const running = views["demand"]!;
const over: View = { ...running, links: [], pending: { ...running.pending, phase: "over" } };
const [first, second] = running.players.map(({ companies }) => companies[0]!);
const event = (key: string, seat: number, args: GameEvent["args"] = {}): GameEvent => ({ key: `event-${key}`, seat, args });
const built = (seat: number, connection: string): GameEvent => event("build", seat, { connection: `connection-${connection}`, money: 2 });

const GAME = [
  event("era", -1, { era: "era-canal" }),
  built(0, "leeds--york"),
  event("era", -1, { era: "era-rail" }),
  built(0, "hull--york"),
  built(1, "leeds--york"),
  event("links", 0, { largest: 1, others: 0, money: 1 }),
];

it("shows the links of the last era, and what they were paid for", () => {
  const board = lastBoard(over, GAME);
  expect(board.links).toEqual([
    { connection: "hull--york", owner: first },
    { connection: "leeds--york", owner: second },
  ]);
  expect(linksOf(board, 0)).toBe(1);
});

it("tells the two colours of a person apart by whose turn it was", () => {
  const players = over.players
    .slice(0, 2)
    .map((player, seat) => ({ ...player, companies: seat === 0 ? ["red", "yellow"] : ["blue", "grey"] }));
  const events = [
    event("turn", 0, { colour: "colour-yellow" }),
    built(0, "hull--york"),
    event("turn", 0, { colour: "colour-red" }),
    built(0, "leeds--york"),
  ];
  expect(lastBoard({ ...over, players }, events).links.map(({ owner }) => owner)).toEqual(["yellow", "red"]);
});

it("leaves a game that goes on as it is", () => {
  expect(lastBoard(running, GAME)).toBe(running);
});
