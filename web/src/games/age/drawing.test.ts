// The drawing of both maps: nothing covers anything, every lane and market is on the map, routes keep
// to what is open, and the end is that of the server.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import { boxAt, overlap, type Box } from "../../map/geometry";
import { animationsOf } from "./animations";
import { boardIndexOf, tableOf } from "./board-index";
import { changesOf } from "./changes";
import { cardFace } from "./faces";
import type { View } from "./types";
import { coversOf, drawnPlace } from "./layout";
import { spotOf } from "../brass/spots";
import { focusTargets } from "./focus-targets";
import { openLanes, CubeRoutes } from "./cube-routes";

const { components, views: shown, journal } = fixtures.age;

const MAPS = ["germany", "new_england"] as const;
const boardIndexFor = (map: (typeof MAPS)[number]) => boardIndexOf(components, { options: { map } });

describe.each(MAPS)("the map %s", (map) => {
  const boardIndex = boardIndexFor(map);
  const covers = components.maps
    .find(({ id }) => id === map)!
    .locations.flatMap((place) => coversOf(drawnPlace(place)).map((cover) => ({ id: place.id, cover })));
  const clear = (what: Box, but: readonly string[] = []): string[] =>
    covers.filter(({ id, cover }) => !but.includes(id) && overlap(what, cover) > 0).map(({ id }) => id);

  it("has no place over another one", () => {
    const over = covers.flatMap(({ id, cover }) => clear(cover, [id]).map((other) => `${id} on ${other}`));
    expect(over).toEqual([]);
  });

  it("shows the marker of every railway", () => {
    const hidden = boardIndex.components.links.flatMap(({ id, x, y, locations }) =>
      clear(boxAt({ x, y }, { width: 14, height: 14 })).map((place) => `${id} (${locations.join(" ")}) under ${place}`),
    );
    expect(hidden).toEqual([]);
  });

  it("has everything within what is shown", () => {
    const { x, y, width, height } = boardIndex.crop;
    const outside = focusTargets(boardIndex).filter(
      (target) => target.x < x + 20 || target.x > x + width - 20 || target.y < y + 20 || target.y > y + height - 12,
    );
    expect(outside).toEqual([]);
  });

  it("knows where to mark whatever can be chosen", () => {
    const lost = focusTargets(boardIndex).filter((target) => spotOf(boardIndex, target.id) === null);
    expect(lost).toEqual([]);
  });
});

describe("routes", () => {
  it("cross the sea only between a port and a ship", () => {
    const boardIndex = boardIndexFor("new_england");
    const tile = (slot: string, industry: string) => ({ slot, owner: 0, industry, level: 2, flipped: false, resources: 0, rebuilt: false });
    expect(openLanes(boardIndex, { tiles: [tile("boston-1", "port")] })).toEqual([]);
    const tiles = [tile("boston-1", "port"), tile("ship_boston-1", "ship")];
    expect(openLanes(boardIndex, { tiles })).toEqual(["lane:boston-1:ship_boston-1"]);
    const route = new CubeRoutes(boardIndex, ["ne-11"], { tiles }).from("ship_boston-import", { id: "lowell-1", link: false }, true);
    expect(route.links).toEqual(["lane:boston-1:ship_boston-1", "ne-11"]);
  });

  it("begin and end in Pennsylvania, and never pass through it", () => {
    const boardIndex = boardIndexFor("new_england");
    const cubeRoutes = new CubeRoutes(boardIndex, ["ne-26", "ne-28", "ne-29"], { tiles: [] });
    expect(cubeRoutes.from("pennsylvania-1", { id: "albany-1", link: false }, true).links).toEqual(["ne-26"]);
    expect(cubeRoutes.from("albany-1", { id: "great_lakes-market-1", link: false }, true).links).toEqual([]);
  });
});

describe("the end", () => {
  it.each(Object.entries(shown))("is previewed in %s as its scores are", (_, { preview, result }) => {
    expect(preview.totals).toEqual(result.scores);
    expect(preview.scores.map(({ total }) => total)).toEqual(result.scores);
  });
});

describe("what is seen of a move", () => {
  it("leads from the first position of a game to its last tiles and railways", () => {
    const { start, moves, end } = journal;
    const boardIndex = boardIndexOf(components, start);
    let table = tableOf(start);
    const places = new Set(focusTargets(boardIndex).map((target) => target.id));
    for (const { events, target } of moves) {
      for (const animation of animationsOf(boardIndex, { ...table, pending: { ...table.pending, target } }, events)) {
        expect(animation.touched.filter((id) => !places.has(id))).toEqual([]);
        table = animation.change(table);
      }
    }
    const sorted = (tiles: View["tiles"]) => tiles.map(({ rebuilt: _, ...tile }) => tile).sort((a, b) => a.slot.localeCompare(b.slot));
    expect(sorted(table.tiles)).toEqual(sorted(end.tiles));
    expect(table.links).toHaveLength(end.links.length);
    expect(table.market_tiles).toEqual(end.market_tiles);
    expect(table.imports).toEqual(end.imports);
  });

  it("is told at the seats: money, loans and points", () => {
    const before = shown["germany"]!;
    const after = {
      ...before,
      players: before.players.map((player, seat) =>
        seat === 0 ? { ...player, money: player.money + 4, loans: player.loans + 1 } : player,
      ),
    };
    const say = (key: string, args: Readonly<Record<string, string | number>> = {}): string =>
      key === "brass-price" ? `$${args["money"]}` : key;
    expect(changesOf(before, after, components, say)).toEqual([
      { seat: 0, icon: "dollar", text: "+$4", good: true },
      { seat: 0, icon: "loan", text: "+1", good: false },
    ]);
  });
});

describe("colours", () => {
  it("each have a symbol of their own on cards", () => {
    const boardIndex = boardIndexFor("germany");
    const icons = components.banners.map(({ id }) => cardFace(id, boardIndex).icons[0]);
    expect(new Set(icons).size).toBe(components.banners.length);
    expect(cardFace("port", boardIndex).icons).toEqual(["port"]);
  });
});
