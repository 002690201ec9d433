// The land of each map: its drawing, and where its names stand.
import type { Point } from "../../map/geometry";
import type { Say } from "../../map/marks";
import type { TerrainData, WaterName } from "../../map/Terrain.svelte";
import { GERMANY } from "./terrain-germany";
import { NEW_ENGLAND } from "./terrain-new-england";

interface LandData {
  terrain: TerrainData;
  cartouche: Point;
  compass: Point;
}

type Named = Omit<WaterName, "text">;

/** Seas and rivers that have a name of their own in each language. */
function names(map: string, say: Say): WaterName[] {
  if (map === "germany") {
    return [
      named(say("ai-north-sea"), { path: "M60 150Q150 120 270 150", anchor: "middle" }),
      named(say("ai-baltic"), { path: "M590 70Q690 40 800 64", anchor: "middle" }),
      named(say("ai-vistula"), { path: "M934 330C926 300 946 270 944 220", anchor: "start" }),
      named(say("ai-danube"), { path: "M826 868C866 874 906 876 990 876", anchor: "start" }),
    ];
  }
  return map === "new_england" ? [named(say("ai-atlantic"), { path: "M800 1050Q900 1010 1060 1040", anchor: "middle" })] : [];
}

const named = (text: string, where: Named): WaterName => ({ text, ...where });

const LANDS: Readonly<Record<string, LandData>> = {
  germany: { terrain: GERMANY, cartouche: { x: 940, y: 990 }, compass: { x: 1040, y: 880 } },
  new_england: { terrain: NEW_ENGLAND, cartouche: { x: 130, y: 76 }, compass: { x: 60, y: 200 } },
};

/** The map of an edited file may have no land of ours. */
const BARE: LandData = { terrain: { rivers: [], hills: [], woods: [] }, cartouche: { x: 120, y: 60 }, compass: { x: 60, y: 160 } };

export function landOf(map: string, say: Say): LandData & { title: string; subtitle: string } {
  const land = LANDS[map] ?? BARE;
  const terrain = { ...land.terrain, names: names(map, say) };
  return { ...land, terrain, title: say(`map-${map}`), subtitle: say("ai-reconstructed") };
}
