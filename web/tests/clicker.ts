// A person who plays by clicks alone: looks at what the page shows, points at something that can
// be chosen, and clicks there with the real mouse or finger, until the game is over.
import type { Page } from "playwright-core";
import { look, type Sight, type Spot } from "./look";

/** What is clicked first when a whole action is asked for. */
export const ORDERS = ["place", "card", "action"] as const;
export type Order = (typeof ORDERS)[number];

export interface Played {
  clicks: number;
  /** Confirmed decisions. */
  actions: number;
  /** How often an action began with each of the three. */
  began: Record<Order, number>;
  ms: number;
}

export interface Manner {
  /** A finger instead of a mouse. */
  touch?: boolean;
  orders?: readonly Order[];
}

const MOST_CLICKS = 600;
const TAPS_APART_MS = 400;
/** Places that are pointed at, at most, to find one that lights up. */
const MOST_POINTED = 6;

export class Clicker {
  readonly played: Played = { clicks: 0, actions: 0, began: { action: 0, card: 0, place: 0 }, ms: 0 };
  /** Where each click went: told when a game does not end. */
  readonly trail: string[] = [];
  private turn = 0;
  /** The whole map was asked for just now, to find a place. */
  private lost = false;
  /** The place that was clicked last, if nothing else was since. */
  private touched = "";
  /** The kinds of actions that were begun. */
  private readonly begun = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly manner: Manner = {},
  ) {}

  /** Play until the game is over. */
  playOut(): Promise<Played> {
    return this.play(Infinity);
  }

  /** Play until so many more actions are done, or the game is over. */
  async play(actions: number): Promise<Played> {
    const [from, before, enough] = [Date.now(), this.played.ms, this.played.actions + actions];
    while (this.played.actions < enough && (await this.step())) {
      if (this.played.clicks > MOST_CLICKS) throw new Error(`the game does not end; ${this.story()}`);
      this.played.ms = before + Date.now() - from;
    }
    return this.played;
  }

  /** One click towards what is asked; false: the game is over. */
  async step(): Promise<boolean> {
    const sight = await this.see();
    if (sight.state === "over") return false;
    await this.act(sight);
    return true;
  }

  // Details ----------------------------------------------------------------------------------

  private story(): string {
    return `the last clicks: ${this.trail.slice(-12).join("; ")}`;
  }

  private async see(): Promise<Sight> {
    const orders = this.manner.orders ?? ORDERS;
    const order = orders[this.turn % orders.length] ?? "action";
    const salt = this.played.clicks * 7919 + this.turn;
    const sight = await this.page.evaluate(look, { order, salt, begun: [...this.begun], lost: this.lost, patience: 30_000 });
    if (sight.state === "stuck") throw new Error(`${sight.says}; ${this.story()}`);
    return sight;
  }

  private async act(sight: Sight): Promise<void> {
    if (sight.state === "places") return this.beginAtPlace(sight.spots);
    const [spot] = sight.spots;
    if (!spot) throw new Error("nothing to click at");
    if (sight.state === "choose" && spot.group === "place" && spot.name === this.touched) return this.giveUp(spot);
    this.touched = spot.group === "place" ? spot.name : "";
    if (spot.group === "action") this.begun.add(spot.name);
    await this.click(spot);
    this.lost = sight.state === "wider";
    if (this.lost) await this.page.waitForTimeout(TAPS_APART_MS); // the map is moving
    if (sight.state === "back") this.turn += 1;
    if (sight.state === "begin") this.played.began[spot.group as Order] += 1;
    if (sight.state === "confirm") [this.played.actions, this.turn] = [this.played.actions + 1, this.turn + 1];
  }

  /** A finger between a place and a button may reach the button: a person then chooses something else. */
  private async giveUp(spot: Spot): Promise<void> {
    console.log(`without effect: ${spot.group} ${spot.name} at ${Math.round(spot.x)}, ${Math.round(spot.y)}`);
    this.touched = "";
    this.turn += 1;
    const chosen = this.page.locator(".chips button");
    if ((await chosen.count()) > 0) await chosen.last().click();
  }

  /** Before the first choice a place lights up when it is pointed at; one that does is clicked. */
  private async beginAtPlace(spots: readonly Spot[]): Promise<void> {
    for (const spot of spots.slice(0, MOST_POINTED)) {
      await this.page.mouse.move(spot.x, spot.y);
      if (!(await this.page.evaluate(isLit, spot.name))) continue;
      await this.click(spot);
      this.played.began.place += 1;
      return;
    }
    this.turn += 1; // nothing near: begin with something else
  }

  private async click(spot: Spot): Promise<void> {
    this.played.clicks += 1;
    this.trail.push(`${spot.group} ${spot.name}`);
    if (!this.manner.touch) return this.page.mouse.click(spot.x, spot.y);
    await this.page.touchscreen.tap(spot.x, spot.y);
    // Two quick taps on the map enlarge it; and it may still be moving to what was asked for.
    if (spot.group === "place") await this.page.waitForTimeout(TAPS_APART_MS);
  }
}

/** In the page: whether a thing on the map can be chosen. */
function isLit(id: string): boolean {
  const thing = document.querySelector<SVGElement>(`[data-thing][data-id="${id}"]`);
  return thing?.dataset["legal"] === "true";
}
