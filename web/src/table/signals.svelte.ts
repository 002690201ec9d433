// How the page calls its person: said aloud, heard, and as a notice of the browser when the page
// is out of sight. Sounds and notices only for those who asked for them.
import { untrack } from "svelte";
import { announcer } from "../app/announce.svelte";
import { preferences } from "../app/preferences.svelte";
import type { Names } from "../words/words";
import { notifyTurn } from "./notices";
import type { Sound } from "./sounds";
import type { TableStore } from "./store.svelte";
import { tt } from "./texts";

interface Given {
  store: TableStore;
  names: Names;
  title: string;
}

/** Bots decide faster than anybody wants to hear. */
const REST_MS = 1200;

export class Signals {
  private said = $state("");

  constructor(private readonly given: () => Given) {}

  sound(sound: Sound): void {
    const { sound: wanted, volume } = preferences.values;
    if (wanted) void import("./sounds").then(({ playSound }) => playSound(sound, volume));
  }

  /** Watch the table until the answer is called. Must run in an effect. */
  follow(): () => void {
    return $effect.root(() => {
      $effect(() => this.turn(this.given().store.yourTurn));
      $effect(() => this.others());
      $effect(() => this.ended(this.given().store.table?.status));
      $effect(() => this.talk(this.given().store.chat.length));
      $effect(() => this.seals(this.given().store.sealed.length));
    });
  }

  // Details ----------------------------------------------------------------------------------

  private turn(yours: boolean): void {
    if (!yours) return;
    const { title, store } = untrack(this.given);
    announcer.insist(tt("table-your-turn"));
    this.sound("turn");
    if (preferences.values.notices) notifyTurn(tt("table-your-turn"), title, store.id);
  }

  /** Whose decision it is, once it stays theirs for a moment. */
  private others(): (() => void) | void {
    const { store, names } = this.given();
    if (store.yourTurn || store.table?.status !== "running") return;
    const who = store.table.deciders.map((seat) => names[`seat-${seat}`] ?? "");
    const said = who.length > 1 ? tt("table-several-choosing", { names: who.join(", ") }) : tt("table-choosing", { name: who[0] ?? "" });
    const timer = setTimeout(() => {
      if (untrack(() => this.said) !== said) announcer.say(said);
      this.said = said;
    }, REST_MS);
    return () => clearTimeout(timer);
  }

  private status: string | undefined;
  private ended(status: string | undefined): void {
    if (this.status === "running" && status === "over") this.sound("end");
    this.status = status;
  }

  private messages: number | null = null;
  private talk(count: number): void {
    if (this.messages !== null && count > this.messages) this.sound("chat");
    this.messages = count;
  }

  private sealed = 0;
  private seals(count: number): void {
    if (count > this.sealed) this.sound("seal");
    this.sealed = count;
  }
}
