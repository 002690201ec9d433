import { expect, it } from "vitest";
import { nearest, readingOrder } from "./roving";

const TARGETS = [
  { id: "south", x: 100, y: 300 },
  { id: "middle", x: 100, y: 100 },
  { id: "east", x: 220, y: 110 },
  { id: "far east", x: 400, y: 100 },
  { id: "north", x: 110, y: 10 },
];
const at = (id: string) => TARGETS.find((target) => target.id === id)!;

it("reads from north-west to south-east, slight differences of height being one line", () => {
  expect(readingOrder(TARGETS).map((target) => target.id)).toEqual(["north", "middle", "east", "far east", "south"]);
});

it("goes to the nearest target in the arrow's direction", () => {
  expect(nearest(at("middle"), "ArrowRight", TARGETS)?.id).toBe("east");
  expect(nearest(at("east"), "ArrowRight", TARGETS)?.id).toBe("far east");
  expect(nearest(at("middle"), "ArrowDown", TARGETS)?.id).toBe("south");
  expect(nearest(at("middle"), "ArrowUp", TARGETS)?.id).toBe("north");
});

it("stays where nothing lies ahead", () => {
  expect(nearest(at("far east"), "ArrowRight", TARGETS)).toBeNull();
});
