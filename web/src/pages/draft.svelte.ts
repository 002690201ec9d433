// A table that is being set up: what the form of the create page holds.
import type { ClockSpec, GameShown, SeatSpec, TableSpec } from "../api/types";
import { ownEdition, type Edition } from "../edition/edition";
import { likedSeat, usualLevel } from "./opening";
import { whyUnrated, type Unrated } from "./rated";
import { BOT, botChoice, ME, OPEN, type SeatChoice } from "./seat-choice";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type ClockKind = ClockSpec["kind"];
export const LIVE_MINUTES = [15, 30, 45, 60, 90] as const;
export const INCREMENT_SECONDS = [0, 10, 20, 30, 60] as const;
export const TURN_DAYS = [1, 2, 3, 7] as const;

export class Draft {
  game = $state.raw<GameShown | null>(null);
  seats = $state<SeatChoice[]>([]);
  /** What those are called who play at this device, by seat, where there are several. */
  names = $state<string[]>([]);
  options = $state<Record<string, boolean | number | string>>({});
  title = $state("");
  open = $state(true);
  hints = $state(true);
  clock = $state<ClockKind>("none");
  minutes = $state<number>(45);
  increment = $state<number>(20);
  days = $state<number>(2);
  /** Numbers of the game that were corrected, and whether the table uses them. */
  edition = $state.raw<Edition>({});
  corrected = $state(false);
  /** Whoever sets the table up has an account. */
  account = $state(false);
  /** Whether programs of others may sit down; null: as is usual. */
  wantsPrograms = $state<boolean | null>(null);
  /** What the person wants; whether it can be, `unrated` says. */
  wantsRated = $state(false);

  /** Several people share this device. */
  readonly shared = $derived(this.seats.filter((seat) => seat === ME).length > 1);
  readonly waits = $derived(this.seats.includes(OPEN));
  readonly unrated = $derived<Unrated | null>(whyUnrated(this));
  readonly rated = $derived(this.wantsRated && this.unrated === null);

  /** People who play for their rating meet people, unless it is said otherwise. */
  readonly programs = $derived(this.wantsPrograms ?? !this.rated);

  /** Begin anew with a game: you, and bots on the other seats. */
  choose(game: GameShown): void {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    [this.edition, this.corrected] = [ownEdition(game.name), false];
    this.seats = [];
    this.resize(game.seat_counts.includes(3) ? 3 : (game.seat_counts[0] ?? 2));
  }

  resize(count: number): void {
    const level = this.game ? usualLevel(this.game) : null;
    const added = level === null ? OPEN : botChoice(level);
    const mine = this.seats.length === 0 ? likedSeat(count) : -1;
    this.seats = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? (seat === mine ? ME : added));
  }

  /** Names by seat, of the seats that are played at this device. */
  namesHere(): string[] {
    return this.shared ? this.seats.map((seat, at) => (seat === ME ? (this.names[at] ?? "") : "")) : [];
  }

  spec(): TableSpec {
    return {
      game: this.game?.name ?? "",
      seats: this.seats.map(seatSpec),
      options: { ...this.options },
      title: this.title.trim(),
      public: this.open,
      clock: this.clockSpec(),
      hints: this.hints && !this.rated,
      rated: this.rated,
      programs: this.programs,
      edition: this.corrected ? this.edition : {},
    };
  }

  clockSpec(): ClockSpec {
    const spec = { kind: this.clock, bank_ms: 0, increment_ms: 0, turn_ms: 0 };
    if (this.clock === "correspondence") return { ...spec, turn_ms: this.days * DAY_MS };
    if (this.clock === "none") return spec;
    return { ...spec, bank_ms: this.minutes * MINUTE_MS, increment_ms: this.increment * 1000 };
  }
}

function seatSpec(choice: SeatChoice): SeatSpec {
  if (choice === ME || choice === OPEN) return { who: choice === ME ? "me" : "open", level: null };
  return { who: "bot", level: choice.slice(BOT.length) };
}
