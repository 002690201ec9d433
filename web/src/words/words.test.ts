// Words say phrases as the server does: ids resolved, lists joined, gaps shown as the id.
import { describe, expect, test } from "vitest";
import { clockText, durationText, numberText } from "./format";
import { Words } from "./words";

const ENGLISH = `
list-none = nothing
seat-0 = Red
location-stone = Stone
location-leek = Leek
event-build = { $seat } builds in { $location } for £{ $money }
event-order = Turn order: { $order }.
event-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
option-short = Short game
    .help = One hour.
`;
const words = new Words("en", [ENGLISH]);

describe("say", () => {
  test("resolves ids in arguments", () => {
    const args = { seat: "seat-0", location: "location-stone", money: 5 };
    expect(words.say({ key: "event-build", args })).toBe("Red builds in Stone for £5");
  });

  test("prefers the names of the table", () => {
    const args = { seat: "seat-0", location: "location-stone", money: 5 };
    expect(words.say({ key: "event-build", args }, { "seat-0": "Nora" })).toBe("Nora builds in Stone for £5");
    expect(words.say({ key: "seat-0", args: {} }, { "seat-0": "Nora" })).toBe("Nora");
  });

  test("joins lists as the language does, without a comma before the last", () => {
    const order = ["location-stone", "location-leek", "seat-0"];
    expect(words.say({ key: "event-order", args: { order } })).toBe("Turn order: Stone, Leek and Red.");
    const french = new Words("fr", ["a = A\nb = B\nc = C\nl = { $x }"]);
    expect(french.say({ key: "l", args: { x: ["a", "b", "c"] } })).toBe("A, B et C");
  });

  test("fits French words to the name that follows", () => {
    const french = new Words("fr", ["port = le port de { $seat }, plus que { $seat }\nmany = avance de { $n }"]);
    const said = (name: string): string => french.text("port", { seat: name });
    expect(said("Brique")).toBe("le port de Brique, plus que Brique");
    expect(said("Étain")).toBe("le port d’Étain, plus qu’Étain");
    expect(said("ambre")).toBe("le port d’ambre, plus qu’ambre");
    expect(said("Yves")).toBe("le port d’Yves, plus qu’Yves");
    expect(said("York")).toBe("le port de York, plus que York");
    expect(french.text("many", { n: 8 })).toBe("avance de 8");
    expect(new Words("en", ["x = Rio de { $seat }"]).text("x", { seat: "Amber" })).toBe("Rio de Amber");
  });

  test("says an empty list in words", () => {
    expect(words.say({ key: "event-order", args: { order: [] } })).toBe("Turn order: nothing.");
  });

  test("chooses plurals", () => {
    expect(words.say({ key: "event-cards", args: { cards: 1 } })).toBe("1 card");
    expect(words.say({ key: "event-cards", args: { cards: 3 } })).toBe("3 cards");
  });

  test("shows a gap as the id", () => {
    expect(words.say({ key: "event-unknown", args: {} })).toBe("event-unknown");
    const args = { seat: "seat-9", location: "location-stone", money: 1 };
    expect(words.say({ key: "event-build", args })).toBe("seat-9 builds in Stone for £1");
  });

  test("adds no invisible marks", () => {
    expect(words.text("event-cards", { cards: 2 })).toMatch(/^[\x20-\x7e]+$/);
  });
});

test("a later source replaces a text", () => {
  const both = new Words("en", [ENGLISH, "seat-0 = Brick"]);
  expect(both.text("seat-0")).toBe("Brick");
  expect(both.has("seat-0")).toBe(true);
  expect(both.has("seat-7")).toBe(false);
});

test("numbers and durations follow the language", () => {
  expect(numberText("fr", 12.5, 1)).toBe("12,5");
  expect(numberText("en", 12.5, 1)).toBe("12.5");
  expect(durationText("en", (24 + 4) * 3_600_000 + 61_000)).toBe("1 day 4 hrs");
  expect(durationText("en", -5)).toBe("0 secs");
  expect(durationText("fr", 90_000)).toMatch(/^1\smin 30\ss$/);
});

test("a running clock reads as clocks do", () => {
  expect([2_699_999, 61_000, 0, -5].map(clockText)).toEqual(["44:59", "1:01", "0:00", "0:00"]);
  expect(clockText(3_727_000)).toBe("1:02:07");
});
