// What is written of each name on a map, and where: the whole name at its usual place, else where else
// its plate has room beside everything, else on two lines, else as many of its first letters as there is
// room for. No plate covers a piece, a space or another plate.
import { overlap, type Box } from "./geometry";
import { shortNames } from "./lettering";

export interface NamedPlate {
  id: string;
  name: string;
  /** What the plate may cover with this text on it, the usual place first. */
  boxesOf: (text: string) => readonly Box[];
  /** A name of several words may stand on two lines; the text has a line break then. */
  stacks?: boolean;
}

export interface Taken {
  box: Box;
  /** The place it belongs to, whose plate may touch it. */
  of?: string;
}

export interface Written {
  text: string;
  box: Box;
}

interface Candidate extends Written {
  cost: number;
}

/** So many letters are left out at least: a name that lacks one or two looks misspelt. */
const LEAST_CUT = 3;

/** What a place beside the usual one costs, two lines, brackets left out, and letters; covering another
 *  plate costs more than all of them. */
const COSTS = { aside: 0.05, stacked: 2, plain: 3, cut: 20, letter: 1, covering: 1000 } as const;

/** How far the search goes: how many plates are moved for the sake of one. */
const DEPTH = 2;
const ROUNDS = 3;

/** The text and the box of each plate, by id. `taken` are the pieces and spaces that no name may cover. */
export function writtenNames(plates: readonly NamedPlate[], taken: readonly Taken[], crop: Box): Map<string, Written> {
  const shorts = shortNames(plates.map(({ name }) => name));
  // Short names first: more of them are whole in the end.
  const ordered = [...plates].sort((one, other) => one.name.length - other.name.length);
  const placed = (cut: boolean): Placing =>
    new Placing(ordered.map((plate) => candidatesOf({ plate, taken, crop, short: cut ? shortOf(plate.name, shorts) : plate.name })));
  const whole = placed(false);
  const placing = whole.cost < COSTS.cut ? whole : placed(true);
  const found = new Map(ordered.map(({ id }, at) => [id, placing.of(at)]));
  return new Map(plates.map(({ id }) => [id, found.get(id)!]));
}

function shortOf(name: string, shorts: ReadonlyMap<string, string>): string {
  const short = shorts.get(name) ?? name;
  return name.length - short.length < LEAST_CUT ? name : short;
}

interface Searched {
  plate: NamedPlate;
  /** The fewest letters that may be written. */
  short: string;
  taken: readonly Taken[];
  crop: Box;
}

/** Where a plate may stand with which text, the best first. Where nothing is free, it stands at its usual
 *  place with the fewest letters. */
function candidatesOf({ plate, short, taken, crop }: Searched): Candidate[] {
  const { id, name, boxesOf, stacks = false } = plate;
  const within = ({ x, y, width, height }: Box): boolean =>
    x >= crop.x && y >= crop.y && x + width <= crop.x + crop.width && y + height <= crop.y + crop.height;
  const forms = formsOf(name, short, stacks).map((form) => ({ ...form, boxes: boxesOf(form.text) }));
  // Only what is near can be covered: most of the map is not.
  const reach = around(forms.flatMap(({ boxes }) => boxes));
  const near = taken.filter((other) => other.of !== id && overlap(other.box, reach) > 0);
  const free = (box: Box): boolean => within(box) && near.every((other) => overlap(other.box, box) === 0);
  const found = forms.flatMap(({ text, cost, boxes }) =>
    boxes.flatMap((box, at) => (free(box) ? [{ text, box, cost: cost + at * COSTS.aside }] : [])),
  );
  if (found.length > 0) return found.sort((one, other) => one.cost - other.cost);
  return [{ text: short, box: boxesOf(short)[0]!, cost: COSTS.covering }];
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The forms of a name with what each one costs. */
function formsOf(name: string, short: string, stacks: boolean): { text: string; cost: number }[] {
  const plain = name.replace(/\s*\(.*\)$/u, "");
  const cuts = Array.from({ length: Math.max(0, plain.length - LEAST_CUT - short.length + 1) }, (_, at) => LEAST_CUT + at)
    .map((letters) => ({ text: plain.slice(0, plain.length - letters), cost: COSTS.cut + letters * COSTS.letter }))
    .filter(({ text }) => /\p{L}$/u.test(text));
  return [
    { text: name, cost: 0 },
    ...(stacks ? stacked(name).map((text) => ({ text, cost: COSTS.stacked })) : []),
    ...(plain === name ? [] : [{ text: plain, cost: COSTS.plain }]),
    ...cuts,
  ];
}

/** A name on two lines that are as equal as its words allow. */
function stacked(name: string): string[] {
  const gaps = [...name.matchAll(/ (?!\()/gu)].map(({ index }) => index);
  const uneven = (gap: number): number => Math.abs(name.length - 1 - 2 * gap);
  const [best] = gaps.sort((one, other) => uneven(one) - uneven(other));
  return best === undefined ? [] : [`${name.slice(0, best)}\n${name.slice(best + 1)}`];
}

/** Which candidate each plate has; plates make room for each other as long as that is better for all. */
class Placing {
  private readonly chosen: (Candidate | null)[];
  /** The plates that can be in the way of each one. */
  private readonly near: readonly (readonly number[])[];

  constructor(private readonly candidates: readonly (readonly Candidate[])[]) {
    const reaches = candidates.map((own) => around(own.map(({ box }) => box)));
    this.near = reaches.map((reach, at) => reaches.flatMap((other, index) => (index !== at && overlap(reach, other) > 0 ? [index] : [])));
    this.chosen = candidates.map(() => null);
    candidates.forEach((own, at) => (this.chosen[at] = own.find(({ box }) => this.blockers(at, box).length === 0) ?? null));
    this.chosen.forEach((held, at) => (this.chosen[at] = held ?? candidates[at]!.at(-1)!));
    this.improve();
  }

  /** What all plates cost together. */
  get cost(): number {
    return this.candidates.reduce((sum, _, at) => sum + this.costOf(at), 0);
  }

  of(at: number): Written {
    const { text, box } = this.chosen[at]!;
    return { text, box };
  }

  private improve(): void {
    for (let round = 0; round < ROUNDS; round++) {
      const before = this.cost;
      this.candidates.forEach((_, at) => this.better(at));
      if (this.cost === before) return;
    }
  }

  /** A better place for a plate, for which others may have to move. */
  private better(at: number): void {
    for (const candidate of this.candidates[at]!) {
      const [held, before] = [[...this.chosen], this.cost];
      if (candidate.cost >= this.costOf(at)) return;
      this.chosen[at] = candidate;
      if (this.makeRoom(at, [at], DEPTH) && this.cost < before) return;
      held.forEach((one, other) => (this.chosen[other] = one));
    }
  }

  /** Moves whatever is in the way of a plate; says whether all found a place. */
  private makeRoom(at: number, settled: readonly number[], depth: number): boolean {
    const kept = [...settled];
    for (const other of this.blockers(at, this.chosen[at]!.box)) {
      if (kept.includes(other) || depth === 0) return false;
      kept.push(other);
      if (!this.yieldTo(other, kept, depth - 1)) return false;
    }
    return true;
  }

  private yieldTo(other: number, settled: readonly number[], depth: number): boolean {
    const own = this.candidates[other]!;
    const free = own.find(({ box }) => this.blockers(other, box).length === 0);
    // A place with nothing in its way, if it is whole; else one for which a third moves.
    if (free && free.cost < COSTS.cut) {
      this.chosen[other] = free;
      return true;
    }
    for (const candidate of own) {
      if (candidate.cost >= Math.min(COSTS.cut, free?.cost ?? Infinity)) break;
      const before = [...this.chosen];
      this.chosen[other] = candidate;
      if (this.makeRoom(other, settled, depth)) return true;
      before.forEach((one, held) => (this.chosen[held] = one));
    }
    if (free) this.chosen[other] = free;
    return free !== undefined;
  }

  private blockers(at: number, box: Box): number[] {
    return this.near[at]!.filter((other) => {
      const held = this.chosen[other];
      return held && overlap(held.box, box) > 0;
    });
  }

  private costOf(at: number): number {
    const { cost, box } = this.chosen[at]!;
    return cost + this.blockers(at, box).length * COSTS.covering;
  }
}
