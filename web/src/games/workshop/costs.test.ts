// What actions of Workshop of the World cost and bring, held against real positions.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import english from "../../demo/fixtures/workshop/words.en.ftl?raw";
import type { GameEvent } from "../../api/types";
import { Words } from "../../words/words";
import type { CostSheet } from "../board";
import { amount, aside, nearestMoves, sealed, warning } from "./choosing";
import { costsOf, touchedBy } from "./costs";
import { orderOf, players, stage } from "./figures";
import { byId } from "./pieces";
import type { View, Reading } from "./types";
import { bestLink, incomeOf } from "./gains";
import { game } from "./game";
import { priceLabel } from "./price-label";

const { components, views } = fixtures.workshop;

const say = game.translator("en", new Words("en", [english]));
const scene = (name: keyof typeof views): View => views[name];
const readingOf = (name: keyof typeof views, view: View = scene(name)): Reading => ({
  components,
  view: view as never,
  seat: view.you ?? 0,
  say,
  names: ["You", "Nora", "Watt", "Élias", "Ada"],
});
const costs = (name: keyof typeof views, ...moves: string[]): CostSheet => costsOf([], moves, readingOf(name));
const line = (id: string) => byId(components.connections, id)!;
const path = (...facets: readonly (readonly [string, string])[]) => ({
  moves: [],
  says: [],
  facets: facets.map(([group, value]) => ({ group, value })),
});

describe("sealed choices", () => {
  it("show what a bid leaves, and warn of one that leaves no link", () => {
    const money = scene("bid").players[scene("bid").you ?? 0]?.money ?? 0;
    expect(costs("bid", "bid 4")).toMatchObject({ money: { before: `£${money}`, after: `£${money - 4}` }, action: "Seal £4" });
    expect(warning(path(["bid", "4"]), readingOf("bid"))).toBeNull();
    expect(warning(path(["bid", String(money)]), readingOf("bid"))).not.toBeNull();
  });

  it("show how a token changes the pay", () => {
    expect(costs("twoDemand", "demand port port").lines[0]).toMatchObject({ icon: "port", price: "£0 → £2" });
    expect(costs("closing", "keep").action).toBe("Seal: no token");
  });

  it("are told to their owner while others choose", () => {
    const view = scene("bid");
    const chosen = (choice: string, offered: string | null = null): View => ({
      ...view,
      players: view.players.map((player, seat) => (seat === view.you ? { ...player, choice, offered } : player)),
    });
    expect(sealed(readingOf("bid", chosen("bid 7")))).toBe("Your bid: £7");
    expect(sealed(readingOf("bid", chosen("bid 7", "yellow")))).toBe(`Your bid: £7, for ${say("colour-yellow")}`);
    expect(sealed(readingOf("bid", chosen("demand port craft")))).toBe("You place: Port + Crafts");
    expect(sealed(readingOf("bid"))).toBeNull();
  });

  it("ask for a number only while bids are made", () => {
    expect(amount(readingOf("bid"))?.group).toBe("bid");
    expect(amount(readingOf("card"))).toBeNull();
  });
});

describe("links", () => {
  it("bring the value of each end where the company stands, once a turn", () => {
    const base = scene("link");
    const own = base.order[base.box]!;
    const view: View = {
      ...base,
      industries: [
        { town: "reading", owner: own, count: 1 },
        { town: "southampton", owner: own, count: 2 },
      ],
      pending: { ...base.pending, town: "reading", reached: null },
    };
    expect(incomeOf(components, view, line("reading--southampton"))).toBe(4);
    expect(incomeOf(components, view, line("reading--oxford"))).toBe(2);
    const second: View = { ...view, pending: { ...view.pending, reached: "southampton" } };
    expect(incomeOf(components, second, line("reading--oxford"))).toBe(0);
  });

  it("cost more where they are double", () => {
    expect(costs("link", "build glasgow--edinburgh").lines[0]?.price).toBe("£3");
    expect(costs("link", "build edinburgh--carlisle")).toMatchObject({ action: "Build for £6" });
    expect(priceLabel("edinburgh--carlisle", [], readingOf("link"))).toMatch(/^£6/);
    expect(priceLabel("edinburgh", [], readingOf("link"))).toBeNull();
  });

  it("are looked for when a card is chosen", () => {
    const view: View = {
      ...scene("card"),
      links: [],
      industries: [{ town: "york", owner: scene("card").order[scene("card").box]!, count: 1 }],
    };
    expect(bestLink(components, view, "leeds")).toMatchObject({ line: { id: "york--leeds" }, income: 5 });
    expect(costs("card", "take C19").action).toBe("Place in Birmingham");
  });
});

it("money is recovered only where the server offers it, as far as income goes", () => {
  const { income } = scene("card").players[scene("card").you ?? 0]!;
  expect(aside(readingOf("card"))).toMatchObject({ move: "recover", most: Math.floor(income / 2) });
  expect(aside(readingOf("demand"))).toBeNull();
});

it("a thing that was pointed at stands for the moves it may have meant", () => {
  const nearest = (group: string, value: string, name: keyof typeof views): readonly string[] =>
    nearestMoves({ group, value }, [], readingOf(name));
  expect(nearest("town", "leeds", "card")).toEqual(["take C02", "take C36", "take C37"]);
  expect(nearest("town", "leeds", "town")).toEqual(["place leeds"]);
  expect(nearest("piece", "leeds:red", "remove")).toEqual(["remove red"]);
  expect(nearest("link", "york--leeds", "card")).toEqual(["build york--leeds"]);
});

describe("figures", () => {
  it("stand in the order of the track, with two colours one person once", () => {
    expect(orderOf(scene("card"))).toHaveLength(4);
    expect([...orderOf(scene("twoCard"))].sort()).toEqual([0, 1]);
  });

  it("tell nothing of hidden money", () => {
    const view = scene("hidden");
    for (const { seat, figures } of players(view, say)) expect(figures[0]?.text === "?").toBe(seat !== view.you);
  });

  it("say that an era opens before its first round", () => {
    expect(stage(scene("demand"), components, say)).toMatchObject({ name: "Canal era", round: 0, said: "opening" });
    expect(stage(scene("rail"), components, say)).toMatchObject({ name: "Rail era", round: 6, rounds: 7 });
  });
});

it("an industry that has to leave can be chosen before the card is played: the panel lists it", () => {
  expect(game.listed).toContain("piece");
  expect(game.unlisted).not.toContain("piece");
});

it("events touch towns and connections", () => {
  const events: GameEvent[] = [
    { seat: 0, key: "event-place", args: { seat: "seat-0", town: "town-leeds" } },
    { seat: 0, key: "event-build", args: { seat: "seat-0", connection: "connection-york--leeds", money: 3 } },
  ];
  expect(touchedBy(events)).toEqual(["leeds", "york--leeds"]);
});
