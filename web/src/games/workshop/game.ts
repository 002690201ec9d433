// Workshop of the World for the table page: its drawings and how its moves and positions are read.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Position } from "../../table/store.svelte";
import type { Reading, TableGame } from "../board";
import { playTranslator } from "../translator";
import Board from "./Board.svelte";
import { changesOf } from "./changes";
import { amount, aside, asks, chip, coming, nearestMoves, partsOf, sealed, warning } from "./choosing";
import { costsOf, touchedBy } from "./costs";
import EraPreview from "./EraPreview.svelte";
import { BOARD_GROUPS, facetOf, facetReader, GROUPS, handChoice } from "./facets";
import { measures, milestone, orderOf, placesOf, players, stage } from "./figures";
import { handOf, type Components, type View } from "./types";
import Hand from "./Hand.svelte";
import Markets from "./Markets.svelte";
import Mat from "./Mat.svelte";
import { tipAbout } from "./panel-tips";
import english from "./play.en.ftl?raw";
import french from "./play.fr.ftl?raw";
import { priceLabel } from "./price-label";
import TextBoard from "./TextBoard.svelte";
import { translator as boardTranslator } from "./words";

const seen = (position: Position): View => position as unknown as View;

export const game = {
  Board,
  Hand,
  Mat,
  Markets,
  EraPreview,
  TextBoard,
  translator: playTranslator({ en: [english], fr: [french] }, boardTranslator),
  groups: GROUPS,
  boardGroups: BOARD_GROUPS,
  matGroups: [],
  listed: BOARD_GROUPS,
  unlisted: ["card", "tokens", "bid"],
  silent: ["use", "town"],
  depth: 3,
  facetOf,
  handChoice,
  reader: (reading: Reading) => facetReader(partsOf(reading).components, partsOf(reading).view),
  whole: () => false,
  amount,
  aside,
  sealed,
  parts: (say: Say, position?: Position) => ({
    hand:
      position && seen(position).pending.phase === "demand"
        ? { icon: "demand", label: say("ww-play-tokens") }
        : { icon: "card_town", label: say("ww-part-cards") },
    mat: { icon: "factory", label: say("ww-part-empire") },
    markets: { icon: "demand", label: say("ww-part-demand") },
  }),
  actions: () => [],
  chip,
  asks,
  coming,
  warning,
  nearestMoves,
  locks: "WW-SEALED-LOCKED",
  reckons: true,
  costs: costsOf,
  hand: (position: Position) => handOf(seen(position)),
  order: (position: Position) => orderOf(seen(position)),
  players: (position: Position, parts: unknown, say: Say) => players(seen(position), parts as Components, say),
  stage: (position: Position, parts: unknown, say: Say) => stage(seen(position), parts as Components, say),
  measures: (position: Position, parts: unknown, say: Say) => measures(seen(position), parts as Components, say),
  milestone,
  touched: (events: readonly GameEvent[]) => touchedBy(events),
  places: (parts: unknown, say: Say) => placesOf(parts as Components, say),
  changes: changesOf,
  price: priceLabel,
  tip: tipAbout,
} as unknown as TableGame;
