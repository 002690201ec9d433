// Names on a small map: whole where there is room, never over anything.
import { expect, it } from "vitest";
import { boxAt, overlap, type Box, type Point } from "./geometry";
import { writtenNames, type NamedPlate } from "./written-names";

const CROP: Box = { x: 0, y: 0, width: 400, height: 200 };
/** Each letter is ten wide. */
const plate = (name: string, at: Point): NamedPlate => ({
  id: name,
  name,
  boxesOf: (text) => [boxAt(at, { width: text.length * 10, height: 20 })],
});
const written = (plates: NamedPlate[], taken: Point[] = []): string[] =>
  [
    ...writtenNames(
      plates,
      taken.map((point) => ({ box: boxAt(point, { width: 20, height: 20 }) })),
      CROP,
    ).values(),
  ].map(({ text }) => text);

it("writes a name whole where nothing is in its way", () => {
  expect(written([plate("Nuremberg", { x: 100, y: 50 }), plate("Regensburg (Ratisbon)", { x: 280, y: 50 })])).toEqual([
    "Nuremberg",
    "Regensburg (Ratisbon)",
  ]);
});

it("leaves out brackets first, then as many letters as it must, but never only one or two", () => {
  const near = [{ x: 220, y: 50 }];
  expect(written([plate("Regensburg (Ratisbon)", { x: 150, y: 50 })], near)).toEqual(["Regensburg"]);
  expect(written([plate("Regensburg", { x: 170, y: 50 })], near)).toEqual(["Regensb"]);
  expect(written([plate("Bremen", { x: 190, y: 50 })], near)).toEqual(["Bre"]);
  expect(written([plate("Kiel", { x: 195, y: 50 })], near)).toEqual(["Kiel"]);
});

it("keeps a name off the edge and off other names", () => {
  expect(written([plate("Strasbourg", { x: 35, y: 50 })])).toEqual(["Strasbo"]);
  expect(written([plate("Hamburg", { x: 100, y: 50 }), plate("Bremen", { x: 150, y: 50 })])).toEqual(["Hamb", "Bremen"]);
});

it("moves a plate aside, and others for its sake, before a letter is lost", () => {
  const below = (name: string, at: Point): NamedPlate => ({
    id: name,
    name,
    boxesOf: (text) => [0, 30, -30].map((aside) => boxAt({ x: at.x + aside, y: at.y }, { width: text.length * 10, height: 20 })),
  });
  const plates = [below("Springfield", { x: 100, y: 50 }), below("Worcester", { x: 190, y: 50 }), below("Boston", { x: 260, y: 50 })];
  const found = [...writtenNames(plates, [], CROP).values()];
  expect(found.map(({ text }) => text)).toEqual(["Springfield", "Worcester", "Boston"]);
  expect(found.flatMap((one, at) => found.slice(at + 1).map((other) => overlap(one.box, other.box)))).toEqual([0, 0, 0]);
});

it("writes a name of several words on two lines where one line has no room", () => {
  const stacks = (name: string): NamedPlate => ({
    id: name,
    name,
    stacks: true,
    boxesOf: (text) => [boxAt({ x: 100, y: 50 }, { width: Math.max(...text.split("\n").map((line) => line.length)) * 10, height: 20 })],
  });
  expect(written([stacks("Gulf of Maine")], [{ x: 160, y: 50 }])).toEqual(["Gulf of\nMaine"]);
});
