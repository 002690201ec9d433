// What the end would bring if the game ended now: the printed points of buildings, and what each
// technique counts, within its limit.
import { faceOf, type Building, type Card, type Components, type Player, type Technique, type View } from "./types";

export interface EndScore {
  seat: number;
  now: number;
  buildings: number;
  techniques: number;
  total: number;
}

/** By seat; after the end everything is counted already. */
export function endScores(components: Components, view: View): EndScore[] {
  return view.players.map((player, seat) => {
    const now = player.victory_points;
    if (view.result.final) return { seat, now, buildings: 0, techniques: 0, total: now };
    const buildings = printedPoints(buildingsOf(components, player));
    const techniques = player.techniques.reduce((sum, { card }) => sum + techniquePoints(components, player, faceOf(components, card)), 0);
    return { seat, now, buildings, techniques, total: now + buildings + techniques };
  });
}

const isBuilding = (card: Card | undefined): card is { type: "building" } & Building => card?.type === "building";

const buildingsOf = (components: Components, player: Player): Building[] =>
  player.buildings.map(({ card }) => faceOf(components, card)).filter(isBuilding);

const printedPoints = (buildings: readonly Building[]): number => buildings.reduce((sum, { points }) => sum + points, 0);

export function techniquePoints(components: Components, player: Player, card: Card | undefined): number {
  if (card?.type !== "technique") return 0;
  const { per, most } = card.score;
  return Math.min(most, Math.floor(measured(components, player, card) / per));
}

/** How much a player has of what a technique counts. */
function measured(components: Components, player: Player, { score }: Technique): number {
  const buildings = buildingsOf(components, player);
  switch (score.of) {
    case "buildings":
      return buildings.length;
    case "tokens":
      return player.tokens.length;
    case "residence":
      return components.residence_track[player.residence] ?? 0;
    case "factories":
      return printedPoints(buildings.filter(({ symbols }) => symbols.includes("factory")));
    default:
      return player[score.of];
  }
}
