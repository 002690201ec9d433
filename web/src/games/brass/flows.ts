// Where cubes travel on the map and where the label of each flow stands.
import { boxAt, labelPlace, pathOf, pointAt, type Box, type Point } from "../../map/geometry";
import { textWidth } from "../../map/lettering";
import type { Flow } from "../../map/marks";
import { alongAt, bow } from "../../map/cube-routes";
import type { BoardIndex } from "./board-index";

export interface DrawnFlow {
  flow: Flow;
  path: string;
  colour: string;
  label: { at: Point; width: number; height: number };
}

/** The colours of what travels. */
export const COLOURS: Readonly<Record<Flow["resource"], string>> = {
  coal: "var(--flow)",
  iron: "var(--iron)",
  beer: "var(--beer)",
  cotton: "var(--water-ink)",
  goods: "var(--water-ink)",
};

/** Their glyphs: cotton and goods by the works that they come from. */
export const ICONS: Readonly<Record<Flow["resource"], string>> = {
  coal: "coal",
  iron: "iron",
  beer: "beer",
  cotton: "cotton_mill",
  goods: "factory",
};

/** Labels keep clear of pieces and of each other. */
export function drawFlows(boardIndex: BoardIndex, flows: readonly Flow[], fontSize: number): DrawnFlow[] {
  const taken: Box[] = [...boardIndex.obstacles];
  return flows.map((flow) => {
    const { path, anchor } = routeOf(boardIndex, flow);
    const size = { width: textWidth(flow.label, fontSize, "text") + fontSize * 2.6, height: fontSize * 1.75 };
    const at = labelPlace(anchor, size, taken, boardIndex.crop);
    taken.push(boxAt(at, size));
    return { flow, path, colour: COLOURS[flow.resource], label: { at, ...size } };
  });
}

/** Along its links; straight over the map, in a bow, where no route is needed. */
function routeOf(boardIndex: BoardIndex, flow: Flow): { path: string; anchor: Point } {
  if (flow.route?.length) return { path: pathOf(flow.route), anchor: alongAt(flow.route, 0.5) };
  const routes = flow.links.flatMap((id) => boardIndex.routes.get(id) ?? []);
  const [first] = routes;
  if (first) return { path: routes.map((route) => route.path).join(""), anchor: first.link };
  const [from, to] = [pointOf(boardIndex, flow.from), pointOf(boardIndex, flow.to)];
  const curve = bow(from, to);
  return { path: pathOf([curve]), anchor: pointAt(curve, 0.5) };
}

const pointOf = ({ points, crop }: BoardIndex, id: string): Point => points.get(id) ?? { x: crop.x + crop.width / 2, y: crop.y };
