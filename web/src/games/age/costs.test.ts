// What actions of Age of Industry cost and bring, from the events of their previews: loans that come by
// themselves, the way of every cube, what is still to be chosen; and what the page counts.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";

import { costsOf, touchedBy } from "./costs";
import { measures, milestone, players, stage } from "./figures";
import type { BuiltTile, Reading, View } from "./types";
import { priceLabel } from "./price-label";

const { components, views: shown } = fixtures.age;

const say = (key: string, args = {}): string => [key, ...Object.values(args)].join(" ");
const viewOf = (name: keyof typeof shown, more: Partial<View> = {}): View => ({ ...shown[name], ...more });
const readingOf = (view: View, seat = 0): Reading => ({ components, view, seat, say, names: ["You", "Ada", "Bo", "Cy"] });
const event = (key: string, args: Record<string, string | number>): GameEvent => ({
  seat: 0,
  key: `event-${key}`,
  args: { seat: "seat-0", ...args },
});
const tileArgs = (slot: string, industry: string, level = 1, owner = 0) => ({
  slot: `slot-${slot}`,
  location: `location-${slot.replace(/-\d$/, "")}`,
  owner: `seat-${owner}`,
  industry: `industry-${industry}`,
  level,
});
const tile = (slot: string, industry: string, owner = 0): BuiltTile => ({
  slot,
  owner,
  industry,
  level: 1,
  flipped: false,
  resources: 2,
  rebuilt: false,
});
const poor = (view: View, more: object = {}): View => ({
  ...view,
  players: view.players.map((player) => ({ ...player, money: 3, loans: 0, ...more })),
});

describe("costs", () => {
  const land = poor(viewOf("germanyStart", { tiles: [tile("essen-1", "coal_mine", 1)], links: [{ link: "de-32", owner: 1 }] }));

  it("of a build tell the loan that it takes by itself, and the way of its coal", () => {
    const events = [
      event("card", { card: "card-blue", forced: 0 }),
      event("combine", { ...tileArgs("kassel-1", "cotton_mill", 2), money: 6 }),
      event("loan", { loans: 1, money: 10 }),
      event("coal", { ...tileArgs("essen-1", "coal_mine", 1, 1), forced: 1 }),
    ];
    const sheet = costsOf(events, ["combine cotton_mill kassel-1", "card blue"], readingOf(land));
    expect(sheet.lines.map((line) => line.price)).toEqual(["brass-price 6", "brass-play-plus 10", "brass-play-free"]);
    expect(sheet.money).toEqual({ before: "brass-price 3", after: "brass-price 7" });
    expect(sheet.flows).toMatchObject([{ resource: "coal", from: "essen-1", to: "kassel-1", links: ["de-32"] }]);
    expect(sheet.gains).toEqual(["ai-play-when-sold 2 12"]);
    expect(sheet.action).toBe("ai-play-do-combine 6");
  });

  it("say what will be chosen afterwards: the source of a cube, the outlet of goods", () => {
    const built = [event("build", { ...tileArgs("kassel-1", "cotton_mill", 2), money: 6 })];
    expect(costsOf(built, ["build cotton_mill kassel-1", "card blue"], readingOf(land)).gains).toContain("ai-play-then-coal 1");
    const sold = [event("sell", tileArgs("kassel-1", "cotton_mill"))];
    expect(costsOf(sold, ["sell kassel-1"], readingOf(land)).gains).toEqual(["ai-play-then-outlet"]);
  });

  it("of a railway take coal and iron from the second one on", () => {
    const laid = [event("link", { link: "link-de-31", money: 1 })];
    const gains = (rails: number) => costsOf(laid, ["link de-31"], readingOf(poor(land, { rails_left: rails }))).gains;
    expect(gains(components.railways)).toEqual([]);
    expect(gains(components.railways - 1)).toEqual(["ai-play-then-coal 1", "ai-play-then-iron 1"]);
  });

  it("bring cubes of the demand track from the port that opens it, also the one being built", () => {
    const events = [
      event("build", { ...tileArgs("bremen-1", "port", 3), money: 8 }),
      event("coal-bought", { cubes: 1, money: 2 }),
      event("iron-bought", { cubes: 1, money: 4 }),
    ];
    const sheet = costsOf(events, ["build port bremen-1", "card port"], readingOf(land));
    expect(sheet.taking).toEqual({ coal: 1, iron: 1 });
    expect(sheet.flows.map(({ resource }) => resource)).toEqual(["coal", "iron"]);
    expect(sheet.action).toBe("brass-play-do-build 14");
  });

  it("of a sale show the way of the goods, and who is paid", () => {
    const view = viewOf("newEnglandStart", {
      tiles: [tile("lowell-1", "factory"), tile("boston-1", "port", 1), tile("ship_boston-1", "ship", 2)],
      links: [{ link: "ne-11", owner: 2 }],
    });
    const through = [
      event("port", { ...tileArgs("boston-1", "port", 1, 1), forced: 0 }),
      event("flip", { ...tileArgs("boston-1", "port", 1, 1), money: 5 }),
      event("flip", { ...tileArgs("lowell-1", "factory", 3), money: 16 }),
    ];
    const sheet = costsOf([event("sell", tileArgs("lowell-1", "factory", 3)), ...through], ["sell lowell-1"], readingOf(view));
    expect(sheet.flows).toMatchObject([{ resource: "goods", from: "lowell-1", to: "boston-1", links: ["ne-11"], label: "Ada" }]);
    expect(sheet.gains).toEqual(["ai-play-flips-other industry-port Ada 5"]);
    expect(sheet.lines.at(-1)).toMatchObject({ icon: "factory", price: "brass-play-plus 16" });
    const market = [
      event("sell", tileArgs("lowell-1", "factory", 3)),
      event("market", { market: "market-ship_boston-market-1", location: "location-ship_boston", tile: "markettile-both", forced: 0 }),
    ];
    expect(costsOf(market, ["sell lowell-1"], readingOf(view)).flows).toMatchObject([
      { to: "ship_boston-market-1", links: ["ne-11", "lane:boston-1:ship_boston-1"] },
    ]);
  });

  it("of paying back are its ten dollars, and end where a round ends", () => {
    const sheet = costsOf(
      [event("repay", { money: 10 }), event("spent", { money: 0, place: 1 }), event("interest", { money: 1 })],
      ["repay"],
      readingOf(viewOf("germanyClosing")),
    );
    expect(sheet.lines).toHaveLength(1);
    expect(sheet.lines[0]).toMatchObject({ icon: "repay", price: "brass-price 10", why: "ai-play-repaid-interest 1" });
    expect(sheet.action).toBe("ai-play-repay");
  });
});

it("events touch spaces, railways, markets and imports", () => {
  const events = [
    event("link", { link: "link-de-31" }),
    event("market", { market: "market-canada-market-1", tile: "markettile-both" }),
    event("coal-import", { import: "import-ship_boston-import" }),
  ];
  expect(touchedBy(events)).toEqual(["de-31", "canada-market-1", "ship_boston-import"]);
});

describe("the price of a lit place", () => {
  it("is that of a railway, with its cubes from the second one on", () => {
    const price = (rails: number) => priceLabel("de-31", [], readingOf(poor(viewOf("germany"), { rails_left: rails })));
    expect(price(components.railways)).toBe("brass-price 1");
    expect(price(components.railways - 1)).toBe("brass-price 1 + brass-coal-cubes 1 + brass-iron-cubes 1");
  });

  it("is that of the tile that would come, or what a sale brings", () => {
    const view = viewOf("germany", { legal: ["combine port kiel-1"], tiles: [tile("bremen-2", "cotton_mill")] });
    expect(priceLabel("kiel-1", [], readingOf(view))).toMatch(/^brass-price \d+/);
    expect(priceLabel("bremen-2", [{ group: "action", value: "sell" }], readingOf(view))).toBe("ai-play-payout 8");
  });
});

describe("figures", () => {
  const view = viewOf("germany");

  it("are money, loans and the points of an end now, in the order of play", () => {
    const facts = players(view, say);
    expect(facts.map(({ seat }) => seat)).toEqual(view.order);
    const [first] = facts;
    const seat = first!.seat;
    expect(first!.figures.map(({ icon }) => icon)).toEqual(["dollar", "loan", "points"]);
    expect(first!.figures[2]!.said).toBe(`ai-play-said-points ${view.result.scores![seat]}`);
  });

  it("of the charts have a value for every seat, and railways count those that are laid", () => {
    const all = measures(view, components, say);
    expect(all.map(({ values }) => values.length)).toEqual([4, 4, 4, 4]);
    expect(all[3]!.values).toEqual(view.players.map((_, seat) => view.links.filter(({ owner }) => owner === seat).length));
  });

  it("name the map and the round", () => {
    expect(stage(view, say)).toMatchObject({ name: "map-germany", said: "ai-play-round 7" });
    expect(milestone(event("round", { round: 2 }), say)).toEqual({ text: "ai-play-round 2", great: false });
    expect(milestone(event("interest", { money: 2 }), say)).toBeNull();
  });
});
