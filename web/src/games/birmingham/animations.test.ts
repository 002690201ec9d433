// What moves look like on the board, held against the events of a real canal era.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import words from "../../demo/fixtures/words.en.ftl?raw";
import { Words } from "../../words/words";
import { animationsOf } from "./animations";
import { boardIndexOf } from "./board-index";
import { changesOf, placesOf } from "../brass/changes";
import type { Reading } from "./types";
import { priceLabel } from "./price-label";
import { CubeRoutes } from "./cube-routes";
import { translator } from "./words";

const { components, journal, views: shown } = fixtures.birmingham;

const rail = shown["railEarly"]!;
const boardIndex = boardIndexOf(components);
const say = translator("en", new Words("en", [words]));
const event = (seat: number, key: string, args: GameEvent["args"]): GameEvent => ({ seat, key, args });

describe("animations", () => {
  it("lead from the first view to the last when all moves of an era are played", () => {
    let view = journal.start;
    for (const { events, target } of journal.moves) {
      const pending = { ...shown["railEarly"].pending, target };
      for (const animation of animationsOf(boardIndex, { ...view, pending }, events)) view = animation.change(view);
    }
    const sorted = (things: readonly object[]): string[] => things.map((thing) => JSON.stringify(thing)).sort();
    const end = journal.end;
    expect(sorted(view.tiles)).toEqual(sorted(end.tiles));
    expect(sorted(view.links)).toEqual(sorted(end.links));
    expect(view.merchants).toEqual(end.merchants);
  });

  it("empty a new mine before they turn it", () => {
    const tile = { slot: "slot-birmingham_4", owner: "seat-0", industry: "industry-coal_mine", level: 1 };
    const animations = animationsOf(boardIndex, rail, [
      event(0, "event-build", { ...tile, money: 5 }),
      event(0, "event-flip", tile),
      event(0, "event-coal-marketed", { cubes: 2, money: 3 }),
    ]);
    expect(animations.map((animation) => animation.motion?.kind)).toEqual(["place", "travel", "turn"]);
    const [, sale] = animations;
    // Birmingham is joined to Oxford by a railway.
    const end = sale?.motion?.kind === "travel" ? sale.motion.route.at(-1)!.b : null;
    expect(end).toEqual(boardIndex.centres.get("oxford"));
  });
});

describe("routes of cubes", () => {
  const cubeRoutes = new CubeRoutes(
    boardIndex,
    rail.links.map((link) => link.link),
  );

  it("follow built links for coal and go straight for iron", () => {
    const goal = { id: "birmingham_4", link: false };
    expect(cubeRoutes.from("dudley_2", goal, false).links).toEqual([]);
    expect(cubeRoutes.from("burton_on_trent_1", goal, true).links).toEqual(["burton_on_trent-tamworth", "tamworth-birmingham"]);
    expect(cubeRoutes.fromMarket(goal)?.links).toEqual(["birmingham-oxford"]);
    expect(cubeRoutes.fromMarket({ id: "leek_1", link: false })).toBeNull();
  });

  it("end at the marker of the link that is being built", () => {
    const link = boardIndex.routes.get("birmingham-worcester")!.link;
    const route = cubeRoutes.from("dudley_1", { id: link.id, link: true }, true);
    expect(route.links).toEqual(["dudley-birmingham"]);
    expect(route.curves.at(-1)!.b.x).toBeCloseTo(link.x);
    expect(route.curves.at(-1)!.b.y).toBeCloseTo(link.y);
  });

  it("hang together from the first point to the last", () => {
    const { curves } = cubeRoutes.from("stone_1", { id: "coventry_1", link: false }, true);
    for (const [i, curve] of curves.slice(1).entries()) expect(curve.a).toEqual(curves[i]!.b);
  });
});

describe("beside the board", () => {
  it("changes of players are told with their sign", () => {
    const [first, ...others] = rail.players;
    const after = { ...rail, players: [{ ...first!, money: first!.money - 8, income_space: first!.income_space + 8 }, ...others] };
    expect(changesOf(rail, after, components, say)).toEqual([
      { seat: 0, icon: "money", text: "−£8", good: false },
      { seat: 0, icon: "income", text: "+4", good: true },
    ]);
  });

  it("places are found by name, without the farm breweries", () => {
    const places = placesOf(components, say);
    expect(places[0]).toEqual({ id: "belper", name: "Belper" });
    expect(places.map(({ id }) => id).filter((id) => id.startsWith("farm"))).toEqual([]);
  });

  it("labels of lit places say what is printed", () => {
    const reading: Reading = { components, view: rail, seat: 3, say, names: [] };
    const canal = { ...reading, view: shown["midCanal"], seat: 2 };
    expect(priceLabel("birmingham-worcester", [], reading)).toBe("£5 + 1 coal");
    expect(priceLabel("stone-stafford", [], canal)).toBe("£3");
    expect(priceLabel("nuneaton_1", [{ group: "industry", value: "brewery" }], reading)).toBe("£7 + 1 iron");
    expect(priceLabel("nuneaton_1", [], reading)).toBe("Manufacturer: £10 + 1 iron · Brewery: £7 + 1 iron");
    expect(priceLabel("worcester_1", [], reading)).toBeNull();
  });
});
