// What the keys of the table page do.
import type { Components } from "../api/types";
import type { ActionFace, TableGame } from "../games/board";
import type { Decision } from "./decision.svelte";
import type { KeyCommand } from "./keys";
import type { PageState } from "./page-state.svelte";
import type { Facet } from "./selection";
import type { TableStore } from "./store.svelte";
import type { TableScene } from "./table-view.svelte";

export interface Desk {
  store: TableStore;
  scene: TableScene;
  decision: Decision;
  page: PageState;
  game: TableGame;
  components: Components;
  faces: () => readonly ActionFace[];
  pick: (facet: Facet) => void;
  hint: () => void;
}

/** Do it; false when there was nothing to do, and the key is somebody else's. */
export function perform(command: KeyCommand, desk: Desk): boolean {
  const { scene, decision, page } = desk;
  switch (command.does) {
    case "card":
      return chooseNumbered(desk, command.index);
    case "action":
      return choose(desk, "action", desk.faces().find((known) => known.key === command.key)?.value);
    case "confirm":
      void decision.confirm();
      return true;
    case "back":
      return stepBack(desk);
    case "undo":
      void decision.undo();
      return true;
    case "why":
      return explainFocused(desk);
    case "hint":
      desk.hint();
      return true;
    case "since":
      scene.lookedAt = scene.lookedAt === null ? 0 : null;
      return true;
    case "goto":
      [page.goTo, page.textBoard] = [true, false];
      return true;
    case "text":
      page.textBoard = !page.textBoard;
      return true;
    case "era":
      if (desk.game.eras) page.otherEra = !page.otherEra;
      return desk.game.eras ?? false;
    case "keys":
      page.keyHelp = true;
      return true;
    default:
      page.showTab(command.does);
      return true;
  }
}

function choose(desk: Desk, group: string, value: string | undefined): boolean {
  if (value !== undefined) desk.pick({ group, value });
  return value !== undefined;
}

function chooseNumbered(desk: Desk, index: number): boolean {
  const { game, scene } = desk;
  // The key goes on to the field where a number is asked for.
  const field = document.querySelector<HTMLInputElement>("[data-amount] input[type='number']");
  if (field) return (field.select(), false);
  const facet = game.numbers ? game.numbers.facets[index] : index in scene.hand ? scene.cardFacet(index) : undefined;
  return choose(desk, facet?.group ?? "card", facet?.value);
}

/** Escape: past what plays, then what is open, hints too, then the last choice. */
function stepBack({ scene, decision, page }: Desk): boolean {
  if (scene.playback.now) {
    scene.playback.finish();
    return true;
  }
  if (page.close()) return true;
  if (scene.lookedAt !== null) {
    scene.lookedAt = null;
    return true;
  }
  if (!decision.refused && (scene.currentHint !== null || scene.hintTrouble !== "")) {
    [scene.hint, scene.hintTrouble] = [null, ""];
    return true;
  }
  return decision.back();
}

/** Why not what has the focus: a place on the map, or an action. */
function explainFocused({ decision, game, components }: Desk): boolean {
  const focused = document.activeElement;
  const place = focused?.closest<SVGElement>("[data-thing]")?.dataset["id"];
  const [group, ...named] = (focused?.closest<HTMLElement>("[data-facet]")?.dataset["facet"] ?? "").split(" ");
  const value = named.join(" ");
  if (place) void decision.explain(game.facetOf(place, components, decision.asking));
  else if (group && value) void decision.explain({ group, value });
  else return false;
  return true;
}
