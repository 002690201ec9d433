import { expect, it } from "vitest";
import { nearest, readingOrder } from "./roving";

const STOPS = [
  { id: "south", x: 100, y: 300 },
  { id: "middle", x: 100, y: 100 },
  { id: "east", x: 220, y: 110 },
  { id: "far east", x: 400, y: 100 },
  { id: "north", x: 110, y: 10 },
];
const at = (id: string) => STOPS.find((stop) => stop.id === id)!;

it("reads from north-west to south-east, slight differences of height being one line", () => {
  expect(readingOrder(STOPS).map((stop) => stop.id)).toEqual(["north", "middle", "east", "far east", "south"]);
});

it("goes to the nearest stop in the arrow's direction", () => {
  expect(nearest(at("middle"), "ArrowRight", STOPS)?.id).toBe("east");
  expect(nearest(at("east"), "ArrowRight", STOPS)?.id).toBe("far east");
  expect(nearest(at("middle"), "ArrowDown", STOPS)?.id).toBe("south");
  expect(nearest(at("middle"), "ArrowUp", STOPS)?.id).toBe("north");
});

it("stays where nothing lies ahead", () => {
  expect(nearest(at("far east"), "ArrowRight", STOPS)).toBeNull();
});
