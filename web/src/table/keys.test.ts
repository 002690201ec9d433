// What keys do at the table, by what has the focus.
import { expect, it } from "vitest";
import { confirmsFrom, keyCommand } from "./keys";

const press = (key: string, inside = "", more: object = {}): KeyboardEvent => {
  const target = { closest: (wanted: string) => (inside && wanted.includes(inside) ? {} : null) };
  return { key, target, ctrlKey: false, metaKey: false, altKey: false, ...more } as unknown as KeyboardEvent;
};
const ACTIONS = ["B", "N", "S"];

it("chooses cards and actions", () => {
  expect(keyCommand(press("3"), ACTIONS)).toEqual({ does: "card", index: 2 });
  expect(keyCommand(press("b"), ACTIONS)).toEqual({ does: "action", key: "B" });
  expect(keyCommand(press("x"), ACTIONS)).toBeNull();
});

it("leaves Enter to what has the focus, and confirms elsewhere", () => {
  expect(keyCommand(press("Enter"), ACTIONS)).toEqual({ does: "confirm" });
  expect(keyCommand(press("Enter", "button"), ACTIONS)).toBeNull();
});

it("confirms from what was chosen, once the button promises it", () => {
  expect(confirmsFrom(press("Enter", "button.card"), true)).toBe(true);
  expect(confirmsFrom(press("Enter", "[data-thing]"), true)).toBe(true);
  expect(confirmsFrom(press("Enter", "[data-thing]"), false)).toBe(false);
  expect(confirmsFrom(press(" ", "button.card"), true)).toBe(false);
  expect(confirmsFrom(press("Enter", "input"), true)).toBe(false);
});

it("leaves letters to a text field, but for Escape", () => {
  expect(keyCommand(press("b", "input"), ACTIONS)).toBeNull();
  expect(keyCommand(press("Escape", "input"), ACTIONS)).toEqual({ does: "back" });
});

it("leaves the browser's own keys alone", () => {
  expect(keyCommand(press("r", "", { ctrlKey: true }), ACTIONS)).toBeNull();
});

it("has no letters for those who switched them off, but Escape and F1", () => {
  expect(keyCommand(press("b"), ACTIONS, false)).toBeNull();
  expect(keyCommand(press("g"), ACTIONS, false)).toBeNull();
  expect(keyCommand(press("F1"), ACTIONS, false)).toEqual({ does: "keys" });
});

it("goes to a place", () => {
  expect(keyCommand(press("g"), ACTIONS)).toEqual({ does: "goto" });
});
