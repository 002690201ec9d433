// What is open on the table page: menu, list of keys, go-to field, text board, tabs.
import type { TabName } from "./SideTabs.svelte";

export class PageState {
  menu = $state(false);
  keyHelp = $state(false);
  goTo = $state(false);
  textBoard = $state(false);
  otherEra = $state(false);
  tab = $state<TabName | null>("mat");
  /** An open tab is shown large, over the map. */
  large = $state(false);
  /** How many chat messages have been seen. */
  chatSeen = $state(0);

  /** `roomy`: tabs have a place of their own. */
  constructor(private readonly roomy: () => boolean) {}

  /** A tab stays open where it has a place of its own; elsewhere a second press closes it. */
  showTab(name: TabName): void {
    this.tab = this.tab === name && !this.roomy() ? null : name;
  }

  /** The tabs that a window begins with. */
  settle(): void {
    this.large = false;
    if (!this.roomy()) this.tab = null;
    else if (this.tab === null || this.tab === "markets" || this.tab === "charts") this.tab = "mat";
  }

  /** Close what lies on top; false when nothing is open. */
  close(): boolean {
    if (this.keyHelp) this.keyHelp = false;
    else if (this.menu) this.menu = false;
    else if (this.goTo) this.goTo = false;
    else if (this.large) this.large = false;
    else if (!this.roomy() && this.tab !== null) this.tab = null;
    else return false;
    return true;
  }
}
