// Age of Industry for the table page: its drawings and how its moves and positions are read.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Choice, Facet, Path } from "../../table/selection";
import type { Language, Words } from "../../words/words";
import type { TableGame } from "../board";
import { playTranslator } from "../brass/play-words";
import { boardIndexOf } from "./board-index";
import Board from "./Board.svelte";
import { changesOf, placesOf } from "./changes";
import { actions, aside, asks, chip, coming, warning } from "./choosing";
import { costsOf, touchedBy } from "./costs";
import EraPreview from "./EraPreview.svelte";
import * as ending from "./ending";
import { BOARD_GROUPS, facetOf, facetReader, GROUPS, MAT_GROUPS } from "./facets";
import { handOf, measures, milestone, players, stage } from "./figures";
import type { Components, View, Reading } from "./types";
import Hand from "./Hand.svelte";
import Markets from "./Markets.svelte";
import Mat from "./Mat.svelte";
import { nearestMoves } from "./nearest-moves";
import { tipAbout } from "./panel-tips";
import english from "./play.en.ftl?raw";
import french from "./play.fr.ftl?raw";
import { listedPrice, priceLabel } from "./price-label";
import TextBoard from "./TextBoard.svelte";
import { dollars, translator as boardTranslator } from "./words";

const play = playTranslator({ en: [english], fr: [french] }, boardTranslator);

export const game = {
  Board,
  Hand,
  Mat,
  Markets,
  EraPreview,
  TextBoard,
  translator: (language: Language, words: Words) => dollars(play(language, words)),
  groups: GROUPS,
  boardGroups: BOARD_GROUPS,
  matGroups: MAT_GROUPS,
  marketGroups: ["draw"],
  facetOf,
  reader: (reading: Reading) => facetReader(boardIndexOf(reading.components, reading.view), reading.view),
  whole: (_paths: readonly Path[], reading: Reading) => reading.view.pending.phase === "action",
  parts: (say: Say) => ({ charts: { icon: "points", label: say("ai-play-part-end") } }),
  actions,
  chip,
  aside,
  asks,
  coming,
  warning,
  nearestMoves: (facet: Facet, choice: Choice, reading: Reading) => nearestMoves(facet, choice, reading),
  costs: costsOf,
  hand: (position: View) => handOf(position),
  order: (position: View) => position.order,
  players: (position: View, _parts: Components, say: Say) => players(position, say),
  stage: (position: View, _parts: Components, say: Say) => stage(position, say),
  measures: (position: View, parts: Components, say: Say) => measures(position, parts, say),
  milestone,
  touched: (events: readonly GameEvent[]) => touchedBy(events),
  places: placesOf,
  changes: changesOf,
  price: priceLabel,
  listedPrice,
  tip: tipAbout,
  ending,
} satisfies TableGame<Components, View>;
