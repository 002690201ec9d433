// How cubes get to where they are used: over built links where a route is needed, over land where
// not; coal of the market comes by way of the nearest place with a market.
import { bow, reversed, shortestRoute, straight, toMarker, routeCurves, type Step, type RouteLink } from "../../map/cube-routes";
import type { Curve, Point } from "../../map/geometry";
import type { BoardIndex } from "./board-index";

/** Where cubes are used: on a slot, or for the link that is being built. */
export interface Goal {
  id: string;
  link: boolean;
}

export interface CubeRoute {
  links: readonly string[];
  curves: readonly Curve[];
}

export class CubeRoutes {
  private readonly links: readonly RouteLink[];

  constructor(
    private readonly boardIndex: BoardIndex,
    built: Iterable<string>,
    /** Whether a place opens the market. */
    private readonly market: (place: string) => boolean,
  ) {
    this.links = [...built].flatMap((id) => this.linkOf(id));
  }

  /** From a slot or another space to the goal, over links where there is such a route. */
  from(source: string, goal: Goal, overLinks: boolean): CubeRoute {
    const place = this.placeOf(source);
    const steps = overLinks ? shortestRoute(this.links, this.ends(goal), (end) => end === place) : null;
    if (!steps) return { links: [], curves: [bow(this.pointOf(source), this.pointOf(goal.id))] };
    return this.joined(source, steps, goal);
  }

  /** From the nearest place with a market; null where none is connected. */
  fromMarket(goal: Goal): CubeRoute | null {
    const steps = shortestRoute(this.links, this.ends(goal), this.market);
    return steps && this.joined(steps.at(-1)?.to ?? this.ends(goal).find(this.market) ?? goal.id, steps, goal);
  }

  /** From a slot to the nearest place with a market. */
  toMarket(slot: string): CubeRoute | null {
    const route = this.fromMarket({ id: slot, link: false });
    return route && { links: [...route.links].reverse(), curves: reversed(route.curves) };
  }

  // Details ----------------------------------------------------------------------------------

  /** The steps lead from the goal to the source: cubes go the other way. */
  private joined(source: string, steps: readonly Step[], goal: Goal): CubeRoute {
    const route = reversed(routeCurves(steps));
    const end = steps[0]?.from ?? this.placeOf(source);
    const start = straight(this.pointOf(source), route[0]?.a ?? this.centre(end));
    const last = goal.link
      ? this.linkOf(goal.id).flatMap((link) => toMarker(link, this.endOf(goal, end)))
      : [straight(this.centre(end), this.pointOf(goal.id))];
    return { links: steps.map((step) => step.link.id).reverse(), curves: [start, ...route, ...last] };
  }

  private endOf(goal: Goal, place: string): string {
    const ends = this.ends(goal);
    return ends.includes(place) ? place : (ends[0] ?? place);
  }

  private ends(goal: Goal): readonly string[] {
    if (!goal.link) return [this.placeOf(goal.id)];
    return this.boardIndex.routes.get(goal.id)?.link.locations ?? [];
  }

  private placeOf(id: string): string {
    return this.boardIndex.around.get(id) ?? id;
  }

  private linkOf(id: string): RouteLink[] {
    const route = this.boardIndex.routes.get(id);
    return route ? [{ id, ends: route.link.locations, curves: route.curves }] : [];
  }

  private centre(place: string): Point {
    return this.boardIndex.centres.get(place) ?? { x: 0, y: 0 };
  }

  private pointOf(id: string): Point {
    return this.boardIndex.points.get(id) ?? { x: 0, y: 0 };
  }
}
