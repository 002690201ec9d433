// Which folder draws a game. A folder knows the components and views of its own game only; here, and
// nowhere else, it is given to a page that holds those of any game.
import type { TableGame } from "../games/board";

const FOLDERS = {
  "age-of-industry": () => import("../games/age/game"),
  "brass-birmingham": () => import("../games/birmingham/game"),
  "brass-lancashire": () => import("../games/lancashire/game"),
  spyrium: () => import("../games/spyrium/game"),
  "workshop-of-the-world": () => import("../games/workshop/game"),
};

const isKnown = (name: string): name is keyof typeof FOLDERS => name in FOLDERS;

/** The folder of a game, loaded when a table needs it; null: no table page for it. */
export async function loadGame(name: string): Promise<TableGame | null> {
  if (!isKnown(name)) return null;
  const { game } = await FOLDERS[name]();
  // The server sends the components and views of the game that the table is of.
  return game as TableGame;
}
