// How colours differ: for tests of the themes and of what is drawn by the page itself.

type Channels = readonly [number, number, number];

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export type Sight = "normal" | "protan" | "deutan";

/** How far two colours are apart (CIE76) for somebody who sees all of them, no red or no green. */
export function seenBy(sight: Sight, one: string, other: string): number {
  const [a, b] = [lab(SIGHTS[sight], one), lab(SIGHTS[sight], other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Viénot, Brettel and Mollon 1999: what is left of linear red, green and blue. */
const SIGHTS: Readonly<Record<Sight, readonly Channels[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

function linear(colour: string): Channels {
  const hex = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1, 7);
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function times(rows: readonly Channels[], [red, green, blue]: Channels): Channels {
  return rows.map(([a, b, c]) => a * red + b * green + c * blue) as unknown as Channels;
}

function lab(sight: readonly Channels[], colour: string): Channels {
  const [x, y, z] = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    times(sight, linear(colour)),
  );
  const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}
