// Workshop of the World for the table page: its drawings and how its moves and positions are read.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { TableGame } from "../board";
import { playTranslator } from "../translator";
import Board from "./Board.svelte";
import { changesOf } from "./changes";
import { amount, aside, asks, chip, coming, nearestMoves, sealed, warning } from "./choosing";
import { costsOf, touchedBy } from "./costs";
import EraPreview from "./EraPreview.svelte";
import * as ending from "./ending";
import { BOARD_GROUPS, facetOf, facetReader, GROUPS, handChoice } from "./facets";
import { measures, milestone, orderOf, placesOf, players, stage } from "./figures";
import { handOf } from "./pieces";
import type { Components, View, Reading } from "./types";
import Hand from "./Hand.svelte";
import Markets from "./Markets.svelte";
import Mat from "./Mat.svelte";
import { tipAbout } from "./panel-tips";
import english from "./play.en.ftl?raw";
import french from "./play.fr.ftl?raw";
import { priceLabel } from "./price-label";
import TextBoard from "./TextBoard.svelte";
import { translator as boardTranslator } from "./words";

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
  reader: (reading: Reading) => facetReader(reading.components, reading.view),
  whole: () => false,
  amount,
  aside,
  sealed,
  parts: (say: Say, position?: View) => ({
    hand:
      position && position.pending.phase === "demand"
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
  hand: (position: View) => handOf(position),
  order: (position: View) => orderOf(position),
  players: (position: View, _parts: Components, say: Say) => players(position, say),
  stage: (position: View, parts: Components, say: Say) => stage(position, parts, say),
  measures: (position: View, _parts: Components, say: Say) => measures(position, say),
  milestone,
  touched: (events: readonly GameEvent[]) => touchedBy(events),
  places: (parts: Components, say: Say) => placesOf(parts, say),
  changes: changesOf,
  price: priceLabel,
  tip: tipAbout,
  ending,
} satisfies TableGame<Components, View>;
