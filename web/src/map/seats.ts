// Seats are told apart by colour, shape and pattern, all three. A look is 1 to 5; its colours are
// the variables --seat1.. and --on1.. of the theme, its pattern is in icons.svg.

export type Look = 1 | 2 | 3 | 4 | 5;

export const LOOKS: readonly Look[] = [1, 2, 3, 4, 5];

export const lookOf = (looks: readonly Look[], seat: number): Look => looks[seat] ?? 5;
export const seatColour = (look: Look): string => `var(--seat${look})`;
export const seatInk = (look: Look): string => `var(--on${look})`;
export const seatPattern = (look: Look): string => `url(#seat-pattern-${look})`;

/** Circle, square, triangle, diamond, cross: the outline of a look's shape around a point. */
export function seatShape(look: Look, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number): string => `${Math.round((x + dx * r) * 100) / 100} ${Math.round((y + dy * r) * 100) / 100}`;
  if (look === 1) {
    const q = Math.round(r * 92) / 100;
    return `M${at(-0.92, 0)}a${q} ${q} 0 1 1 ${2 * q} 0a${q} ${q} 0 1 1-${2 * q} 0z`;
  }
  return `M${CORNERS[look].map(([dx, dy]) => at(dx, dy)).join("L")}z`;
}

type Corner = readonly [number, number];

const CROSS: readonly Corner[] = [
  [-0.36, -1.02],
  [0.36, -1.02],
  [0.36, -0.36],
  [1.02, -0.36],
  [1.02, 0.36],
  [0.36, 0.36],
  [0.36, 1.02],
  [-0.36, 1.02],
  [-0.36, 0.36],
  [-1.02, 0.36],
  [-1.02, -0.36],
  [-0.36, -0.36],
];

const CORNERS: Record<2 | 3 | 4 | 5, readonly Corner[]> = {
  2: [
    [-0.82, -0.82],
    [0.82, -0.82],
    [0.82, 0.82],
    [-0.82, 0.82],
  ],
  3: [
    [0, -1.05],
    [1.02, 0.78],
    [-1.02, 0.78],
  ],
  4: [
    [0, -1.15],
    [1.05, 0],
    [0, 1.15],
    [-1.05, 0],
  ],
  5: CROSS,
};
