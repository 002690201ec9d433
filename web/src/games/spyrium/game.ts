// Spyrium for the table page: its drawings and how its moves and positions are read.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Asking, Choice, Facet, Path } from "../../table/selection";
import type { TableGame } from "../board";
import { playTranslator } from "../translator";
import Board from "./Board.svelte";
import { changesOf } from "./changes";
import { actions, asks, begins, chip, coming, nearestMoves, warning } from "./choosing";
import { costsOf, touchedBy } from "./costs";
import EraPreview from "./EraPreview.svelte";
import * as ending from "./ending";
import { BOARD_GROUPS, facetOf, facetReader, GROUPS, lights } from "./facets";
import { measures, milestone, orderOf, placesOf, players, stage } from "./figures";
import type { Components, View, Reading } from "./types";
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
  Mat,
  Markets,
  EraPreview,
  TextBoard,
  translator: playTranslator({ en: [english], fr: [french] }, boardTranslator),
  groups: GROUPS,
  boardGroups: BOARD_GROUPS,
  matGroups: ["building"],
  listed: BOARD_GROUPS,
  depth: 3,
  facetOf,
  lights: (group: string, asking: Asking, reading: Reading) => lights(group, asking, reading.view, reading.seat),
  reader: (reading: Reading) => facetReader(reading.components, reading.view),
  whole: (_paths: readonly Path[], reading: Reading) => reading.view.pending.phase === "action",
  numbers: {
    says: (say: Say) => say("sp-play-keys-numbers"),
    facets: ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"].map((value) => ({ group: "slot", value })),
  },
  matOnBoard: true,
  parts: (say: Say) => ({
    mat: { icon: "building", label: say("sp-part-quarter") },
    markets: { icon: "residence", label: say("sp-part-tracks") },
    charts: { icon: "points", label: say("sp-measure-points") },
  }),
  actions,
  chip,
  begins,
  asks,
  coming: (path: Path, reading: Reading) => coming(path, reading.seat),
  warning,
  nearestMoves: (facet: Facet, _choice: Choice, reading: Reading) => nearestMoves(facet, reading),
  costs: costsOf,
  hand: () => [],
  order: (position: View) => orderOf(position),
  players: (position: View, parts: Components, say: Say) => players(position, parts, say),
  stage: (position: View, parts: Components, say: Say) => stage(position, parts, say),
  measures: (position: View, parts: Components, say: Say) => measures(position, parts, say),
  milestone,
  touched: (events: readonly GameEvent[]) => touchedBy(events),
  places: (_parts: Components, say: Say, position: View) => placesOf(position, say),
  changes: changesOf,
  price: priceLabel,
  tip: tipAbout,
  ending,
} satisfies TableGame<Components, View>;
