// What the folder of a game gives to the table page: its drawings, and how its moves and its
// positions are read. The table page knows games only by this. `C` and `V` are the components and
// views of one game; without them, those of any game.
import type { Component } from "svelte";
import type { Components, GameEvent, View } from "../api/types";
import type { Flow, Mark, Marks, Say, SeatChange, Thing } from "../map/marks";
import type { Look } from "../map/seats";
import type { Tip } from "../map/tips.svelte";
import type { Asking, Choice, Facet, FacetReader, Path } from "../table/selection";
import type { Language, Words } from "../words/words";

interface Drawn<C, V> {
  components: C;
  view: V;
  say: Say;
}

interface Peopled<C, V> extends Drawn<C, V> {
  names: readonly string[];
  looks?: readonly Look[];
}

interface Choosing {
  marks?: Marks;
  /** Called for everything on the board, legal or not. */
  onpick?: (id: string) => void;
}

export type BoardProps<C = Components, V = View> = Peopled<C, V> &
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

export interface HandProps<C = Components, V = View> {
  components: C;
  view?: V;
  hand: readonly string[];
  say: Say;
  marks?: readonly (Mark | undefined)[];
  strip?: boolean;
  oncard?: (card: string, index: number) => void;
}

export type MatProps<C = Components, V = View> = Drawn<C, V> & {
  seat: number;
  names?: readonly string[];
  looks?: readonly Look[];
  marks?: Marks;
  onpick?: (id: string) => void;
  open?: boolean;
};

/** Cubes that a choice would take from the markets, by resource. */
export type Taking = Readonly<Record<string, number>>;

export type MarketsProps<C = Components, V = View> = Drawn<C, V> & {
  taking?: Taking;
  names?: readonly string[];
  /** Of what lies among the markets and may be chosen, by the values of its group. */
  marks?: Marks;
  onpick?: (id: string) => void;
};

/** A number of a player, with its glyph and the words for it. */
export interface Figure {
  icon: string;
  text: string;
  said: string;
  /** Left out where room is scarce. */
  minor?: boolean;
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
  /** The round in words, where a game has its own for it. */
  said?: string;
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

/** Where points come from. */
export interface PointSource {
  id: string;
  icon: string;
  label: string;
}

/** Points that a seat got from a source, or lost to it. */
export interface Earning {
  seat: number;
  source: string;
  points: number;
}

/** What of the score no event brought: what everybody had from the start. */
export const FROM_THE_START = "start";

/** How the end of a game is told. */
export interface Ending<C = Components, V = View> {
  /** In the order in which they are shown. */
  sources(say: Say): readonly PointSource[];
  /** The points that the events of a whole game brought. */
  earnings(events: readonly GameEvent[]): readonly Earning[];
  /** By seat: the points of everybody if the era or the game ended in this position. */
  standing(view: V): readonly number[];
  /** The last position as it was before the rules cleared the board, where they do. */
  lastBoard?(view: V, events: readonly GameEvent[]): V;
  /** What is shown at the end instead of a board that has nothing left to show. */
  Final?: Component<Peopled<C, V>>;
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
  action: string;
}

export interface Chip {
  icon: string;
  text: string;
}

/** What a game calls a part of its page, with its glyph. */
export interface PartFace {
  icon: string;
  label: string;
}

/** The parts of the page that games have their own words for. */
export type PartName = "hand" | "mat" | "markets" | "charts";

/** How the cards of the hand are chosen, where a card is not simply itself. */
export interface HandChoice<C = Components, V = View> {
  /** What the card at a place of the hand stands for, after what is chosen. */
  facet(at: number, hand: readonly string[], choice: Choice, reading: Reading<C, V>): Facet;
  /** The places of the hand that are chosen. */
  chosen(hand: readonly string[], choice: Choice): readonly number[];
}

/** A number that is asked for: chosen by a field, a slider and steps, not from a list. */
export interface Amount {
  group: string;
  label: string;
  note: string;
  /** Numbers that are often wanted. */
  quick: readonly number[];
  said(number: number): string;
}

/** A move that may be made beside a question, several times, without answering it. */
export interface Aside {
  move: string;
  /** None now: then only the label is shown. */
  most: number;
  icon: string;
  label: string;
  /** What so many of them bring, and what they cost. */
  action(times: number): string;
  note(times: number): string;
}

/** A position with what is needed to read moves in it. */
export interface Reading<C = Components, V = View> {
  components: C;
  view: V;
  seat: number;
  say: Say;
  names: readonly string[];
}

export interface TableGame<C = Components, V = View> {
  Board: Component<BoardProps<C, V>, BoardHandle>;
  /** Cards that only their owner sees; not every game has them. */
  Hand?: Component<HandProps<C, V>>;
  Mat: Component<MatProps<C, V>>;
  Markets: Component<MarketsProps<C, V>>;
  EraPreview: Component<Peopled<C, V>>;
  TextBoard: Component<Peopled<C, V> & Choosing>;
  translator(language: Language, words: Words): Say;
  /** The groups of facets, in the order in which a missing one is asked for. */
  groups: readonly string[];
  /** The groups that are chosen on the board, and on a player's mat. */
  boardGroups: readonly string[];
  matGroups: readonly string[];
  /** Those that are chosen among the markets, such as cards that lie open. */
  marketGroups?: readonly string[];
  /** Those of the board that the decision panel lists too, where few are left. */
  listed?: readonly string[];
  /** Those that the decision panel never lists, and those it fills in without a word. */
  unlisted?: readonly string[];
  silent?: readonly string[];
  handChoice?: HandChoice<C, V>;
  /** The number that is asked for now; null: none is. */
  amount?(reading: Reading<C, V>): Amount | null;
  aside?(reading: Reading<C, V>): Aside | null;
  /** One's own choice that is sealed, in words. */
  sealed?(reading: Reading<C, V>): string | null;
  /** The clause by which a sealed choice stays as it is; without one it may be taken back until all
   *  are in. */
  locks?: string;
  /** What a thing on the board or on a mat stands for in a choice. */
  facetOf(id: string, components: C, asking?: Asking): Facet;
  /** Whether a group of the board lights now; all do, unless a game says otherwise. What does not
   *  light may be chosen all the same. */
  lights?(group: string, asking: Asking, reading: Reading<C, V>): boolean;
  /** How many questions ahead are asked for; two, unless a game wants more. */
  depth?: number;
  reader(reading: Reading<C, V>): FacetReader;
  actions(say: Say): readonly ActionFace[];
  /** A choice in words; `known`: what is chosen or filled in besides it. */
  chip(facet: Facet, reading: Reading<C, V>, known?: Choice): Chip;
  /** Whether a whole action is asked for, rather than a detail of one. */
  whole(paths: readonly Path[], reading: Reading<C, V>): boolean;
  /** The board can show what belongs to another era. */
  eras?: boolean;
  /** What the keys 1 to 9 choose, where that is not the cards of the hand. */
  numbers?: { says(say: Say): string; facets: readonly Facet[] };
  /** The sentence before anything is chosen, where it is not of actions, cards and places. */
  begins?(reading: Reading<C, V>): string;
  /** The sentence that asks for a missing group. */
  asks(group: string, say: Say): string;
  /** The moves a person may have meant by pointing at something that is not possible. */
  nearestMoves(facet: Facet, choice: Choice, reading: Reading<C, V>): readonly string[];
  /** The marks of the piece that a path would bring. */
  coming(path: Path, reading: Reading<C, V>): Marks;
  /** Moves to try a choice out with, where its own show nothing of its costs yet. */
  rehearsed?(moves: readonly string[], reading: Reading<C, V>): readonly string[];
  /** Whether costs are known from the position alone, without a preview of the server. */
  reckons?: boolean;
  costs(events: readonly GameEvent[], moves: readonly string[], reading: Reading<C, V>): CostSheet;
  /** Why a path should be confirmed twice; null for most. */
  warning(path: Path, reading: Reading<C, V>): string | null;
  hand(view: V): readonly string[];
  order(view: V): readonly number[];
  players(view: V, components: C, say: Say): readonly PlayerFacts[];
  stage(view: V, components: C, say: Say): Stage;
  /** The things on the map that events are about. */
  touched(events: readonly GameEvent[]): readonly string[];
  /** The board shows one's own mat itself: the tab of mats begins with the next player's. */
  matOnBoard?: boolean;
  /** What the parts of the page are called, where a game has other words than hand, mat and markets. */
  parts?(say: Say, view?: V): Partial<Record<PartName, PartFace>>;
  /** The places of the map, by name; in some games by what lies there. */
  places(components: C, say: Say, view: V): readonly NamedPlace[];
  /** What differs for the players between two positions: money, income, points. */
  changes(before: V, after: V, components: C, say: Say): readonly SeatChange[];
  /** What a lit place would cost, in a word or two; null where nothing can be said. */
  price(place: string, choice: Choice, reading: Reading<C, V>): string | null;
  /** What an answer of the decision panel would cost, beside its name; `known`: what is chosen or filled in. */
  listedPrice?(facet: Facet, known: Choice, reading: Reading<C, V>): string | null;
  /** What a figure of the page is ("money", "order", "stage", "seat" ...); null: nothing to say. */
  tip(about: string, reading: Reading<C, V>, looks: readonly Look[], seat?: number): Tip | null;
  /** The part of the game that an event begins; null for most. */
  milestone(event: GameEvent, say: Say): Milestone | null;
  /** The figures that charts show, always in the same order. */
  measures(view: V, components: C, say: Say): readonly Measure[];
  ending: Ending<C, V>;
}
