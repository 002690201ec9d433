// What actions of Spyrium cost and bring, and how the confirm button says them, from the events of
// real moves.
import * as fixtures from "../../demo/fixtures";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../api/types";
import words from "../../demo/fixtures/spyrium/words.en.ftl?raw";
import { Words } from "../../words/words";
import { playTranslator } from "../translator";
import { chip, nearestMoves, warning } from "./choosing";
import { costsOf, touchedBy } from "./costs";
import { measures, players, stage } from "./figures";
import type { Reading } from "./types";
import english from "./play.en.ftl?raw";
import { priceLabel } from "./price-label";
import { translator as boardTranslator } from "./words";

const { components, views } = fixtures.spyrium;

const say = playTranslator({ en: [english], fr: [] }, boardTranslator)("en", new Words("en", [words]));
const reading = (name: keyof typeof views, more: object = {}): Reading => {
  const view = { ...views[name], ...more };
  return { components, view, seat: view.you ?? 0, say, names: ["You", "Nora", "Watt", "Élias"] };
};
const event = (key: string, args: GameEvent["args"]): GameEvent => ({ seat: 0, key, args: { seat: "seat-0", ...args } });
const at = { gap: "gap-a1-a2", slot: "slot-a1", card: "card-bld_mine_2_A" };

describe("costs", () => {
  it("tell the price of a building, of the workers beside it and of its place", () => {
    const built = event("event-build", { ...at, cost: 4, surcharge: 2, site: 1, money: 7 });
    const sheet = costsOf([built], ["activate a1-a2 a1", "new"], reading("phaseTwo"));
    const money = views.phaseTwo.players[views.phaseTwo.you ?? 0]!.money;
    expect(sheet.lines.map(({ what, price }) => `${what}: ${price}`)).toEqual([
      "Mine 2: £4",
      "Other workers beside it: £2",
      "New place: £1",
    ]);
    expect(sheet.money).toEqual({ before: `£${money}`, after: `£${money - 7}` });
  });

  it("tell what a replaced building saves, and what Lobbying does", () => {
    const events = [
      event("event-lobbying", {}),
      event("event-replace", { card: "card-bld_mine_1_A", discount: 3 }),
      event("event-build", { ...at, cost: 1, surcharge: 0, site: 0, money: 1 }),
    ];
    const { lines } = costsOf(events, ["activate a1-a2 a1", "lobbying", "replace bld_mine_1_A"], reading("phaseTwo"));
    expect(lines.map(({ what, price, why }) => [what, price, why])).toEqual([
      ["Lobbying: no surcharge", "£0", ""],
      ["Mine 1 goes", "− £3", "shared symbol"],
      ["Mine 2", "£1", ""],
    ]);
  });

  it("count Spyrium and points of a building that is used", () => {
    const events = [
      event("event-exploit", { card: "card-bld_workshop_1_A", effect: 1, workers: 1, spyrium: 1 }),
      event("event-gain-points", { points: 3 }),
    ];
    const sheet = costsOf(events, ["exploit bld_workshop_1_A 1"], reading("phaseTwo"));
    const { spyrium } = views.phaseTwo.players[views.phaseTwo.you ?? 0]!;
    expect(sheet.gains).toEqual(["+ 3 points", `Spyrium: ${spyrium} → ${spyrium - 1}`]);
    expect(sheet.money).toBeNull();
  });

  it("tell a worker to be placed what the cards beside it would ask and bring", () => {
    const crowd = { workers: [{ gap: "a1-b1", owner: 1, count: 2 }], around: [2, 0, 0, 2, 0, 0, 0, 0, 0] };
    const market = views.phaseOne.market.map((place) => ({ ...place, card: place.slot === "a1" ? "bld_mine_1_A" : null }));
    const { lines } = costsOf([event("event-place", { gap: "gap-a1-a2" })], ["place a1-a2"], reading("phaseOne", { ...crowd, market }));
    expect(lines.map(({ what, price, why }) => [what, price, why])).toEqual([
      ["A worker goes to the market", "", ""],
      ["Mine 1", "£2+2", "or take £2"],
    ]);
  });

  it("stop where the round ends: what comes then is only imagined", () => {
    const sheet = costsOf(
      [event("event-pass", {}), event("event-round", {}), event("event-income", { money: 4 }), event("event-gain-money", { money: 4 })],
      ["pass"],
      reading("phaseTwo"),
    );
    expect([sheet.lines, sheet.money, sheet.action]).toEqual([[], null, "Pass"]);
  });

  it("name the action on the button, with Phase II where one goes there", () => {
    const money = event("event-money", { ...at, money: 3 });
    expect(costsOf([money], ["money a1-a2 a1"], reading("phaseTwo")).action).toBe("Take £3");
    expect(costsOf([event("event-activation", {}), money], ["activation", "money a1-a2 a1"], reading("phaseOne")).action).toBe(
      "Phase II: Take £3",
    );
    expect(costsOf([], ["place a1-a2"], reading("phaseOne")).action).toBe("Place a worker");
    expect(costsOf([], ["activation"], reading("phaseOne")).action).toBe("Go on to Phase II");
  });
});

describe("chips", () => {
  it("say what a building would cost in each place", () => {
    const view = views.site;
    const legal = (view.legal ?? []).map((move) => (move === "new" ? "new" : move.split(" ")[1]!));
    const texts = legal.map((value) => chip({ group: "site", value }, reading("site")).text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/^(New place|In place of .+): £\d+$/);
    expect(priceLabel("new", [], reading("site"))).toBe(texts[legal.indexOf("new")]!.match(/£\d+/)![0]);
  });

  it("say the answers of a detail", () => {
    const residence = reading("residence");
    expect(chip({ group: "residence", value: "step" }, residence).text).toMatch(/^One space on: \d → \d$/);
    expect(chip({ group: "residence", value: "score" }, residence).text).toMatch(/^\d points$/);
    expect(chip({ group: "token", value: "2" }, reading("token")).text).toBe("Token 2");
    expect(chip({ group: "effect", value: "bld_mine_2_A:2" }, residence).text).toBe("1 worker → 2 Spyrium");
    expect(chip({ group: "bonus", value: "money" }, residence).text).toBe("Bonus: £5");
  });
});

describe("the nearest moves", () => {
  it("is a placement in Phase I, and a use of the worker in Phase II", () => {
    expect(nearestMoves({ group: "gap", value: "b1-b2" }, reading("phaseOne"))).toEqual(["place b1-b2"]);
    expect(nearestMoves({ group: "building", value: "bld_mine_2_A" }, reading("phaseTwo"))).toEqual([
      "exploit bld_mine_2_A 1",
      "exploit bld_mine_2_A 2",
    ]);
    expect(nearestMoves({ group: "action", value: "pass" }, reading("phaseOne"))).toEqual(["pass"]);
    expect(nearestMoves({ group: "site", value: "bld_mine_1_A:tilted" }, reading("site"))).toEqual(["replace bld_mine_1_A tilted"]);
  });

  it("is warned of only where something else is left to do", () => {
    const pass = { moves: ["pass"], says: [], facets: [{ group: "action", value: "pass" }] };
    expect(warning(pass, reading("phaseTwo", { legal: ["pass", "event 1"] }))).toBe(
      "You can still do something in this round. Pass all the same?",
    );
    expect(warning(pass, reading("phaseTwo", { legal: ["pass"] }))).toBeNull();
  });
});

describe("figures", () => {
  it("are those of the position, from the first player on", () => {
    const view = views.phaseTwo;
    const found = players(view, components, say);
    expect(found[0]?.seat).toBe(view.first);
    expect(found).toHaveLength(4);
    const [first] = found;
    expect(first?.figures.map(({ icon }) => icon)).toEqual(["money", "crystal", "worker", "points"]);
    expect(stage(view, components, say)).toMatchObject({ name: "Period A", round: 3, rounds: 6 });
    expect(measures(view, components, say).map(({ values }) => values.length)).toEqual([4, 4, 4, 4, 4]);
  });

  it("find the things that events are about", () => {
    expect(
      touchedBy([event("event-money", { ...at, money: 1 }), event("event-use", { card: "eventcard-event_recruit", option: 1 })]),
    ).toEqual(["a1-a2", "a1", "event"]);
  });
});
