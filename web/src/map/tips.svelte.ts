// Tips: what a component is, in a few words, with the rule. One is shown at a time, beside what it
// is about: after a rest of the pointer, by a long press, or with the key I on what has the focus;
// then the focus goes into it, and back when it is closed. TipHost draws it.
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Look } from "./seats";
import type { TileFace } from "./Tile.svelte";

export interface TipFact {
  label: string;
  value: string;
}

export interface Tip {
  title: string;
  /** What it is and does, in a sentence or two. */
  text: string;
  facts?: readonly TipFact[];
  /** A tile to show large. */
  tile?: { look: Look; face: TileFace };
  /** A picture of the game's own, as wide as the tip. */
  picture?: Picture;
  /** The clause that says more, and the page it stands on. */
  rule?: { id: string; href: string } | null;
}

export interface Picture {
  drawing: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

/** A component with what it draws. */
export const pictured = <Props extends object>(drawing: Component<Props>, props: Props): Picture =>
  ({ drawing, props }) as unknown as Picture;

interface ShownTip {
  tip: Tip;
  about: Element;
  /** Opened by key: the focus is inside, and goes back there. */
  back: HTMLElement | null;
}

export const REST_MS = 650;
const LONG_PRESS_MS = 480;
/** Time to move the pointer from what is pointed at into the tip. */
const GRACE_MS = 240;
const SLACK = 6;

/** When the pointer was last moved by hand: what comes under one that rests, when a page is drawn or
 *  a piece appears, was not pointed at. */
let movedAt = -Infinity;
let lastAt = { x: 0, y: 0 };
if (typeof addEventListener === "function") {
  const note = ({ screenX: x, screenY: y, movementX, movementY }: PointerEvent): void => {
    if (movementX || movementY || x !== lastAt.x || y !== lastAt.y) movedAt = performance.now();
    lastAt = { x, y };
  };
  addEventListener("pointermove", note, { capture: true, passive: true });
}
/** A pointer that comes onto something moves in the same moment. */
const SAME_MOMENT_MS = 80;

class Tips {
  shown = $state.raw<ShownTip | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(tip: Tip | null, about: Element, held = false): void {
    clearTimeout(this.timer);
    const back = held && document.activeElement instanceof Element ? (document.activeElement as HTMLElement) : null;
    this.shown = tip && { tip, about, back };
  }

  /** Shows it unless the pointer goes on before. */
  showLater(make: () => Tip | null, about: Element, wait = REST_MS): void {
    clearTimeout(this.timer);
    const since = performance.now() - SAME_MOMENT_MS;
    const look = (): void => {
      if (movedAt >= since) this.show(make(), about);
      else this.timer = setTimeout(look, wait);
    };
    this.timer = setTimeout(look, wait);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  hideSoon(): void {
    clearTimeout(this.timer);
    if (this.shown && !this.shown.back) this.timer = setTimeout(() => this.hide(), GRACE_MS);
  }

  /** The pointer came into the tip: it stays. */
  keep(): void {
    clearTimeout(this.timer);
  }

  /** Closes a tip and gives the focus back; false when there was none. */
  close(): boolean {
    const { shown } = this;
    this.hide();
    shown?.back?.focus();
    return shown !== null;
  }
}

export const tips = new Tips();

export const isTipKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === "i" && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Gives an element a tip. What is not a button needs a tabindex to be reached by keyboard. */
export function tip(make: () => Tip | null): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let long = false;
    const mine = (): boolean => tips.shown?.about === element;
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      run: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): (() => void) => {
      element.addEventListener(kind, run, { capture });
      return () => element.removeEventListener(kind, run, { capture });
    };
    const away = [
      on("pointerenter", (event) => event.pointerType !== "touch" && tips.showLater(make, element)),
      on("pointerleave", (event) => {
        clearTimeout(press);
        // A finger that is lifted leaves too: its tip stays until the next touch.
        if (event.pointerType !== "touch") tips.hideSoon();
      }),
      on("pointerdown", (event) => {
        tips.hide();
        [long, start] = [false, { x: event.clientX, y: event.clientY }];
        if (event.pointerType !== "touch") return;
        press = setTimeout(() => ((long = true), tips.show(make(), element)), LONG_PRESS_MS);
      }),
      on("pointermove", (event) => Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK && clearTimeout(press)),
      on("pointerup", () => clearTimeout(press)),
      on("pointercancel", () => clearTimeout(press)),
      on("click", (event) => long && (event.stopPropagation(), event.preventDefault(), (long = false)), true),
      on("contextmenu", (event) => mine() && event.preventDefault()),
      on("keydown", (event) => {
        if (!isTipKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
        tips.show(make(), element, true);
      }),
    ];
    return () => {
      clearTimeout(press);
      away.forEach((stop) => stop());
      if (mine()) tips.hide();
    };
  };
}
