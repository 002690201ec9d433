// The ways of coal, iron and goods in Age of Industry: over everybody's railways and the open sea
// lanes, never through a place that bars transit; the demand track is reached where a port stands
// or a distant port is printed.
import * as brass from "../brass/cube-routes";
import type { BoardIndex } from "./board-index";
import type { View } from "./types";

export type { Goal, CubeRoute } from "../brass/cube-routes";

type Shown = Pick<View, "tiles">;

export class CubeRoutes extends brass.CubeRoutes {
  private readonly opens: (place: string) => boolean;

  /** `laid`: railways that count, e.g. with the one being built. */
  constructor(
    private readonly map: BoardIndex,
    private readonly laid: readonly string[],
    private readonly view: Shown,
  ) {
    const ports = portPlaces(map, view);
    const opens = (place: string): boolean => ports.has(place) || (map.locations.get(place)?.distant_port ?? false);
    super(map, [...laid, ...openLanes(map, view)], opens);
    this.opens = opens;
  }

  override from(source: string, goal: brass.Goal, overLinks: boolean): brass.CubeRoute {
    return this.barred(
      [source, goal.id],
      (cubeRoutes) => cubeRoutes.from(source, goal, overLinks),
      () => super.from(source, goal, overLinks),
    );
  }

  override fromMarket(goal: brass.Goal): brass.CubeRoute | null {
    return this.barred(
      [goal.id],
      (cubeRoutes) => cubeRoutes.fromMarket(goal),
      () => super.fromMarket(goal),
    );
  }

  /** Without the railways of places that bar transit, unless the way begins or ends there. */
  private barred<W>(ends: readonly string[], without: (cubeRoutes: brass.CubeRoutes) => W, plain: () => W): W {
    const bars = [...this.map.locations.values()].filter((place) => !place.transit).map(({ id }) => id);
    const served = new Set(ends.flatMap((id) => this.map.routes.get(id)?.link.locations ?? [this.map.around.get(id) ?? id]));
    const closed = bars.filter((place) => !served.has(place));
    if (closed.length === 0) return plain();
    const free = this.laid.filter((link) => !this.map.routes.get(link)?.link.locations.some((end) => closed.includes(end)));
    return without(new brass.CubeRoutes(this.map, [...free, ...openLanes(this.map, this.view)], this.opens));
  }
}

/** Lanes between a port and a ship that both stand. */
export function openLanes({ lanes }: Pick<BoardIndex, "lanes">, { tiles }: Shown): string[] {
  const built = new Set(tiles.map((tile) => tile.slot));
  return lanes.filter(({ port, ship }) => built.has(port) && built.has(ship)).map(({ id }) => id);
}

function portPlaces({ industries, around }: BoardIndex, { tiles }: Shown): Set<string> {
  const ports = tiles.filter((tile) => industries.get(tile.industry)?.role === "port");
  return new Set(ports.flatMap((tile) => around.get(tile.slot) ?? []));
}
