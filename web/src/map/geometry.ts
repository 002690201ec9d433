// The geometry of a map drawn in board units (0..1000): curves of links, frames of towns,
// places for labels. Pure; nothing here knows a game.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A quadratic curve from a to b. */
export interface Curve {
  a: Point;
  control: Point;
  b: Point;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

/** The curve that passes through m half-way. */
export function curveThrough(a: Point, m: Point, b: Point): Curve {
  const control = { x: 2 * m.x - (a.x + b.x) / 2, y: 2 * m.y - (a.y + b.y) / 2 };
  return { a, control, b };
}

/** A link between two places bends through its marker; one between three has an arm to each. */
export function linkCurves(ends: readonly Point[], marker: Point): Curve[] {
  const [a, b] = ends;
  if (ends.length === 2 && a && b) return [curveThrough(a, marker, b)];
  return ends.map((end) => ({ a: end, control: middle([end, marker]), b: marker }));
}

export const pathOf = (curves: readonly Curve[]): string =>
  curves.map(({ a, control: c, b }) => `M${round(a.x)} ${round(a.y)}Q${round(c.x)} ${round(c.y)} ${round(b.x)} ${round(b.y)}`).join("");

export function pointAt({ a, control, b }: Curve, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * a.x + 2 * u * t * control.x + t * t * b.x,
    y: u * u * a.y + 2 * u * t * control.y + t * t * b.y,
  };
}

/** Degrees by which the marker of a link is turned: along the link, and never upside down. */
export function markerTurn(curves: readonly Curve[]): number {
  const [only, second] = curves;
  if (!only || second) return 0;
  const turn = (Math.atan2(only.b.y - only.a.y, only.b.x - only.a.x) * 180) / Math.PI;
  return Math.round(turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn);
}

/** The box around square spaces of this size. */
export function boxAround(centres: readonly Point[], size: number, margin = 0): Box {
  const half = size / 2 + margin;
  const xs = centres.map((point) => point.x);
  const ys = centres.map((point) => point.y);
  const x = Math.min(...xs) - half;
  const y = Math.min(...ys) - half;
  return { x, y, width: Math.max(...xs) + half - x, height: Math.max(...ys) + half - y };
}

/** The frame of a town: a rectangle, or a stepped one when a space stands alone in its row. */
export function frameOutline(centres: readonly Point[], size: number, margin: number): string {
  const box = boxAround(centres, size, margin);
  const top = centres.filter((point) => point.y < box.y + size);
  const below = centres.filter((point) => point.y >= box.y + size);
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const [alone] = top;
  if (top.length !== 1 || !alone || below.length < 2) return roundedBox(box, 6);
  const half = size / 2 + margin;
  const [left, edge] = [alone.x - half, alone.x + half];
  const step = Math.min(...below.map((point) => point.y)) - half;
  return (
    `M${left} ${box.y + 6}q0-6 6-6H${edge - 6}q6 0 6 6V${step}H${right - 6}q6 0 6 6V${bottom}` + `H${box.x}V${step + 6}q0-6 6-6H${left}z`
  );
}

export function roundedBox({ x, y, width, height }: Box, r: number): string {
  return (
    `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r}-${r} ${r}` +
    `h-${width - 2 * r}q-${r} 0-${r}-${r}v-${height - 2 * r}q0-${r} ${r}-${r}z`
  );
}

/** A square with its corners cut, as merchants' tiles have. */
export function octagon({ x, y }: Point, size: number, cut: number): string {
  const long = size - 2 * cut;
  return `M${x - size / 2 + cut} ${y - size / 2}h${long}l${cut} ${cut}v${long}l-${cut} ${cut}` + `h-${long}l-${cut}-${cut}v-${long}z`;
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Right, left, above and below first, then all around. */
const DIRECTIONS = [0, 180, 270, 90, ...Array.from({ length: 36 }, (_, i) => i * 10)].map((degrees) => (degrees * Math.PI) / 180);

/** Where a label may stand beside its anchor: the first place that covers nothing, else the one
 * that covers least. Returns the label's centre. */
export function labelPlace(anchor: Point, size: { width: number; height: number }, obstacles: readonly Box[], bounds: Box): Point {
  let best = anchor;
  let least = Infinity;
  for (const gap of [12, 22, 34, 50, 70, 100]) {
    for (const direction of DIRECTIONS) {
      const centre = {
        x: anchor.x + Math.cos(direction) * (gap + size.width / 2),
        y: anchor.y + Math.sin(direction) * (gap + size.height / 2),
      };
      const box = boxAt(centre, size);
      const outside = size.width * size.height - overlap(box, bounds);
      const covered = obstacles.reduce((sum, other) => sum + overlap(box, other), 0) + outside;
      if (covered < least) [best, least] = [centre, covered];
      if (covered === 0) return centre;
    }
  }
  return best;
}

export const boxAt = (centre: Point, { width, height }: { width: number; height: number }): Box => ({
  x: centre.x - width / 2,
  y: centre.y - height / 2,
  width,
  height,
});
