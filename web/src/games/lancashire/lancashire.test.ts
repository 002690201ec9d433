// The drawing side of Lancashire, held against a real box and real positions.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import { boxAround, boxAt, overlap } from "../../map/geometry";
import { textWidth } from "../../map/lettering";
import { nearest } from "../../map/roving";
import words from "../../demo/fixtures/lancashire/words.en.ftl?raw";
import { Words } from "../../words/words";
import { TILE } from "../brass/board-index";
import { drawFlows } from "../brass/flows";
import { positionOf } from "../brass/position";
import { nextPrice } from "../brass/prices";
import { CROP, boardIndexOf } from "./board-index";
import type { View } from "./types";
import { deckTip, distantTip } from "./panel-tips";
import { Sentences } from "./sentences";
import { focusTargets } from "./focus-targets";
import { thingTip } from "./tips";
import { translator } from "./words";

const { components, views: shown } = fixtures.lancashire;

const view = shown["lateRail"]!;
const community = shown["community"]!;
const say = translator("en", new Words("en", [words]));
const EMPTY: View = { ...view, tiles: [], links: [], players: view.players.map((player) => ({ ...player, victory_points: 0, money: 0 })) };
const tile = (slot: string, industry: string, level: number, flipped: boolean, owner: number) => ({
  slot,
  industry,
  level,
  flipped,
  owner,
  resources: 0,
});
const told = (now: View) => ({
  components,
  view: now,
  sentences: new Sentences(components, now, positionOf(now), ["You", "Nora"], say),
  looks: [1, 2, 3, 4] as const,
  say,
});

describe("the two maps", () => {
  it("has every slot, town, border and rail of the full map", () => {
    const targets = focusTargets(boardIndexOf(components), "rail");
    const count = (kind: string): number => targets.filter((target) => target.kind === kind).length;
    expect([count("slot"), count("town"), count("link")]).toEqual([43, 25, 35]);
  });

  it("leaves out what is not on the community's map, and has its canal to Scotland", () => {
    const boardIndex = boardIndexOf(components, community);
    const canals = focusTargets(boardIndex, "canal")
      .filter((target) => target.kind === "link")
      .map((target) => target.id);
    expect(canals).toHaveLength(14);
    expect(canals).toContain("lancaster--scotland");
    expect(focusTargets(boardIndex, "rail").filter((target) => target.kind === "link")).toHaveLength(24);
    expect([boardIndex.locations.has("oldham"), boardIndex.locations.has("the_midlands")]).toEqual([false, false]);
    const prices = [boardIndex, boardIndexOf(components)].map(({ components: { coal } }) => nextPrice(coal, coal.initial));
    expect(prices).toEqual([2, 1]);
  });

  it.each(["canal", "rail"] as const)("lets arrows reach every target of the %s era", (era) => {
    const targets = focusTargets(boardIndexOf(components), era);
    const reached = new Set([targets[0]!]);
    for (const target of reached) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = nearest(target, arrow, targets);
        if (next) reached.add(next);
      }
    }
    expect(targets.filter((target) => !reached.has(target)).map((target) => target.id)).toEqual([]);
  });

  it("keeps frames and name-plates on the map, and off each other", () => {
    const towns = components.locations.filter((place) => place.slots.length > 0);
    const plates = towns.map((place) => {
      const frame = boxAround(place.slots, TILE, 4);
      const width = Math.max(frame.width, textWidth(place.name["en"] ?? "", 16, "display") + 14);
      return { id: place.id, box: { x: frame.x + (frame.width - width) / 2, y: frame.y, width, height: frame.height + 21 } };
    });
    for (const { id, box: plate } of plates) {
      expect([id, overlap(plate, CROP)]).toEqual([id, expect.closeTo(plate.width * plate.height)]);
      expect([id, plates.filter((other) => other.id !== id && overlap(other.box, plate) > 0)]).toEqual([id, []]);
    }
  });
});

describe("points if the era ended now", () => {
  it("are told of links and places as the server counts them", () => {
    const preview = { ...view.preview, links: { "bolton--bury": 3 }, locations: { bolton: 1 } };
    const facts = (kind: "link" | "town", id: string) =>
      thingTip({ kind, id }, told({ ...view, preview })).facts?.map((fact) => fact.value);
    expect(facts("link", "bolton--bury")).toContain("3 points");
    expect(facts("town", "bolton")).toContain("1");
  });

  it("are those that everybody has after the end", () => {
    const { preview, players } = shown["over"];
    expect(preview.totals).toEqual(players.map((player) => player.victory_points));
  });
});

it("places the labels of flows clear of pieces and names, on the board", () => {
  const boardIndex = boardIndexOf(components);
  for (const { id } of components.links) {
    const [drawn] = drawFlows(boardIndex, [{ resource: "cotton", from: "", to: "", links: [id], label: "1 free" }], 14);
    const label = boxAt(drawn!.label.at, drawn!.label);
    expect([id, overlap(label, CROP)]).toEqual([id, expect.closeTo(label.width * label.height)]);
    expect([id, boardIndex.obstacles.reduce((sum, piece) => sum + overlap(label, piece), 0)]).toEqual([id, 0]);
  }
});

describe("in words", () => {
  const tiles = [tile("liverpool_nw", "port", 2, false, 1), tile("liverpool_sw", "shipyard", 1, true, 0)];
  const now = { ...EMPTY, tiles };

  it("things are described in full sentences", () => {
    const { sentences } = told(now);
    expect(sentences.of({ kind: "town", id: "liverpool" })).toBe(
      "Liverpool, 4 spaces: Port level II, Nora, no cotton shipped yet; Port, empty; Port, empty; Shipyard level I, You, flipped, 10 points, 1 link value",
    );
    expect(sentences.of({ kind: "town", id: "yorkshire" })).toBe("Yorkshire, border with a market icon, 2 link values");
    expect(sentences.of({ kind: "town", id: "northwich" })).toBe("Northwich, nothing is built here, 2 link values");
  });

  it("a tile says what it waits for, and the clause for it", () => {
    expect(thingTip({ kind: "slot", id: "liverpool_nw" }, told(now)).rule?.id).toBe("BL-SELL-PORT-FLIPS");
    expect(thingTip({ kind: "slot", id: "liverpool_sw" }, told(now)).rule?.id).toBe("BL-ERA-SCORE-TILES");
    expect(thingTip({ kind: "slot", id: "liverpool_ne" }, told(now)).rule?.id).toBe("BL-BUILD-SLOT-ICON");
    expect(thingTip({ kind: "town", id: "blackpool" }, told(now)).rule?.id).toBe("BL-COAL-MARKET-NOT-ALL-PLACES");
  });

  it("the distant market tells its odds until it is closed", () => {
    expect(distantTip(components, view, say).facts?.map((fact) => fact.value)).toEqual(["11", "0"]);
    const end = { ...view, distant_market: { ...view.distant_market, marker: 8 } };
    expect(distantTip(components, end, say).rule?.id).toBe("BL-DISTANT-CLOSED");
  });

  it("the tile on the deck says what it means now", () => {
    expect(deckTip(shown["midCanal"]!, say).rule?.id).toBe("BL-TURN-BENEATH-NOT-DRAWN");
    expect(deckTip({ ...view, deck_tile: "rothschild" }, say).rule?.id).toBe("BL-LOAN-REMINDER");
    expect(deckTip(view, say).rule?.id).toBe("BL-LOAN-BAN");
  });
});
