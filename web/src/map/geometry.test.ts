import { describe, expect, it } from "vitest";
import { boxAt, boxAround, curveThrough, frameOutline, labelPlace, linkCurves, markerTurn, overlap, pathOf, pointAt } from "./geometry";

describe("curves of links", () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  it("begin and end at their places and pass through the marker half-way", () => {
    const curve = curveThrough(a, { x: 40, y: 30 }, b);
    expect(pointAt(curve, 0)).toEqual(a);
    expect(pointAt(curve, 0.5)).toEqual({ x: 40, y: 30 });
    expect(pointAt(curve, 1)).toEqual(b);
  });

  it("have one arm to each of three places, all ending at the marker", () => {
    const marker = { x: 50, y: 40 };
    const arms = linkCurves([a, b, { x: 50, y: 100 }], marker);
    expect(arms).toHaveLength(3);
    expect(arms.every((arm) => pointAt(arm, 1).x === marker.x && pointAt(arm, 1).y === marker.y)).toBe(true);
    expect(pathOf(arms).match(/M/g)).toHaveLength(3);
  });

  it("turn their marker along the link, never upside down", () => {
    expect(markerTurn([curveThrough(a, { x: 50, y: 50 }, { x: 100, y: 100 })])).toBe(45);
    expect(markerTurn([curveThrough({ x: 100, y: 100 }, { x: 50, y: 50 }, a)])).toBe(45);
    expect(markerTurn(linkCurves([a, b, { x: 50, y: 100 }], { x: 50, y: 40 }))).toBe(0);
  });
});

describe("frames of towns", () => {
  it("hold all spaces with a margin", () => {
    expect(
      boxAround(
        [
          { x: 20, y: 20 },
          { x: 66, y: 20 },
        ],
        40,
        4,
      ),
    ).toEqual({ x: -4, y: -4, width: 94, height: 48 });
  });

  it("step in where one space stands alone above two, and are plain otherwise", () => {
    const stepped = frameOutline(
      [
        { x: 43, y: 20 },
        { x: 20, y: 66 },
        { x: 66, y: 66 },
      ],
      40,
      4,
    );
    const square = frameOutline(
      [
        { x: 20, y: 20 },
        { x: 66, y: 20 },
        { x: 20, y: 66 },
        { x: 66, y: 66 },
      ],
      40,
      4,
    );
    expect(stepped).toContain("M19 ");
    expect(square).not.toContain("V");
  });
});

describe("places of labels", () => {
  const size = { width: 60, height: 20 };
  const bounds = { x: 0, y: 0, width: 400, height: 400 };
  const anchor = { x: 200, y: 200 };

  it("are beside the anchor when nothing is there", () => {
    const at = labelPlace(anchor, size, [], bounds);
    expect(at).toEqual({ x: 242, y: 200 });
  });

  it("avoid what is drawn, and the edge of the map", () => {
    const wall = { x: 205, y: 0, width: 195, height: 400 };
    const at = labelPlace(anchor, size, [wall], bounds);
    expect(overlap(boxAt(at, size), wall)).toBe(0);
    const edge = labelPlace({ x: 395, y: 200 }, size, [], bounds);
    expect(edge.x + size.width / 2).toBeLessThanOrEqual(400);
  });
});
