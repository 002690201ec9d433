// Brass: Lancashire for the table page: its drawings and how its moves and positions are read.
import type { GameEvent } from "../../api/types";
import type { Say } from "../../map/marks";
import { valueOf, type Choice, type Facet, type Path } from "../../table/selection";
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
import { deckOf } from "./distant";
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
import { rehearsed } from "./rehearsal";
import TextBoard from "./TextBoard.svelte";
import { translator as boardTranslator } from "./words";

function actions(say: Say): readonly ActionFace[] {
  const { build, link, develop, sell, loan, pass } = sharedActions(say);
  const double = { value: "double", icon: "double", key: "W", label: say("bl-play-double") };
  return [build, double, link, develop, sell, loan, pass];
}

function chip(facet: Facet, reading: Reading): Chip {
  const { say, seat } = reading;
  const { components, view } = reading;
  switch (facet.group) {
    case "action":
      return facet.value === "distant" ? { icon: "ship", text: say("move-distant") } : actionChip(facet.value, actions(say), say);
    case "industry":
      return industryChip(facet.value, view, seat, say);
    case "amount":
      return { icon: "money", text: say("bl-play-amount", { money: Number(facet.value), levels: levelsOf(components, facet.value) }) };
    case "card":
      return cardChip(components, facet.value, say);
    default:
      return portChip(view, facet.value, say) ?? placeChip(boardIndexOf(components), view, facet.value, say);
  }
}

/** Where cotton goes, a port is known by its owner too; several may stand in one town. */
function portChip(view: View, id: string, say: Say): Chip | null {
  const port = view.pending?.phase === "outlet" ? view.tiles.find((tile) => tile.slot === id) : undefined;
  return port ? { icon: "port", text: say(`slot-${id}`) } : null;
}

/** The income levels that a loan costs. */
function levelsOf(components: Components, amount: string | null): number {
  return components.loans.find((loan) => String(loan.money) === amount)?.levels ?? 0;
}

function stage(position: View, parts: Components, say: Say): Stage {
  const view = position;
  return {
    name: say(view.era === "canal" ? "era-canal" : "era-rail"),
    round: view.round,
    rounds: deckOf(parts, view)?.rounds ?? view.round,
    rest: rest(view, say),
  };
}

/** The deck tile says more than the number of cards when loans are about to end. */
function rest(view: View, say: Say): string {
  if (view.era === "rail" && view.deck_tile === "rothschild") return say("bl-play-last-loans");
  if (view.era === "rail" && view.deck_tile === "stephenson") return say("bl-play-no-loans");
  return say("brass-play-deck", { cards: view.deck_size });
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
  asks: (group: string, say: Say) => (group === "amount" ? say("bl-play-ask-amount") : asks(group, say)),
  coming: (path: Path, reading: Reading) => coming(path, reading.view, reading.seat),
  warning(path: Path, reading: Reading) {
    const { components, view } = reading;
    const levels = levelsOf(components, valueOf(path, "amount"));
    return warning(path, view, incomeOf(view, components, reading.seat), levels, reading.say);
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
    // A loan is of one amount or another: none is taken by the bare word.
    if (facet.group === "action" && facet.value === "loan") return components.loans.map(({ money }) => `loan ${money}`);
    return nearestMoves(boardIndexOf(components, view), view, reading.seat, facet, choice, ["cotton_mill"]);
  },
  rehearsed: (moves: readonly string[], reading: Reading) => rehearsed(moves, handOf(reading.view)),
  costs: costsOf,
  hand: (position: View) => handOf(position),
  order: (position: View) => position.order,
  ending,
} satisfies TableGame<Components, View>;
