import { describe, expect, it } from "vitest";
import { linkCurves, type Point } from "./geometry";
import { alongAt, shortestRoute, toMarker, routeCurves, type RouteLink } from "./cube-routes";

const AT: Record<string, Point> = {
  a: { x: 0, y: 0 },
  b: { x: 100, y: 0 },
  c: { x: 200, y: 0 },
  d: { x: 100, y: 100 },
  farm: { x: 150, y: 50 },
};
const link = (...ends: string[]): RouteLink => {
  const points = ends.map((end) => AT[end]!);
  const marker = { x: points.reduce((sum, p) => sum + p.x, 0) / ends.length, y: points.reduce((sum, p) => sum + p.y, 0) / ends.length };
  return { id: ends.join("-"), ends, curves: linkCurves(points, marker) };
};
const links = [link("a", "b"), link("c", "b"), link("a", "d"), link("d", "c", "farm")];
const to = (place: string) => (other: string) => other === place;

describe("routes over links", () => {
  it("take the fewest links, and none to where one is", () => {
    const ids = (route: ReturnType<typeof shortestRoute>): string[] | undefined => route?.map((step) => step.link.id);
    expect(ids(shortestRoute(links, ["a"], to("c")))).toEqual(["a-b", "c-b"]);
    expect(ids(shortestRoute(links, ["b", "d"], to("farm")))).toEqual(["d-c-farm"]);
    expect(shortestRoute(links, ["a"], to("a"))).toEqual([]);
    expect(shortestRoute([link("a", "b")], ["a"], to("c"))).toBeNull();
  });

  it("are drawn in the direction of travel, whichever route a link was written", () => {
    const curves = routeCurves(shortestRoute(links, ["a"], to("c"))!);
    expect(curves.map((curve) => [curve.a.x, curve.b.x])).toEqual([
      [0, 100],
      [100, 200],
    ]);
  });

  it("pass a link of three places by its marker only, not by the third place", () => {
    const curves = routeCurves(shortestRoute(links, ["d"], to("farm"))!);
    expect(curves.map((curve) => curve.a)).toEqual([AT["d"], links[3]!.curves[0]!.b]);
    expect(curves.at(-1)!.b).toEqual(AT["farm"]);
  });

  it("end at the marker of a link that is being built, from either end", () => {
    expect(toMarker(links[0]!, "b").map((curve) => [curve.a.x, curve.b.x])).toEqual([[100, 50]]);
    expect(toMarker(links[3]!, "c")[0]!.a).toEqual(AT["c"]);
  });

  it("are walked by their length", () => {
    const route = routeCurves(shortestRoute(links, ["a"], to("c"))!);
    expect(alongAt(route, 0)).toEqual(AT["a"]);
    expect(alongAt(route, 0.5).x).toBeCloseTo(100);
    expect(alongAt(route, 1)).toEqual(AT["c"]);
  });
});
