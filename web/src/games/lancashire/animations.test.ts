// What moves look like on the board of Lancashire, held against the events of a real canal era.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import words from "../../demo/fixtures/lancashire/words.en.ftl?raw";
import { Words } from "../../words/words";
import { animationsOf } from "./animations";
import { boardIndexOf } from "./board-index";
import type { View, Reading } from "./types";
import { priceLabel } from "./price-label";
import { CubeRoutes } from "./cube-routes";
import { translator } from "./words";

const { components, journal, views: shown } = fixtures.lancashire;

const rail = shown["railEarly"]!;
const boardIndex = boardIndexOf(components);
const say = translator("en", new Words("en", [words]));
const event = (seat: number, key: string, args: GameEvent["args"]): GameEvent => ({ seat, key, args });
const tile = (slot: string, industry: string, owner = 0) => ({ slot, industry, level: 2, flipped: false, owner, resources: 0 });

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
    expect(view.distant_market).toEqual(end.distant_market);
  });

  it("take cotton from the mill to the port before both turn", () => {
    const view = {
      ...rail,
      tiles: [tile("wigan_n", "coal_mine"), tile("manchester_ne", "cotton_mill"), tile("warrington_runcorn_w", "port", 1)],
      links: [{ link: "manchester--warrington_runcorn", owner: 1 }],
    };
    const mill = { slot: "slot-manchester_ne", owner: "seat-0" };
    const port = { slot: "slot-warrington_runcorn_w", owner: "seat-1" };
    const animations = animationsOf(boardIndex, view, [
      event(0, "event-port", port),
      event(1, "event-flip", port),
      event(0, "event-sell", mill),
      event(0, "event-flip", mill),
    ]);
    expect(animations.map((animation) => animation.motion?.kind)).toEqual(["travel", "turn", "turn"]);
    const way = animations[0]?.motion?.kind === "travel" ? animations[0].motion.route : [];
    expect([way[0]?.a, way.at(-1)?.b]).toEqual([boardIndex.points.get("manchester_ne"), boardIndex.points.get("warrington_runcorn_w")]);
    const end = animations.reduce((now, animation) => animation.change(now), view as View);
    expect(end.tiles.filter((built) => built.flipped).map((built) => built.slot)).toEqual(["manchester_ne", "warrington_runcorn_w"]);
  });

  it("send cotton for the distant market out by the nearest market icon, and move the marker", () => {
    const view = { ...rail, tiles: [tile("colne_n", "cotton_mill")], links: [{ link: "colne--yorkshire", owner: 0 }] };
    const [animation] = animationsOf(boardIndex, view, [
      event(0, "event-distant", { slot: "slot-colne_n", steps: 3, place: 4, forced: 0 }),
    ]);
    expect(animation?.motion?.kind === "travel" ? animation.motion.route.at(-1)?.b : null).toEqual(boardIndex.centres.get("yorkshire"));
    expect(animation?.change(view).distant_market).toEqual({ marker: 3, drawn: [3], pile_size: 11 });
  });

  it("place the tile of a double action build", () => {
    const args = { slot: "slot-colne_n", owner: "seat-2", industry: "industry-cotton_mill", level: 1, money: 12 };
    const [animation] = animationsOf(boardIndex, rail, [event(2, "event-double", args)]);
    expect(animation?.motion).toEqual({ kind: "place", id: "colne_n" });
  });
});

describe("routes of cubes", () => {
  const links = ["blackburn--wigan", "preston--wigan", "colne--yorkshire", "burnley--colne"];

  it("reach the market at a border or in a town with a port, and nowhere else", () => {
    const ports = [tile("preston_s", "port")];
    expect(new CubeRoutes(boardIndex, links, ports).fromMarket({ id: "blackburn_n", link: false })?.links).toEqual([
      "preston--wigan",
      "blackburn--wigan",
    ]);
    expect(new CubeRoutes(boardIndex, links, []).fromMarket({ id: "blackburn_n", link: false })).toBeNull();
    expect(new CubeRoutes(boardIndex, links, []).toMarket("burnley_n")?.links).toEqual(["burnley--colne", "colne--yorkshire"]);
    expect(
      new CubeRoutes(boardIndex, ["ellesmere_port--northwich"], []).fromMarket({ id: "ellesmere_port_single", link: false }),
    ).toBeNull();
  });
});

it("labels of lit places say what is printed, for one action and for two", () => {
  const view = { ...rail, you: 0, legal: ["double shipyard liverpool_sw", "build shipyard liverpool_sw", "build port liverpool_nw"] };
  const reading: Reading = { components, view, seat: 0, say, names: [] };
  expect(priceLabel("liverpool_sw", [], reading)).toBe("£25 + 1 coal + 1 iron");
  expect(priceLabel("liverpool_sw", [{ group: "action", value: "double" }], reading)).toBe("£25 + 1 coal + 1 iron");
  expect(priceLabel("liverpool_nw", [{ group: "action", value: "sell" }], reading)).toBeNull();
  expect(priceLabel("bolton--bury", [], reading)).toBe("£5 + 1 coal");
});
