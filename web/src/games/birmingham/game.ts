// Brass: Birmingham for the table page: its drawings and how its moves and positions are read.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import type { Choice, Facet, Path } from "../../table/selection";
import type { ActionFace, Chip, Stage, TableGame } from "../board";
import {
  actionChip,
  asks,
  boardGroups,
  cardChip,
  coming,
  facetOf,
  industryChip,
  matGroups,
  placeChip,
  sharedActions,
  warning,
  whole,
} from "../brass/choosing";
import { nearestMoves } from "../brass/nearest-moves";
import { handOf, incomeOf, measures, milestone, players } from "../brass/figures";
import { playTranslator } from "../brass/play-words";
import { placesIn } from "../notation";
import { boardIndexOf } from "./board-index";
import Board from "./Board.svelte";
import { changesOf, placesOf } from "../brass/changes";
import { costsOf } from "./costs";
import EraPreview from "./EraPreview.svelte";
import * as ending from "../brass/ending";
import { facetReader, GROUPS } from "./facets";
import type { Components, View, Reading } from "./types";
import Hand from "./Hand.svelte";
import Markets from "./Markets.svelte";
import Mat from "./Mat.svelte";
import { NOTATION } from "./notation";
import { tipAbout } from "./panel-tips";
import english from "./play.en.ftl?raw";
import french from "./play.fr.ftl?raw";
import { listedPrice, priceLabel } from "./price-label";
import TextBoard from "./TextBoard.svelte";
import { translator as boardTranslator } from "./words";

function actions(say: Say): readonly ActionFace[] {
  const { build, link, develop, sell, loan, pass } = sharedActions(say);
  const scout = { value: "scout", icon: "scout", key: "C", label: say("bb-play-scout") };
  return [build, link, develop, sell, loan, scout, pass];
}

function chip(facet: Facet, reading: Reading): Chip {
  const { say, seat } = reading;
  const { components, view } = reading;
  const boardIndex = boardIndexOf(components);
  switch (facet.group) {
    case "action":
      return actionChip(facet.value, actions(say), say);
    case "industry":
      return industryChip(facet.value, view, seat, say);
    case "card":
      return cardChip(components, facet.value, say);
    default:
      return boardIndex.spaces.has(facet.value)
        ? { icon: "beer", text: say(`space-${facet.value}`) }
        : placeChip(boardIndex, view, facet.value, say);
  }
}

function stage(position: View, parts: Components, say: Say): Stage {
  const view = position;
  return {
    name: say(view.era === "canal" ? "era-canal" : "era-rail"),
    round: view.round,
    rounds: parts.rounds[String(view.seats)] ?? view.round,
    rest: say("brass-play-deck", { cards: view.deck_size }),
  };
}

export const game = {
  Board,
  Hand,
  Mat,
  Markets,
  EraPreview,
  TextBoard,
  translator: playTranslator({ en: [english], fr: [french] }, boardTranslator),
  groups: GROUPS,
  boardGroups,
  matGroups,
  facetOf,
  whole,
  eras: true,
  actions,
  chip,
  asks,
  coming: (path: Path, reading: Reading) => coming(path, reading.view, reading.seat),
  warning(path: Path, reading: Reading) {
    const { components, view } = reading;
    return warning(path, view, incomeOf(view, components, reading.seat), components.loan_levels, reading.say);
  },
  stage,
  players: (position: View, parts: Components, say: Say) => players(position, parts, say),
  measures: (position: View, parts: Components, say: Say) => measures(position, parts, say),
  milestone,
  touched: (events: readonly GameEvent[]) => placesIn(NOTATION, events),
  places: placesOf,
  changes: changesOf,
  price: priceLabel,
  listedPrice,
  tip: tipAbout,
  reader: (reading: Reading) => facetReader(reading.components),
  nearestMoves(facet: Facet, choice: Choice, reading: Reading) {
    const { components, view } = reading;
    const sold = components.industries.filter((industry) => industry.sold).map(({ id }) => id);
    return nearestMoves(boardIndexOf(components), view, reading.seat, facet, choice, sold);
  },
  costs: costsOf,
  hand: (position: View) => handOf(position),
  order: (position: View) => position.order,
  ending,
} satisfies TableGame<Components, View>;
