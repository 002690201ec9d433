// What the folder of a game gives to the table page: its drawings, and how its moves and its
// positions are read. The table page knows games only by this.
import type { Component } from "svelte";
import type { GameEvent } from "../api/types";
import type { Flow, Mark, Marks, Say, SeatChange, Thing } from "../map/marks";
import type { Look } from "../map/seats";
import type { Tip } from "../map/tips.svelte";
import type { Choice, Facet, FacetReader, Path } from "../table/selection";
import type { Position } from "../table/store.svelte";
import type { Language, Words } from "../words/words";

/** The components of a game and its positions are known to its own folder only. */
export type Components = unknown;

interface Drawn {
  components: Components;
  view: Position;
  say: Say;
}

interface Peopled extends Drawn {
  names: readonly string[];
  looks?: readonly Look[];
}

interface Choosing {
  marks?: Marks;
  onslot?: (id: string) => void;
  onlink?: (id: string) => void;
  onmerchant?: (id: string) => void;
  ontown?: (id: string) => void;
}

export type BoardProps = Peopled &
  Choosing & {
    flows?: readonly Flow[];
    otherEra?: boolean;
    lookFirst?: string | null;
    onhover?: (thing: Thing | null) => void;
  };

export interface BoardHandle {
  showPlace(id: string): void;
  focusOn(id: string): void;
  /** Plays what events did over the position now shown; a board without motion has none. */
  play?(events: readonly GameEvent[], speed: number): Promise<void>;
  /** Shows the end of what is played at once. */
  finish?(): void;
}

export interface HandProps {
  components: Components;
  hand: readonly string[];
  say: Say;
  marks?: readonly (Mark | undefined)[];
  strip?: boolean;
  oncard?: (card: string, index: number) => void;
}

export type MatProps = Drawn & {
  seat: number;
  looks?: readonly Look[];
  marks?: Marks;
  onindustry?: (industry: string) => void;
  open?: boolean;
};

/** Cubes that a choice would take from the markets, by resource. */
export type Taking = Readonly<Record<string, number>>;

export type MarketsProps = Drawn & { taking?: Taking };

/** A number of a player, with its glyph and the words for it. */
export interface Figure {
  icon: string;
  text: string;
  said: string;
}

/** A place that can be found by its name. */
export interface NamedPlace {
  id: string;
  name: string;
}

export interface PlayerFacts {
  seat: number;
  figures: readonly Figure[];
  note: string;
}

/** How far the game is. */
export interface Stage {
  name: string;
  round: number;
  rounds: number;
  rest: string;
}

/** Where a game enters another part; a great one is an era, or what a game has like it. */
export interface Milestone {
  text: string;
  great: boolean;
}

/** A figure of all players, by seat, for charts. */
export interface Measure {
  icon: string;
  label: string;
  values: readonly number[];
}

/** An action as a button of the decision panel, with its key. */
export interface ActionFace {
  value: string;
  icon: string;
  key: string;
  label: string;
}

export interface CostLine {
  icon: string;
  what: string;
  why: string;
  price: string;
}

/** What moves would cost and bring. */
export interface CostSheet {
  lines: readonly CostLine[];
  /** Money before and after; null when it does not change. */
  money: { before: string; after: string } | null;
  gains: readonly string[];
  flows: readonly Flow[];
  taking: Taking;
  /** What the confirm button says. */
  deed: string;
}

export interface Chip {
  icon: string;
  text: string;
}

/** A position with what is needed to read moves in it. */
export interface Reading {
  components: Components;
  view: Position;
  seat: number;
  say: Say;
  names: readonly string[];
}

export interface TableGame {
  Board: Component<BoardProps, BoardHandle>;
  Hand: Component<HandProps>;
  Mat: Component<MatProps>;
  Markets: Component<MarketsProps>;
  EraPreview: Component<Peopled>;
  TextBoard: Component<Peopled & Choosing>;
  sayer(language: Language, words: Words): Say;
  /** The groups of facets, in the order in which a missing one is asked for. */
  groups: readonly string[];
  reader(reading: Reading): FacetReader;
  actions(say: Say): readonly ActionFace[];
  chip(facet: Facet, reading: Reading): Chip;
  /** The sentence that asks for a missing group. */
  asks(group: string, say: Say): string;
  /** The moves a person may have meant by pointing at something that is not possible. */
  meant(facet: Facet, choice: Choice, reading: Reading): readonly string[];
  /** The marks of the piece that a path would bring. */
  coming(path: Path, reading: Reading): Marks;
  /** Moves to try a choice out with, where its own show nothing of its costs yet. */
  rehearsed?(moves: readonly string[], reading: Reading): readonly string[];
  costs(events: readonly GameEvent[], moves: readonly string[], reading: Reading): CostSheet;
  /** Why a path should be confirmed twice; null for most. */
  warning(path: Path, reading: Reading): string | null;
  hand(view: Position): readonly string[];
  order(view: Position): readonly number[];
  players(view: Position, components: Components, say: Say): readonly PlayerFacts[];
  stage(view: Position, components: Components, say: Say): Stage;
  /** The things on the map that events are about. */
  touched(events: readonly GameEvent[]): readonly string[];
  /** The places of the map, by name. */
  places(components: Components, say: Say): readonly NamedPlace[];
  /** What differs for the players between two positions: money, income, points. */
  changes(before: Position, after: Position, components: Components, say: Say): readonly SeatChange[];
  /** What a lit place would cost, in a word or two; null where nothing can be said. */
  price(place: string, choice: Choice, reading: Reading): string | null;
  /** What a figure of the page is ("money", "order", "stage", "seat" ...); null: nothing to say. */
  tip(about: string, reading: Reading, looks: readonly Look[], seat?: number): Tip | null;
  /** The part of the game that an event begins; null for most. */
  milestone(event: GameEvent, say: Say): Milestone | null;
  /** The figures that charts show, always in the same order. */
  measures(view: Position, components: Components, say: Say): readonly Measure[];
}

const FOLDERS: Readonly<Record<string, () => Promise<{ game: TableGame }>>> = {
  "brass-birmingham": () => import("./birmingham/game"),
  "brass-lancashire": () => import("./lancashire/game"),
};

/** The folder of a game, loaded when a table needs it; null: no table page for it. */
export async function loadGame(name: string): Promise<TableGame | null> {
  return (await FOLDERS[name]?.())?.game ?? null;
}
