// The lines of a chart: which positions it is made from, and where its points lie.
export interface Sample {
  ply: number;
  values: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
  plies: number;
  least: number;
  most: number;
}

const MOST_SAMPLES = 120;

/** Positions spread over a game, with the first and the last. */
export function sampledPlies(plies: number, most: number = MOST_SAMPLES): readonly number[] {
  const step = Math.max(1, Math.ceil(plies / most));
  const found = Array.from({ length: Math.ceil(plies / step) }, (_, at) => at * step);
  return [...found, plies];
}

/** The frame that holds all values, and zero. */
export function frameOf(samples: readonly Sample[], plies: number, width: number, height: number): Frame {
  const values = samples.flatMap((sample) => sample.values);
  const least = Math.min(0, ...values);
  const most = Math.max(least + 1, ...values);
  return { width, height, plies, least, most };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export const acrossOf = (frame: Frame, ply: number): number => rounded(frame.plies === 0 ? 0 : (ply / frame.plies) * frame.width);

/** The ply nearest to a place across the frame. */
export const plyAt = (frame: Frame, across: number): number =>
  Math.max(0, Math.min(frame.plies, Math.round((across / frame.width) * frame.plies)));

export const heightOf = (frame: Frame, value: number): number =>
  rounded(frame.height * (1 - (value - frame.least) / (frame.most - frame.least)));

/** A value stays until it changes: the line goes in steps. */
export function stepPath(samples: readonly Sample[], seat: number, frame: Frame): string {
  return samples
    .map((sample, at) => {
      const [x, y] = [acrossOf(frame, sample.ply), heightOf(frame, sample.values[seat] ?? 0)];
      return at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
}

/** The last sample that is not after a ply. */
export function sampleAt(samples: readonly Sample[], ply: number): Sample | undefined {
  return samples.findLast((sample) => sample.ply <= ply);
}
