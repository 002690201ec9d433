// Taking back one's last action, with what bots answered to it: whether that can be done alone, how
// far it goes, and doing it.
import type { Http } from "../api/http";
import type { Failure, UndoOutlook } from "../api/types";
import type { TableStore } from "./store.svelte";

/** Whether something can be taken back is asked when the table has come to rest. */
const CALM_MS = 250;

export class TakingBack {
  /** What it would do, as far as that was asked for. */
  private outlook = $state.raw<UndoOutlook | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many moves the log had before each own action that is not yet final. */
  private actions = $state.raw<readonly number[]>([]);

  constructor(
    private readonly store: TableStore,
    private readonly http: Http,
  ) {}

  /** Why it cannot be done alone; null where it can, or nothing is known yet. */
  readonly refused = $derived.by<Failure | null>(() => this.known?.refused ?? null);

  /** There are moves, and nothing speaks against it. */
  readonly possible = $derived.by(() => (this.store.table?.plies ?? 0) > 0 && !this.refused);

  /** An own action was played; the log had so many moves before it. */
  played(before: number): void {
    this.actions = [...this.actions, before];
  }

  /** Ask what it would do here, once the table rests. */
  lookBack(): void {
    clearTimeout(this.timer);
    const { table, you } = this.store;
    if (table?.status === "running" && table.plies > 0 && you.length > 0) this.timer = setTimeout(() => void this.ask(), CALM_MS);
  }

  /** Take back the last action. */
  take(): Promise<boolean> {
    return this.store.undo(this.forgetLast());
  }

  /** The same although something came to light: whoever is alone with bots asks nobody. */
  insist(): Promise<boolean> {
    return this.store.propose("undo", this.forgetLast());
  }

  // Details ----------------------------------------------------------------------------------

  /** What was heard, if it is about the present position. */
  private get known(): UndoOutlook | null {
    return this.outlook?.number === this.store.table?.number ? this.outlook : null;
  }

  private async ask(): Promise<void> {
    const query = { stay: this.lastAction() };
    const answer = await this.http.get("/api/tables/{table_id}/undo", { path: { table_id: this.store.id }, query });
    if (answer.ok) this.outlook = answer.value;
  }

  /** How many moves the log had before the last action that was confirmed here. */
  private lastAction(): number | null {
    const plies = this.store.table?.plies ?? 0;
    return this.actions.findLast((stay) => stay < plies) ?? null;
  }

  /** How many moves stay when the last action is taken back; null: all but the last. */
  private forgetLast(): number | null {
    const stay = this.lastAction() ?? this.known?.stay ?? null;
    this.actions = this.actions.filter((known) => stay !== null && known < stay);
    return stay;
  }
}
