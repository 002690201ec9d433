// What actions of Lancashire cost and bring, from the events of their previews; nothing is told of a
// tile that the preview only imagined.
import * as fixtures from "../../demo/fixtures";
import type { Reading } from "./types";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import { costsOf } from "./costs";

const { components, views } = fixtures.lancashire;

const view = Object.values(views)[0]!;
const say = (key: string, args = {}): string => [key, ...Object.values(args)].join(" ");
const reading = (more: object = {}): Reading => ({
  components,
  view: { ...view, distant_market: { marker: 6, drawn: [3, 3], pile_size: 6 }, ...more },
  seat: 0,
  say,
  names: ["You", "Ada"],
});
const money = view.players[0]!.money;

const event = (key: string, args: Record<string, string | number>): GameEvent => ({
  seat: 0,
  key: `event-${key}`,
  args: { seat: "seat-0", ...args },
});
const tile = (slot: string, industry: string, owner = 0) => ({
  slot: `slot-${slot}`,
  location: `location-${slot.replace(/_\w+$/, "")}`,
  owner: `seat-${owner}`,
  industry: `industry-${industry}`,
  level: 1,
});

describe("costs", () => {
  it("of a double build are those of its tile, and what a port will bring", () => {
    const events = [event("card", { card: "card-wigan", forced: 0 }), event("double", { ...tile("lancaster_w", "port"), money: 6 })];
    const sheet = costsOf(events, ["double port lancaster_w", "card wigan", "card bolton"], reading());
    expect(sheet.lines.map((line) => line.price)).toEqual(["brass-price 6"]);
    expect(sheet.money).toEqual({ before: `brass-price ${money}`, after: `brass-price ${money - 6}` });
    expect(sheet.gains).toEqual(["bl-play-when-shipped 2 3"]);
    expect(sheet.action).toBe("bl-play-do-double 6");
  });

  it("of a loan are its levels, before and after the preview", () => {
    const sheet = costsOf([event("loan", { money: 20, levels: 2 })], ["loan 20"], reading());
    expect(sheet.lines[0]).toMatchObject({ icon: "loan", why: "brass-play-loan-income 2", price: "brass-play-plus 20" });
    expect(costsOf([], ["loan 20"], reading()).action).toBe("brass-play-do-loan 20");
  });

  it("of a sale through a port tell whose it is, and both that flip", () => {
    const [port, mill] = [tile("warrington_runcorn_w", "port", 1), tile("manchester_nw", "cotton_mill")];
    const events = [
      event("port", { ...port, forced: 0 }),
      event("flip", { ...port, spaces: 3 }),
      event("sell", mill),
      event("flip", { ...mill, spaces: 5 }),
    ];
    const sheet = costsOf(events, ["sell manchester_nw", "card wigan"], reading());
    expect(sheet.lines[0]).toMatchObject({ icon: "port", why: "Ada" });
    expect(sheet.gains).toHaveLength(2);
    expect(sheet.flows[0]).toMatchObject({ resource: "cotton", from: "manchester_nw", to: "warrington_runcorn_w", label: "Ada" });
  });

  it("of the distant market are its odds, whatever the preview drew", () => {
    const mill = tile("manchester_nw", "cotton_mill");
    const [sold, closed] = [
      [event("distant", { slot: mill.slot, steps: 1, place: 8, forced: 0 }), event("sell", mill), event("flip", { ...mill, spaces: 5 })],
      [event("distant", { slot: mill.slot, steps: 4, place: 9, forced: 0 }), event("distant-closed", { slot: mill.slot })],
    ].map((events) => costsOf(events, ["distant"], reading({ seats: 2, options: {} })));
    expect(sold).toEqual(closed);
    expect(sold?.gains).toEqual(["bl-play-distant-bonus 0", "bl-play-distant-odds 5 6"]);
    expect(sold?.action).toBe("bl-play-do-distant");
  });
});
