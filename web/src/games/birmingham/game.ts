// Brass: Birmingham for the table page: its drawings and how its moves and positions are read.
import type { GameEvent } from "../../api/types";
import { roman } from "../../map/lettering";
import type { Marks, Say } from "../../map/marks";
import type { Choice, Facet, Path } from "../../table/selection";
import { valueOf } from "../../table/selection";
import type { Position } from "../../table/store.svelte";
import type { Language, Words } from "../../words/words";
import type { ActionFace, Chip, PlayerFacts, Reading, Stage, TableGame } from "../board";
import { placesIn } from "../notation";
import { sayerOf } from "../sayer";
import { atlasOf } from "./atlas";
import Board from "./Board.svelte";
import { changesOf, placesOf } from "./changes";
import { costsOf } from "./costs";
import EraPreview from "./EraPreview.svelte";
import { facetReader, GROUPS, meantMoves } from "./facets";
import type { Components, View } from "./forms";
import Hand from "./Hand.svelte";
import { measures, milestone } from "./history";
import Markets from "./Markets.svelte";
import Mat from "./Mat.svelte";
import { NOTATION } from "./notation";
import { tipAbout } from "./panel-tips";
import english from "./play.en.ftl?raw";
import french from "./play.fr.ftl?raw";
import { priceLabel } from "./price-label";
import TextBoard from "./TextBoard.svelte";
import { sayer as boardSayer } from "./words";

const PLAY = "bb-play-";

/** The texts of deciding, then those of the board. */
const own = sayerOf({ en: [english], fr: [french] });

function sayer(language: Language, words: Words): Say {
  const board = boardSayer(language, words);
  const play = own(language, words);
  return (key, args = {}) => (key.startsWith(PLAY) ? play(key, args) : board(key, args));
}

/** What of a view this page reads beside the board's own parts. */
type Shown = View & { actions_left: number };

const partsOf = ({ components, view }: Reading) => ({
  components: components as Components,
  view: view as unknown as Shown,
});

function actions(say: Say): readonly ActionFace[] {
  return [
    { value: "build", icon: "build", key: "B", label: say("bb-play-build") },
    { value: "link", icon: "network", key: "N", label: say("bb-play-network") },
    { value: "develop", icon: "develop", key: "D", label: say("bb-play-develop") },
    { value: "sell", icon: "sell", key: "S", label: say("bb-play-sell") },
    { value: "loan", icon: "loan", key: "L", label: say("bb-play-borrow") },
    { value: "scout", icon: "scout", key: "C", label: say("bb-play-scout") },
    { value: "pass", icon: "pass", key: "P", label: say("bb-play-pass") },
  ];
}

function chip(facet: Facet, reading: Reading): Chip {
  const { say } = reading;
  const { components, view } = partsOf(reading);
  switch (facet.group) {
    case "action": {
      const face = actions(say).find((known) => known.value === facet.value);
      return face ? { icon: face.icon, text: face.label } : { icon: "confirm", text: say(`move-${facet.value}`) };
    }
    case "industry": {
      const level = view.players[reading.seat]?.mat[facet.value]?.[0];
      const name = say(`industry-${facet.value}`);
      return { icon: facet.value, text: level === undefined ? name : say("bb-play-tile", { industry: name, level: roman(level) }) };
    }
    case "card":
      return { icon: "card_location", text: say(`card-${facet.value}`) };
    default:
      return placeChip(components, view, facet.value, say);
  }
}

function placeChip(components: Components, view: View, id: string, say: Say): Chip {
  const atlas = atlasOf(components);
  if (atlas.routes.has(id)) return { icon: view.era, text: say(`link-${id}`) };
  if (atlas.spaces.has(id)) return { icon: "beer", text: say(`space-${id}`) };
  const town = atlas.slots.get(id)?.location ?? id;
  return { icon: "card_town", text: say(`location-${town}`) };
}

function asks(group: string, say: Say): string {
  switch (group) {
    case "action":
      return say("bb-play-ask-action");
    case "industry":
      return say("bb-play-ask-industry");
    case "place":
      return say("bb-play-ask-place");
    default:
      return say("bb-play-ask-card");
  }
}

function coming(path: Path, reading: Reading): Marks {
  const { view } = partsOf(reading);
  const [place, industry] = [valueOf(path, "place"), valueOf(path, "industry")];
  const action = valueOf(path, "action");
  if (place === null) return {};
  if (action === "link") return { [place]: { coming: { owner: reading.seat } } };
  const level = industry === null ? undefined : view.players[reading.seat]?.mat[industry]?.[0];
  if (action !== "build" || industry === null || level === undefined) return {};
  return { [place]: { coming: { industry, level, owner: reading.seat } } };
}

/** Passing with something else to do, and a loan that takes the income below nothing. */
function warning(path: Path, reading: Reading): string | null {
  const { components, view } = partsOf(reading);
  const action = valueOf(path, "action");
  const player = view.players[reading.seat];
  if (action === "pass") return (view.legal?.length ?? 0) > 1 ? reading.say("bb-play-warn-pass") : null;
  const level = (components.income_levels[player?.income_space ?? 0] ?? 0) - components.loan_levels;
  return action === "loan" && level < 0 ? reading.say("bb-play-warn-loan", { level }) : null;
}

function players(position: Position, parts: unknown, say: Say): readonly PlayerFacts[] {
  const view = position as unknown as Shown;
  const components = parts as Components;
  return view.order.map((seat) => {
    const player = view.players[seat]!;
    const income = components.income_levels[player.income_space] ?? 0;
    const points = player.victory_points;
    const incomeText = income > 0 ? `+${income}` : String(income).replace("-", "−");
    return {
      seat,
      figures: [
        { icon: "money", text: say("bb-price", { money: player.money }), said: say("bb-play-said-money", { money: player.money }) },
        { icon: "income", text: incomeText, said: say("bb-play-said-income", { income }) },
        { icon: "points", text: String(points), said: say("bb-play-said-points", { points }) },
      ],
      note: say("bb-play-note", { cards: player.hand_size, spent: player.spent }),
    };
  });
}

function stage(position: Position, parts: unknown, say: Say): Stage {
  const view = position as unknown as Shown;
  const rounds = (parts as Components).rounds[String(view.seats)] ?? view.round;
  return {
    name: say(view.era === "canal" ? "era-canal" : "era-rail"),
    round: view.round,
    rounds,
    rest: say("bb-play-deck", { cards: view.deck_size }),
  };
}

export const game = {
  Board,
  Hand,
  Mat,
  Markets,
  EraPreview,
  TextBoard,
  sayer,
  groups: GROUPS,
  actions,
  chip,
  asks,
  coming,
  warning,
  players,
  stage,
  touched: (events: readonly GameEvent[]) => placesIn(NOTATION, events),
  milestone,
  measures,
  places: placesOf,
  changes: changesOf,
  price: priceLabel,
  tip: tipAbout,
  reader(reading: Reading) {
    return facetReader(partsOf(reading).components);
  },
  meant(facet: Facet, choice: Choice, reading: Reading) {
    const { components, view } = partsOf(reading);
    return meantMoves(components, view, reading.seat, facet, choice);
  },
  costs(events: readonly GameEvent[], moves: readonly string[], reading: Reading) {
    const { components, view } = partsOf(reading);
    return costsOf(components, view, reading.seat, reading.names, reading.say, events, moves);
  },
  hand: (position: Position) => handOf(position as unknown as View),
  order: (position: Position) => (position as unknown as View).order,
} as unknown as TableGame;

function handOf(view: View): readonly string[] {
  return view.you === null ? [] : (view.players[view.you]?.hand ?? []);
}

